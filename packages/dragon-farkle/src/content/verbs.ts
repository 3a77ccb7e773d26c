// The vocabulary of Dragon Farkle's cards: the engine executes these literals and `words` reads the same ones aloud.
import type { Confidence } from '@wyrmtable/kernel';
import type { EventFace } from './table.ts';

/** When a card may be used, or that it works by itself (SK-10.12). */
export const TIMINGS = [
  'always', // works by itself while held or on the board
  'turn-start', // start of the own turn, before the threshold is read
  'before-first-roll', // own turn, before the first roll
  'before-roll', // before any own roll
  'after-own-roll', // after an own roll, before dice are chosen
  'after-rival-roll', // after another's roll, before dice are chosen
  'when-named', // when named as the target of a Brawl
  'when-aimed-at', // when another's card is aimed at the holder
  'at-zonk', // at an own Zonk
] as const;
export type Timing = (typeof TIMINGS)[number];

/** What a card does. Numbers are soldiers unless the field says otherwise. */
export type Effect =
  | { readonly verb: 'scare'; readonly perPip: number }
  | { readonly verb: 'keep-bitten' }
  | { readonly verb: 'triple-bonus'; readonly soldiers: number }
  | { readonly verb: 'reroll-event'; readonly price: number }
  | { readonly verb: 'zonk-insurance'; readonly upTo: number }
  | { readonly verb: 'attack-bonus'; readonly soldiers: number }
  | { readonly verb: 'defence-dice'; readonly dice: number }
  | { readonly verb: 'win-ties' }
  | { readonly verb: 'win-bonus'; readonly soldiers: number }
  | { readonly verb: 'sell-item'; readonly soldiers: number }
  | { readonly verb: 'buy-item'; readonly price: number }
  | { readonly verb: 'reroll-zonk'; readonly leastDice: number }
  | { readonly verb: 'stop-bonus'; readonly soldiers: number }
  | { readonly verb: 'room'; readonly items: number }
  | { readonly verb: 'ignore-zonk' }
  | { readonly verb: 'place-die'; readonly face: number }
  | { readonly verb: 'place-event'; readonly face: EventFace }
  | { readonly verb: 'calm-dragon' }
  | { readonly verb: 'gain'; readonly soldiers: number }
  | { readonly verb: 'rival-rerolls-event' }
  | { readonly verb: 'rival-rerolls-die' }
  | { readonly verb: 'take-from-larger'; readonly soldiers: number }
  | { readonly verb: 'extra-die' }
  | { readonly verb: 'extra-wound'; readonly wounds: number }
  | { readonly verb: 'refuse-brawl' }
  | { readonly verb: 'cancel' }
  | { readonly verb: 'cursed' }
  | { readonly verb: 'zonk-gain'; readonly soldiers: number }
  | { readonly verb: 'threshold'; readonly soldiers: number };

export type Verb = Effect['verb'];

/** Companions and items, by id: `words` must name every one of them. */
export const COMPANION_IDS = [
  'skrzek',
  'zgaga',
  'trojaczki',
  'falszek',
  'nawszelki',
  'taran',
  'kalosz',
  'guzdra',
  'powtorka',
  'werbel',
] as const;
export const ITEM_IDS = [
  'sakwa',
  'eliksir',
  'niezgoda',
  'rog',
  'udziec',
  'beczka',
  'wiadro',
  'skorka',
  'rozkaz',
  'siodma',
  'olej',
  'przescieradlo',
  'lusterko',
  'cebula',
  'klucz',
] as const;
export type CompanionId = (typeof COMPANION_IDS)[number];
export type ItemId = (typeof ITEM_IDS)[number];
export type CardId = CompanionId | ItemId;

export interface Card {
  readonly id: CardId;
  readonly kind: 'companion' | 'item';
  readonly timing: Timing;
  readonly effects: readonly Effect[];
  /** Copies in the deck. */
  readonly count: number;
  readonly confidence: Confidence;
  /** Glyph of the icon set; the accent colours its seal and ribbon. */
  readonly icon: string;
}
