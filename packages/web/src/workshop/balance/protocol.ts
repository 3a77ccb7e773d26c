// What the page and the threads that play duels of a made hero say to each other.
import type { DuelEnd, DuelLevel, DuelWish } from '@wyrmtable/bots/lab';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';

/** Whose duels they are, and who plays both sides. */
export interface DuelsOf {
  readonly box: HeroBox;
  readonly level: DuelLevel;
  readonly seed: number;
}

/** One duel; the first tells whose it is. */
export interface DuelWanted {
  readonly duel: DuelWish;
  readonly of?: DuelsOf;
}

/** Null where the changed number cannot stand there. */
export type DuelPlayed = { readonly end: DuelEnd | null } | { readonly failed: string };
