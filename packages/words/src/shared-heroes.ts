// The words about heroes that people share, with a sentence for each no that they may hear.
import type { Refusal } from '@wyrmtable/kernel';
import { HERO_BUDGETS, HERO_REFUSALS } from './messages/hero-refusals.ts';
import { type Lang, type Message, phrase } from './phrase.ts';
import { refusalLine } from './refusals.ts';

export { SHARED } from './messages/shared-heroes.ts';

const sentences = new Map<string, Message>(Object.entries(HERO_REFUSALS));
const budgets = new Map<string, Message>(Object.entries(HERO_BUDGETS));

/** As `refusalLine`, and what only shared heroes are refused. Never throws. */
export function heroRefusalLine(lang: Lang, refusal: Refusal): string {
  const { refused, params = {} } = refusal;
  const sentence = refused === 'over-budget' ? budgets.get(String(params.work)) : sentences.get(refused);
  if (sentence === undefined) return refusalLine(lang, refusal);
  try {
    return phrase(lang, sentence, params);
  } catch {
    return refusalLine(lang, refusal);
  }
}
