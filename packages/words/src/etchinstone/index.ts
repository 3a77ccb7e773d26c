// Dragons of Etchinstone in words: cards, encounters, choices, forecasts, the log and the names of everything.

export { type Figure, type OptionId, PHASES, type Phase, type Place } from '../messages/etch-terms.ts';
export {
  type CardRow,
  type CardRules,
  cardName,
  cardNote,
  cardRows,
  cardText,
  elementMade,
  elementName,
  elementOwning,
  fullCardName,
} from './cards.ts';
export { choiceLine } from './choices.ts';
export {
  dragonName,
  dragonNote,
  dragonText,
  encounterName,
  encounterNote,
  encounterText,
  encounterTitle,
  regionName,
} from './encounters.ts';
export { type ForecastAddend, type ForecastLine, type ForecastPart, forecastLines, verdictLine } from './forecast.ts';
export { eventLine, LOG_ICONS, type LogIcon, type LogLine } from './log.ts';
export type { ElementForm, Form } from './names.ts';
export { bestScore, resultLine, shareText } from './result.ts';
export {
  aimName,
  BEST_SCORE,
  confidenceNote,
  difficultyName,
  difficultyText,
  type Entry,
  figureName,
  glossary,
  optionName,
  optionText,
  phaseName,
  phaseOf,
  roleName,
  roleText,
  stageName,
  stepName,
  stepText,
  verdictName,
} from './terms.ts';
export type { Tone } from './tone.ts';
export { hardshipName, hardshipText, type TraitId, traitKindName, traitName, traitText } from './traits.ts';
