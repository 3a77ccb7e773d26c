// A beginner: fights like Dice Throne's novice, and travels greedy, afraid and forgetful.
import { beginsWith } from '../dice-throne/novice.ts';
import { HASTY_HOARDING } from '../dice-throne/play/mind.ts';
import { exploreAsBeginner, shopAsBeginner } from './beginner.ts';
import { fighting } from './fighting.ts';

const fighter = beginsWith(HASTY_HOARDING);

export const novice = fighting((question) => fighter.answer(question), {
  explore: exploreAsBeginner,
  between: shopAsBeginner,
});
