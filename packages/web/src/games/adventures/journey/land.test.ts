// The map as data: where somebody may go, where an arrow key leads, and which tiles are still face down on the screen.

import { adventures } from '@wyrmtable/adventures';
import { isArena, kindOf as journeyKind } from '@wyrmtable/adventures/inside';
import { chachaChance, proceed, start, streamKey } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { campaignAnswers } from '../table.ts';
import { beyond, noWayTo, type Place, placesOf, stillHidden } from './land.ts';

const OPTIONS: Parameters<typeof adventures.start>[0] = {
  mode: 'campaign',
  heroes: ['monk', 'ninja'],
  difficulty: 'normal',
  extraMinions: false,
  legacy: false,
  scenario: 1,
};
const kindOf = (choice: number) => (isArena(choice) ? 'arena' : journeyKind(choice));

/** A campaign of two at the first question where somebody goes. */
function atTheStart() {
  const chance = chachaChance(streamKey('00112233445566778899aabbccddeeff', []));
  const state = start(adventures, OPTIONS, 2, chance);
  for (let i = 0; i < 20; i++) {
    const choices = adventures.choices(state);
    if (choices.some((choice) => kindOf(choice) === 'move')) return { state, choices, chance };
    const on = choices.find((choice) => kindOf(choice) === 'go') ?? choices[0];
    if (on === undefined) break;
    proceed(adventures, state, on, chance);
  }
  throw new Error('nobody was ever asked where to go');
}

const place = (at: number, row: number, column: number): Place => ({
  at,
  row,
  column,
  cell: { kind: 'tile', level: 1, tile: null, open: false, items: [] },
  heroes: [],
  enemies: [],
  going: null,
});

describe('the places of the map', () => {
  const { state, choices } = atTheStart();
  const view = adventures.view(state, 0);
  const places = placesOf(view, campaignAnswers(state, choices));

  it('are the cells that exist, row by row', () => {
    expect(places.map(({ at }) => at)).toEqual(view.cells.flatMap(({ kind }, at) => (kind === 'none' ? [] : [at])));
    for (const { at, row, column } of places) expect((row - 1) * view.columns + column - 1).toBe(at);
  });

  it('light up exactly where the rules let the hero go, numbered in that order', () => {
    const lit = places.flatMap(({ going }) => (going === null ? [] : [going]));
    expect(lit.map(({ choice }) => choice)).toEqual(choices.filter((choice) => kindOf(choice) === 'move'));
    expect(lit.map(({ number }) => number)).toEqual(lit.map((_, i) => i + 1));
  });

  it('hold both heroes at the Crimson Sands', () => {
    expect(places.filter(({ heroes }) => heroes.length > 0).map(({ cell }) => cell.kind)).toEqual(['start']);
    expect(places.find(({ cell }) => cell.kind === 'start')?.heroes).toEqual([0, 1]);
  });
});

it('an enemy stands where the hero is that fights it', () => {
  const hero = { hero: 'monk', loot: [], cards: 32, mystery: [], purse: 0, offer: [], prices: [] };
  const cells = [0, 1].map(() => ({ kind: 'tile' as const, level: 1, tile: 'caves-i', open: true, items: [] }));
  const heroes = [
    { ...hero, place: 0, engaged: 3 },
    { ...hero, place: 1, engaged: null },
  ];
  expect(placesOf({ cells, columns: 2, heroes }, []).map(({ enemies }) => enemies)).toEqual([[3], []]);
});

describe('a place where nobody can go says why', () => {
  const closed = place(3, 2, 1);
  const open: Place = { ...closed, cell: { ...closed.cell, open: true, tile: 'caves-i' } };
  const portal: Place = { ...closed, cell: { ...closed.cell, kind: 'portal' } };

  it('is silent where the rules let the hero go', () => {
    const { state, choices } = atTheStart();
    const places = placesOf(adventures.view(state, 0), campaignAnswers(state, choices));
    const silent = places.filter((one) => noWayTo(one, 0, true) === null);
    expect(silent).toEqual(places.filter(({ going }) => going !== null));
    expect(silent.length).toBeGreaterThan(0);
  });

  it('keeps the portal closed until three shards lie on it, asked or not (ADV-7.9)', () => {
    expect([noWayTo(portal, 2, true), noWayTo(portal, 2, false)]).toEqual(['sealed', 'sealed']);
    expect(noWayTo(portal, 3, true)).toBe('far');
  });

  it('ends no move on an open tile without a fight (ADV-7.8), and reaches nothing but by open tiles (ADV-7.2)', () => {
    expect(noWayTo(open, 0, true)).toBe('walked');
    expect(noWayTo({ ...open, enemies: [2] }, 0, true)).toBe('far');
    expect(noWayTo(closed, 0, true)).toBe('far');
  });

  it('waits for a turn to move (ADV-7.1)', () => {
    expect(noWayTo(closed, 0, false)).toBe('later');
    expect(noWayTo(open, 0, false)).toBeNull();
  });
});

describe('an arrow key', () => {
  // 0 1 .
  // . 4 5
  const map = [place(0, 1, 1), place(1, 1, 2), place(4, 2, 2), place(5, 2, 3)];
  const [corner, top, middle, right] = map as [Place, Place, Place, Place];

  it('goes straight on where it can', () => {
    expect(beyond(map, corner, 'ArrowRight')).toBe(top);
    expect(beyond(map, top, 'ArrowDown')).toBe(middle);
    expect(beyond(map, right, 'ArrowLeft')).toBe(middle);
  });

  it('takes the nearest one that way where there is a gap', () => {
    expect(beyond(map, top, 'ArrowRight')).toBe(right);
    expect(beyond(map, corner, 'ArrowDown')).toBe(middle);
  });

  it('stays at the edge', () => {
    expect(beyond(map, corner, 'ArrowUp')).toBeNull();
    expect(beyond(map, right, 'ArrowDown')).toBeNull();
  });
});

it('a tile that the rules have opened lies face down until its turn to be shown', () => {
  const events = [
    { number: 7, event: { kind: 'revealed', seat: 0, cell: 3, tile: 'caves-i' } },
    { number: 8, event: { kind: 'moved', seat: 1, cell: 4 } },
    { number: 9, event: { kind: 'revealed', seat: 1, cell: 4, tile: 'bog-ii' } },
  ];
  expect([...stillHidden(events, 6)].sort()).toEqual([3, 4]);
  expect([...stillHidden(events, 8)]).toEqual([4]);
  expect([...stillHidden(events, 9)]).toEqual([]);
});
