// What is wrong with a hero, said without any hero being loaded: those of ours may be the very ones that cannot be.
import type { Fault } from '@wyrmtable/dice-throne/check';
import { HERO_FLAWS, HERO_LACKS } from '../messages/hero-check.ts';
import { type Lang, phrase } from '../phrase.ts';

interface Named {
  readonly what?: string;
  readonly id: string;
}

/** One sentence; `called` says what people call something, and its id does where nobody can say. */
export function flawSentence(lang: Lang, fault: Fault, called: (of: Named) => string = ({ id }) => id): string {
  if (fault.kind === 'lacks') return phrase(lang, HERO_LACKS[fault.what]);
  const { kind, ...params } = fault;
  return phrase(lang, HERO_FLAWS[kind], 'id' in params ? { ...params, id: called(params) } : params);
}
