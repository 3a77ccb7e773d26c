import { diceThrone } from '@wyrmtable/dice-throne';
import { chachaChance, derivedSeed, start, streamKey } from '@wyrmtable/kernel';
import { CARD } from '@wyrmtable/words/throne-table';
import { expect, test } from 'vitest';
import { cardById, isIdle, whyNot } from './cards.ts';

const card = (id: string) => cardById(id, 'barbarian').entry;
const BARE = { asking: 'main', players: [{ statuses: [] }, { statuses: [] }] } as const;
const BURNING = { asking: 'main', players: [{ statuses: [] }, { statuses: [{ status: 'burn', tokens: 1 }] }] } as const;

test('a card for dice shines in no Main Phase, one for tokens only where some lie', () => {
  expect(isIdle(BARE, card('tip-it'))).toBe(true);
  expect(isIdle({ ...BARE, asking: 'roll' }, card('tip-it'))).toBe(false);
  expect(isIdle(BARE, card('get-that-outta-here'))).toBe(true);
  expect(isIdle(BURNING, card('get-that-outta-here'))).toBe(false);
  expect(isIdle(BARE, card('vegas-baby'))).toBe(false);
});

test('what answers a blow shines in no roll of one’s own', () => {
  expect(isIdle({ ...BARE, asking: 'roll' }, card('not-this-time'))).toBe(true);
  expect(isIdle({ ...BARE, asking: 'roll' }, card('better-d'))).toBe(true);
  expect(isIdle({ ...BARE, asking: 'roll' }, card('so-wild'))).toBe(false);
  expect(isIdle({ ...BARE, asking: 'window' }, card('not-this-time'))).toBe(false);
});

test('a card that a lesson does not ask for waits for the lesson, and is not said to be of no use', () => {
  const heroes = ['barbarian', 'pyromancer'];
  const state = start(
    diceThrone,
    { mode: 'duel', heroes, promo: false },
    2,
    chachaChance(streamKey(derivedSeed(16, 1), [])),
  );
  const view = diceThrone.view(state, state.active);
  const player = view.players[view.active];
  if (player === undefined) throw new RangeError('somebody is active');
  const waits = (id: string, taught: (() => boolean) | null) =>
    whyNot({ view, answers: [], taught }, id, { ...player, hero: 'barbarian', cp: 5 }, view.active).message;
  expect(view.asking).toBe('main');
  expect(waits('vegas-baby', () => false)).toBe(CARD.whyTaught);
  expect(waits('not-this-time', () => false)).toBe(CARD.whyRoll);
  expect(waits('vegas-baby', null)).toBe(CARD.whyWait);
});
