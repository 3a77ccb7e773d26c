// Dice Throne: the rules, the content and how to read both.
export { KINDS, type Kind } from './choice.ts';
export { COMMON_CARDS } from './content/common.ts';
export { abilityOf, HEROES, STATUSES, sequenceOf, useOf } from './content/library.ts';
export type {
  Ability,
  ActionCard,
  Hero,
  Hooks,
  Moment,
  PlayNeed,
  Row,
  Slot,
  Status,
  Upgrade,
  Use,
} from './content/shapes.ts';
export type {
  Among,
  Amount,
  Condition,
  DamageType,
  Effect,
  Face,
  Need,
  Option,
  StatusId,
  Verb,
  Who,
  WhoseDie,
} from './content/vocabulary.ts';
export type { BreakdownLine, ThroneEvent } from './events.ts';
export { diceThrone } from './game.ts';
export { type Asking, type Step, type ThroneState, topOf, WINDOW_CAUSES, type WindowCause } from './state.ts';
export type { PoolView, ThroneView } from './view.ts';
