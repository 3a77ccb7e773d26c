// The content of an adventure by number: what a library holds beside Dice Throne's, and how rules look things up in it.
import type { Library, Scene } from '@wyrmtable/dice-throne/lead';
import type { Stocked } from '@wyrmtable/kernel';
import type { HAND_RESULTS } from './crown.ts';
import type { Difficulty } from './difficulties.ts';
import type { Boss, BossCard, Minion } from './enemies.ts';
import type { LegacyPack } from './legacy.ts';
import { CLASSES, type LootCard, type LootClass } from './loot-card.ts';
import type { LOOT_TABLE } from './loot-table.ts';
import type { PortalMap } from './maps.ts';
import type { PRICES } from './prices.ts';
import type { Scenario } from './scenarios.ts';
import type { Tile } from './tiles.ts';

export type PortalTile = Omit<Tile, 'level'>;

export interface AdventureLibrary {
  readonly throne: Library;
  /** The box first, then the further known ones, last who comes from no deck. */
  readonly minions: readonly Minion[];
  /** How many of them the box holds, and how many decks may be made of. */
  readonly boxed: number;
  readonly decked: number;
  /** Their boards among Dice Throne's heroes. */
  readonly minionBoards: readonly number[];
  readonly bosses: readonly Boss[];
  readonly bossBoards: readonly number[];
  /** Loot goes by the number of its card in Dice Throne's library; the cards stand there one after another. */
  readonly loot: readonly LootCard[];
  readonly lootCards: readonly number[];
  /** What lies beside a boss's board in the versus modes. */
  readonly crown: number;
  readonly tiles: readonly Tile[];
  readonly tileScenes: readonly Scene[];
  /** The Crimson Sands, and the Boss Portal. */
  readonly portals: readonly PortalTile[];
  /** What a spent King's Hand brings in the versus modes. */
  readonly handScenes: Readonly<Record<keyof typeof HAND_RESULTS, Scene>>;
  /** A boss's action cards by number: objective and hero bonus. */
  readonly bossCards: ReadonlyMap<number, BossCard & Scene>;
  readonly maps: readonly PortalMap[];
  readonly scenarios: readonly Scenario[];
  readonly difficulties: readonly Difficulty[];
  readonly figures: Figures;
}

/** Figures that belong to no card. */
export interface Figures {
  readonly lootTable: typeof LOOT_TABLE;
  readonly prices: typeof PRICES;
  readonly legacyPacks: readonly LegacyPack[];
}

let compiled: (key: string) => AdventureLibrary | undefined = () => undefined;
let lastKey = '';
let last: AdventureLibrary | null = null;

/** Says where libraries are compiled and kept. */
export function libraryFrom(shelf: (key: string) => AdventureLibrary | undefined): void {
  compiled = shelf;
}

export function contentOf({ library: key }: Stocked): AdventureLibrary {
  if (key === lastKey && last !== null) return last;
  last = found(compiled(key), `library ${key}: it was not opened`);
  lastKey = key;
  return last;
}

function found<T>(entry: T | undefined, what: string): T {
  if (entry === undefined) throw new RangeError(`there is no such ${what}`);
  return entry;
}

export const minionOf = (of: Stocked, number: number): Minion => found(contentOf(of).minions[number], 'minion');
export const minionBoard = (of: Stocked, number: number): number => found(contentOf(of).minionBoards[number], 'minion');
/** Vis'eer, who comes from no deck. */
export const viseerNumber = (of: Stocked): number => contentOf(of).minions.length - 1;
export const bossOf = (of: Stocked, number: number): Boss => found(contentOf(of).bosses[number], 'boss');
export const bossBoard = (of: Stocked, number: number): number => found(contentOf(of).bossBoards[number], 'boss');
export const bossNumber = (of: Stocked, id: string): number => contentOf(of).bosses.findIndex((boss) => boss.id === id);

const firstLoot = ({ lootCards }: AdventureLibrary): number => lootCards[0] ?? 0;
export function isLoot(of: Stocked, card: number): boolean {
  const library = contentOf(of);
  return card >= firstLoot(library) && card < firstLoot(library) + library.loot.length;
}
export function lootOf(of: Stocked, card: number): LootCard {
  const library = contentOf(of);
  return found(library.loot[card - firstLoot(library)], 'loot');
}
export const classNumber = (name: LootClass): number => CLASSES.indexOf(name);

export const tileScene = (of: Stocked, tile: number): Scene => found(contentOf(of).tileScenes[tile], 'tile');
export const portalOf = (of: Stocked): PortalTile =>
  found(
    contentOf(of).portals.find(({ id }) => id === 'boss-portal'),
    'portal',
  );
/** Undefined for upgrades. */
export const bossCardOf = (of: Stocked, card: number): (BossCard & Scene) | undefined =>
  contentOf(of).bossCards.get(card);
export const difficultyOf = (state: Stocked & { readonly difficulty: number }): Difficulty | undefined =>
  contentOf(state).difficulties[state.difficulty];
export const scenarioOf = (of: Stocked, number: number): Scenario | undefined => contentOf(of).scenarios[number - 1];
