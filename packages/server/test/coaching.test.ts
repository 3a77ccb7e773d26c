// The world that a coach thinks in: it looks to its seat as the true one does, and nothing hidden of the true one lies in it.
import { adventures } from '@wyrmtable/adventures';
import { diceThrone } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { type AnyGame, canonical, derivedSeed, isRefusal, type Position } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { worldFor } from '../src/coaching.ts';
import { begin, offer, type Running, take } from '../src/running.ts';
import type { TableRow } from '../src/storage/port.ts';
import { TABLE } from './storage-contract.ts';

const OPTIONS = {
  'dice-throne': { mode: 'duel', heroes: ['barbarian', 'pyromancer'], promo: false },
  'dragon-farkle': { wounds: 3 },
  adventures: { mode: 'campaign', scenario: 1, difficulty: 'normal', heroes: ['barbarian', 'moon-elf'] },
} as const;
const GAMES: readonly AnyGame[] = [diceThrone, dragonFarkle, adventures];

const table: TableRow = {
  ...TABLE,
  status: 'playing',
  seats: [
    { kind: 'person', guest: 'mirka', name: 'Mirka', word: null },
    { kind: 'bot', level: 'random', name: 'random', word: '9f2c' },
  ],
  terms: { clock: { kind: 'none' }, rated: false },
};

function running(game: AnyGame): Running {
  const options = Object.entries(OPTIONS).find(([id]) => id === game.id)?.[1] ?? {};
  const content = game.stock(options, 2);
  return begin({ id: 'one', game, options, content, seats: 2, seed: derivedSeed(7, 1), words: ['a', 'b'] });
}

/** The moments of a match in which the first seat is asked, whoever's place in the order it is. */
function* moments({ run, steps }: { readonly run: Running; readonly steps: number }): Generator<Position> {
  for (let step = 0; step < steps; step++) {
    if (offer(run, 0).length > 0) yield run.state;
    const seat = run.recipe.game.toMove(run.state);
    if (seat === null) return;
    const choices = offer(run, seat);
    take(run, seat, choices[(step * 7) % choices.length] ?? 0, () => {});
  }
}

test.for(GAMES)('$id: the seat sees and is asked the same, and the rest is another deal', (game) => {
  const run = running(game);
  let [worlds, other] = [0, 0];
  for (const state of moments({ run, steps: 300 })) {
    const world = worldFor({ table, run }, 'mirka', 0);
    if (isRefusal(world)) continue;
    worlds++;
    expect(game.toMove(world)).toBe(0);
    expect(game.choices(world, 0)).toEqual(game.choices(state, 0));
    if (game.toMove(state) === 0) expect(game.view(world, 0)).toEqual(game.view(state, 0));
    expect(JSON.parse(JSON.stringify(world))).toEqual(world);
    if (canonical(world) !== canonical({ ...state, drawn: 0 })) other++;
  }
  expect(worlds).toBeGreaterThan(20);
  expect(other / worlds).toBeGreaterThan(0.9);
});

test('none is given to a watcher, for another’s seat, in a rated match, in the task of a day, or beside other people', () => {
  const run = running(dragonFarkle);
  const refused = (row: TableRow, guest = 'mirka', seat = 0): string | null => {
    const world = worldFor({ table: row, run }, guest, seat);
    return isRefusal(world) ? world.refused : null;
  };
  expect(refused(table)).toBe(run.recipe.game.toMove(run.state) === 0 ? null : 'no-coach');
  expect(refused(table, 'borys')).toBe('not-seated');
  expect(refused(table, 'mirka', 1)).toBe('not-seated');
  expect(refused(table, 'mirka', Number.NaN)).toBe('not-seated');
  expect(refused({ ...table, terms: { ...table.terms, rated: true } })).toBe('no-coach');
  expect(refused({ ...table, terms: { ...table.terms, day: '2026-11-18' } })).toBe('no-coach');
  const [mirka] = table.seats;
  if (mirka === undefined) throw new RangeError('nobody sits there');
  expect(refused({ ...table, seats: [mirka, { kind: 'person', guest: 'borys', name: 'Borys', word: null }] })).toBe(
    'no-coach',
  );
});
