// Words for writing content of one's own: effects, cards, tokens and boards in Dice Throne's vocabulary.
export * from './content/build.ts';
export type { Ids, ThroneStatus } from './content/ids.ts';
export { wordsFor } from './content/kit.ts';
export * from './content/print.ts';
export type { Ability, ActionCard, Hero, Hooks, PlayNeed, Slot, Status } from './content/shapes.ts';
export type { Effect, Face, Need, StatusId } from './content/vocabulary.ts';
