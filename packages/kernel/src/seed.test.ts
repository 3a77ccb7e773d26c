// The dice can be proved fair: commitment, words and key as docs/protocol.md tells them.
import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { canonical, digest } from './digest.ts';
import { commitment, derivedSeed, freshSeed, streamKey } from './seed.ts';
import { isSeed } from './seed-form.ts';

const seed = derivedSeed(7, 0);
const sha256 = (data: string | Uint8Array) => createHash('sha256').update(data).digest('hex');

test('the commitment is the SHA-256 of the seed', () => {
  expect(commitment(seed)).toBe(sha256(Buffer.from(seed, 'hex')));
});

test('the key mixes the seed with the word of every seat', () => {
  expect(Buffer.from(streamKey(seed, ['smok', 'дракон'])).toString('hex')).toBe(sha256(`["${seed}","smok","дракон"]`));
  expect(streamKey(seed, ['smok'])).not.toEqual(streamKey(seed, ['kos']));
});

test('fresh seeds are seeds, and no two are alike', () => {
  const seeds = new Set(Array.from({ length: 100 }, freshSeed));
  expect(seeds.size).toBe(100);
  for (const one of seeds) expect(isSeed(one)).toBe(true);
  expect(isSeed('ABC')).toBe(false);
});

test('a digest depends on data alone, not on how it was built', () => {
  expect(digest({ b: [1, 2], a: 'ą' })).toBe(digest({ a: 'ą', b: [1, 2] }));
  expect(canonical({ b: undefined, a: null })).toBe('{"a":null}');
  expect(digest([1, 2])).not.toBe(digest([2, 1]));
  expect(() => digest(Number.NaN)).toThrow(TypeError);
  expect(() => digest(() => 1)).toThrow(TypeError);
  expect(() => digest({ seen: new Set([1]) })).toThrow(TypeError);
});
