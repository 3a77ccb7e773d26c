// Dragons of Etchinstone: the rules, the content and how to read both.
export * from './choice.ts';
export { MAGE_CARDS } from './content/cards.ts';
export { AMENDMENTS, shippedContent } from './content/catalogue.ts';
export { DRAGON_IDS, DRAGONS, type DragonId } from './content/dragons.ts';
export * from './content/figures.ts';
export { cardNumber, cardOf, cardsOf, difficultyOf, dragonOf, faceOf } from './content/library.ts';
export { REGIONS } from './content/regions.ts';
export { TRAITS } from './content/traits.ts';
export * from './content/verbs.ts';
export { dragonOfDay, dragonResult } from './day.ts';
export type { EtchinstoneEvent } from './events.ts';
export { forecast } from './forecast.ts';
export { etchinstone } from './game.ts';
export type { EtchinstoneOptions } from './options.ts';
export type { EtchinstoneReading } from './readings.ts';
export { absorptionOf, reckon } from './rules/reckon.ts';
export type { Addend, Forecast, ForecastResult, SetForecast, Source, Tally } from './rules/tally.ts';
export {
  AIMS,
  type Aim,
  type EtchinstoneState,
  levelOf,
  NONE,
  QUESTIONS,
  type Question,
  type Stage,
  UNDECIDED,
} from './state.ts';
export { type ArrangementView, EMPTY_ROLE, type EtchinstoneView, type SetView } from './view.ts';
