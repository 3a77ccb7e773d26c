// All of Adventures' content by number: what Dice Throne's library was given, and what stands beside it.
import { addScene, cardOf, DECKS, expand } from '@wyrmtable/dice-throne/lead';
import { CROWN, HAND_RESULTS } from './crown.ts';
import type { Boss, BossCard, Minion } from './enemies.ts';
import { fallenBarbarian } from './fallen-barbarian.ts';
import { fallenGunslinger } from './fallen-gunslinger.ts';
import { fallenMonk } from './fallen-monk.ts';
import { VISEER } from './legacy.ts';
import { CLASSES, type LootCard, type LootClass } from './loot-card.ts';
import { COMMON_LOOT } from './loot-common.ts';
import { COMMON_EQUIPMENT } from './loot-common-equipment.ts';
import { EPIC_LOOT } from './loot-epic.ts';
import { LEGENDARY_LOOT } from './loot-legendary.ts';
import { RARE_LOOT } from './loot-rare.ts';
import { RARE_EQUIPMENT } from './loot-rare-equipment.ts';
import { madKing } from './mad-king.ts';
import { EXTRA_MINIONS_LOW } from './minions-extra-i-ii.ts';
import { EXTRA_MINIONS_HIGH } from './minions-extra-iii-iv.ts';
import { MINIONS_I } from './minions-i.ts';
import { MINIONS_II } from './minions-ii.ts';
import { MINIONS_III } from './minions-iii.ts';
import { MINIONS_IV } from './minions-iv.ts';
import { NEW_STATUSES } from './statuses.ts';
import { PORTALS, TILES } from './tiles.ts';

export const EXTRA_MINIONS: readonly Minion[] = [...EXTRA_MINIONS_LOW, ...EXTRA_MINIONS_HIGH];
export const MINIONS: readonly Minion[] = [...MINIONS_I, ...MINIONS_II, ...MINIONS_III, ...MINIONS_IV];
/** The box first, then the further known ones, last who comes from no deck. */
const ALL_MINIONS: readonly Minion[] = [...MINIONS, ...EXTRA_MINIONS, VISEER];
export const VISEER_NUMBER = ALL_MINIONS.length - 1;
export const BOSSES: readonly Boss[] = [fallenBarbarian, fallenGunslinger, fallenMonk, madKing];
export const LOOT: readonly LootCard[] = [
  ...COMMON_LOOT,
  ...COMMON_EQUIPMENT,
  ...RARE_LOOT,
  ...RARE_EQUIPMENT,
  ...EPIC_LOOT,
  ...LEGENDARY_LOOT,
];

const { heroes, cards } = expand({
  statuses: NEW_STATUSES,
  heroes: [...ALL_MINIONS, ...BOSSES].map(({ board }) => board),
  cards: [...LOOT.map(({ card }) => card), CROWN],
});

const FIRST_LOOT = cards[0] ?? 0;

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new RangeError(`there is no such ${what}`);
  return entry;
}

export const minionOf = (number: number): Minion => found(ALL_MINIONS[number], 'minion');
export const minionBoard = (number: number): number => found(heroes[number], 'minion');
export const bossOf = (number: number): Boss => found(BOSSES[number], 'boss');
export const bossBoard = (number: number): number => found(heroes[ALL_MINIONS.length + number], 'boss');
export const bossNumber = (id: string): number => BOSSES.findIndex((boss) => boss.id === id);

/** Loot goes by the number of its card in Dice Throne's library. */
export const LOOT_CARDS: readonly number[] = cards.slice(0, LOOT.length);
export const CROWN_CARD = cards[LOOT.length] ?? 0;
export const isLoot = (card: number): boolean => card >= FIRST_LOOT && card < FIRST_LOOT + LOOT.length;
export const lootOf = (card: number): LootCard => found(LOOT[card - FIRST_LOOT], 'loot');
export const classNumber = (name: LootClass): number => CLASSES.indexOf(name);

interface Scene {
  readonly scene: number;
  readonly sequence: number;
}

const TILE_SCENES: readonly Scene[] = TILES.map(({ id, effects }) => addScene(id, effects));
export const tileScene = (tile: number): Scene => found(TILE_SCENES[tile], 'tile');
export const PORTAL = found(
  PORTALS.find(({ id }) => id === 'boss-portal'),
  'portal',
);

/** What a spent King's Hand brings in the versus modes. */
export const HAND_SCENES: Readonly<Record<keyof typeof HAND_RESULTS, Scene>> = {
  low: addScene('kings-hand', HAND_RESULTS.low),
  theirs: addScene('kings-hand', HAND_RESULTS.theirs),
  own: addScene('kings-hand', HAND_RESULTS.own),
  high: addScene('kings-hand', HAND_RESULTS.high),
};

const BOSS_CARDS = new Map<number, BossCard & Scene>();
BOSSES.forEach((boss, number) => {
  const byId = new Map(boss.cards.map((one) => [one.card.id, one]));
  for (const card of DECKS[bossBoard(number)] ?? []) {
    const entry = byId.get(cardOf(card).id);
    if (entry !== undefined) BOSS_CARDS.set(card, { ...entry, ...addScene(`${entry.card.id}-bonus`, [entry.bonus]) });
  }
});
/** A boss's action card: objective and hero bonus; undefined for upgrades. */
export const bossCardOf = (card: number): (BossCard & Scene) | undefined => BOSS_CARDS.get(card);
