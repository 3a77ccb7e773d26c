// The words about people and their accounts, with a sentence for each no that they may hear.
import type { Refusal } from '@wyrmtable/kernel';
import { PEOPLE_BUDGETS, PEOPLE_REFUSALS } from './messages/people-refusals.ts';
import { type Lang, type Message, phrase } from './phrase.ts';
import { refusalLine } from './refusals.ts';

export { account, folk } from './messages/people.ts';

const sentences = new Map<string, Message>(Object.entries(PEOPLE_REFUSALS));
const budgets = new Map<string, Message>(Object.entries(PEOPLE_BUDGETS));

/** As `refusalLine`, and what only accounts are refused. Never throws. */
export function peopleRefusalLine(lang: Lang, refusal: Refusal): string {
  const { refused, params = {} } = refusal;
  const sentence = refused === 'over-budget' ? budgets.get(String(params.work)) : sentences.get(refused);
  if (sentence === undefined) return refusalLine(lang, refusal);
  try {
    return phrase(lang, sentence, params);
  } catch {
    return refusalLine(lang, refusal);
  }
}
