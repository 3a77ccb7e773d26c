// Luck: fair, seekable, and the same on every machine.
import { chacha20 } from '@noble/ciphers/chacha.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chachaChance, lot, shuffleBy, swiftChance } from './chance.ts';
import { derivedSeed, streamKey } from './seed.ts';

const key = streamKey(derivedSeed(7, 0), []);

describe('the stream of a match', () => {
  test('is ChaCha20 with a zero nonce, read as little-endian words', () => {
    const bytes = chacha20(key, new Uint8Array(12), new Uint8Array(4096));
    const view = new DataView(bytes.buffer);
    const chance = chachaChance(key);
    for (let i = 0; i < 1024; i++) expect(chance.below(2 ** 32)).toBe(view.getUint32(i * 4, true));
  });

  test('a shuffle asks for one card fewer than there are, and for each a place among those that are left', () => {
    const asked: number[] = [];
    const list = ['a', 'b', 'c', 'd'];
    shuffleBy({ below: (n) => asked.push(n) && 0 }, list);
    expect(asked).toEqual([4, 3, 2]);
    expect(list).toEqual(['b', 'c', 'd', 'a']);
  });

  test('goes on from any place it is moved to', () => {
    fc.assert(
      fc.property(fc.nat(5000), fc.integer({ min: 2, max: 100 }), (at, sides) => {
        const straight = chachaChance(key);
        for (let i = 0; i < at; i++) straight.below(2 ** 32);
        const moved = chachaChance(key);
        moved.at = at;
        expect(moved.below(sides)).toBe(straight.below(sides));
      }),
      { numRuns: 50 },
    );
  });

  test('throws away words that would favour low results', () => {
    // 2^31 + 1 sides: almost half of all words have no fair place.
    const chance = chachaChance(key);
    for (let i = 0; i < 200; i++) chance.below(2 ** 31 + 1);
    expect(chance.at).toBeGreaterThan(300);
  });
});

test.each([
  ['ChaCha', chachaChance(key)],
  ['swift', swiftChance(1)],
])('%s dice are fair: chi-squared over 600,000 throws stays below the 0.1 % mark', (_, chance) => {
  const faces = [0, 0, 0, 0, 0, 0];
  for (let i = 0; i < 600_000; i++) {
    const face = chance.below(6);
    faces[face] = (faces[face] ?? 0) + 1;
  }
  const chi = faces.reduce((sum, n) => sum + (n - 100_000) ** 2 / 100_000, 0);
  expect(chi).toBeLessThan(20.52);
});

test('every order of a shuffle is as likely as the next', () => {
  const chance = chachaChance(key);
  const orders = new Map<string, number>();
  for (let i = 0; i < 24_000; i++) {
    const list = ['a', 'b', 'c', 'd'];
    chance.shuffle(list);
    orders.set(list.join(''), (orders.get(list.join('')) ?? 0) + 1);
  }
  expect(orders.size).toBe(24);
  const chi = [...orders.values()].reduce((sum, n) => sum + (n - 1000) ** 2 / 1000, 0);
  expect(chi).toBeLessThan(49.73);
});

test('a box gives everything in it once, and then nothing', () => {
  const draw = lot(5, [1, 3], swiftChance(1));
  expect([draw(), draw(), draw()].sort()).toEqual([0, 2, 4]);
  expect(draw).toThrow(RangeError);
});
