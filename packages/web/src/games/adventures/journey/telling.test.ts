// What events tell together: the sheet's rows, open rolls of the loot die, who sat where, and what a game has brought.
import { describe, expect, it } from 'vitest';
import { openRolls, rowOf } from './rolls.ts';
import { FIELDS, sheetRows } from './sheet.ts';
import { enemiesAlong, enemiesBefore, gained } from './telling.ts';

const WON = {
  scenario: 1,
  won: true,
  remainingSalves: 3,
  nextSalves: 3,
  goldPoints: 4,
  discardedLoot: null,
  allTiles: 5,
  value: 20,
  result: 32,
};
const LOST = {
  ...WON,
  scenario: 2,
  won: false,
  remainingSalves: null,
  nextSalves: 6,
  goldPoints: null,
  allTiles: null,
  value: null,
  result: -10,
};

describe('the score sheet', () => {
  it('has a row for every game and blank ones for the rest of a campaign', () => {
    const rows = sheetRows({ sheet: [WON, LOST] });
    expect(rows).toHaveLength(8);
    expect(rows.map(({ game }) => game)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(rows[0]?.figures).toMatchObject({ remainingSalves: 3, goldPoints: 4, allTiles: 5, value: 20, result: 32 });
    expect(rows[1]).toMatchObject({ scenario: 2, won: false, figures: { nextSalves: 6, value: null, result: -10 } });
    expect(rows[2]).toMatchObject({ scenario: null, won: null });
  });

  it('grows with every scenario that is lost', () => {
    expect(sheetRows({ sheet: Array.from({ length: 11 }, () => LOST) })).toHaveLength(11);
  });

  it('knows every field of the rules but the scenario and whether it was won', () => {
    const known = Object.keys(WON).filter((field) => field !== 'scenario' && field !== 'won');
    expect([...FIELDS].sort()).toEqual(known.sort());
  });
});

const numbered = (...events: { readonly kind: string; readonly [field: string]: unknown }[]) =>
  events.map((event, i) => ({ number: i, event }));

describe('rolls of the loot die', () => {
  const events = numbered(
    { kind: 'loot-die', seat: 0, chest: 1, result: 4 },
    { kind: 'moved', seat: 1, cell: 3 },
    { kind: 'loot-die', seat: 2, chest: 0, result: 12 },
    { kind: 'loot-die', seat: 1, chest: 2, result: 20 },
    { kind: 'loot-die', seat: 0, chest: 2, result: 1 },
  );

  it('lie open from the last move on; a King’s Hand rolls for no chest', () => {
    expect(openRolls(events, 4)).toEqual([
      { number: 3, seat: 1, chest: 2, result: 20 },
      { number: 4, seat: 0, chest: 2, result: 1 },
    ]);
  });

  it('are not told before they are shown', () => {
    expect(openRolls(events, 3).map(({ seat }) => seat)).toEqual([1]);
  });

  it('hit one of twenty results, of a boss’s chest too', () => {
    for (const chest of [1, 2, 3, 4, 5, 6, 7, 8]) expect(rowOf(chest).results).toHaveLength(20);
  });
});

it('a seat has the name of whoever sat there then, also while sitting down', () => {
  const events = [
    { kind: 'cp', seat: 2, change: 2, cp: 2 },
    { kind: 'engaged', seat: 0, enemy: 'fairy', at: 2 },
    { kind: 'turn', seat: 2, turn: 4 },
    { kind: 'enemy-down', enemy: 'fairy', fled: false },
    { kind: 'cp', seat: 2, change: 1, cp: 1 },
    { kind: 'engaged', seat: 1, enemy: 'satyr', at: 2 },
  ] as const;
  expect(enemiesAlong(events).map((sitting) => sitting.get(2))).toEqual([
    'fairy',
    'fairy',
    'fairy',
    'fairy',
    'satyr',
    'satyr',
  ]);
});

it('whoever sat down before the last lines of the chronicle is still known there', () => {
  const events = numbered(
    { kind: 'engaged', seat: 0, enemy: 'yokai', at: 2 },
    { kind: 'scenario', number: 1, map: 's1-a' },
    { kind: 'engaged', seat: 0, enemy: 'fairy', at: 2 },
    { kind: 'engaged', seat: 1, enemy: 'satyr', at: 3 },
    { kind: 'engaged', seat: 0, enemy: 'basilisk', at: 2 },
  );
  expect([...enemiesBefore(events, 4)].sort()).toEqual([
    [2, 'fairy'],
    [3, 'satyr'],
  ]);
  expect([...enemiesBefore(events, 2)]).toEqual([]);
});

it('a game has brought the loot that came into the decks after its last turn', () => {
  const events = numbered(
    { kind: 'acquired', seat: 0, card: 'brace' },
    { kind: 'turn', seat: 0, turn: 9 },
    { kind: 'offered', seat: 1, count: 4 },
    { kind: 'acquired', seat: 1, card: 'link' },
    { kind: 'acquired', seat: 0, card: 'antidote' },
    { kind: 'acquired', seat: 1, card: 'trench-coat' },
  );
  expect([...gained(events)]).toEqual([
    [0, ['antidote']],
    [1, ['link', 'trench-coat']],
  ]);
});
