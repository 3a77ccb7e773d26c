// Shields on the road never cover one another.
import { expect, it } from 'vitest';
import { spread } from './spread.ts';

it('leaves places that are far apart where they are', () => {
  expect(spread([10, 60, 30], 8)).toEqual([10, 60, 30]);
});

it('parts five heroes who all stand at the start, in seat order', () => {
  expect(spread([0, 0, 0, 0, 0], 10)).toEqual([0, 10, 20, 30, 40]);
});

it('pushes back from the end of the road', () => {
  expect(spread([100, 100, 96], 10)).toEqual([90, 100, 80]);
});

it('shares what there is when the road is too short', () => {
  expect(spread([50, 50, 50], 80)).toEqual([0, 50, 100]);
});
