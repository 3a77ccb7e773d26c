// The outcome of an arrangement in numbers: what the table shows before it is committed and the log keeps afterwards.
import type { Element } from '../content/verbs.ts';

/** Where a number comes from. */
export type Source =
  // the action and the initiative
  | 'basic'
  | 'enhanced'
  | 'wrongKind'
  | 'initiative'
  | 'boost'
  | 'dimmed'
  | 'spare'
  | 'armour'
  | 'floor'
  // what has to be reached
  | 'printed'
  // time
  | 'journey'
  | 'tier'
  // time and damage
  | 'initial'
  | 'combat'
  // damage
  | 'multiplied'
  | 'terrain'
  | 'time'
  | 'shortage';

export interface Addend {
  readonly source: Source;
  readonly amount: number;
  readonly card?: string;
  /** Which action set, from 0. */
  readonly set?: number;
  readonly element?: Element;
}

export interface Tally {
  readonly addends: readonly Addend[];
  readonly total: number;
}

export interface SetForecast {
  readonly set: number;
  readonly kind: 'attack' | 'move';
  readonly enhanced: boolean;
  /** False for an action of the wrong kind (ETCH-9.8). */
  readonly fits: boolean;
  /** What armour and bonus look at. */
  readonly element: Element | null;
}

export type ForecastResult = 'defeat' | 'narrow' | 'full' | 'tier1' | 'tier2' | 'tier3';

export interface Forecast {
  readonly against: 'enemy' | 'journey' | 'finalJourney' | 'finalEnemy';
  readonly sets: readonly SetForecast[];
  /** Attack or move. */
  readonly action: Tally;
  /** HP or move points that a full success takes. */
  readonly goal: Tally;
  /** In a region half and whole, in the final battle the three tiers. */
  readonly goals: readonly number[];
  readonly result: ForecastResult;
  /** Null where initiative is not compared. */
  readonly initiative: Tally | null;
  readonly rival: number | null;
  readonly time: Tally;
  /** Cards the deck will lose, and points it cannot pay. */
  readonly discards: number;
  readonly shortage: number;
  readonly damage: Tally;
  readonly element: Element | null;
  readonly xp: number;
  /** Damage for the next hand. */
  readonly poison: number;
  readonly spare: { readonly card: string; readonly goes: boolean } | null;
  /** What each card in hand would absorb. */
  readonly absorption: readonly { readonly card: string; readonly amount: number }[];
  /** The damage is more than the hand can absorb. */
  readonly knockout: boolean;
}
