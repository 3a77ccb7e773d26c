// Match files played again: an honest one is confirmed, a changed one is found out.
import { mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitment, derivedSeed, type MatchFile } from '@wyrmtable/kernel';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { complains, reported, temporary, wyrmtable } from './process.ts';

interface Told {
  readonly choices: number;
  readonly state: { readonly winner: number; readonly turn: number } | null;
  readonly digest: string | null;
  readonly outcome: object | null;
  readonly verified: Record<string, boolean | null>;
}

const shelf = mkdtempSync(join(tmpdir(), 'wyrmtable-'));
afterAll(() => rmSync(shelf, { recursive: true, force: true }));

let honest: MatchFile;
beforeAll(async () => {
  await reported(['simulate', 'dragon-farkle', '--games', '1', '--seed', '11', '--save', shelf]);
  honest = JSON.parse(readFileSync(join(shelf, readdirSync(shelf)[0] ?? ''), 'utf8'));
});

/** A match file of the game, changed as the test likes, and where it lies. */
function matchFile(change: (file: MatchFile) => unknown = (file) => file): string {
  const path = join(temporary(), 'match.json');
  writeFileSync(path, JSON.stringify(change(honest)));
  return path;
}

test('a match ends as it ended', async () => {
  const told = await reported<Told>(['replay', matchFile()]);
  expect(told.outcome).toEqual({ kind: 'won', winners: [told.state?.winner] });
  expect(told.digest).toMatch(/^[0-9a-f]{64}$/);
});

test('--at stops on the way', async () => {
  const path = matchFile();
  const told = await reported<Told>(['replay', path, '--at', '0']);
  expect(told).toMatchObject({ choices: 0, outcome: null, state: { turn: 1, winner: -1 } });
  expect((await reported<Told>(['replay', path, '--at', '5', '--verify'])).verified.holds).toBe(true);
});

test('for people it shows the table', async () => {
  const { code, out } = await wyrmtable(['replay', matchFile(), '--verify', '--lang', 'pl']);
  expect(code).toBe(0);
  expect(out).toContain('Wszystko się zgadza');
});

describe('verify', () => {
  const verdict = async (change: (file: MatchFile) => unknown, code: number) =>
    (await reported<Told>(['replay', matchFile(change), '--verify'], code)).verified;
  const chance = (file: MatchFile, changed: Partial<MatchFile['chance']>) => ({
    ...file,
    chance: { ...file.chance, ...changed },
  });

  test('confirms an honest file', async () => {
    expect(await verdict((file) => file, 0)).toEqual({
      holds: true,
      digest: true,
      commitment: true,
      dice: true,
      choices: true,
    });
  });

  test('finds a changed die', async () => {
    const found = await verdict((file) => {
      const results = [...(file.chance.results ?? [])];
      results[results.length - 1] = (results.at(-1) ?? 0) + 1;
      return chance(file, { results });
    }, 1);
    expect(found).toMatchObject({ holds: false, dice: false, digest: true, commitment: true });
  });

  test('finds a changed choice', async () => {
    const found = await verdict((file) => ({ ...file, choices: file.choices.slice(0, -1) }), 1);
    expect(found).toMatchObject({ holds: false, digest: false });
  });

  test('finds an illegal choice', async () => {
    const found = await verdict((file) => ({ ...file, choices: [999_999, ...file.choices.slice(1)] }), 1);
    expect(found).toMatchObject({ holds: false, choices: false });
  });

  test('finds a changed seed', async () => {
    const found = await verdict((file) => chance(file, { seed: derivedSeed(12, 0) }), 1);
    expect(found).toMatchObject({ holds: false, commitment: false, digest: false });
  });

  test('finds a changed seed with a commitment to match', async () => {
    const seed = derivedSeed(12, 0);
    const found = await verdict((file) => chance(file, { seed, commitment: commitment(seed) }), 1);
    expect(found).toMatchObject({ holds: false, commitment: true, digest: false, dice: false });
  });

  test('finds a changed word of a player', async () => {
    expect(await verdict((file) => chance(file, { words: ['abracadabra'] }), 1)).toMatchObject({ holds: false });
  });

  test('finds a changed digest', async () => {
    const found = await verdict((file) => ({ ...file, digest: '0'.repeat(64) }), 1);
    expect(found).toMatchObject({ holds: false, digest: false, dice: true });
  });

  test('says when no dice were written down', async () => {
    const found = await verdict(({ chance: { results, ...rest }, ...file }) => ({ ...file, chance: rest }), 0);
    expect(found).toMatchObject({ holds: true, dice: null });
  });
});

describe('wrong files', () => {
  test('a file that is not there', () => complains(['replay', 'nowhere.json'], /nowhere\.json/));
  test('a folder', () => complains(['replay', temporary()], /folder/));
  test('no JSON', async () => {
    const path = join(temporary(), 'match.json');
    writeFileSync(path, '{\n"format":\nnonsense');
    await complains(['replay', path], /JSON/);
  });
  test('no match file', () => complains(['replay', matchFile(() => ({ game: 'dragon-farkle' }))], /format/));
  test('seats nobody can sit in', () =>
    complains(['replay', matchFile((file) => ({ ...file, seats: [null, 3] }))], /seats/));
  test('another game', () => complains(['replay', matchFile((file) => ({ ...file, game: 'go' }))], /“go”/));
  test('another version: the file is named, and it is to be kept', async () => {
    const path = matchFile((file) => ({ ...file, version: 'older' }));
    const said = new RegExp(`^The match in ${path} was begun under version older .* keep the file`);
    await complains(['replay', path], said);
    await complains(['replay', path, '--verify'], said);
    const before = readFileSync(path, 'utf8');
    await complains(['play', 'dragon-farkle', '--file', path], said);
    await complains(['play', 'dragon-farkle', '--resume', path, '--lang', 'pl'], /^Partię z pliku .* wersji older/);
    expect(readFileSync(path, 'utf8')).toBe(before);
  });
  test('an illegal choice', () =>
    complains(['replay', matchFile((file) => ({ ...file, choices: [999_999] }))], /999999/));
  test('a place beyond the end', () => complains(['replay', matchFile(), '--at', '1000000'], /--at/));
});
