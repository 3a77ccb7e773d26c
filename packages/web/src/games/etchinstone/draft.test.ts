// Drafts of a hand: what lies where, what may be combined, and what is still missing.
import { type EtchinstoneView, etchinstone, START_LEVEL } from '@wyrmtable/etchinstone';
import { chachaChance, start, streamKey } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { arrangementOf, combinedBy, draftOf, lackOf, pairsIn, placeAt, spareIn, swapped } from './draft.ts';

const options = { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false } as const;
const state = start(etchinstone, options, 1, chachaChance(streamKey('00'.repeat(32), [])));
const fresh = etchinstone.view(state, 0);

/** The same table with another hand. */
const holding = (hand: readonly string[], change: Partial<EtchinstoneView> = {}): EtchinstoneView => ({
  ...fresh,
  hand,
  levels: Object.fromEntries(hand.map((card) => [card, START_LEVEL])),
  ...change,
});

const FOUR = ['water-ice-wall', 'fire-adapt', 'fire-ice-wall', 'water-destruction'];

test('a fresh hand is laid out in its own order: Spell, Element, Boost, Spare', () => {
  const view = holding(FOUR);
  const draft = draftOf(view);
  expect(draft.places).toEqual(FOUR);
  expect(draft.places.map((_, i) => placeAt(view, i))).toEqual([
    { kind: 'role', role: 'spell', set: 0 },
    { kind: 'role', role: 'element', set: 0 },
    { kind: 'role', role: 'boost', set: 0 },
    { kind: 'rest', number: 0 },
  ]);
  expect(spareIn(view, draft)).toBe('water-destruction');
});

test('the Spare may lie under a card of its element; then there is none (ETCH-10.4)', () => {
  const view = holding(FOUR);
  const draft = draftOf(view);
  const pairs = pairsIn(view, draft);
  expect(pairs).toMatchObject([{ top: 'water-ice-wall', hidden: 'water-destruction', place: { role: 'spell' } }]);
  const combined = combinedBy(draft, pairs[0] ?? null);
  expect(spareIn(view, combined)).toBeNull();
  expect(lackOf(view, combined)).toBeNull();
  expect(arrangementOf(view, combined).combined).toEqual({
    top: 'water-ice-wall',
    hidden: 'water-destruction',
    element: null,
  });
});

test('a combined Element card has an element to choose, its own to begin with (ETCH-10.3)', () => {
  const view = holding(FOUR);
  const draft = swapped(view, draftOf(view), 0, 1);
  const [pair = null] = pairsIn(view, draft);
  expect(combinedBy(draft, pair).combined?.element).toBe('water');
  expect(combinedBy(draft, pair, 'shadow').combined?.element).toBe('shadow');
});

test('a combination that is pulled apart is none', () => {
  const view = holding(FOUR);
  const draft = draftOf(view);
  const combined = combinedBy(draft, pairsIn(view, draft)[0] ?? null);
  expect(swapped(view, combined, 0, 1).combined).toMatchObject({ element: 'water' });
  expect(swapped(view, combined, 1, 3).combined).toBeNull();
});

test('Cavalier: nothing can be combined (ETCH-5.3)', () => {
  const view = holding(FOUR, { cavalier: true });
  expect(pairsIn(view, draftOf(view))).toEqual([]);
});

test('with three usable cards every role must be filled, with fewer only the Spell (ETCH-9.2, ETCH-9.3)', () => {
  const three = holding(FOUR.slice(0, 3));
  const draft = draftOf(three);
  expect(lackOf(three, draft)).toBeNull();
  expect(lackOf(three, swapped(three, draft, 2, 3))).toBe('role');
  expect(lackOf(three, swapped(three, draft, 0, 3))).toBe('spell');
  const two = holding(FOUR.slice(0, 2));
  expect(lackOf(two, draftOf(two))).toBeNull();
  expect(lackOf(two, swapped(two, draftOf(two), 1, 3))).toBeNull();
});
