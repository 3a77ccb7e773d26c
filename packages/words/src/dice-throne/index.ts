// Dice Throne in words: what everything on the table is called.
export {
  abilityName,
  cardName,
  heroGender,
  heroName,
  statusCount,
  statusGender,
  statusName,
  symbolCount,
  symbolName,
} from './names.ts';
export { bent, type Case, counted, type Form, type Gender, type Noun } from './nouns.ts';
export { COMPANION_NAMES } from './statuses.ts';
export {
  ABILITY_KIND_NAMES,
  CARD_KIND_NAMES,
  DAMAGE_NAMES,
  MODE_NAMES,
  NEED_NAMES,
  PHASE_GROUP_NAMES,
  PHASE_NAMES,
  RESOURCE_NAMES,
  SIDE_NAMES,
  STATUS_KIND_NAMES,
  WINDOW_NAMES,
  windowName,
} from './terms.ts';
