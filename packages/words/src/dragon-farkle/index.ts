// Dragon Farkle in words: cards, choices, the log and the names of everything on the table.
export { cardEffect, cardName, cardText, cardTiming } from './cards.ts';
export { choiceLine } from './choices.ts';
export { eventLine, LOG_ICONS, type LogIcon, type LogLine, type Tone } from './log.ts';
export {
  actionName,
  confidenceNote,
  type Entry,
  faceName,
  glossary,
  rewardName,
  rowName,
  soldiers,
  stepName,
  windowName,
} from './terms.ts';
