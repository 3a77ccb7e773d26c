// Dice Throne in words: what everything on the table is called, what it says, and what happens there.

export { amountText, damageText } from './amounts.ts';
export { briefChoice } from './brief.ts';
export { askingLine, choiceLine, type Moment, momentOf } from './choices.ts';
export { breakdownLine, eventLine, LOG_ICONS, type LogIcon, type LogLine, type Tone } from './log.ts';
export {
  abilityName,
  cardName,
  heroGender,
  heroLine,
  heroName,
  nameFirst,
  statusCount,
  statusGender,
  statusName,
  symbolCount,
  symbolName,
} from './names.ts';
export { needText } from './needs.ts';
export { bent, type Case, counted, type Form, type Gender, type Noun } from './nouns.ts';
export { foldedLines } from './rows.ts';
export { knowFirst } from './scope.ts';
export {
  ABILITY_KIND_NAMES,
  CARD_KIND_NAMES,
  DAMAGE_NAMES,
  MODE_NAMES,
  NEED_NAMES,
  PHASE_GROUP_NAMES,
  PHASE_NAMES,
  phaseName,
  RESOURCE_NAMES,
  SIDE_NAMES,
  STATUS_KIND_NAMES,
  WINDOW_NAMES,
  windowName,
} from './terms.ts';
export {
  type AbilityRow,
  type AbilityTexts,
  abilityRows,
  abilityText,
  cardText,
  cardTiming,
  conditionText,
  effectAfterColon,
  effectText,
  playNeedSentence,
  statusText,
  upgradeText,
  useText,
} from './texts.ts';
