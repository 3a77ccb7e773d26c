// For a larger game that leads a table of Dice Throne: compiling content, seating players, giving turns, answering calls.
export { argumentOf, kindOf, PAY, PROCEED, play, read, roll } from './choice.ts';
export { boxesIn, unboxHero } from './content/catalogue.ts';
export { COMMON_CARDS } from './content/common.ts';
export { type Compiled, compile } from './content/compile.ts';
export {
  abilityOf,
  addShelf,
  boxesAt,
  cardCalled,
  cardOf,
  heroCalled,
  heroNumber,
  heroOf,
  isAmended,
  knowStatuses,
  type Library,
  libraryOf,
  type Scene,
  sceneName,
  statusCalled,
  statusCount,
  statusNumber,
  statusOf,
} from './content/library.ts';
export { FIGURES } from './content/vocabulary.ts';
export { meets, pack } from './dice.ts';
export { show } from './events.ts';
export { apply, applyUnanswered, run } from './rules/apply.ts';
export { choices } from './rules/choices.ts';
export { begin, beginPassives } from './rules/frames.ts';
export { changeHealth, checkDefeat } from './rules/landing.ts';
export { skippingStatus } from './rules/offence.ts';
export { addTokens, changeCp, discardCard, drawCards, type Play, removeTokens, tokensOf } from './rules/play.ts';
export { forgetRescue, payRescue, RESCUE, rescuersOf } from './rules/rescue.ts';
export { giveTurn } from './rules/steps.ts';
export { newPlayer, newTable, sitDown } from './start.ts';
export { type Call, copy, NONE, type Player, playerAt, type ThroneState, topOf } from './state.ts';
export { type ThroneView, view } from './view.ts';
