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

it('speaks of heroes that there are, and takes one it has not met for even', () => {
  const ids = HEROES.map(({ id }) => id);
  for (const [id, against] of Object.entries(MET)) {
    expect(ids).toContain(id);
    expect(against).toHaveLength(result.heroes.length);
  }
  // One that is new comes into it when the lab is run again (docs/commands.md).
  for (const id of [...ids.filter((known) => MET[known] === undefined), 'of-ones-own'])
    expect(standing(id, ['monk'])).toBe(50);
});
