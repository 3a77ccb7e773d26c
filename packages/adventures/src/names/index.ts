// What everything in an adventure is called; the keys are the ids.
export { BOX_ATTACKS, EXTRA_ATTACKS } from './attacks.ts';
export { BOSS_ABILITIES } from './boss-abilities.ts';
export { BOSS_CARDS } from './boss-cards.ts';
export { BOSSES as BOSS_NAMES } from './bosses.ts';
export { LEGACY as LEGACY_NAMES } from './legacy.ts';
export { LOOT as LOOT_NAMES } from './loot.ts';
export { MINIONS_EXTRA } from './minions-extra.ts';
export { MINIONS_I } from './minions-i.ts';
export { MINIONS_II } from './minions-ii.ts';
export { MINIONS_III } from './minions-iii.ts';
export { MINIONS_IV } from './minions-iv.ts';
export { CHAOS_SYMBOLS, FURTHER_STATUSES } from './statuses.ts';
export { TILES as TILE_NAMES } from './tiles.ts';
