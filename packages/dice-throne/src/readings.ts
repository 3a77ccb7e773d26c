// What a choice of Dice Throne reads as: one form for each kind. A `number` is the library's own.
import type { Seat } from '@wyrmtable/kernel';

/** Which use is spent: of a status, of an ability on a board, or one that nobody shows. */
export type SpendReading =
  | { readonly kind: 'spend'; readonly status: string; readonly option: number }
  | { readonly kind: 'spend'; readonly ability: string; readonly option: number; readonly number: number }
  | { readonly kind: 'spend'; readonly use: number };

/** Which trigger of the Upkeep or the turn's end comes next: a status or a passive. */
export type OrderReading =
  | { readonly kind: 'order'; readonly status: string }
  | { readonly kind: 'order'; readonly ability: string };

export type CardReading = {
  readonly kind: 'play' | 'sell' | 'discard' | 'search';
  readonly card: string;
  readonly number: number;
};

export type ThroneReading =
  | { readonly kind: 'pass' | 'proceed' | 'pay' }
  /** Without dice it is the first roll, of all of them. */
  | { readonly kind: 'roll'; readonly dice?: readonly number[] }
  /** `rival`: the other player's dice of a contest. */
  | { readonly kind: 'reroll'; readonly dice: readonly number[]; readonly rival?: true }
  | { readonly kind: 'die'; readonly value: number; readonly to: number; readonly rival?: true }
  | { readonly kind: 'declare'; readonly ability: string; readonly row: number; readonly number: number }
  | { readonly kind: 'defend'; readonly ability: string }
  | CardReading
  | SpendReading
  | { readonly kind: 'target' | 'pick'; readonly seat: Seat }
  | { readonly kind: 'option' | 'against'; readonly index: number }
  | { readonly kind: 'token'; readonly status: string }
  | { readonly kind: 'from'; readonly seat: Seat; readonly status: string }
  | { readonly kind: 'count'; readonly count: number }
  | OrderReading;
