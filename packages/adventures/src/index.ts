// Dice Throne Adventures: the campaign, its content and how to read both.
export { KINDS, type Kind } from './choice.ts';
export { DIFFICULTIES, type Difficulty } from './content/difficulties.ts';
export type { Boss, BossCard, Minion, Objective } from './content/enemies.ts';
export { LEGACY_PACKS, type LegacyPack, VISEER } from './content/legacy.ts';
export { BOSSES, EXTRA_MINIONS, LOOT, MINIONS } from './content/library.ts';
export { CLASSES, type LootCard, type LootClass } from './content/loot-card.ts';
export { BOSS_LOOT_TABLE, LOOT_TABLE, type Reward } from './content/loot-table.ts';
export { type Item, MAPS, type PortalMap } from './content/maps.ts';
export { PRICES } from './content/prices.ts';
export { type BossFight, type Exploration, SCENARIOS, type Scenario } from './content/scenarios.ts';
export { NEW_STATUSES, STATUS_IDS } from './content/statuses.ts';
export { PORTALS, TILES, type Tile } from './content/tiles.ts';
export type { AdventureEvent, CardFate, KeptFor } from './events.ts';
export { adventures } from './game.ts';
export { DECK_MOST } from './rules/ending.ts';
export { SHARDS } from './rules/movement.ts';
export { type AdventureState, type Column, MODES, type Mode, type Stage, type Step } from './state.ts';
export type { AdventureView, CellView, EnemyView, HeroView } from './view.ts';
