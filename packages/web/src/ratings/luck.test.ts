// What is said of a lifetime's luck.
import { expect, test } from 'vitest';
import { luckFigures } from './luck.ts';

const LIFE = { game: 'dice-throne', matches: 9, throws: 200, got: 1010, expected: 1000, variance: 400 };

test('half a standard error is nothing to speak of, three are', () => {
  expect(luckFigures(LIFE, false)).toMatchObject({ by: 10, side: 'more', margin: 39.2, sure: 'no' });
  expect(luckFigures({ ...LIFE, got: 940 }, false)).toMatchObject({ by: 60, side: 'less', sure: 'yes' });
});

test('where bad luck is counted, fewer are better', () => {
  const { side, luckier } = luckFigures({ ...LIFE, got: 980 }, true);
  expect([side, luckier > 0.8]).toEqual(['more', true]);
});

test('rolls that could give nothing else say nothing', () => {
  expect(luckFigures({ ...LIFE, variance: 0 }, false).luckier).toBe(0.5);
});
