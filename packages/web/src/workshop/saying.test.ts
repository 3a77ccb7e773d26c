// What may be chosen at the workbench reads apart: nobody should have to press to find out which of two is meant.
import { offersAt } from '@wyrmtable/dice-throne/check';
import { LANGS } from '@wyrmtable/words';
import { describe, expect, it } from 'vitest';
import { copyOf, fromNothing, newId } from './draft/begin.ts';
import { addCard, addStatus, type Draft, inStep } from './draft/document.ts';
import { offered } from './saying.ts';

const step = (draft: Draft): Draft => inStep(draft, 'en', (what, number) => `${what} ${number}`);
const blank = step(
  addCard(
    step(
      addStatus(fromNothing('made-one', 'en', { hero: 'Ogre', line: 'Hits.', abilities: ['A', 'B', 'C', 'D', 'E'] })),
    ),
  ),
);
const monk = copyOf('monk', newId());
if (monk === null) throw new Error('the Monk is one of the sixteen');

/** One place of each kind of scene: an attack, a defence, a card, a token in the Upkeep Phase. */
const PLACES: readonly (readonly [string, Draft, string])[] = [
  ['behind an attack', blank, `hero.slots.${blank.hero.slots[1]?.id}.printed.rows[0].effects[1]`],
  ['in a defence', blank, `hero.slots.${blank.hero.slots[3]?.id}.printed.effects[1]`],
  ['on a card', blank, `hero.cards.${blank.hero.cards[0]?.id}.effects[1]`],
  ['in the Upkeep Phase', blank, `statuses.${blank.statuses[0]?.id}.hooks.upkeep[1]`],
  ['as a number', blank, `hero.slots.${blank.hero.slots[1]?.id}.printed.rows[0].effects[0].amount`],
  ['behind an attack of a copy', monk, `hero.slots.${monk.hero.slots[0]?.id}.printed.rows[0].effects[1]`],
];

describe.each(LANGS)('offers in %s', (lang) => {
  it.each(PLACES)('read apart %s', (_, draft, at) => {
    const offers = offered(lang, draft.hero.id, offersAt(draft, at));
    expect(offers.length).toBeGreaterThan(9);
    const read = offers.map(({ text, aside = '' }) => `${text} ${aside}`);
    expect(read.filter((text, i) => read.indexOf(text) !== i)).toEqual([]);
  });
});
