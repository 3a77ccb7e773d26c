// A beginner: fights like Dice Throne's novice, and every now and then goes somewhere or buys something on a whim.
import { isArena } from '@wyrmtable/adventures/inside';
import type { AnyBot } from '@wyrmtable/kernel';
import { novice as noviceFighter } from '../dice-throne/novice.ts';
import { wavering } from '../wavering.ts';
import { eager } from './eager.ts';
import { fighting } from './fighting.ts';

/** Of a hundred choices outside of fights, so many are whims. */
const WHIMS = 30;

const fighter = fighting((question) => noviceFighter.answer(question));
const traveller = wavering(fighter, eager, WHIMS);

export const novice: AnyBot = {
  answer: (question) => (question.choices.every(isArena) ? fighter : traveller).answer(question),
  // Of a whim there is nothing to say; one that is what judgement would have done cannot be told from it.
  ...(fighter.reason === undefined ? {} : { reason: fighter.reason }),
};
