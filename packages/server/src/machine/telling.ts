// Telling everybody at a table what they may know, each in their own numbering, and never by when they are told it.
import { type Choice, choosingTold, type Refusal, type Watcher } from '@wyrmtable/kernel';
import type { ClientMessage, NumberedEvent, SeatInfo, ServerMessage, TableInfo } from '@wyrmtable/wire';
import { isChoosing } from '../choosing.ts';
import { isKeptSecret } from '../day/days.ts';
import { actorOf, devicesOf } from '../devices.ts';
import { seatsOf, watcherOf } from '../lobby.ts';
import { madeAt } from '../made-heroes.ts';
import { commitmentOf, isReady } from '../pledging.ts';
import { eventsSince, indexOf, type Running, watcherAt } from '../running.ts';
import type { SeatRow } from '../storage/port.ts';
import { lookAt, type Needs, needsOf, type Picture, takePicture } from './picture.ts';
import { offerTold } from './proposal.ts';
import type { Line, Past, Table } from './table.ts';
import { mayAskBack } from './taking-back.ts';
import { isPaused, isResting, offeredAt, waitsForWord } from './waiting.ts';

export function tell(table: Table, line: Line, message: ServerMessage): void {
  table.out.push({ kind: 'tell', lines: [line.id], message });
}

export function answerTo(message: ClientMessage, refused: Refusal | null): ServerMessage {
  const re = message.id === undefined ? {} : { re: message.id };
  const which = message.type === 'move' ? { match: message.match, seq: message.seq } : {};
  if (refused === null) return { type: 'accepted', ...re, ...which };
  return { type: 'refused', ...re, ...which, code: refused.refused, params: refused.params ?? {} };
}

export function answer(table: Table, line: Line, message: ClientMessage, refused: Refusal | null): void {
  tell(table, line, answerTo(message, refused));
}

const NOBODY: SeatInfo = { name: '', bot: null, taken: false, connected: false, ready: false, word: null, hash: null };

/** `word`: what the seat put into the dice of a match that has begun, whoever sits there now. */
function seatInfo(
  row: SeatRow,
  here: ReadonlySet<string>,
  chatting: ReadonlySet<string>,
  programs: ReadonlySet<string>,
  word: string | undefined,
): SeatInfo {
  switch (row.kind) {
    case 'empty':
      return { ...NOBODY, word: word ?? null };
    case 'bot':
      return {
        name: row.name,
        bot: row.level,
        taken: true,
        connected: true,
        ready: true,
        word: word ?? row.word,
        hash: null,
      };
    case 'person':
      return {
        name: row.name,
        bot: null,
        taken: true,
        connected: here.has(row.guest),
        ready: word !== undefined || isReady(row),
        word: word ?? row.word,
        hash: row.hash ?? null,
        ...(row.deputy === undefined ? {} : { deputy: row.deputy }),
        ...(row.out === undefined ? {} : { out: row.out }),
        ...(chatting.has(row.guest) ? { chats: true } : {}),
        ...(programs.has(row.guest) ? { program: true } : {}),
      };
  }
}

/** Through whose eyes a line looks. */
export function watcherAtLine({ table }: Table, { guest, seat }: Line): Watcher {
  return watcherOf(table, guest.id, seat);
}

/** The table as one guest is told of it. The seed goes out with the end of the match and never before. */
export function tableInfo(room: Table, guest: string, you: Watcher = watcherOf(room.table, guest)): TableInfo {
  const { table, registered } = room;
  const { retention } = room.setting;
  const actor = actorOf(table, guest);
  const here = new Set(Array.from(room.connections, (line) => actorOf(table, line.guest.id)));
  const chatting = new Set(
    Array.from(room.connections).flatMap(({ talk, guest: { id } }) => (talk === 'free' ? [actorOf(table, id)] : [])),
  );
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    status: table.status,
    options: table.options,
    seats: table.seats.map((row, seat) => seatInfo(row, here, chatting, room.programs, table.words?.[seat])),
    you,
    yours: seatsOf(table, guest),
    sides: registered.game.sides?.(table.options, table.seats.length) ?? table.seats.map((_, seat) => seat),
    resting: table.status === 'lobby' || isResting(room),
    waitsForWord: waitsForWord(room),
    devices: devicesOf(table, actor).length,
    seedKnown: table.seedKnown,
    host: table.host === actor,
    listed: table.listed,
    watchers: Array.from(here).filter((id) => watcherOf(table, id) === 'spectator').length,
    commitment: commitmentOf(table),
    pledge: table.pledge,
    seed: (table.status === 'over' || table.status === 'aside') && !isKeptSecret(table, room.now) ? table.seed : null,
    outcome: table.outcome,
    next: table.next,
    ...(table.terms.clock.kind === 'none' ? {} : { clock: table.terms.clock }),
    ...(table.terms.rated ? { rated: true } : {}),
    ...(table.terms.day === undefined ? {} : { day: table.terms.day }),
    ...(table.terms.choosing === undefined ? {} : { choosing: choosingTold(table.terms.choosing, !isChoosing(table)) }),
    ...(table.ended === null ? {} : { ended: table.ended }),
    ...offerTold(room),
    ...(table.brought === undefined ? {} : { made: madeAt(table) }),
    ...(retention === undefined ? {} : { expires: Math.max(table.changed, room.visited) + retention }),
  };
}

/** The end, by the game or by those who left it. */
const outcomeOf = ({ table }: Table, run: Running) => table.outcome ?? run.recipe.game.outcome(run.state);

/** The match has an end that is not written down yet: nobody is told of it before. */
const endsUnwritten = ({ table }: Table, { recipe, state }: Running): boolean =>
  table.status === 'playing' && recipe.game.outcome(state) !== null;

/** What one watcher is told of the moment, as far as it is the same on all lines of that watcher. */
interface News {
  readonly index: number;
  readonly events: readonly NumberedEvent[];
  readonly picture: Picture;
}

/** Messages that are told now, by what makes them differ, with the lines that need them. */
type Letters = Map<string, { readonly message: ServerMessage; readonly lines: number[] }>;

function update(
  room: Table,
  run: Running,
  { index, events, picture }: News,
  needs: Needs,
  readings: boolean,
): ServerMessage {
  const { game } = run.recipe;
  const { seq, choices } = offeredAt(room, run, watcherAt(run, index));
  return {
    type: 'update',
    match: room.id,
    seq,
    events,
    ...lookAt(picture, needs),
    choices,
    ...(readings ? { readings: choices.map((choice) => game.read(choice, run.state)) } : {}),
    outcome: outcomeOf(room, run),
    ...(mayAskBack(room, run, watcherAt(run, index)) ? { back: true } : {}),
  };
}

/** Everything a newcomer needs, with the past events it wants. */
export function welcome(room: Table, line: Line, past: Past): void {
  const { run } = room;
  if (run === null) return;
  line.story = null;
  if (isPaused(room) || endsUnwritten(room, run)) {
    // A view of now would show how the window or the match ended, and one that comes late would too: it waits like all others.
    line.waiting = past;
    return;
  }
  line.waiting = null;
  const watcher = watcherAtLine(room, line);
  const index = indexOf(run, watcher);
  const last = room.told[index] ?? 0;
  const asked = 'last' in past ? Math.max(0, last - past.last) : past.since;
  const since = asked > last ? 0 : asked;
  const events = eventsSince(run, watcher, since, last);
  if (events === null) {
    // News would come before the past: they wait until it is told.
    line.waiting = { since: last };
    line.story = { watcher, since, last };
    room.out.push({ kind: 'story', line: line.id, chapter: line.story });
    return;
  }
  // Whatever the line knew before, it gets the whole picture: that is how a client mends one it has lost.
  line.picture = null;
  const letters: Letters = new Map();
  address(room, run, line, { index, events, picture: takePicture(room, run, index) }, letters);
  post(room, letters);
}

/** One watcher's news for one line; lines that need the same are told the same message. */
function address(room: Table, run: Running, line: Line, news: News, letters: Letters): void {
  const needs = needsOf(line, news.picture);
  const key = `${news.index} ${needs} ${line.readings}`;
  const letter = letters.get(key) ?? { message: update(room, run, news, needs, line.readings), lines: [] };
  letters.set(key, letter);
  letter.lines.push(line.id);
  line.picture = news.picture.number;
}

function post({ out }: Table, letters: Letters): void {
  for (const { message, lines } of letters.values()) out.push({ kind: 'tell', lines, message });
}

function same(a: readonly Choice[], b: readonly Choice[]): boolean {
  return a.length === b.length && a.every((choice, i) => choice === b[i]);
}

/** Takes the next events out of the queue, up to the mark of a possible window. Says whether it stopped at one. */
function release(room: Table, run: Running, mayPause: boolean): { events: NumberedEvent[][]; marked: boolean } {
  const events: NumberedEvent[][] = run.shown.map(() => []);
  for (;;) {
    const shown = room.queue.shift();
    if (shown === undefined) return { events, marked: false };
    let marked = false;
    for (const [index, event] of shown.entries()) {
      if (event === null) continue;
      const number = (room.told[index] ?? 0) + 1;
      room.told[index] = number;
      events[index]?.push({ number, event });
      marked ||= event.kind === 'window';
    }
    if (marked && mayPause) return { events, marked };
  }
}

function watchersHere(room: Table, run: Running): Map<Line, number> {
  const found = new Map<Line, number>();
  for (const line of room.connections) {
    if (line.waiting === null) found.set(line, indexOf(run, watcherAtLine(room, line)));
  }
  return found;
}

/** A window is to be told, or was and its moment is not over: what comes of it, the end of the match too, waits. */
export const holdsBack = (room: Table): boolean =>
  isPaused(room) || (mayPause(room) && room.queue.some((shown) => shown.some((event) => event?.kind === 'window')));

const mayPause = ({ setting }: Table): boolean => setting.windowPause[1] > 0;

/**
 * Tells what has happened. At the mark of a window that public knowledge allows to be answered its moment is drawn, in the
 * same way whoever could answer, and nothing of what comes of the window is told before it: then the table wakes and ends the
 * pause. Otherwise all has been told, and the answer is true.
 */
export function publish(room: Table, rested = false): boolean {
  const { run, setting } = room;
  if (run === null || isPaused(room)) return false;
  const { events, marked } = release(room, run, mayPause(room));
  if (marked) {
    tellMark(room, run, events);
    room.windows++;
    room.pause = room.windows;
    const ms = setting.draw.within(setting.windowPause);
    room.out.push({ kind: 'wake', wake: { kind: 'window', number: room.windows }, ms });
    return false;
  }
  tellUpdates(room, run, events, rested);
  for (const line of room.connections) {
    if (line.waiting !== null && line.story === null) welcome(room, line, line.waiting);
  }
  return true;
}

/**
 * Tells up to the mark of a window. Whoever is asked may think from here on: that is told if the match stands in this very
 * window, and to nobody else. Where it has gone on already, what is offered now belongs to a moment that is still to be told.
 */
function tellMark(room: Table, run: Running, events: readonly NumberedEvent[][]): void {
  const stands = room.queue.length === 0 && run.recipe.game.window(run.state) !== null;
  const letters: Letters = new Map();
  const questions = run.shown.map((_, index) => {
    const now = offeredAt(room, run, watcherAt(run, index));
    const asked = stands && now.choices.length > 0;
    room.offered[index] = asked ? now : { seq: room.offered[index]?.seq ?? 0, choices: [] };
    return asked ? { index, events: events[index] ?? [], picture: takePicture(room, run, index) } : null;
  });
  for (const [line, index] of watchersHere(room, run)) {
    const question = questions[index] ?? null;
    const own = events[index] ?? [];
    if (question !== null) address(room, run, line, question, letters);
    else if (own.length > 0) tell(room, line, { type: 'events', match: room.id, events: own });
  }
  post(room, letters);
}

function tellUpdates(room: Table, run: Running, events: readonly NumberedEvent[][], rested: boolean): void {
  const over = outcomeOf(room, run) !== null;
  const letters: Letters = new Map();
  const news = new Map<number, News>();
  const hasNews = run.shown.map((_, index) => {
    const now = offeredAt(room, run, watcherAt(run, index));
    const before = room.offered[index] ?? now;
    room.offered[index] = now;
    // Another seat's silent pass changes nothing here and is not told; nor is that an early answer was played.
    const asked = !same(before.choices, now.choices) || (now.choices.length > 0 && before.seq !== now.seq);
    return asked || over || rested || (events[index]?.length ?? 0) > 0;
  });
  for (const [line, index] of watchersHere(room, run)) {
    if (!hasNews[index]) continue;
    const own = news.get(index) ?? { index, events: events[index] ?? [], picture: takePicture(room, run, index) };
    news.set(index, own);
    address(room, run, line, own, letters);
  }
  post(room, letters);
}
