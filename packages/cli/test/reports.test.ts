// Which games there are and what the odds are, as reports.
import { describe, expect, test } from 'vitest';
import { complains, reported, wyrmtable } from './process.ts';

test('games: id, titles, seats and the schema of the options', async () => {
  const games = await reported<{ id: string; options: { properties: object } }[]>(['games']);
  expect(games).toContainEqual(
    expect.objectContaining({
      id: 'dragon-farkle',
      title: { en: 'Dragon Farkle', pl: 'Smocze kości', ru: 'Драконьи кости' },
      seats: { min: 2, max: 5 },
    }),
  );
  expect(games[0]?.options.properties).toHaveProperty('wounds');
});

interface Entry {
  readonly id: string;
  readonly name: Record<string, string>;
  readonly text: Record<string, string>;
  readonly confidence: string;
  readonly count?: number;
}

test('content: every row and card with name and text in three languages', async () => {
  const lists = await reported<Record<string, Entry[]>>(['content', 'dragon-farkle']);
  expect(Object.entries(lists).map(([name, entries]) => [name, entries.length])).toEqual([
    ['soldierTable', 12],
    ['companions', 10],
    ['items', 15],
  ]);
  expect(lists.items?.reduce((sum, { count }) => sum + (count ?? 0), 0)).toBe(20);
  for (const { id, name, text, confidence } of Object.values(lists).flat()) {
    expect(id).toMatch(/^[a-z0-9-]+$/);
    for (const lang of ['en', 'pl', 'ru']) {
      expect(name[lang], id).toBeTruthy();
      expect(text[lang], id).toBeTruthy();
    }
    expect(['sourced', 'single', 'conflict', 'guess', 'invented']).toContain(confidence);
  }
});

test('content for people marks what is invented', async () => {
  const { out } = await wyrmtable(['content', 'dragon-farkle']);
  expect(out).toMatch(/Un-Zonk Tonic × 2 \[our own invention\]/);
});

describe('odds', () => {
  interface Odds {
    readonly zonk: Record<string, number>;
    readonly finalBattle: { readonly win: number; readonly zonk: number; readonly wiped: number };
    readonly recruit: { readonly meanPerTurn: number; readonly stopAt: Record<string, number | null> };
  }

  test('are exact', async () => {
    const { zonk, finalBattle, recruit } = await reported<Odds>(['odds', 'dragon-farkle']);
    // S38 of the rules page: 1080 of 46656 rolls of six dice and 16 of 36 of two score nothing.
    expect(zonk['6']).toBeCloseTo(1080 / 46656, 12);
    expect(zonk['2']).toBeCloseTo(16 / 36, 12);
    expect(zonk['1']).toBeCloseTo(4 / 6, 12);
    expect(finalBattle.win + finalBattle.zonk + finalBattle.wiped).toBeCloseTo(1, 9);
    expect(Math.round(recruit.meanPerTurn)).toBe(703);
    expect(Object.keys(recruit.stopAt)).toEqual(['1', '2', '3', '4', '5', '6']);
  });

  test('grow with the army and shrink with the wounds', async () => {
    const win = async (...flags: string[]) =>
      (await reported<Odds>(['odds', 'dragon-farkle', ...flags])).finalBattle.win;
    const usual = await win();
    expect(await win('--army', '1000')).toBeLessThan(usual);
    expect(await win('--wounds', '5')).toBeLessThan(usual);
  });

  test('an army is counted in fifties', () => complains(['odds', 'dragon-farkle', '--army', '130'], /130/));
  test('wounds have bounds', () => complains(['odds', 'dragon-farkle', '--wounds', '9'], /--wounds.*1.*5/));
});
