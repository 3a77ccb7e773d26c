// A knockout by poison, which no example of the rulebook reaches: it takes four cards of the deck like any other.
import { start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import type { EtchinstoneEvent } from '../src/events.ts';
import { etchinstone } from '../src/game.ts';
import { sting } from '../src/rules/road.ts';
import type { EtchinstoneState } from '../src/state.ts';

/** A region in which a hand has just been drawn, with more poison in it than any hand absorbs. */
function poisoned(deck: number): { state: EtchinstoneState; events: string[] } {
  const state = start(
    etchinstone,
    { difficulty: 'normal', dragon: 'burhast', cavalier: false, glassCannon: false },
    1,
    swiftChance(3),
  );
  const cards = [...state.deck, ...state.hand, ...state.discard].slice(0, deck + 4);
  Object.assign(state, { stage: 'region', region: 2, step: 'poison', poison: 99 });
  state.hand = cards.slice(0, 4);
  state.deck = cards.slice(4);
  state.discard = [];
  const events: EtchinstoneEvent[] = [];
  sting(state, (event) => events.push(event));
  return { state, events: events.map(({ kind }) => kind) };
}

// rules: ETCH-15.15 ETCH-12.2
test('poison that cannot be absorbed knocks out: four cards of the deck go', () => {
  const { state, events } = poisoned(8);
  expect(state.deck).toHaveLength(4);
  expect(events).toContain('knockout');
  expect(events).toContain('deckLost');
  expect(state.step).toBe('encounter');
});

// rules: ETCH-R10
test('with fewer than five cards left the region ends', () => {
  const { state, events } = poisoned(4);
  expect(state.deck).toHaveLength(0);
  expect(events).toContain('regionEnded');
  expect(state.step).toBe('nextRegion');
});
