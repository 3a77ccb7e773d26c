// Whatever a table tells is held against what that watcher may know of what is durable at that moment.
import { type Choice, patched } from '@wyrmtable/kernel';
import { type Table, type TalkRow, watcherAtLine } from '@wyrmtable/server/machine';
import type { ClockTold, NumberedEvent, ServerMessage, Update } from '@wyrmtable/wire';
import type { Wire } from './desk.ts';
import { checkTelling } from './hours.ts';
import { hasSeen, indexOf, isReason, isSame, type Oracle } from './oracle.ts';
import { type Kept, keyOf } from './store.ts';
import { type World, wrong } from './world.ts';

/** What one connection was told so far. */
export interface Watch {
  /** Number of the last event; null after a hello. */
  last: number | null;
  view: unknown;
  picture: number | null;
  /** What was last asked, and the count at that. */
  asked: { readonly seq: number; readonly choices: readonly Choice[] };
  /** The clock that was told last, when, and by which charge. */
  clock: { readonly told: ClockTold; readonly at: number; readonly epoch: number } | null;
  /** Choices that were sent, by the number of the message. */
  readonly sent: Map<number, Choice>;
  /** Numbers of the messages that said hello. */
  readonly hellos: Set<number>;
}

const NOT_ASKED = { seq: -1, choices: [] } as const;

export const newWatch = (): Watch => ({
  last: null,
  view: null,
  picture: null,
  asked: NOT_ASKED,
  clock: null,
  sent: new Map(),
  hellos: new Set(),
});

/**
 * `isHeld`: a window was told before, and its moment is not over. `stood`: milliseconds that the process may have stood still
 * of late, which whoever reads the clock from the store takes for somebody's.
 */
export function checkTold(
  world: World,
  one: Kept,
  table: Table,
  wire: Wire,
  message: ServerMessage,
  { isHeld, stood }: { readonly isHeld: boolean; readonly stood: number },
): void {
  const at = (what: string): void => wrong(world, `table ${one.id}, ${wire.line.guest.id}: ${what}`);
  switch (message.type) {
    case 'accepted': {
      const { re, seq } = message;
      if (re !== undefined && wire.watch.hellos.has(re)) {
        wire.watch.last = null;
        // Whoever greets is told everything anew, and in the moment of a window only after it: until then nothing is asked.
        wire.watch.asked = NOT_ASKED;
      }
      const choice = re === undefined ? undefined : wire.watch.sent.get(re);
      const seat = watcherAtLine(table, wire.line);
      if (seq === undefined || choice === undefined || seat === 'spectator') break;
      if (one.written.get(keyOf(seat, seq)) !== choice) {
        at(`a move is acknowledged that is not on disk (seat ${seat}, count ${seq}, choice ${choice})`);
      }
      one.refused.delete(`${keyOf(seat, seq)} ${choice}`);
      break;
    }
    case 'refused': {
      const { re, seq, code } = message;
      const choice = re === undefined ? undefined : wire.watch.sent.get(re);
      const seat = watcherAtLine(table, wire.line);
      // What a process that stood still says to nobody is no refusal.
      const isHeard = wire.send !== null && wire.isHome?.() !== false;
      if (isHeard && code === 'storage-failed' && seq !== undefined && seat !== 'spectator') {
        one.refused.add(`${keyOf(seat, seq)} ${choice}`);
      }
      const { asked } = wire.watch;
      if (code === 'not-asked' && choice !== undefined && seq === asked.seq && asked.choices.includes(choice))
        at(`an answer to what was asked is refused as if nothing had been (count ${seq}, choice ${choice})`);
      break;
    }
    case 'clock':
      checkTelling(world, wire.watch, message, { epoch: table.epoch, stood }, at);
      break;
    case 'table': {
      const { status } = one.row;
      if (message.table.seed !== null && status !== 'over' && status !== 'aside') at('the seed is told before the end');
      break;
    }
    case 'talk':
      for (const { number } of message.said) {
        const said = one.talk.find((row) => row.number === number);
        if (said === undefined) at(`word ${number} is told before it is on disk`);
        else checkEar(table, wire, said, at);
      }
      break;
    case 'events':
    case 'update': {
      if (one.oracle === null) {
        at('a match is told that has not begun');
        break;
      }
      if (isHeld) at('something is told of a window before its moment is over');
      const index = indexOf(one.oracle, watcherAtLine(table, wire.line));
      checkEvents(one.oracle, index, wire.watch, message.events, at);
      if (message.type === 'update' && message.outcome !== null && one.row.status !== 'over')
        at('the end is told before it is written down');
      // Events alone come to whoever is not asked: what was asked before them is withdrawn.
      wire.watch.asked = message.type === 'update' ? message : NOT_ASKED;
      if (message.type === 'update') checkView(one.oracle, index, wire.watch, message, at);
      break;
    }
    default:
      break;
  }
}

/** What comes to a socket by way of the bus has no gaps either: a link that lost something takes its lines along. */
export function checkRelayed(
  relayed: { last: number | null },
  { hellos }: Watch,
  message: ServerMessage,
  at: (what: string) => void,
): void {
  if (message.type === 'accepted' && message.re !== undefined && hellos.has(message.re)) relayed.last = null;
  if (message.type !== 'events' && message.type !== 'update') return;
  for (const { number } of message.events) {
    if (relayed.last !== null && number !== relayed.last + 1) at(`event ${number} is relayed after ${relayed.last}`);
    relayed.last = number;
  }
}

/** Who plays hears nobody who watches, nobody hears what they do not wish to, and free words of players stay with them. */
function checkEar(table: Table, { line }: Wire, said: TalkRow, at: (what: string) => void): void {
  const plays = watcherAtLine(table, line) !== 'spectator';
  if (line.talk === 'off') at(`word ${said.number} is told to who hears nothing`);
  if (said.text !== null && line.talk !== 'free') at(`free words ${said.number} are told to who does not wish them`);
  const own = said.person === line.guest.id;
  if (plays && said.room === 'watchers' && !own) at(`word ${said.number} of who watches is told to who plays`);
  if (!plays && said.room === 'players' && said.text !== null && !own)
    at(`words ${said.number} of players are told to who watches`);
}

/** A window has one moment, whoever has the table. */
export function checkPause(world: World, one: Kept | undefined, { told }: Table): void {
  const count = told.at(-1) ?? 0;
  if (one?.paused.has(count)) wrong(world, `table ${one.id}: the window at event ${count} was given a second moment`);
  one?.paused.add(count);
}

function checkEvents(
  oracle: Oracle,
  index: number,
  watch: Watch,
  events: readonly NumberedEvent[],
  at: (what: string) => void,
): void {
  const known = oracle.events[index];
  for (const { number, event: told } of events) {
    const { because, ...event } = told;
    if (because !== undefined && !isReason(oracle, because))
      at(`event ${number} has a reason that no bot had: ${JSON.stringify(because)}`);
    if (watch.last !== null && number !== watch.last + 1) at(`event ${number} follows event ${watch.last}`);
    watch.last = number;
    const truth = known?.[number - 1];
    if (truth === undefined) at(`event ${number} is told before it is on disk`);
    else if (truth !== null && !isSame(truth, event)) {
      at(`event ${number} is told as ${JSON.stringify(event)} and was ${JSON.stringify(truth)}`);
    }
  }
}

function checkView(oracle: Oracle, index: number, watch: Watch, update: Update, at: (what: string) => void): void {
  if ('view' in update) watch.view = update.view;
  else if (update.change !== undefined) watch.view = patched(watch.view, update.change);
  watch.picture = update.picture ?? null;
  if (!hasSeen(oracle, index, watch.view)) {
    at(`a view is told that watcher ${index} may not have (at count ${update.seq})`);
  }
}
