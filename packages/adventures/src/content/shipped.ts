// What the box of Adventures holds, list by list.
import type { Boss, Minion } from './enemies.ts';
import { fallenBarbarian } from './fallen-barbarian.ts';
import { fallenGunslinger } from './fallen-gunslinger.ts';
import { fallenMonk } from './fallen-monk.ts';
import type { LootCard } from './loot-card.ts';
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

export const MINIONS: readonly Minion[] = [...MINIONS_I, ...MINIONS_II, ...MINIONS_III, ...MINIONS_IV];
/** Known ones that are not in the box. */
export const EXTRA_MINIONS: readonly Minion[] = [...EXTRA_MINIONS_LOW, ...EXTRA_MINIONS_HIGH];
export const BOSSES: readonly Boss[] = [fallenBarbarian, fallenGunslinger, fallenMonk, madKing];
export const LOOT: readonly LootCard[] = [
  ...COMMON_LOOT,
  ...COMMON_EQUIPMENT,
  ...RARE_LOOT,
  ...RARE_EQUIPMENT,
  ...EPIC_LOOT,
  ...LEGENDARY_LOOT,
];
