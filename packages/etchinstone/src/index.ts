// Dragons of Etchinstone: the rules, the content and how to read both.
export { MAGE_CARDS } from './content/cards.ts';
export { DRAGON_IDS, DRAGONS, type DragonId } from './content/dragons.ts';
export { DIFFICULTIES, DIFFICULTY_IDS, type DifficultyId, ROLES, type Role } from './content/figures.ts';
export { REGIONS } from './content/regions.ts';
export { TRAITS } from './content/traits.ts';
export * from './content/verbs.ts';
export type { EtchinstoneEvent } from './events.ts';
export { forecast } from './forecast.ts';
export { etchinstone } from './game.ts';
export type { EtchinstoneOptions } from './options.ts';
export type { Addend, Forecast, ForecastResult, SetForecast, Source, Tally } from './rules/tally.ts';
export { type Aim, type EtchinstoneState, QUESTIONS, type Question } from './state.ts';
export { type ArrangementView, EMPTY_ROLE, type EtchinstoneView, type SetView } from './view.ts';
