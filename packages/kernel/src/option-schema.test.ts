import { describe, expect, test } from 'vitest';
import { flawIn, listOf, oneOf, options, text, wholeNumber, withDefaults, yesOrNo } from './option-schema.ts';

const SCHEMA = options({
  wounds: oneOf([3, 4, 5], 3),
  heroes: listOf(oneOf(['monk', 'ninja']), 2),
  scenario: wholeNumber(1, 8),
  promo: yesOrNo(false),
  team: text(1, 3),
  pace: oneOf([1, 2, 'slow']),
});

test('what has a default is there in the end, and what was said stays in its place', () => {
  expect(JSON.stringify(withDefaults(SCHEMA, { team: 'us', promo: true, scenario: undefined }))).toBe(
    '{"team":"us","promo":true,"wounds":3}',
  );
  expect(SCHEMA.required).toEqual(['wounds', 'promo']);
});

test.each([[null], ['monk'], [[]], [3]])('%j is no options at all', (raw) => {
  expect(withDefaults(SCHEMA, raw)).toBeNull();
});

describe('the first flaw, with its place', () => {
  test.each([
    [{ wounds: 4, heroes: ['ninja', 'ninja'], scenario: 8, promo: true, team: '🐉🐉🐉' }, null],
    [
      { colour: 1, wounds: 9 },
      { at: ['colour'], problem: 'unknown' },
    ],
    [{ toString: 1 }, { at: ['toString'], problem: 'unknown' }],
    [{ wounds: 9 }, { at: ['wounds'], problem: 'const' }],
    [{ wounds: '3' }, { at: ['wounds'], problem: 'type' }],
    [{ heroes: ['monk', 'nobody'] }, { at: ['heroes', '1'], problem: 'const' }],
    [{ heroes: ['monk', 'monk', 'monk'] }, { at: ['heroes'], problem: 'maxItems' }],
    [{ heroes: { length: 1 } }, { at: ['heroes'], problem: 'type' }],
    [{ scenario: 0 }, { at: ['scenario'], problem: 'minimum' }],
    [{ scenario: 9 }, { at: ['scenario'], problem: 'maximum' }],
    [{ scenario: 1.5 }, { at: ['scenario'], problem: 'type' }],
    [{ promo: 'yes' }, { at: ['promo'], problem: 'type' }],
    [{ pace: 'quick' }, { at: ['pace'], problem: 'const' }],
    [{ pace: 3 }, { at: ['pace'], problem: 'const' }],
    [{ pace: true }, { at: ['pace'], problem: 'type' }],
    [{ team: '' }, { at: ['team'], problem: 'minLength' }],
    [{ team: 'four' }, { at: ['team'], problem: 'maxLength' }],
  ])('%j', (said, flaw) => {
    expect(flawIn(SCHEMA, said)).toEqual(flaw);
  });
});
