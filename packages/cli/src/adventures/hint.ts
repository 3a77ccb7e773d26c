// What the odds say to somebody who rolls, and what a practised companion would do, who knows no more than the one who asks.
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import { type Choice, question, type Seat } from '@wyrmtable/kernel';
import { type Lang, phrase } from '@wyrmtable/words';
import { ADV } from '@wyrmtable/words/cli';
import { hintLines as oddsLines } from '../dice-throne/hint.ts';
import { wrapped } from '../wrap.ts';

/** The same position gets the same advice. */
const SEED = 1;

export function hintLines(lang: Lang, state: AdventureState, seat: Seat, lineOf: (choice: Choice) => string): string[] {
  const { stage } = state;
  const odds = stage === 'explore' || stage === 'boss' || stage === 'versus' ? oddsLines(lang, state.arena, seat) : [];
  const { bot, budget } = adventuresBots.adept;
  const choice = bot.answer(question(adventures, state, seat, budget, SEED));
  return [...odds, ...wrapped(phrase(lang, ADV.advice, { choice: lineOf(choice) }))];
}
