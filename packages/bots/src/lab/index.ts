// The lab: heroes against each other, parties on their adventures, and what that says of them.

export {
  type Balance,
  type BalanceCourse,
  balancing,
  type Figures,
  figuresOf,
  type PlayedDuel,
  RIVALS,
} from './balance/balance.ts';
export { type DuelEnd, type DuelLevel, type DuelWish, duelist } from './balance/duel.ts';
export type {
  BalancePlan,
  BalanceStage,
  Batch,
  ChangeFigures,
  Proposal,
  Turned,
} from './balance/plan.ts';
export {
  type AbilityFigures,
  abilitiesOf,
  firstPlayer,
  type HeroFigures,
  lengthOf,
  matchUp,
  type Rate,
  ranking,
  rate,
} from './figures.ts';
export {
  addJourney,
  anyTry,
  cellOf,
  emptyJourneys,
  firstTry,
  gamesIn,
  type Journey,
  type JourneyEnd,
  type JourneyPlan,
  type JourneyResult,
  type JourneySum,
  journeySum,
  onMap,
  roundOf,
} from './journeys.ts';
export { measuring } from './measure.ts';
export {
  type AbilitySum,
  abilityIn,
  addTo,
  emptyResult,
  inOrder,
  LAB_FORMAT,
  type LabPlan,
  type LabResult,
  type PairSum,
  pairsOf,
} from './result.ts';
