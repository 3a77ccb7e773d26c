// Dice Throne: the rules, the content and how to read both.
export { KINDS, type Kind, kindOf } from './choice.ts';
export { AMENDMENTS, shippedContent } from './content/catalogue.ts';
export { COMMON_CARDS } from './content/common.ts';
export { RUNNING_HOOKS } from './content/entries.ts';
export {
  abilityOf,
  cardNamed,
  heroNumber,
  type LibraryAbility,
  type LibraryCard,
  printed,
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
export { STATUSES } from './content/statuses.ts';
export type {
  Among,
  Amount,
  Condition,
  DamageType,
  Effect,
  EffectOf,
  Face,
  Need,
  Option,
  StatusId,
  Verb,
  Who,
  WhoseDie,
} from './content/vocabulary.ts';
export { type BreakdownLine, EVENT_KINDS, type ThroneEvent } from './events.ts';
export { diceThrone } from './game.ts';
export { HEROES } from './heroes/index.ts';
export { MODE_IDS, MODES, type ModeId, modeOf, teamsOf, usualMode } from './modes.ts';
export { inRollPhase, PHASES, type Phase, phaseOf } from './phases.ts';
export type { ThroneReading } from './readings.ts';
export { defencesOf, isLayable, type LaidBoard, offencesOf, passivesOf, priceOf } from './rules/board.ts';
export { CP_MAX, HAND_LIMIT } from './rules/play.ts';
export { type Asking, type Step, type ThroneState, topOf, WINDOW_CAUSES, type WindowCause } from './state.ts';
export { boardIn, type PlayerView, type PoolView, type ThroneView } from './view.ts';
