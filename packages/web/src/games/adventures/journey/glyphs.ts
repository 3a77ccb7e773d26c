// The glyphs of the journey: things on the map, rewards, and one for each family of tiles.
import type { CellView, Item, LootClass, Reward } from '@wyrmtable/adventures';

export const ITEM_ICONS: Readonly<Record<Item, string>> = {
  salve: 'standing-potion',
  shard: 'crystal-shine',
  'chest-1': 'locked-chest',
  'chest-2': 'locked-chest',
  'chest-3': 'locked-chest',
};

/** Tiles of one family share their picture; the numeral tells the level. */
const TILE_ICONS: Readonly<Record<string, string>> = {
  'crimson-sands': 'desert-camp',
  'boss-portal': 'magic-portal',
  ivory: 'ivory-tusks',
  stained: 'star-altar',
  thorn: 'thorny-vine',
  lonely: 'stone-tower',
  reflection: 'mirror-mirror',
  pensive: 'droplet-splash',
  solar: 'sun-radiations',
  caves: 'cave-entrance',
  void: 'star-swirl',
  emerald: 'palm-tree',
  citadel: 'hill-fort',
  town: 'huts-village',
  vault: 'open-treasure-chest',
  salt: 'mountaintop',
  everglades: 'willow-tree',
  alley: 'old-lantern',
  scorched: 'burning-tree',
  toll: 'stone-bridge',
  bazaar: 'shopping-bag',
  bog: 'swamp-bat',
  volcano: 'smoking-volcano',
  roots: 'tree-roots',
  'throne-gate': 'stone-throne',
  'dragon-maw': 'dragon-head',
  'chaos-rift': 'star-gate',
  'obsidian-court': 'ancient-columns',
};

const LEVEL = /-i(?:v|i{1,2})?$/;

export const tileIcon = (tile: string): string => TILE_ICONS[tile.replace(LEVEL, '')] ?? 'treasure-map';

/** A place that has not been turned over shows only what everybody can see. */
export const hiddenIcon = ({ kind }: Pick<CellView, 'kind'>): string =>
  kind === 'portal' ? 'magic-portal' : 'treasure-map';

const REWARD_ICONS = {
  boost: 'sword-wound',
  cp: 'crossed-swords',
  draw: 'card-draw',
  heal: 'health-normal',
  gold: 'two-coins',
} as const;

const CLASS_ICONS: Readonly<Record<LootClass, string>> = {
  common: 'knapsack',
  rare: 'open-chest',
  epic: 'gem-pendant',
  legendary: 'queen-crown',
};

export const classIcon = (kind: LootClass): string => CLASS_ICONS[kind];

export const rewardIcon = (reward: Reward): string =>
  typeof reward === 'string' ? CLASS_ICONS[reward] : REWARD_ICONS[reward[0]];
