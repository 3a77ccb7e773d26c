// Where a number of the hero stands, in the reader's words: the thing it belongs to, the sentence it is part of, what it counts.
import type { Proposal } from '@wyrmtable/bots/lab';
import { stepsOf } from '@wyrmtable/dice-throne/check';
import { type Lang, phrase } from '@wyrmtable/words';
import { abilityName, cardName, statusName, symbolName } from '@wyrmtable/words/dice-throne';
import { WORKSHOP } from '@wyrmtable/words/workshop';
import { isEffect } from '../bench.ts';
import { type Draft, valueAt } from '../draft/document.ts';
import { fieldName, literalText } from '../saying.ts';

export interface PlaceName {
  /** The ability, card or token. */
  readonly thing: string;
  /** Which row of the ability, counted from one. */
  readonly row: number | null;
  /** What the effect says now; nothing where the number is part of none. */
  readonly sentence: string;
  readonly field: string;
}

function thingAt(lang: Lang, [part, list, id = '', ...more]: readonly string[]): string {
  if (part === 'statuses') return statusName(lang, list ?? '');
  if (list === 'slots') {
    const [what, upgrade] = more;
    return what === 'upgrades' && upgrade !== undefined ? cardName(lang, upgrade) : abilityName(lang, id);
  }
  if (list === 'limits') return statusName(lang, id);
  if (list === 'cards') return cardName(lang, id);
  return phrase(lang, WORKSHOP.about);
}

function fieldAt(lang: Lang, hero: string, steps: readonly string[]): string {
  const [before, last = ''] = steps.slice(-2);
  if (before === 'symbols') return symbolName(lang, hero, last);
  if (before === 'limits') return fieldName(lang, 'limit');
  // Numbers in a list are called after the list.
  return fieldName(lang, steps.findLast((step) => !/^\d+$/.test(step)) ?? '');
}

export function placeName(lang: Lang, draft: Pick<Draft, 'hero' | 'statuses'>, at: string): PlaceName {
  const steps = stepsOf(at);
  const rows = steps.indexOf('rows');
  const inside = [...at.matchAll(/[.[]/g)].map(({ index }) => at.slice(0, index));
  // The innermost effect is the shortest sentence that has the number in it.
  const effect = inside.map((place) => valueAt(draft, place)).findLast(isEffect);
  return {
    thing: thingAt(lang, steps),
    row: rows < 0 ? null : Number(steps[rows + 1]) + 1,
    sentence: effect === undefined ? '' : literalText(lang, draft.hero.id, effect),
    field: fieldAt(lang, draft.hero.id, steps),
  };
}

/** Whether a change still fits the draft: `in` where it was taken up already, `gone` where another number stands there. */
export function standing(draft: Draft, turned: Proposal['turned']): 'in' | 'fits' | 'gone' {
  const now = turned.map(({ at }) => valueAt(draft, at));
  if (turned.every(({ value }, i) => now[i] === value)) return 'in';
  return turned.every(({ from }, i) => now[i] === from) ? 'fits' : 'gone';
}
