// The store of an evening: what is durable, who is in charge of what, and everything that a database can do to those who write.
import type { Choice, Seat } from '@wyrmtable/kernel';
import type { RegisteredGame } from '@wyrmtable/registry';
import {
  type Answer,
  type ClockRow,
  type EarlyRow,
  type MoveRow,
  type Question,
  rebuild,
  recipeOf,
  type TableRow,
  type TalkRow,
  takesBack,
} from '@wyrmtable/server/machine';
import { checkClock, checkRow, isStandIn } from './hours.ts';
import { follows, learn, newOracle, type Oracle, takenUp, unlearn } from './oracle.ts';
import { between, SLOWEST_WRITE, strikes, type World, wrong } from './world.ts';

/** Milliseconds for which a charge holds unless it is renewed. */
const LEASE = 3000;

export interface Charge {
  readonly owner: string;
  readonly epoch: number;
  readonly until: number;
}

/** One table as it is on disk. */
export interface Kept {
  readonly id: string;
  readonly registered: RegisteredGame;
  row: TableRow;
  readonly moves: MoveRow[];
  readonly early: Map<Seat, EarlyRow>;
  readonly stops: Map<string, object>;
  /** What was said, in order. */
  readonly talk: TalkRow[];
  /** How the clock stood when it was last written, and when that was. */
  clock: (ClockRow & { readonly at: number }) | null;
  charge: Charge | null;
  /** Every answer that ever became durable, by seat and count: in the log, or waiting for its place. */
  readonly written: Map<string, Choice>;
  /** Those of them that were given before their place came: what overtakes them keeps them out of the log. */
  readonly waited: Set<string>;
  /** Moves that no person made, by number; answers among them that wait for their place, by seat, count and choice. */
  readonly standIns: Set<number>;
  readonly stoodIn: Set<string>;
  /** Seats whose time ran out, by turn, and how often people came back. */
  readonly timedOut: Set<string>;
  returns: number;
  /** Answers that somebody was told could not be written, by seat, count and choice. */
  readonly refused: Set<string>;
  /** Moves that were made before the evening. */
  readonly before: number;
  /** Where windows were given their moment, by the count of spectators. */
  readonly paused: Set<number>;
  /** Tables that somebody was told come after this one. */
  readonly nexts: Set<string>;
  /** From the moment at which the match began. */
  oracle: Oracle | null;
}

export const keyOf = (seat: Seat, seq: number): string => `${seat} ${seq}`;

export interface Store {
  readonly kept: ReadonlyMap<string, Kept>;
  /** `whole`: the match of which the moves are the beginning; none has been made where it is null. */
  add(
    row: TableRow,
    registered: RegisteredGame,
    moves: readonly MoveRow[],
    clock: ClockRow | null,
    whole: Oracle | null,
  ): Kept;
  /** Tables that must be looked at by now. */
  due(): readonly string[];
  /** Asks, and hears the answer later, or never if the asker has gone by then. */
  ask(owner: string, table: string, question: Question, answer: (answer: Answer) => void): void;
  /** Who says so keeps the charge; whoever has lost it is told so. */
  renew(owner: string, table: string): boolean;
  /** Anybody may take it from now on. */
  letGo(owner: string, table: string, epoch: number): void;
}

type Writing = Extract<Question, { readonly epoch: number }>;

/** `fenced`: the store asks whoever writes by which charge, and where they believe the log ends. */
export function newStore(world: World, fenced = true): Store {
  const { clock } = world;
  const kept = new Map<string, Kept>();
  let fullUntil = 0;

  const isStale = (one: Kept, question: Writing): boolean => {
    if (!fenced) return false;
    if (question.epoch !== one.charge?.epoch) return true;
    return question.kind === 'append' && question.after !== undefined && question.after !== one.moves.length;
  };

  const write = (one: Kept, question: Writing): Answer => {
    if (isStale(one, question)) return { kind: 'taken' };
    if (question.kind !== 'append') {
      checkRow(world, one, question.row);
      one.row = question.row;
      if (one.row.status !== 'lobby') one.oracle ??= newOracle(recipeOf(one.row, one.registered), one.registered.bots);
      return { kind: 'written' };
    }
    for (const entry of question.entries) {
      if (entry.kind === 'stops') {
        one.stops.set(entry.guest, entry.wish);
        continue;
      }
      if (entry.kind === 'talk') {
        if (entry.number !== (one.talk.at(-1)?.number ?? 0) + 1)
          wrong(world, `table ${one.id}: word ${entry.number} is out of turn`);
        one.talk.push(entry);
        continue;
      }
      if (entry.kind === 'clock') {
        keepClock(world, one, entry);
        continue;
      }
      const { seat, seq, choice } = entry;
      if (seq >= 0 && seat >= 0) one.written.set(keyOf(seat, seq), choice);
      if (entry.kind === 'early') {
        one.early.set(seat, entry);
        one.waited.add(keyOf(seat, seq));
        // It is played when its place comes, though the person may be back by then.
        if (isStandIn(one, seat, choice)) one.stoodIn.add(`${keyOf(seat, seq)} ${choice}`);
      } else keepMove(world, one, entry);
    }
    return { kind: 'written' };
  };

  const load = (one: Kept, owner: string): Answer => {
    const { charge, row, stops } = one;
    const own = charge?.owner === owner;
    if (charge !== null && !own && charge.until > clock.now) return { kind: 'elsewhere' };
    // Whoever reads to go on from there must be sure that nothing of before comes after it.
    const epoch = (charge?.epoch ?? 0) + 1;
    one.charge = { owner, epoch, until: clock.now + LEASE };
    const begun = row.status === 'playing' || row.status === 'over';
    try {
      const run = begun ? rebuild(recipeOf(row, one.registered), one.moves, [...one.early.values()]) : null;
      const rows = [...stops].map(([guest, wish]) => ({ match: one.id, guest, wish }));
      const kept = one.clock;
      const clock =
        kept === null ? null : { standing: kept.standing, age: world.clock.now - kept.at, due: kept.due !== null };
      const talk = one.talk.slice();
      return { kind: 'loaded', epoch, row, stops: rows, talk, programs: new Set(), run, clock };
    } catch (problem) {
      wrong(world, `table ${one.id}: its log does not make a match: ${String(problem)}`);
      return { kind: 'broken', problem: String(problem) };
    }
  };

  const keep: Store['add'] = (row, registered, moves, set, whole) => {
    const one: Kept = {
      id: row.id,
      registered,
      row,
      moves: [...moves],
      early: new Map(),
      stops: new Map(),
      talk: [],
      clock: set === null ? null : { ...set, at: clock.now },
      charge: null,
      written: new Map(),
      waited: new Set(),
      standIns: new Set(),
      stoodIn: new Set(),
      timedOut: new Set(),
      returns: 0,
      refused: new Set(),
      before: moves.length,
      paused: new Set(),
      nexts: new Set(),
      oracle: whole === null ? null : takenUp(whole, Math.max(0, moves.length - 1)),
    };
    for (const move of moves) if (move.seq >= 0) one.written.set(keyOf(move.seat, move.seq), move.choice);
    // What came of the last of them may still be told.
    const last = moves.at(-1);
    if (one.oracle !== null && last !== undefined) learn(one.oracle, last);
    kept.set(row.id, one);
    return one;
  };

  /** A table of its own, unless it is there already. */
  const lay = ({ registered }: Kept, { row, unless }: Extract<Question, { readonly kind: 'add' }>): Answer => {
    const known = unless === null ? undefined : kept.get(unless);
    if (known !== undefined) return { kind: 'added', id: known.id };
    const id = `n${kept.size}`;
    keep({ ...row, id }, registered, [], null, null);
    return { kind: 'added', id };
  };

  const answerOf = (owner: string, one: Kept, question: Question): Answer => {
    switch (question.kind) {
      case 'load':
        return load(one, owner);
      case 'moves':
        return { kind: 'moves', moves: one.moves.slice() };
      case 'choice': {
        const found = one.moves.find(({ seat, seq }) => seat === question.seat && seq === question.seq);
        return { kind: 'choice', choice: found?.choice ?? null };
      }
      case 'add':
        return lay(one, question);
      default:
        return write(one, question);
    }
  };

  return {
    kept,
    due() {
      const ids: string[] = [];
      for (const { id, row, clock: set } of kept.values()) {
        if (row.status !== 'playing' || set === null || set.due === null) continue;
        if (set.at + set.due <= clock.now) ids.push(id);
      }
      return ids;
    },
    add: keep,
    ask(owner, table, question, answer) {
      const one = kept.get(table);
      if (one === undefined) return answer({ kind: 'failed' });
      if (strikes(world, 'full')) fullUntil = clock.now + between(world, 500, 5000);
      const slow = strikes(world, 'storeSlow') ? between(world, 500, SLOWEST_WRITE) : between(world, 0, 5);
      clock.in(slow, () => {
        const writes = 'epoch' in question;
        const refused = (writes && clock.now < fullUntil) || strikes(world, 'storeFails');
        const lost = !refused && strikes(world, 'answerLost');
        if (refused) return clock.in(between(world, 0, 3), () => answer({ kind: 'failed' }));
        // A connection that broke while the store was at work: it may be done, at once or when nobody expects it.
        if (lost && writes && world.luck.below(2) === 0) {
          clock.in(between(world, 0, 2000), () => answerOf(owner, one, question));
          return clock.in(between(world, 0, 3), () => answer({ kind: 'failed' }));
        }
        const done = answerOf(owner, one, question);
        clock.in(between(world, 0, 3), () => answer(lost ? { kind: 'failed' } : done));
      });
    },
    renew(owner, table) {
      const one = kept.get(table);
      if (one?.charge?.owner !== owner) return false;
      one.charge = { ...one.charge, until: clock.now + LEASE };
      return true;
    },
    letGo(owner, table, epoch) {
      const one = kept.get(table);
      if (one?.charge?.owner === owner && one.charge.epoch === epoch) one.charge = { ...one.charge, until: clock.now };
    },
  };
}

/** Who reads it takes its age by the store's clock. */
function keepClock(world: World, one: Kept, row: ClockRow): void {
  checkClock(world, one, row);
  one.clock = { ...row, at: world.clock.now };
}

function keepMove(world: World, one: Kept, move: MoveRow): void {
  const { oracle } = one;
  if (one.row.status === 'over') wrong(world, `table ${one.id}: move ${move.number} is written after the end`);
  const isBot = one.stoodIn.has(`${keyOf(move.seat, move.seq)} ${move.choice}`);
  if (isBot || isStandIn(one, move.seat, move.choice)) one.standIns.add(move.number);
  if (takesBack(move)) {
    one.moves.push(move);
    if (oracle === null || !unlearn(oracle, move.choice, move.seq)) {
      wrong(world, `table ${one.id}: row ${move.number} takes back what holds`);
    }
    world.figures.takenBack++;
    return;
  }
  // Only a store that lets anybody write gets here: whoever writes last wins.
  if (move.number !== one.moves.length) one.moves[move.number] = move;
  else {
    one.moves.push(move);
    if (oracle === null || !follows(oracle, move)) {
      wrong(world, `table ${one.id}: move ${move.number} is written, and the match does not allow it`);
    } else learn(oracle, move);
  }
  one.early.delete(move.seat);
  world.figures.moves++;
}
