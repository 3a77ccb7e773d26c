// What a choice of Dragon Farkle reads as: one form for each kind.
import type { Seat } from '@wyrmtable/kernel';

export type FarkleReading =
  /** Lets a window go by; keeps no item. */
  | { readonly kind: 'pass' | 'recruit' | 'finalBattle' | 'roll' | 'stop' }
  | { readonly kind: 'brawl'; readonly target: Seat }
  /** `reward` after a rally (SK-5.5). */
  | { readonly kind: 'setAside'; readonly dice: readonly number[]; readonly reward?: 'double' | 'item' }
  /** `card` and what it needs: whom it is played on, which die it turns, which item is sold. */
  | {
      readonly kind: 'use';
      readonly card: string;
      readonly target?: Seat;
      readonly face?: number;
      readonly item?: string;
    }
  | { readonly kind: 'removeDie'; readonly face: number }
  | { readonly kind: 'keep' | 'discard'; readonly item: string };
