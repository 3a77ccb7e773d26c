// The table as a machine: something came, and this is what comes of it. No clock, socket, database or promise in here.
import type { Said } from '@wyrmtable/wire';
import { atHand } from '../made-heroes.ts';
import { no } from '../refusals.ts';
import { lighten } from '../run.ts';
import { tellDue, tellTable, tellTableTo } from './announcing.ts';
import { askedFor } from './asks.ts';
import { forgetTime, keepTime, noteTime, ranOut, tellClockTo } from './clocks.ts';
import type { Happened, Input, Output, Result, Stored, Wake, Work } from './effects.ts';
import { endWindow, goOn, hearBot, passWindow, seekBots } from './going.ts';
import { again, open, recover, setAside } from './laying.ts';
import { comeBack, leaveSeat, resign, standIn } from './leaving.ts';
import { answerOwed, move } from './moving.ts';
import { agree, decline, forgetWish, propose, resume, setPause } from './offers.ts';
import { arrange, giveUpWords, heed, sayOnward } from './saying.ts';
import { type Line, type Past, type Setting, strange, type Table } from './table.ts';
import { listen, speak, tellTalkTo, turnEar } from './talk.ts';
import { answer, welcome } from './telling.ts';

/**
 * One step. What comes while the table waits for the store is kept until it has answered: between a question and its answer
 * nothing else happens, and an answer to another question than the open one is none.
 */
export function step(table: Table, input: Input | Stored, setting: Setting): readonly Output[] {
  table.now = input.now;
  table.ticks = input.ticks;
  table.setting = setting;
  if (input.kind !== 'stored') table.inbox.push(input);
  else if (table.doing?.ticket === input.ticket) advance(table, input);
  while (table.doing === null) {
    const next = table.inbox.shift();
    if (next === undefined) break;
    table.doing = { work: handled(table, next), ticket: 0 };
    advance(table, null);
  }
  const { out } = table;
  table.out = [];
  return out;
}

/** The table does nothing and waits for nothing. */
export const isIdle = ({ doing, inbox }: Table): boolean => doing === null && inbox.length === 0;

/** Goes on with what is being done, up to the next question or its end. */
function advance(table: Table, stored: Stored | null): void {
  const { doing } = table;
  if (doing === null) return;
  const { done, value } = stored === null ? doing.work.next() : doing.work.next(stored.answer);
  if (done === true) {
    table.doing = null;
    return;
  }
  table.tickets++;
  doing.ticket = table.tickets;
  table.out.push({ kind: 'store', ticket: table.tickets, question: value });
}

const libraryOf = (state: object): string =>
  'library' in state && typeof state.library === 'string' ? state.library : '';

/** Nobody needs to know more exactly when a table was last visited. */
const A_DAY = 24 * 60 * 60_000;

/** A match that could not be read is not read again for these. */
const LETS_BE: ReadonlySet<Input['kind']> = new Set(['left', 'rested', 'woken']);

const DONE: Result = { kind: 'done' };

/** Does what the input asks for; whatever goes wrong stays at this table. */
function* handled(table: Table, input: Input): Work<void> {
  let result = DONE;
  const { laid } = table;
  table.heard = input.ticks;
  noteTime(table);
  try {
    // What nobody has played with for long may have been let go meanwhile.
    const { registered, run } = table;
    if (table.table.brought !== undefined && run !== null && !registered.game.content.has(libraryOf(run.state)))
      atHand(registered.game, table.table);
    if (table.lost && !LETS_BE.has(input.kind)) yield* recover(table);
    if (!table.gone) result = (yield* handle(table, input)) ?? DONE;
    yield* answerOwed(table);
    // What bots thought about the match as it lay before counts for nothing.
    if (table.laid !== laid) seekBots(table);
    if (!table.gone) keepTime(table);
    forgetTime(table);
    if (table.gone && input.kind === 'asked') result = { kind: 'refused', refusal: no('closing') };
  } catch (problem) {
    result = yield* spoiled(table, input, problem);
  }
  table.out.push({ kind: 'done', of: input.of, result });
}

/** A fault of the rules on this state: the match stops, its table says so, all others go on. */
function* spoiled(table: Table, input: Input, problem: unknown): Work<Result> {
  const what = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  if (table.run === null) table.out.push({ kind: 'report', problem: `table ${table.id}: ${what}` });
  else yield* setAside(table, what);
  const refused = no(table.table.status === 'aside' ? 'match-set-aside' : 'server-error');
  if (input.kind === 'said') answer(table, input.line, input.message, refused);
  return { kind: 'refused', refusal: refused };
}

function* handle(table: Table, input: Input): Work<Result | undefined> {
  switch (input.kind) {
    case 'opened':
      yield* open(table);
      seekBots(table);
      return;
    case 'hello':
      return hello(table, input.line, input.message);
    case 'left':
      table.connections.delete(input.line);
      // Nobody is here to be told what has changed: who comes next is shown everything.
      if (table.connections.size === 0) table.pictures = [];
      tellTable(table);
      return;
    case 'rested':
      if (table.connections.size === 0 && table.run !== null) lighten(table.run);
      return;
    case 'deaf':
      turnEar(table, input.line, input.deaf);
      return;
    case 'said':
      return yield* said(table, input);
    case 'asked':
      return yield* askedFor(table, input.ask);
    case 'thought':
      yield* hearBot(table, input);
      return;
    case 'woken':
      yield* wakeUp(table, input.wake);
      return;
    case 'storied':
      if (input.line.story === input.chapter) welcome(table, input.line, { since: input.chapter.last });
      return;
  }
}

function* said(table: Table, { line, message, overdrawn }: Happened<'said'>): Work<undefined> {
  switch (message.type) {
    case 'move':
      yield* move(table, line, message);
      return;
    case 'onward':
      sayOnward(table, line, message);
      return;
    case 'stops':
      yield* heed(table, line, message, overdrawn);
      return;
    case 'say':
      yield* speak(table, line, message, overdrawn);
      return;
    case 'hear':
      listen(table, line, message, overdrawn);
      return;
    case 'resign':
    case 'stand-in':
    case 'return':
    case 'offer':
    case 'agree':
    case 'decline':
    case 'resume':
      if (overdrawn !== null) answer(table, line, message, overdrawn);
      else yield* settleIt(table, line, message);
      return;
    default:
      yield* arrange(table, line, message, overdrawn);
  }
}

/** What is said about the match itself: who plays on, and what all agree to. */
function* settleIt(
  table: Table,
  line: Line,
  message: Said<'resign' | 'stand-in' | 'return' | 'offer' | 'agree' | 'decline' | 'resume'>,
): Work<void> {
  switch (message.type) {
    case 'resign':
      return yield* resign(table, line, message);
    case 'stand-in':
      return yield* standIn(table, line, message);
    case 'return':
      return yield* comeBack(table, line, message);
    case 'offer':
      return yield* propose(table, line, message);
    case 'agree':
      return yield* agree(table, line, message);
    case 'decline':
      return decline(table, line, message);
    case 'resume':
      return yield* resume(table, line, message);
  }
}

/** A time that came may have lost its sense meanwhile: each names what it was asked for. */
function* wakeUp(table: Table, wake: Wake): Work<void> {
  switch (wake.kind) {
    case 'window':
      return yield* endWindow(table, wake.number);
    case 'words':
      return yield* giveUpWords(table, wake.number);
    case 'announce':
      return tellDue(table);
    case 'clock': {
      const out = ranOut(table, wake.number);
      if (out?.kind === 'pause') yield* setPause(table, false);
      else if (out?.kind === 'window') yield* passWindow(table);
      else if (out?.kind === 'seat') yield* leaveSeat(table, out.seat, out.how);
      return;
    }
    case 'wish':
      return forgetWish(table, wake.number);
    case 'retry':
      if (yield* again(table)) yield* goOn(table, true);
  }
}

function hello(table: Table, line: Line, message: Said<'hello'>): undefined {
  line.readings = message.readings ?? false;
  line.changes = message.changes ?? false;
  line.seat = message.seat ?? null;
  line.talk = message.talk ?? 'off';
  if (table.now - table.visited > A_DAY) {
    table.visited = table.now;
    table.out.push({ kind: 'visited' });
  }
  const came = !table.connections.has(line);
  table.connections.add(line);
  if (line.guest.account?.program) table.programs.add(line.guest.id);
  line.waiting = null;
  line.story = null;
  line.picture = null;
  answer(table, line, message, table.lost ? no('storage-failed') : null);
  if (came) tellTable(table, line);
  else tellTableTo(table, line);
  const { table: row, run } = table;
  tellClockTo(table, line);
  if (line.talk !== 'off') tellTalkTo(table, line);
  if (run !== null) welcome(table, line, pastIn(message));
  else if (!table.lost && (row.status === 'playing' || row.status === 'over')) {
    answer(table, line, message, strange(table));
  }
  // After a restart a bot may have been next.
  seekBots(table);
}

/** What the client knows already it need not be told; one that knows nothing may want only the last of it. */
function pastIn({ since, last }: Said<'hello'>): Past {
  return since === undefined ? { last: last ?? 0 } : { since };
}
