import { expect, test } from 'vitest';
import { cardById, isIdle } from './cards.ts';

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
