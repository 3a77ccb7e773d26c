// The lab: heroes against each other, parties on their adventures, and what that says of them.
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
  roundOf,
} from './journeys.ts';
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
