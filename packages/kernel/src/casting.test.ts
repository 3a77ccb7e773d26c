// Choosing before a match: the order of a draft, what came of it, and what others may know of a hidden choice.
import { expect, test } from 'vitest';
import { choosingTold, type Draft, draftBans, draftOrder, draftPicks, draftTurn, isPromised } from './casting.ts';
import { pickHash } from './pledge.ts';

const written = (bans: number, first: 0 | 1): string =>
  draftOrder(bans, first)
    .map(({ seat, deed }) => `${deed} ${seat}`)
    .join(', ');

test('bans go by turns, then the other one picks, and who began picks last', () => {
  expect(written(1, 0)).toBe('ban 0, ban 1, pick 1, pick 0');
  expect(written(1, 1)).toBe('ban 1, ban 0, pick 0, pick 1');
  expect(written(2, 1)).toBe('ban 1, ban 0, ban 1, ban 0, pick 0, pick 1');
});

test('a draft says whose turn it is, who was banned and who plays whom', () => {
  const after = (...deeds: string[]): Draft => ({ how: 'draft', bans: 1, first: 1, deeds });
  expect(draftTurn(after('monk'))).toEqual({ seat: 0, deed: 'ban' });
  expect(draftBans(after('monk'))).toEqual(['monk']);
  expect(draftPicks(after('monk', 'ninja', 'treant'))).toEqual(['treant', null]);
  const done = after('monk', 'ninja', 'treant', 'paladin');
  expect(draftTurn(done)).toBeNull();
  expect(draftBans(done)).toEqual(['monk', 'ninja']);
  expect(draftPicks(done)).toEqual(['treant', 'paladin']);
});

test('of a hidden choice others know the promise alone until all are in; a bot’s was never hidden', () => {
  const picks = [{ hash: 'abc', hero: 'monk', salt: 'rzepa' }, { hero: 'ninja' }, null];
  const choosing = { how: 'hidden', picks } as const;
  expect(choosingTold(choosing, false)).toEqual({ how: 'hidden', picks: [{ hash: 'abc' }, { hero: 'ninja' }, null] });
  expect(choosingTold(choosing, true)).toEqual(choosing);
});

test('a hidden choice is the one that was promised, for that seat of that table', () => {
  const pick = { hash: pickHash('t1', 0, 'monk', 'rzepa') };
  expect(isPromised(pick, 't1', 0, 'monk', 'rzepa')).toBe(true);
  expect(isPromised(pick, 't1', 0, 'ninja', 'rzepa')).toBe(false);
  expect(isPromised(pick, 't1', 1, 'monk', 'rzepa')).toBe(false);
  expect(isPromised(null, 't1', 0, 'monk', 'rzepa')).toBe(false);
});
