// Fights by the judgement of Dice Throne's adept, explores by a plan, shops by worth.
import { judgesWith } from '../dice-throne/adept.ts';
import { THRIFTY } from '../dice-throne/play/mind.ts';
import { fighting } from './fighting.ts';
import { withHands } from './hands.ts';
import { sensible } from './sense.ts';

const fighter = judgesWith(THRIFTY);

export const adept = fighting(sensible(withHands((question) => fighter.answer(question))));
