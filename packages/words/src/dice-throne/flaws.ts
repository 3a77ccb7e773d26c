// What is wrong with a hero as data, in words.
import type { Fault } from '@wyrmtable/dice-throne/check';
import { HERO_FLAWS, HERO_LACKS } from '../messages/hero-check.ts';
import { type Lang, phrase } from '../phrase.ts';

/** One sentence; where it is stands beside it. */
export function flawText(lang: Lang, fault: Fault): string {
  if (fault.kind === 'lacks') return phrase(lang, HERO_LACKS[fault.what]);
  const { kind, ...params } = fault;
  return phrase(lang, HERO_FLAWS[kind], params);
}
