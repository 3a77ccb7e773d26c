// Fights by the judgement of Dice Throne's adept, explores by a plan, shops by worth.
import { judgesWith } from '../dice-throne/adept.ts';
import { HASTY } from '../dice-throne/play/mind.ts';
import { fighting } from './fighting.ts';
import { sensible } from './sense.ts';

/** In windows it errs as it did when the figures of the campaign were set with it (docs/bots.md). */
const fighter = judgesWith(HASTY);

export const adept = fighting(sensible((question) => fighter.answer(question)));
