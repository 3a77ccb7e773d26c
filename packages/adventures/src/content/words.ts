// The words of Dice Throne that name something, for the ids of Adventures.
import { wordsFor } from '@wyrmtable/dice-throne/content';
import type { EnemyIds, LootIds } from './ids.ts';

/** For minions and bosses: the symbols of the chaos die. */
export const enemyWords = wordsFor<EnemyIds>();
/** For loot, tiles and tokens. */
export const lootWords = wordsFor<LootIds>();
