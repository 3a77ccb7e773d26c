// The rules from inside, for players made of code: what a search or a judgement reads and plays without a referee between.
export { argumentOf, declare, defend, PROCEED, play, roll } from './choice.ts';
export { BOARD, cardOf, DECKS, heroOf, LIMITS, type LibraryAbility, statusOf } from './content/library.ts';
export { countBits, meets, type Pack, pack, packOne, partsOf, sizeOf, sumOf, unpack } from './dice.ts';
export { inRollPhase } from './rules/answers.ts';
export { defencesOf, offencesOf } from './rules/board.ts';
export { upgradePrice } from './rules/choices.ts';
export { attackPool, finalDamage } from './rules/damage.ts';
export { openDice } from './rules/open-dice.ts';
export { type EffectFrame, isOpponent, NONE, nextIn, type Player, playerAt, seatsOfDial } from './state.ts';
