// What happens in a game of Etchinstone, in the order it happens; the log and the animations are made of these.
import type { Role } from './content/figures.ts';
import type { Element, EncounterKind, Hardship } from './content/verbs.ts';
import type { Forecast } from './rules/tally.ts';
import type { Aim } from './state.ts';

export type EtchinstoneEvent =
  | { readonly kind: 'changed'; readonly card: string; readonly level: number }
  /** The cards that are left have been shuffled into a new deck. */
  | { readonly kind: 'region'; readonly region: number }
  | { readonly kind: 'regionSkipped'; readonly region: number }
  | { readonly kind: 'regionEnded'; readonly region: number }
  | { readonly kind: 'drew'; readonly cards: readonly string[] }
  | {
      readonly kind: 'scouted';
      readonly card: string;
      readonly level: number;
      readonly encounter: EncounterKind;
      readonly type: number;
      readonly hardship: Hardship | null;
    }
  | { readonly kind: 'detour'; readonly key: string; readonly card: string }
  | { readonly kind: 'faced'; readonly encounter: EncounterKind; readonly type: number }
  | { readonly kind: 'assigned'; readonly role: Role; readonly set: number; readonly card: string }
  | { readonly kind: 'left'; readonly role: Role; readonly set: number }
  | { readonly kind: 'combined'; readonly top: string; readonly hidden: string }
  | { readonly kind: 'attuned'; readonly top: string; readonly element: Element }
  | { readonly kind: 'aimed'; readonly set: number; readonly at: Aim }
  | { readonly kind: 'gaveUpSpare'; readonly card: string }
  | { readonly kind: 'resolved'; readonly forecast: Forecast }
  /** `short` points found no card (ETCH-15.3). */
  | { readonly kind: 'timeLost'; readonly points: number; readonly cards: readonly string[]; readonly short: number }
  | { readonly kind: 'poisoned'; readonly damage: number; readonly hand: 'next' | 'current' }
  | { readonly kind: 'absorbed'; readonly card: string; readonly amount: number; readonly left: number }
  | { readonly kind: 'downgraded'; readonly card: string; readonly level: number }
  | { readonly kind: 'removed'; readonly card: string }
  | { readonly kind: 'knockout'; readonly damage: number; readonly absorbed: number }
  | { readonly kind: 'deckLost'; readonly cards: readonly string[] }
  | {
      readonly kind: 'upgraded';
      readonly card: string;
      readonly level: number;
      readonly cost: number;
      readonly left: number;
    }
  | { readonly kind: 'xpLost'; readonly xp: number }
  | { readonly kind: 'discarded'; readonly cards: readonly string[] }
  | { readonly kind: 'finalJourney'; readonly dragon: string }
  | { readonly kind: 'regrouped'; readonly card: string }
  | { readonly kind: 'finalEnemy'; readonly dragon: string }
  | { readonly kind: 'won'; readonly score: number }
  | { readonly kind: 'lost'; readonly why: 'journey' | 'battle' | 'knockout' };

/** After these a hidden card has been seen. */
export const REVEALS: ReadonlySet<string> = new Set(['drew', 'scouted', 'timeLost', 'deckLost']);

/** Whoever plays alone has nobody to show anything to. */
export const SHOWS: ReadonlySet<string> = new Set();
