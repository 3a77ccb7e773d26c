// Dice Throne Adventures in words: what everything is called, what it says, and what happens in a campaign.
export { askingLine, choiceLine, type Moment, momentOf } from './choices.ts';
export { eventLine, reasonLine } from './log.ts';
export {
  className,
  difficultyName,
  enemyName,
  levelNumeral,
  lootName,
  mapName,
  scenarioName,
  tableNames,
  tileName,
} from './names.ts';
export { CLASS_NAMES, DIFFICULTY_NAMES, ITEM_NAMES, MODE_NAMES, SHEET_FIELDS, STAGE_NAMES } from './terms.ts';
export {
  bossCardText,
  difficultyText,
  heroBonusText,
  keepText,
  lootSigns,
  lootText,
  type MinionTexts,
  minionTexts,
  objectiveText,
  packText,
  rewardText,
  scenarioText,
  tileText,
  tokenText,
} from './texts.ts';
