// Dice Throne Adventures: the campaign, its content and how to read both.
export { adventures } from './game.ts';
