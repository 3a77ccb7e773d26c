// A layout that nobody has confirmed yet comes back for its own hand at its own table, and for no other.
import { expect, test } from 'vitest';
import { mapStorage } from '../../../test/storage.ts';
import { openDeviceStorage } from '../../shell/device-storage.ts';
import type { Draft } from './draft.ts';
import { keepDraft, keptDrafts } from './kept-draft.ts';

const dealt: Draft = { places: ['a', 'b', 'c', 'd'], combined: null, toInitiative: [false], givenUp: false };
const laid: Draft = { ...dealt, places: ['d', 'b', 'c', 'a'], toInitiative: [true] };

function keeping() {
  const storage = mapStorage();
  const vault = openDeviceStorage(() => storage);
  keepDraft({ table: '/table/x', hand: 'region 1 a b c d', drafts: [dealt, laid] }, vault);
  return vault;
}

test('the same hand at the same table', () => {
  expect(keptDrafts('/table/x', 'region 1 a b c d', dealt, keeping())).toEqual([dealt, laid]);
});

test('another hand, another table, other cards: nothing', () => {
  const vault = keeping();
  expect(keptDrafts('/table/x', 'region 1 e b c d', dealt, vault)).toEqual([]);
  expect(keptDrafts('/table/y', 'region 1 a b c d', dealt, vault)).toEqual([]);
  expect(keptDrafts('/table/x', 'region 1 a b c d', { ...dealt, places: ['a', 'b', 'c', 'e'] }, vault)).toEqual([]);
});

test.each([null, 7, 'text', { drafts: 3 }, { table: '/table/x', hand: 'region 1 a b c d', drafts: [{ places: [1] }] }])(
  'spoilt memory is none: %j',
  (spoilt) => {
    const vault = keeping();
    vault.write('etchinstone.draft', spoilt);
    expect(keptDrafts('/table/x', 'region 1 a b c d', dealt, vault)).toEqual([]);
  },
);

test('only so many steps are kept, the latest ones', () => {
  const storage = mapStorage();
  const vault = openDeviceStorage(() => storage);
  const drafts = Array.from({ length: 99 }, (_, i) => (i === 98 ? laid : dealt));
  keepDraft({ table: '/table/x', hand: 'h', drafts }, vault);
  const kept = keptDrafts('/table/x', 'h', dealt, vault);
  expect(kept.length).toBeLessThan(99);
  expect(kept.at(-1)).toEqual(laid);
});
