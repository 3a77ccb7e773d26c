// The rules from inside, for players made of code: what a search or a judgement reads and plays without a referee between.
export { argumentOf, declare, defend, PROCEED, roll } from './choice.ts';
export { cardOf, heroOf, type Library, libraryOf } from './content/library.ts';
export { countBits, meets, pack, sumOf, unpack } from './dice.ts';
export { inRollPhase } from './phases.ts';
export { usesLeft } from './rules/answers.ts';
export { applyUnanswered } from './rules/apply.ts';
export { offencesOf } from './rules/board.ts';
export { finalDamage } from './rules/damage.ts';
export { openDefences } from './rules/defence.ts';
export { openDice } from './rules/open-dice.ts';
export { isOpponent, NONE, nextIn, type Player, playerAt, STEPS } from './state.ts';
