// The time of a match as arithmetic: what each seat has left, whose time runs, and what is due when. It counts in ticks of
// a clock that nobody sets, so that no setting of a machine's clock moves it.
import type { Seat } from '@wyrmtable/kernel';
import type { ClockTerms, RunsFor } from '@wyrmtable/wire';
import type { Standing } from '../storage/port.ts';

/** Terms under which time runs at all. */
export type Timed = Exclude<ClockTerms, { readonly kind: 'none' }>;

export interface Clock {
  readonly terms: Timed;
  /** Milliseconds that each seat has for its own turns. */
  readonly left: number[];
  /** Milliseconds that everybody has in the next window. */
  answers: number;
  /** Milliseconds left in the open window. */
  window: number;
  /** Whose own time ran last: it gets its increment when somebody else's turn comes. */
  mover: Seat | null;
  runs: RunsFor | null;
  /** The tick up to which what runs has been counted. */
  since: number;
  /** The tick at which a pause that was agreed on is over; null where there is none. */
  pausedUntil: number | null;
}

/** How time stood after so many rows of the log, where the store has that clock. */
export interface Timing {
  readonly rows: number;
  readonly stored: Standing | null;
  readonly standing: Standing;
}

/** Nobody has written another clock meanwhile. */
export const isStored = ({ stored }: Timing, { left, answers, mover, pause }: Standing): boolean =>
  stored !== null &&
  stored.answers === answers &&
  stored.mover === mover &&
  stored.pause === pause &&
  stored.left.every((ms, seat) => ms === left[seat]);

const SECOND = 1000;
const MINUTE = 60 * SECOND;
const DAY = 24 * 60 * MINUTE;

/** Milliseconds of a line's delay that are nobody's fault, at most. */
export const MOST_LAG = 500;
/** No window is shorter, however often one has run out. */
const LEAST_ANSWERS = 3 * SECOND;

/** What everybody begins with. */
const baseOf = (terms: Timed): number => (terms.kind === 'live' ? terms.minutes * MINUTE : terms.days * DAY);

/** In a window nobody's own time runs: everybody has the same, whether or not they could answer. */
const answersOf = (terms: Timed): number => (terms.kind === 'live' ? terms.answers * SECOND : (terms.days * DAY) / 4);

/** Whoever's time runs and who is not here is waited for so long, and then the table goes on without them. */
export const patienceOf = (terms: Timed): number =>
  terms.kind === 'live' ? Math.min(3 * MINUTE, Math.max(45 * SECOND, baseOf(terms) / 4)) : Number.POSITIVE_INFINITY;

/** Nobody is kept waiting by a pause that somebody does not come back from. */
export const longestPause = (terms: Timed): number => (terms.kind === 'live' ? 30 * MINUTE : 14 * DAY);

/** What somebody has at least who comes back after a bot has played for them. */
export const secondWindOf = (terms: Timed): number =>
  terms.kind === 'live' ? Math.min(baseOf(terms), MINUTE) : baseOf(terms);

export function newClock(terms: Timed, seats: number, ticks: number): Clock {
  const answers = answersOf(terms);
  return {
    terms,
    left: new Array(seats).fill(baseOf(terms)),
    answers,
    window: answers,
    mover: null,
    runs: null,
    since: ticks,
    pausedUntil: null,
  };
}

export function clockFrom(terms: Timed, seats: number, standing: Standing, ticks: number): Clock {
  const fresh = newClock(terms, seats, ticks);
  const left = fresh.left.map((all, seat) => standing.left[seat] ?? all);
  const { answers, mover, pause } = standing;
  const pausedUntil = pause === null ? null : ticks + pause;
  return { ...fresh, left, answers, window: answers, mover, pausedUntil };
}

export const standingOf = ({ left, answers, mover, pausedUntil }: Clock, ticks: number): Standing => ({
  left: left.map(Math.round),
  answers,
  mover,
  pause: pausedUntil === null ? null : Math.max(0, Math.round(pausedUntil - ticks)),
});

/** How the clock would stand at that tick; nothing is counted yet. */
export function standingAt(clock: Clock, ticks: number): Standing {
  const then = { ...clock, left: clock.left.slice() };
  settle(then, ticks);
  return standingOf(then, ticks);
}

/** Counts what has run up to that tick. `lag`: so much of it a message was on its way. */
export function settle(clock: Clock, ticks: number, lag = 0): void {
  const spent = Math.max(0, ticks - clock.since - lag);
  clock.since = Math.max(clock.since, ticks);
  if (clock.runs === 'window') clock.window -= spent;
  else if (clock.runs !== null) clock.left[clock.runs] = (clock.left[clock.runs] ?? 0) - spent;
}

/** The turn is another seat's: whoever had it gets their increment, and in slow play the next one all their days. */
export function handOver(clock: Clock, to: Seat): void {
  const { terms, left, mover } = clock;
  if (mover === to) return;
  if (mover !== null && terms.kind === 'live') {
    left[mover] = Math.max(0, left[mover] ?? 0) + terms.seconds * SECOND;
  }
  if (terms.kind === 'slow') left[to] = baseOf(terms);
  clock.mover = to;
}

/** The turn is that seat's again, as if it had never passed to another. */
export function takeOver(clock: Clock, to: Seat): void {
  const { terms, left, mover } = clock;
  if (mover === to) return;
  if (mover !== null && terms.kind === 'live') left[to] = Math.max(0, (left[to] ?? 0) - terms.seconds * SECOND);
  clock.mover = to;
}

/** From that tick on it runs for them, or for nobody. */
export function runFor(clock: Clock, runs: RunsFor | null, ticks: number): void {
  if (clock.runs === runs) return;
  settle(clock, ticks);
  if (runs === 'window') clock.window = clock.answers;
  clock.runs = runs;
  clock.since = ticks;
}

/**
 * A window is over. Everybody saw whether it ran out, so the next one may be shorter for that: whoever holds the table up in
 * every window does so for ever less, and it tells nothing about any hand.
 */
export function windowOver(clock: Clock, ranOut: boolean): void {
  const all = answersOf(clock.terms);
  const floor = Math.min(all, LEAST_ANSWERS);
  clock.answers = ranOut ? Math.max(floor, clock.answers / 2) : Math.min(all, clock.answers * 2);
}

/** Milliseconds that are left of what runs, as of that tick; null when nothing runs. */
export function remaining({ runs, left, window, since }: Clock, ticks: number): number | null {
  if (runs === null) return null;
  return (runs === 'window' ? window : (left[runs] ?? 0)) - Math.max(0, ticks - since);
}
