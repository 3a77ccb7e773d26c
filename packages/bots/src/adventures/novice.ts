// A beginner: fights like Dice Throne's novice, and travels greedy, afraid and forgetful.
import { novice as noviceFighter } from '../dice-throne/novice.ts';
import { exploreAsBeginner, shopAsBeginner } from './beginner.ts';
import { fighting } from './fighting.ts';

export const novice = fighting((question) => noviceFighter.answer(question), {
  explore: exploreAsBeginner,
  between: shopAsBeginner,
});
