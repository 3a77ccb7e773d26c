// The shell around a table's machine: what comes is handed to it, and what comes of it is done with sockets, store, bots and clock.

import { freshSeed, parcelOf } from '@wyrmtable/kernel';
import type { ServerMessage } from '@wyrmtable/wire';
import { machineClock, ticksNow } from './config.ts';
import { countRefused } from './counters.ts';
import { freshWord, numberOf, within } from './fairness.ts';
import { tellStory } from './history-pages.ts';
import { tableMark } from './log.ts';
import type { AtTable, Brought, Chapter, Output, Question, Result, Wake } from './machine/effects.ts';
import { isWanted } from './machine/going.ts';
import { step } from './machine/step.ts';
import type { BotTurn, Draw, Past, Setting } from './machine/table.ts';
import { welcome as welcomed } from './machine/telling.ts';
import type { Who } from './rate-limits.ts';
import type { Connection, Room, ServerContext } from './server-context.ts';
import type { TableRow } from './storage/port.ts';
import { answered } from './storing.ts';

const DRAW: Draw = { seed: freshSeed, word: freshWord, within };

export function settingOf({ windowPause, botPause, wordPatience, retention }: ServerContext): Setting {
  return { windowPause, botPause, wordPatience, ...(retention === null ? {} : { retention }), draw: DRAW };
}

export function tell(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

/** Hands something to the table; done when all that comes of it is. */
export function bring(context: ServerContext, room: Room, what: Brought): Promise<Result> {
  room.used = Date.now();
  room.brought++;
  const of = room.brought;
  const done = new Promise<Result>((resolve) => room.waiting.set(of, resolve));
  room.tail = done;
  // Never within whoever brings it: a clock may be asked for the next time before it has told this one.
  const ticks = ticksNow();
  queueMicrotask(() => take(context, room, { ...what, of, now: Date.now(), ticks }));
  return done;
}

/** The same for a table at which nobody is: it does not count as used by that. */
export function relieve(context: ServerContext, room: Room): void {
  take(context, room, { kind: 'rested', of: 0, now: Date.now(), ticks: ticksNow() });
}

function take(context: ServerContext, room: Room, input: Parameters<typeof step>[1]): void {
  for (const output of step(room, input, settingOf(context))) perform(context, room, output);
  context.word?.look(room);
}

/** Does what the message asks for and answers it. */
export async function act(context: ServerContext, room: Room, line: Connection, message: AtTable): Promise<void> {
  const free = message.type === 'move' || message.type === 'onward';
  const work = message.type === 'say' ? 'talk' : 'writes';
  const overdrawn = free ? null : context.purses.refuse(work, whoAt(room, line));
  if (overdrawn !== null) countRefused(context.tally, overdrawn.refused);
  await bring(context, room, { kind: 'said', line, message, overdrawn });
}

/** Everything a newcomer needs, with the past events it wants. */
export function welcome(context: ServerContext, room: Room, line: Connection, past: Past): void {
  welcomed(room, line, past);
  for (const output of room.out.splice(0)) perform(context, room, output);
}

/** Whose purses pay for what a line asks of a table. */
const whoAt = ({ id }: Room, { guest, address }: Connection): Who => ({ guest: guest.id, address, table: id });

function lineOf({ connections }: Room, id: number): Connection | undefined {
  for (const line of connections) if (line.id === id) return line;
  return undefined;
}

function perform(context: ServerContext, room: Room, output: Output): void {
  switch (output.kind) {
    case 'store':
      void store(context, room, output.ticket, output.question);
      break;
    case 'tell':
      deliver(context, room, output.lines, JSON.stringify(output.message));
      break;
    case 'think':
      if (!context.closing) void think(context, room, output.turn);
      break;
    case 'wake':
      wakeLater(context, room, output.wake, output.ms);
      break;
    case 'story':
      void tellLong(context, room, lineOf(room, output.line), output.chapter);
      break;
    case 'charge': {
      const line = lineOf(room, output.line);
      if (line !== undefined) context.purses.spend(output.work, whoAt(room, line));
      break;
    }
    case 'visited':
      context.looseEnds.add(
        context.storage
          .visit(room.id, Date.now())
          .catch((problem: unknown) => context.report(`a visit was not written down: ${String(problem)}`)),
      );
      break;
    case 'report':
      context.report(output.problem);
      break;
    case 'forget':
      forget(context, room);
      break;
    case 'done':
      room.waiting.get(output.of)?.(output.result);
      room.waiting.delete(output.of);
  }
}

async function store(context: ServerContext, room: Room, ticket: number, question: Question): Promise<void> {
  const answer = await answered(context, room, question);
  take(context, room, { kind: 'stored', ticket, answer, now: Date.now(), ticks: ticksNow() });
}

function deliver({ relays }: ServerContext, room: Room, ids: readonly number[], text: string): void {
  if (ids.length === 1) {
    lineOf(room, ids[0] ?? 0)?.send(text);
    return;
  }
  const wanted = new Set(ids);
  const away: Connection[] = [];
  for (const line of room.connections) {
    if (!wanted.has(line.id)) continue;
    if (line.home === null) line.send(text);
    else away.push(line);
  }
  if (away.length > 0) relays?.tell(away, text);
}

function wakeLater(context: ServerContext, room: Room, wake: Wake, ms: number): void {
  const clock = wake.kind === 'window' ? context.windowClock : machineClock;
  const off = clock(ms, () => {
    room.clocks.delete(off);
    if (!context.closing) void bring(context, room, { kind: 'woken', wake });
  });
  room.clocks.add(off);
}

/** Another process is in charge: everybody here has to come again. */
export function forget(context: ServerContext, room: Room): void {
  room.gone = true;
  context.rooms.delete(room.id);
  for (const off of room.clocks) off();
  for (const line of [...room.connections]) line.close();
}

async function tellLong(
  context: ServerContext,
  room: Room,
  line: Connection | undefined,
  chapter: Chapter,
): Promise<void> {
  const { run } = room;
  if (run === null || line === undefined) return;
  try {
    if (await tellStory(context, room, run, line, chapter))
      await bring(context, room, { kind: 'storied', line, chapter });
  } catch (problem) {
    context.report(`${tableMark(room.id)}: the past could not be told: ${String(problem)}`);
    tell(line, { type: 'refused', code: 'server-error', params: {} });
  }
}

/** At a task of the day a bot gives everybody the same answer to the same; elsewhere nobody can foresee it. */
const seedOfThought = ({ terms, seed }: TableRow, { seat, seq }: BotTurn): number =>
  terms.day === undefined ? within([0, 2 ** 32]) : numberOf(`${seed} ${seat} ${seq}`);

/** A single choice needs no thought, and in a window there is little time. */
async function think(context: ServerContext, room: Room, turn: BotTurn): Promise<void> {
  const { seat, level, choices, window, pause } = turn;
  const { run } = room;
  if (run === null) return;
  const ask = () => {
    context.tally.thoughts++;
    const { game } = run.recipe;
    const state = game.copy(run.state);
    const parcel = parcelOf(game.content, state);
    const asked = { game: game.id, level, state, parcel, seat, seed: seedOfThought(room.table, turn) };
    const source = { host: room.table.host, table: room.id };
    const wanted = (): boolean => isWanted(room, turn);
    return window
      ? context.reflexes.ask({ ...asked, hasty: true }, source, wanted)
      : context.bots.ask(asked, source, wanted);
  };
  const [only] = choices;
  const choice = choices.length === 1 && only !== undefined ? only : await ask();
  if (pause > 0) await new Promise((done) => setTimeout(done, pause));
  if (!context.closing) await bring(context, room, { kind: 'thought', turn, choice });
}
