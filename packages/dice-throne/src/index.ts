// Dice Throne: the rules, the content and how to read both.
export { KINDS, type Kind, kindOf } from './choice.ts';
export { COMMON_CARDS } from './content/common.ts';
export {
  abilityOf,
  HEROES,
  heroNumber,
  STATUSES,
  sequenceOf,
  statusesWith,
  statusNumber,
  useOf,
} from './content/library.ts';
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
export { defencesOf, type LaidBoard, offencesOf, passivesOf } from './rules/board.ts';
export { type Asking, type Step, type ThroneState, topOf, WINDOW_CAUSES, type WindowCause } from './state.ts';
export type { PlayerView, PoolView, ThroneView } from './view.ts';
