// What the next key card can tell, counted against the cards themselves.
import { type EtchinstoneView, etchinstone, MAGE_CARDS } from '@wyrmtable/etchinstone';
import { start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { keyOdds } from '../src/etchinstone/odds.ts';

/** The view at the first encounter, all difficulties' questions answered by the first choice. */
function underWay(): EtchinstoneView {
  const chance = swiftChance(4);
  const state = start(
    etchinstone,
    { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false },
    1,
    chance,
  );
  while (state.stage !== 'region' || state.step !== 'challenge')
    etchinstone.apply(state, etchinstone.choices(state)[0] ?? 0, chance, null);
  return etchinstone.view(state, 0);
}

test('every card of the deck is as likely as the next', () => {
  const view = underWay();
  const odds = keyOdds(view);
  expect(odds?.encounters.reduce((sum, { chance }) => sum + chance, 0)).toBeCloseTo(1, 12);
  for (const { kind, type, chance } of odds?.encounters ?? []) {
    const telling = view.deck.cards.filter((id) => {
      const face = MAGE_CARDS.find((card) => card.id === id)?.faces[(view.levels[id] ?? 1) - 1];
      return face?.encounter.kind === kind && face.encounter.type === type;
    });
    expect(chance).toBeCloseTo(telling.length / view.deck.cards.length, 12);
  }
});

test('a single card left is certain, an empty deck and the dragon tell nothing', () => {
  const view = underWay();
  const last = view.deck.cards.slice(0, 1);
  expect(keyOdds({ ...view, deck: { ...view.deck, count: 1, cards: last } })?.encounters).toMatchObject([
    { chance: 1 },
  ]);
  expect(keyOdds({ ...view, deck: { ...view.deck, count: 0, cards: [] } })).toBeNull();
  expect(keyOdds({ ...view, stage: 'finalEnemy' })).toBeNull();
});
