// A draft whose names, tokens and arms everything on the page asks for first: texts and pieces know them by their ids.
import { completed } from '@wyrmtable/dice-throne/check';
import { knowFirst, nameFirst } from '@wyrmtable/words/dice-throne';
import type { CSSProperties } from 'react';
import { introduceArms } from '../games/dice-throne/hero-arms.ts';
import type { Draft } from './draft/document.ts';

export function takeUp(draft: Draft): void {
  const { hero, statuses, look } = draft;
  nameFirst(hero.id, completed(draft).names);
  knowFirst(statuses);
  introduceArms({ [hero.id]: { accent: hero.id, division: look?.division ?? 'pale', charge: hero.icon } });
}

export function putDown(): void {
  nameFirst('', null);
  knowFirst([]);
}

/** The hero's two colours, wherever its accent is asked for inside. */
export function coloursOf({ look }: Pick<Draft, 'look'>): CSSProperties & Record<`--${string}`, string> {
  if (look === undefined) return {};
  const { deep, lit } = look.accent;
  return { '--accent-deep': `oklch(${deep.join(' ')})`, '--accent-lit': `oklch(${lit.join(' ')})` };
}
