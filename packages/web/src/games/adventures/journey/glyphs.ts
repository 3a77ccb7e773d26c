// The glyphs of the journey: things on the map, rewards, classes of loot.
import type { Item, LootClass, Reward } from '@wyrmtable/adventures';

export const ITEM_ICONS: Readonly<Record<Item, string>> = {
  salve: 'standing-potion',
  shard: 'rupee',
  'chest-1': 'locked-chest',
  'chest-2': 'locked-chest',
  'chest-3': 'locked-chest',
};

const REWARD_ICONS = {
  boost: 'sword-wound',
  cp: 'two-coins',
  draw: 'card-draw',
  heal: 'health-normal',
  gold: 'swap-bag',
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
