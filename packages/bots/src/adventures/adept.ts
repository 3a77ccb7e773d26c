// Fights by the judgement of Dice Throne's adept, explores by a plan, shops by worth.
import { adept as adeptFighter } from '../dice-throne/adept.ts';
import { fighting } from './fighting.ts';

export const adept = fighting((question) => adeptFighter.answer(question));
