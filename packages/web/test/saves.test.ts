// Tables put away on this device, and what a person agreed on last time.
import { loadGame } from '@wyrmtable/registry';
import { describe, expect, test } from 'vitest';
import { planOf, rememberPlan, resized } from '../src/setup/plan.ts';
import { openDeviceStorage } from '../src/shell/device-storage.ts';
import {
  forgetTable,
  keepTable,
  type SavedTable,
  savedTable,
  savedTables,
  saveTable,
} from '../src/table/local/saves.ts';
import { dicePromise, rememberPromise } from '../src/table/remote/promise.ts';
import { mapStorage } from './storage.ts';

const registered = await loadGame('dragon-farkle');

function saved(id: string, touched: number, over = false): SavedTable {
  return {
    id,
    game: 'dragon-farkle',
    version: registered.game.version,
    options: { wounds: 3 },
    content: registered.game.stock({ wounds: 3 }, 2),
    seats: [
      { name: 'Jagna', bot: null },
      { name: 'Bogusz', bot: 'random' },
    ],
    seed: '01'.repeat(32),
    choices: [1, 4],
    touched,
    over,
  };
}

const freshVault = (capacity?: number) => {
  const storage = mapStorage(capacity);
  return openDeviceStorage(() => storage);
};

describe('saved tables', () => {
  test('the last played comes first, and a forgotten one is gone', () => {
    const vault = freshVault();
    for (const table of [saved('old', 1), saved('new', 3), saved('middle', 2)]) saveTable(table, vault);
    expect(savedTables(vault).map(({ id }) => id)).toEqual(['new', 'middle', 'old']);
    forgetTable('middle', vault);
    expect(savedTable('middle', vault)).toBeNull();
    expect(savedTable('new', vault)).toEqual(saved('new', 3));
  });

  test('what is no table is passed over', () => {
    const vault = freshVault();
    vault.write('table.odd', { id: 'odd', choices: 'many' });
    vault.write('table.short', { ...saved('short', 1), seed: '12' });
    saveTable(saved('good', 1), vault);
    expect(savedTables(vault).map(({ id }) => id)).toEqual(['good']);
    expect(savedTable('odd', vault)).toBeNull();
  });

  test('there is room for many, and finished ones leave first', () => {
    const vault = freshVault();
    saveTable(saved('finished', 1000, true), vault);
    for (let i = 0; i < 40; i++) saveTable(saved(`table${i}`, i), vault);
    const ids = savedTables(vault).map(({ id }) => id);
    expect(ids).not.toContain('finished');
    expect(ids).toContain('table39');
    expect(ids.length).toBeLessThan(30);
  });

  test('a full device gives up finished tables before it refuses to remember', () => {
    const size = JSON.stringify(saved('a', 1)).length;
    const vault = freshVault(size * 2 + 10);
    expect(saveTable(saved('a', 1, true), vault)).toBe(true);
    expect(saveTable(saved('b', 2), vault)).toBe(true);
    expect(saveTable(saved('c', 3), vault)).toBe(true);
    expect(savedTable('a', vault)).toBeNull();
    expect(saveTable(saved('d', 4), vault)).toBe(false);
    expect(savedTable('d', vault)).toEqual(saved('d', 4));
  });
});

describe('two tabs with one table', () => {
  test('whoever has been overtaken writes nothing', () => {
    const vault = freshVault();
    saveTable({ ...saved('a', 1), mark: 'start' }, vault);
    const there = { ...saved('a', 2), choices: [1, 4, 7], mark: 'there' };
    expect(keepTable(there, 'start', vault)).toBe('kept');
    const here = { ...saved('a', 3), choices: [1, 4, 9], mark: 'here' };
    expect(keepTable(here, 'start', vault)).toBe('overtaken');
    expect(savedTable('a', vault)).toEqual(there);
    expect(keepTable({ ...here, choices: [1, 4, 7, 9] }, 'there', vault)).toBe('kept');
  });

  test('tables from before there were marks go on', () => {
    const vault = freshVault();
    saveTable(saved('a', 1), vault);
    expect(keepTable({ ...saved('a', 2), mark: 'first' }, undefined, vault)).toBe('kept');
    expect(keepTable({ ...saved('a', 3), mark: 'other' }, undefined, vault)).toBe('overtaken');
  });

  test('a device that is full says so, and remembers until the page is closed', () => {
    const size = JSON.stringify({ ...saved('a', 1), mark: 'm' }).length;
    const vault = freshVault(size + 10);
    saveTable({ ...saved('a', 1), mark: 'm' }, vault);
    const long = { ...saved('a', 2), choices: new Array(99).fill(4), mark: 'n' };
    expect(keepTable(long, 'm', vault)).toBe('not-kept');
    expect(savedTable('a', vault)).toEqual(long);
  });
});

describe('the plan of a table', () => {
  test('one tap starts: a person and bots with names', () => {
    const plan = planOf('dragon-farkle', 'bots', registered, 'ru', freshVault());
    expect(plan.seats).toHaveLength(registered.game.seats.usual);
    expect(plan.seats[0]).toEqual({ name: 'Ягна', bot: null });
    for (const { name, bot } of plan.seats.slice(1)) {
      expect(name).not.toBe('');
      expect(Object.keys(registered.bots)).toContain(bot);
    }
  });

  test('is remembered; names nobody typed follow the language', () => {
    const vault = freshVault();
    const usual = planOf('dragon-farkle', 'screen', registered, 'pl', vault);
    const five = resized(usual, 5, 'screen', 'pl', Object.keys(registered.bots));
    const seats = five.seats.map((seat, i) => (i === 1 ? { ...seat, name: 'Zofia' } : seat));
    rememberPlan('dragon-farkle', 'screen', { seats, wounds: 5, ties: 'nobody' }, vault);
    const next = planOf('dragon-farkle', 'screen', registered, 'ru', vault);
    expect(next.wounds).toBe(5);
    expect(next.seats.map(({ name }) => name)).toEqual(['Ягна', 'Zofia', 'Мирка', 'Земек', 'Добрава']);
  });

  test('a plan that cannot be played any more is forgotten', () => {
    const vault = freshVault();
    vault.write('setup.dragon-farkle.bots', { wounds: 3, seats: [{ name: 'Jagna', bot: 'wizard' }] });
    expect(planOf('dragon-farkle', 'bots', registered, 'en', vault).seats[0]).toEqual({ name: 'Jagna', bot: null });
  });
});

test('what was promised about the dice is remembered as it was when the word was given', () => {
  const vault = freshVault();
  const promise = { commitment: 'first', word: 'rzepa', hashes: ['a', 'b'] };
  rememberPromise('h4k9tw', promise, vault);
  expect(dicePromise('h4k9tw', vault)).toEqual(promise);
  expect(dicePromise('other', vault)).toBeNull();
});
