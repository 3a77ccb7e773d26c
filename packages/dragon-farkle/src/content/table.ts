// The soldier table, the event die and the other named figures of the game, each with its confidence.
import type { Confidence } from '@wyrmtable/kernel';

export const EVENT_FACES = ['blank', 'dragon', 'rally'] as const;
export type EventFace = (typeof EVENT_FACES)[number];

/** The six faces of the event die (SK-3.6; parameter table). */
export const EVENT_DIE: readonly EventFace[] = ['dragon', 'rally', 'blank', 'blank', 'blank', 'blank'];

export type Pattern =
  | { readonly kind: 'single'; readonly face: number }
  | { readonly kind: 'triple'; readonly face: number }
  | { readonly kind: 'four-alike' }
  | { readonly kind: 'three-pairs' }
  | { readonly kind: 'six-alike' }
  | { readonly kind: 'straight' };

export interface TableRow {
  readonly id: string;
  readonly pattern: Pattern;
  readonly soldiers: number;
  readonly confidence: Confidence;
}

const row = (id: string, pattern: Pattern, soldiers: number, confidence: Confidence): TableRow => ({
  id,
  pattern,
  soldiers,
  confidence,
});

/** SK-4. Six alike is disputed (another table says 2500); the rulebook's example decides (SK-4.9). */
export const SOLDIER_TABLE: readonly TableRow[] = [
  row('one-1', { kind: 'single', face: 1 }, 100, 'sourced'),
  row('one-5', { kind: 'single', face: 5 }, 50, 'sourced'),
  row('three-1', { kind: 'triple', face: 1 }, 1000, 'sourced'),
  row('three-2', { kind: 'triple', face: 2 }, 200, 'sourced'),
  row('three-3', { kind: 'triple', face: 3 }, 300, 'sourced'),
  row('three-4', { kind: 'triple', face: 4 }, 400, 'sourced'),
  row('three-5', { kind: 'triple', face: 5 }, 500, 'single'),
  row('three-6', { kind: 'triple', face: 6 }, 600, 'single'),
  row('four-alike', { kind: 'four-alike' }, 1500, 'single'),
  row('three-pairs', { kind: 'three-pairs' }, 2000, 'single'),
  row('six-alike', { kind: 'six-alike' }, 3000, 'conflict'),
  row('straight', { kind: 'straight' }, 3000, 'sourced'),
];

/** SK-2, SK-3, SK-7, SK-10: the other figures of the rules. */
export const DICE = 6;
export const DEFENCE_DICE = 5;
export const LAIR_THRESHOLD = 5000;
export const BRAWL_BONUS = 500;
export const ITEMS_KEPT = 1;
export const WOUNDS_OF = { dragon: 1, rally: 2, blank: 0 } as const satisfies Record<EventFace, number>;

/** The figures that a match keeps, whatever they are changed to later; how many dice a set has is how packs are built. */
export interface Figures {
  readonly id: string;
  readonly soldierTable: readonly TableRow[];
  readonly eventDie: readonly EventFace[];
  readonly woundsOf: Readonly<Record<EventFace, number>>;
  readonly defenceDice: number;
  readonly lairThreshold: number;
  readonly brawlBonus: number;
  readonly itemsKept: number;
}

export const FIGURES: Figures = {
  id: 'figures',
  soldierTable: SOLDIER_TABLE,
  eventDie: EVENT_DIE,
  woundsOf: WOUNDS_OF,
  defenceDice: DEFENCE_DICE,
  lairThreshold: LAIR_THRESHOLD,
  brawlBonus: BRAWL_BONUS,
  itemsKept: ITEMS_KEPT,
};
