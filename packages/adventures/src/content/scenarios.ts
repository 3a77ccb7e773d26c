// The figures of the eight scenarios; lists are for one, two, three and four heroes.
import type { Confidence } from '@wyrmtable/kernel';
import type { LootClass } from './loot-card.ts';

type ByHeroes = readonly [one: number, two: number, three: number, four: number];

/** From which result a King's Hand succeeds, and how many may be spent a turn (ADV-14.3). */
interface HandFigures {
  readonly from: number;
  readonly most: number;
}

export interface Exploration {
  readonly kind: 'exploration';
  readonly number: number;
  readonly health: ByHeroes;
  readonly gold: ByHeroes;
  /** Starting salves of a campaign's first game. */
  readonly salves: number;
  /** What a salve heals, and 1 more for every shard collected. */
  readonly salveValue: number;
  /** How much more or less that is, by the difficulty's id; ours. */
  readonly salveValueOn?: Readonly<Record<string, number>>;
  readonly kingsHand: HandFigures;
  /** What Rosella deals each hero (ADV-20.3). */
  readonly deal: Readonly<Record<LootClass, number>>;
  readonly confidence: Confidence;
}

export interface BossFight {
  readonly kind: 'boss';
  readonly number: number;
  readonly boss: string;
  /** The heroes' shared health. */
  readonly health: number;
  readonly bossHealth: ByHeroes;
  /** What the boss has on top of it, by the difficulty's id; ours. */
  readonly bossHealthOn?: Readonly<Record<string, number>>;
  readonly upgradeCp: ByHeroes;
  readonly cp: number;
  readonly salveValue: number;
  readonly hands: ByHeroes;
  readonly kingsHand: HandFigures;
  /** Row of the boss side of the loot table, and how often it is rolled. */
  readonly chest: number;
  readonly rolls: { readonly won: number; readonly lost: number };
  readonly confidence: Confidence;
}

export type Scenario = Exploration | BossFight;

export const SCENARIOS: readonly Scenario[] = [
  {
    kind: 'exploration',
    number: 1,
    health: [35, 18, 13, 10],
    gold: [15, 10, 5, 1],
    salves: 2,
    salveValue: 3,
    kingsHand: { from: 4, most: 1 },
    deal: { common: 3, rare: 1, epic: 0, legendary: 0 },
    confidence: 'single',
  },
  {
    kind: 'boss',
    number: 2,
    boss: 'fallen-barbarian',
    health: 50,
    bossHealth: [70, 70, 75, 80],
    upgradeCp: [7, 8, 9, 10],
    cp: 2,
    salveValue: 6,
    hands: [2, 2, 3, 4],
    kingsHand: { from: 4, most: 1 },
    chest: 5,
    rolls: { won: 3, lost: 1 },
    confidence: 'single',
  },
  {
    kind: 'exploration',
    number: 3,
    health: [35, 18, 13, 10],
    gold: [15, 10, 5, 1],
    salves: 0,
    salveValue: 5,
    salveValueOn: { insane: -2 },
    kingsHand: { from: 4, most: 1 },
    deal: { common: 2, rare: 2, epic: 0, legendary: 0 },
    confidence: 'guess',
  },
  {
    kind: 'boss',
    number: 4,
    boss: 'fallen-gunslinger',
    health: 50,
    bossHealth: [70, 70, 72, 74],
    bossHealthOn: { insane: 20 },
    upgradeCp: [8, 8, 9, 9],
    cp: 2,
    salveValue: 6,
    hands: [2, 2, 3, 3],
    kingsHand: { from: 4, most: 1 },
    chest: 6,
    rolls: { won: 3, lost: 1 },
    confidence: 'guess',
  },
  {
    kind: 'exploration',
    number: 5,
    health: [35, 18, 13, 10],
    gold: [15, 10, 5, 1],
    salves: 0,
    salveValue: 6,
    salveValueOn: { insane: -3 },
    kingsHand: { from: 4, most: 1 },
    deal: { common: 1, rare: 2, epic: 1, legendary: 0 },
    confidence: 'guess',
  },
  {
    kind: 'boss',
    number: 6,
    boss: 'fallen-monk',
    health: 50,
    bossHealth: [73, 73, 74, 74],
    bossHealthOn: { insane: 20 },
    upgradeCp: [9, 9, 10, 10],
    cp: 2,
    salveValue: 6,
    hands: [2, 3, 3, 3],
    kingsHand: { from: 3, most: 1 },
    chest: 7,
    rolls: { won: 3, lost: 1 },
    confidence: 'guess',
  },
  {
    kind: 'exploration',
    number: 7,
    health: [35, 18, 13, 10],
    gold: [15, 10, 5, 1],
    salves: 0,
    salveValue: 6,
    salveValueOn: { insane: -3 },
    kingsHand: { from: 3, most: 1 },
    deal: { common: 1, rare: 1, epic: 1, legendary: 1 },
    confidence: 'guess',
  },
  {
    kind: 'boss',
    number: 8,
    boss: 'mad-king',
    health: 50,
    bossHealth: [79, 79, 80, 80],
    bossHealthOn: { insane: 18 },
    upgradeCp: [12, 12, 13, 13],
    cp: 2,
    salveValue: 6,
    hands: [3, 3, 4, 4],
    kingsHand: { from: 2, most: 1 },
    chest: 8,
    rolls: { won: 3, lost: 1 },
    confidence: 'guess',
  },
];
