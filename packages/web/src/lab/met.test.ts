// What bots ban and pick by is what the lab found.
import { readFileSync } from 'node:fs';
import { MET, standing } from '@wyrmtable/bots/dice-throne/met';
import { type LabResult, matchUp } from '@wyrmtable/bots/lab';
import { HEROES } from '@wyrmtable/dice-throne';
import { expect, it } from 'vitest';

const result: LabResult = JSON.parse(readFileSync(new URL('./dice-throne.json', import.meta.url), 'utf8'));

it('holds every pair of the result that ships, to the percent', () => {
  expect(Object.keys(MET)).toEqual(result.heroes);
  for (const [number, hero] of result.heroes.entries())
    for (const against of result.heroes.keys()) {
      const share = number === against ? 0.5 : (matchUp(result, number, against)?.share ?? Number.NaN);
      expect(Math.abs(100 * share - (MET[hero]?.[against] ?? Number.NaN))).toBeLessThanOrEqual(0.51);
    }
});

it('knows every hero, and takes one it has not met for even', () => {
  for (const { id } of HEROES) expect(MET[id]).toHaveLength(HEROES.length);
  expect(standing('of-ones-own', ['monk'])).toBe(50);
});
