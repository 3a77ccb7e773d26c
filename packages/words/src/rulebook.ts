// A numbered rule as it is read: docs/rules has it in English, other languages stand here as far as they are written.

import { FARKLE_RULEBOOK } from './dragon-farkle/rulebook.ts';
import type { Lang } from './phrase.ts';

export interface ReadRule {
  readonly text: string;
  /** False where it is still read in English. */
  readonly translated: boolean;
}

const WRITTEN: ReadonlyMap<string, Readonly<Record<Exclude<Lang, 'en'>, string>>> = new Map(
  Object.entries(FARKLE_RULEBOOK),
);

export function ruleText(lang: Lang, { id, text }: { readonly id: string; readonly text: string }): ReadRule {
  const written = lang === 'en' ? text : WRITTEN.get(id)?.[lang];
  return { text: written ?? text, translated: written !== undefined };
}
