// Dice Throne: the rules, the content and how to read both.
export { diceThrone } from './game.ts';
