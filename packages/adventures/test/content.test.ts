// The content is whole: as many of everything as lie in the box (ADV-1.8), and every piece fits the others.
import { cardOf, libraryOf, statusNumber } from '@wyrmtable/dice-throne/lead';
import { describe, expect, test } from 'vitest';
import { shippedContent } from '../src/content/catalogue.ts';
import { DIFFICULTIES } from '../src/content/difficulties.ts';
import { bossBoard, bossCardOf } from '../src/content/library.ts';
import { CLASSES } from '../src/content/loot-card.ts';
import { BOSS_LOOT_TABLE, LOOT_TABLE } from '../src/content/loot-table.ts';
import { MAPS } from '../src/content/maps.ts';
import { SCENARIOS } from '../src/content/scenarios.ts';
import { BOSSES, EXTRA_MINIONS, LOOT, MINIONS } from '../src/content/shipped.ts';
import { STATUS_IDS } from '../src/content/statuses.ts';
import { PORTALS, TILES } from '../src/content/tiles.ts';

const of = shippedContent();
const repeated = (list: readonly string[]): string[] => list.filter((id, i) => list.indexOf(id) < i);
const byLevel = (list: readonly { readonly level: number }[]): number[] =>
  [1, 2, 3, 4].map((level) => list.filter((one) => one.level === level).length);

// rules: ADV-1.8, ADV-1.2, ADV-1.6
describe('as many as in the box', () => {
  test('70 tiles and 2 portals', () => {
    expect(byLevel(TILES.slice(0, 70))).toEqual([22, 22, 22, 4]);
    expect(PORTALS).toHaveLength(2);
    expect(repeated(TILES.map(({ id }) => id))).toEqual([]);
  });

  test('52 minions, and more as an option', () => {
    expect(byLevel(MINIONS)).toEqual([17, 17, 13, 5]);
    expect(EXTRA_MINIONS.length).toBeGreaterThanOrEqual(25);
    expect(repeated([...MINIONS, ...EXTRA_MINIONS].map(({ id }) => id))).toEqual([]);
  });

  test('140 loot cards, numbered through', () => {
    const box = LOOT.filter(({ number }) => number <= 140);
    expect(CLASSES.map((name) => box.filter((loot) => loot.class === name).length)).toEqual([41, 38, 31, 30]);
    const numbers = LOOT.map(({ number }) => number).sort((a, b) => a - b);
    expect(numbers).toEqual(LOOT.map((_, i) => i + 1));
    expect(repeated(LOOT.map(({ card }) => card.id))).toEqual([]);
    expect(repeated(LOOT.map(({ name, version }) => `${name} ${version}`))).toEqual([]);
  });

  test('20 scenario cards: four maps for each exploration, and a boss for each of the others', () => {
    expect(SCENARIOS.map(({ kind }) => kind === 'exploration')).toEqual([
      true,
      false,
      true,
      false,
      true,
      false,
      true,
      false,
    ]);
    expect([1, 3, 5, 7].map((number) => MAPS.filter(({ scenario }) => scenario === number).length)).toEqual([
      4, 4, 4, 4,
    ]);
    expect(SCENARIOS.flatMap((one) => (one.kind === 'boss' ? [one.boss] : []))).toEqual(BOSSES.map(({ id }) => id));
  });

  test.each(BOSSES.map((boss, number) => [boss.id, number] as const))('%s has 40 cards', (_, number) => {
    const deck = libraryOf(of).decks[bossBoard(of, number)] ?? [];
    expect(deck).toHaveLength(40);
    expect(deck.filter((card) => cardOf(of, card).upgrade !== null)).toHaveLength(16);
    expect(deck.filter((card) => bossCardOf(of, card) !== undefined)).toHaveLength(24);
  });

  // rules: DT-6.5
  test('the ultimate of every boss deals ultimate damage, which its text and the breakdown say', () => {
    const ultimates = BOSSES.flatMap(({ board }) => board.slots.map(({ printed }) => printed)).filter(
      ({ kind }) => kind === 'ultimate',
    );
    expect(ultimates).toHaveLength(BOSSES.length);
    for (const { rows } of ultimates) {
      const struck = rows
        .flatMap(({ effects }) => effects)
        .filter((one) => one.verb === 'damage' && one.to === 'target');
      expect(struck).toEqual([expect.objectContaining({ type: 'ultimate' })]);
    }
  });

  test('4 difficulties, 29 statuses', () => {
    expect(DIFFICULTIES.map(({ id, value }) => [id, value])).toEqual([
      ['normal', 20],
      ['veteran', 30],
      ['insane', 40],
      ['hardcore', 50],
    ]);
    expect(STATUS_IDS).toHaveLength(29);
    // First Strike is a marker and no token (ADV-26.18).
    for (const id of STATUS_IDS) if (id !== 'first-strike') expect(statusNumber(of, id), id).toBeGreaterThanOrEqual(0);
  });

  test('the loot table has four rows on each side, twenty results each', () => {
    expect(LOOT_TABLE.map(({ chest, results }) => [chest, results.length])).toEqual([1, 2, 3, 4].map((n) => [n, 20]));
    expect(BOSS_LOOT_TABLE.map(({ chest, results }) => [chest, results.length])).toEqual(
      [5, 6, 7, 8].map((n) => [n, 20]),
    );
    for (const { results } of BOSS_LOOT_TABLE) for (const result of results) expect(CLASSES).toContain(result);
  });
});

describe.each(MAPS.map((map) => [map.id, map] as const))('map %s', (_, { rows, items }) => {
  const cells = rows.map((row) => row.split(' '));

  test('has one start, one portal, and three shards', () => {
    const signs = cells.flat();
    expect(signs.filter((sign) => sign === 'S')).toHaveLength(1);
    expect(signs.filter((sign) => sign === 'B')).toHaveLength(1);
    expect(items.flatMap(([, , ...there]) => there).filter((item) => item === 'shard')).toHaveLength(3);
    expect(new Set(cells.map((row) => row.length)).size).toBe(1);
  });

  test('lays its items on tiles', () => {
    for (const [row, column] of items) expect(cells[row]?.[column]).toMatch(/^[1-4B]$/);
  });

  test('can be walked to every tile', () => {
    const seen = new Set<string>();
    const row = cells.findIndex((line) => line.includes('S'));
    const queue = [[row, cells[row]?.indexOf('S') ?? 0]];
    for (let at = queue.pop(); at !== undefined; at = queue.pop()) {
      const [y = 0, x = 0] = at;
      const sign = cells[y]?.[x];
      if (sign === undefined || sign === '.' || seen.has(`${y},${x}`)) continue;
      seen.add(`${y},${x}`);
      queue.push([y - 1, x], [y + 1, x], [y, x - 1], [y, x + 1]);
    }
    expect(seen.size).toBe(cells.flat().filter((sign) => sign !== '.').length);
  });
});

describe.each([...MINIONS, ...EXTRA_MINIONS].map((minion) => [minion.id, minion] as const))('%s', (_, minion) => {
  test('can reach what it rolls for, and its objective is worth an ability', () => {
    const [attack] = minion.board.slots;
    const rows = attack?.printed.rows ?? [];
    expect(rows.length).toBeGreaterThan(0);
    for (const { need } of rows) {
      if (need.kind !== 'symbols') continue;
      expect(Object.values(need.symbols).reduce((sum, count) => sum + count, 0)).toBeLessThanOrEqual(5);
      for (const face of Object.keys(need.symbols)) expect(minion.board.die).toContain(face);
    }
    expect(minion.objective?.kind === 'straight').toBe(rows.some(({ need }) => need.kind.endsWith('straight')));
  });
});
