// What everything in an evening shares: its time, its luck, what may go wrong in it, and what was seen to be wrong.
import { type Chance, swiftChance } from '@wyrmtable/kernel';
import { type Clock, newClock } from './clock.ts';

/** How likely things go wrong, in a thousand. All are 0 when the evening grows calm. */
export interface Weather {
  /** A write fails and is not done; is done and its answer is lost; is slow. */
  readonly storeFails: number;
  readonly answerLost: number;
  readonly storeSlow: number;
  /** A message on a line is lost, doubled or comes out of turn. */
  readonly lineLoses: number;
  readonly lineDoubles: number;
  readonly lineSwaps: number;
  /** A letter between processes is lost, doubled, slow or comes out of turn; or no letters are carried for a while. */
  readonly busLoses: number;
  readonly busDoubles: number;
  readonly busSlow: number;
  readonly busSwaps: number;
  readonly busAway: number;
  /** At every breath of the evening: a process stops, stands still for seconds, its clock jumps; a line breaks; the disk is full. */
  readonly crash: number;
  readonly freeze: number;
  readonly clockJump: number;
  readonly cut: number;
  readonly full: number;
}

/** Milliseconds at most: for which a process stands still, and that a write takes. */
export const LONGEST_STANDSTILL = 9000;
export const SLOWEST_WRITE = 6000;

export const CALM: Weather = {
  storeFails: 0,
  answerLost: 0,
  storeSlow: 0,
  lineLoses: 0,
  lineDoubles: 0,
  lineSwaps: 0,
  busLoses: 0,
  busDoubles: 0,
  busSlow: 0,
  busSwaps: 0,
  busAway: 0,
  crash: 0,
  freeze: 0,
  clockJump: 0,
  cut: 0,
  full: 0,
};

export interface Violation {
  readonly seed: number;
  /** Milliseconds since the evening began. */
  readonly at: number;
  readonly what: string;
}

export interface Figures {
  tables: number;
  moves: number;
  takenBack: number;
  /** Lines that came to a table by way of another process. */
  relayed: number;
  crashes: number;
  faults: number;
}

export interface World {
  readonly seed: number;
  readonly clock: Clock;
  readonly luck: Chance;
  readonly figures: Figures;
  readonly violations: Violation[];
  weather: Weather;
  /** Nothing happens by itself any more: who is asked does not answer. */
  quiet: boolean;
  /** Nor do bots that play for somebody. */
  still: boolean;
}

export function newWorld(seed: number, weather: Weather): World {
  return {
    seed,
    clock: newClock(),
    luck: swiftChance(seed),
    figures: { tables: 0, moves: 0, takenBack: 0, relayed: 0, crashes: 0, faults: 0 },
    violations: [],
    weather,
    quiet: false,
    still: false,
  };
}

/** The first things that are wrong say enough. */
const MOST = 5;

export function wrong({ seed, clock, violations }: World, what: string): void {
  if (violations.length < MOST) violations.push({ seed, at: clock.now, what });
}

/** Whether something that is so likely happens now; what does is counted. */
export function strikes(world: World, kind: keyof Weather): boolean {
  const chance = world.weather[kind];
  if (chance === 0 || world.luck.below(1000) >= chance) return false;
  world.figures.faults++;
  return true;
}

/** A whole number from one to the other. */
export function between({ luck }: World, least: number, most: number): number {
  return least + luck.below(most - least + 1);
}

export function oneOf<T>({ luck }: World, list: readonly T[]): T | undefined {
  return list.length === 0 ? undefined : list[luck.below(list.length)];
}
