// The ids that Adventures' content may use, as literal types: a thing exists by being named, so the names are the lists.
import type { Ids, ThroneStatus } from '@wyrmtable/dice-throne/content';
import type { AbilityId, CommonCard } from '@wyrmtable/dice-throne/names';
import type * as names from '../names/index.ts';
import type { Call } from './calls.ts';

export type MinionId =
  | keyof typeof names.MINIONS_I
  | keyof typeof names.MINIONS_II
  | keyof typeof names.MINIONS_III
  | keyof typeof names.MINIONS_IV
  | keyof typeof names.MINIONS_EXTRA
  | keyof typeof names.LEGACY_NAMES;
export type BossId = keyof typeof names.BOSS_NAMES;
export type TileId = keyof typeof names.TILE_NAMES;
/** The tiles of levels I to III come in families. */
export type TileFamily = TileId extends infer Id ? (Id extends `${infer Family}-iii` ? Family : never) : never;
type EnemyId = MinionId | BossId;
export type StatusId = ThroneStatus | keyof typeof names.FURTHER_STATUSES;

/** Loot goes by its name and its version; a better common card by the common card's. */
export type LootName = keyof typeof names.LOOT_NAMES | CommonCard;
export type LootId = `${LootName}${'' | '-ii' | '-iii' | '-iv'}` | 'crown';

/** What the boards of minions and bosses may name: lines without a name of their own go by the enemy's. */
export interface EnemyIds extends Ids {
  readonly symbol: keyof typeof names.CHAOS_SYMBOLS;
  readonly status: StatusId;
  readonly slot: EnemyIds['ability'];
  readonly ability:
    | keyof typeof names.BOX_ATTACKS
    | keyof typeof names.EXTRA_ATTACKS
    | keyof typeof names.BOSS_ABILITIES
    | AbilityId
    | `${EnemyId}-${'defence' | 'nature'}`;
  /** Each lies twice in its deck. */
  readonly card: `${keyof typeof names.BOSS_CARDS}-${1 | 2}`;
  readonly call: Call;
}

/** What loot, tiles and tokens may name: anybody's dice may be rolled for them, so they know no symbols. */
export interface LootIds extends Ids {
  readonly symbol: never;
  readonly status: StatusId;
  readonly slot: AbilityId;
  readonly ability: AbilityId | `${LootId}-gear`;
  readonly card: LootId;
  readonly call: Call;
}
