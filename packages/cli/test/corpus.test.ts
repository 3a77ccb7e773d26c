// Recorded matches: they are kept small, come out as they did, and say by the choice where they do not.
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { GAME_IDS, loadGame } from '@wyrmtable/registry';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { isFault } from '../src/call.ts';
import { filesOf, openCorpus, type Recorded, readRecord } from '../src/corpus/records.ts';
import { everythingWanted, isThere } from '../src/corpus/wanted/index.ts';
import { valuesWithin } from '../src/option-values.ts';
import { complains, reported, temporary, wyrmtable } from './process.ts';

interface Told {
  readonly matches: number;
  readonly replayed: number;
  readonly broken: readonly { file: string; at: number | null; why: string; remedy: string }[];
}

const first = mkdtempSync(join(tmpdir(), 'wyrmtable-'));
afterAll(() => rmSync(first, { recursive: true, force: true }));

beforeAll(async () => {
  const name = 'dragon-farkle-11-000000.json';
  await reported(['simulate', 'dragon-farkle', '--games', '1', '--seed', '11', '--save', join(first, 'saved')]);
  await reported(['corpus', 'add', join(first, 'saved', name), '--dir', join(first, 'corpus')]);
  await reported(['corpus', 'add', join(first, 'saved', name), '--at', '40', '--dir', join(first, 'corpus')]);
});

/** A folder of the test's own with one match of Dragon Farkle, recorded whole and up to its 40th choice. */
function recorded(): { dir: string; whole: string; part: string } {
  const dir = temporary();
  cpSync(join(first, 'corpus'), dir, { recursive: true });
  const file = join(dir, 'dragon-farkle', 'dragon-farkle-11-000000');
  return { dir, whole: `${file}.json`, part: `${file}-at-40.json` };
}

type Kept = Omit<Recorded, 'content'> & { readonly content: Readonly<Record<string, unknown>> };
const kept = (path: string): Kept => JSON.parse(readFileSync(path, 'utf8'));
const change = (path: string, into: (match: Kept) => object) => writeFileSync(path, JSON.stringify(into(kept(path))));

test('matches are recorded whole or in part, replayed to their end, and found broken by the choice', async () => {
  const { dir, whole, part } = recorded();
  expect(await reported<Told>(['corpus', '--dir', dir])).toMatchObject({ matches: 2, replayed: 2, broken: [] });
  expect(kept(whole)).toMatchObject({ over: true });
  expect(kept(part)).toMatchObject({ over: false });
  expect(kept(part).choices).toHaveLength(40);
  expect(kept(part).trail).toHaveLength(41);
  expect(kept(part).story).toHaveLength(41);
  // Dice follow from the seed, and the cards are named once for all matches.
  expect(kept(part).chance).not.toHaveProperty('results');
  expect(typeof kept(part).content.items).toBe('string');

  change(part, ({ trail = '', ...match }) => ({
    ...match,
    trail: `${trail.slice(0, 7)}${trail[7] === 'A' ? 'B' : 'A'}${trail.slice(8)}`,
  }));
  change(whole, (match) => ({ ...match, choices: [...match.choices.slice(0, 4), 999_999] }));
  const { broken, replayed } = await reported<Told>(['corpus', '--dir', dir], 1);
  expect(replayed).toBe(0);
  const [inPart, illegal] = broken;
  expect(inPart).toMatchObject({ at: 7, file: expect.stringContaining('-at-40.json') });
  expect(inPart?.why).toMatch(/after choice 7 \{"kind":".*the position is another/);
  expect(inPart?.remedy).toMatch(/AMENDMENTS.*isAmended.*docs\/editions\.md/);
  expect(illegal).toMatchObject({ at: 5, why: expect.stringContaining('999999') });
});

test('what is told of a match is held too, and can be told anew without touching the match', async () => {
  const { dir, whole } = recorded();
  const before = kept(whole);
  const { story = '' } = before;
  const other = `${story.slice(0, 9)}${story[9] === 'A' ? 'B' : 'A'}${story.slice(10)}`;
  change(whole, (match) => ({ ...match, story: other }));
  const { broken, replayed } = await reported<Told>(['corpus', '--dir', dir], 1);
  expect(replayed).toBe(1);
  expect(broken).toMatchObject([{ at: 9, why: expect.stringMatching(/choice 9 \{"kind":".*something else is told/) }]);
  expect(broken[0]?.remedy).toContain('corpus retell');
  const told = await reported<{ retold: string[] }>(['corpus', 'retell', '--dir', dir]);
  expect(told.retold).toEqual([expect.stringContaining('000000.json')]);
  expect(kept(whole)).toEqual(before);
  expect(await reported<Told>(['corpus', '--dir', dir])).toMatchObject({ matches: 2, replayed: 2, broken: [] });
});

test('one match that cannot be read or lacks content keeps none of the others from being replayed', async () => {
  const { dir, whole, part } = recorded();
  writeFileSync(join(dir, 'torn.json'), '{"format":');
  change(whole, (match) => ({ ...match, content: { ...match.content, figures: [`figures@${'0'.repeat(32)}`] } }));
  change(part, ({ trail, over, ...match }) => ({ ...match, digest: '0'.repeat(64) }));
  const { code, out } = await wyrmtable(['corpus', '--dir', dir]);
  expect(code).toBe(1);
  expect(out).toMatch(/-at-40\.json: it ends in another position/);
  expect(out).toMatch(/torn\.json: .*JSON/);
  expect(out).toContain('packages/dragon-farkle/editions/kept.json');
  expect(out).toContain('corpus add FILE');
  expect(out).toContain('0 of 3 matches');
});

test('a call that names nothing to do', async () => {
  const empty = temporary();
  mkdirSync(join(empty, 'dice-throne'));
  await complains(['corpus', '--dir', empty], /no recorded matches/);
  await complains(['corpus', 'juggle'], /“juggle”/);
});

describe('what ships', () => {
  const shipped = openCorpus(fileURLToPath(new URL('../../../corpus', import.meta.url)));
  if (isFault(shipped)) throw new Error('the corpus cannot be opened');
  const matches = filesOf(shipped).flatMap(({ path }) => {
    const match = readRecord(shipped, path);
    return isFault(match) ? [] : [match];
  });

  test('has at least 300 matches, and one of everything', async () => {
    expect(matches.length).toBeGreaterThanOrEqual(300);
    const wanted = await everythingWanted();
    const lacking = wanted.filter(({ game, wanted: one }) => !isThere(game, one, matches));
    expect(
      lacking.map(({ game, wanted: one }) => `${game}/${one.name}`),
      'run “npx wyrmtable corpus fill”',
    ).toEqual([]);
  });

  test('has, over and not over, every value that any option can take', async () => {
    for (const id of GAME_IDS) {
      const { game } = await loadGame(id);
      const own = matches.filter((match) => match.game === id);
      for (const [option, schema] of Object.entries(game.options.properties)) {
        const seen = new Set(own.flatMap(({ options }) => new Map(Object.entries(options)).get(option)));
        for (const value of valuesWithin(schema)) expect([...seen], `${id} ${option}`).toContain(value);
      }
      expect(new Set(own.map(({ over }) => over)), id).toEqual(new Set([true, false]));
    }
  });

  test('a hero without a match is wanted', async () => {
    const without = matches.filter(({ options }) => !JSON.stringify(options).includes('"treant"'));
    const wanted = (await everythingWanted()).filter(({ game, wanted: one }) => !isThere(game, one, without));
    expect(wanted.map(({ wanted: one }) => one.name)).toContain('duel-treant');
    expect(wanted.some(({ game }) => game === 'adventures')).toBe(true);
  });
});
