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

/** What a card may do, with what each verb says. Numbers are soldiers unless the field says otherwise. */
interface Verbs {
  readonly scare: { readonly perPip: number };
  readonly 'keep-bitten': object;
  readonly 'triple-bonus': { readonly soldiers: number };
  readonly 'reroll-event': { readonly price: number };
  readonly 'zonk-insurance': { readonly upTo: number };
  readonly 'attack-bonus': { readonly soldiers: number };
  readonly 'defence-dice': { readonly dice: number };
  readonly 'win-ties': object;
  readonly 'win-bonus': { readonly soldiers: number };
  readonly 'sell-item': { readonly soldiers: number };
  readonly 'buy-item': { readonly price: number };
  readonly 'reroll-zonk': { readonly leastDice: number };
  readonly 'stop-bonus': { readonly soldiers: number };
  readonly room: { readonly items: number };
  readonly 'ignore-zonk': object;
  readonly 'place-die': { readonly face: number };
  readonly 'place-event': { readonly face: EventFace };
  readonly 'calm-dragon': object;
  readonly gain: { readonly soldiers: number };
  readonly 'rival-rerolls-event': object;
  readonly 'rival-rerolls-die': object;
  readonly 'take-from-larger': { readonly soldiers: number };
  readonly 'extra-die': object;
  readonly 'extra-wound': { readonly wounds: number };
  readonly 'refuse-brawl': object;
  readonly cancel: object;
  readonly cursed: object;
  readonly 'zonk-gain': { readonly soldiers: number };
  readonly threshold: { readonly soldiers: number };
}
export type Verb = keyof Verbs;
/** The effects of one verb. */
export type EffectOf<V extends Verb> = { [P in V]: { readonly verb: P } & Verbs[P] }[V];
export type Effect = EffectOf<Verb>;

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
