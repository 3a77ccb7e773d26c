// What everything in Dice Throne is called; the keys are the ids.
export { COMMON_CARD_NAMES } from './content/common-card-names.ts';
export type { CommonCard, HeroNames } from './content/ids.ts';
export { COMPANION_NAMES, STATUS_NAMES } from './content/status-names.ts';
export { type AbilityId, HERO_NAMES, type HeroId } from './heroes/names.ts';
