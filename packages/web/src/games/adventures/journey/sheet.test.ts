// The campaign told scenario by scenario: games that were lost count, and cost points.
import type { AdventureView } from '@wyrmtable/adventures';
import { expect, it } from 'vitest';
import { chaptersOf, sheetRows } from './sheet.ts';

type Row = AdventureView['sheet'][number];

const game = (scenario: number, won: boolean, result: number): Row => ({
  scenario,
  won,
  remainingSalves: won ? 1 : null,
  nextSalves: 3,
  goldPoints: null,
  discardedLoot: null,
  allTiles: null,
  value: won ? 20 : null,
  result,
});

const sheet = [game(1, true, 21), game(2, false, -10), game(2, false, -10), game(2, true, 22)];

it('adds up the games of each scenario', () => {
  expect(chaptersOf({ sheet })).toEqual([
    { scenario: 1, games: 1, won: true, points: 21 },
    { scenario: 2, games: 3, won: true, points: 2 },
  ]);
});

it('says when the last scenario was given up', () => {
  expect(chaptersOf({ sheet: sheet.slice(0, 2) }).at(-1)).toMatchObject({ scenario: 2, won: false, points: -10 });
});

it('leaves room on the sheet for the games still to come', () => {
  expect(sheetRows({ sheet }).map(({ scenario }) => scenario)).toEqual([1, 2, 2, 2, null, null, null, null]);
});
