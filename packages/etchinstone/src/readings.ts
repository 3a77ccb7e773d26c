// What a choice of Etchinstone reads as: one form for each kind.
import type { Role } from './content/figures.ts';
import type { Element } from './content/verbs.ts';
import type { Aim } from './state.ts';

/** The second set of the final battle says so, as 2; the first goes without saying. */
interface OfSet {
  readonly set?: number;
}

export type EtchinstoneReading =
  | {
      readonly kind: 'face' | 'keepApart' | 'giveUpSpare' | 'keepSpare' | 'commit' | 'finish' | 'march';
    }
  | { readonly kind: 'change' | 'detour' | 'absorb' | 'upgrade' | 'regroup'; readonly card: string }
  | ({ readonly kind: Role; readonly card: string } & OfSet)
  | ({ readonly kind: 'leave'; readonly role: Role } & OfSet)
  | { readonly kind: 'combine'; readonly top: string; readonly hidden: string }
  | { readonly kind: 'attune'; readonly element: Element }
  | ({ readonly kind: 'aim'; readonly at: Aim } & OfSet);
