// Simulated games: the figures add up, and the same call gives the same games whoever plays them.
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { MatchFile } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { spread } from '../src/simulate/summary.ts';
import { complains, reported, temporary } from './process.ts';

interface Summary {
  readonly game: string;
  readonly games: number;
  readonly finished: number;
  readonly unfinished: number;
  readonly decisions: number;
  readonly forced: number;
  readonly wins: number[];
  readonly draws: number;
  readonly losses: number;
  readonly length: { readonly mean: number; readonly p50: number; readonly p95: number; readonly max: number };
  readonly digest: string;
}

const simulate = (...flags: string[]) => reported<Summary>(['simulate', 'dragon-farkle', ...flags]);

test('the figures add up', async () => {
  const told = await simulate('--games', '200', '--seed', '7', '--seats', '3');
  expect(told).toMatchObject({ game: 'dragon-farkle', games: 200, finished: 200, unfinished: 0, draws: 0, losses: 0 });
  expect(told.wins).toHaveLength(3);
  expect(told.wins.reduce((sum, wins) => sum + wins)).toBe(200);
  expect(told.length.mean).toBeCloseTo(told.decisions / 200, 9);
  expect(told.length.p50).toBeLessThanOrEqual(told.length.p95);
  expect(told.length.p95).toBeLessThanOrEqual(told.length.max);
  expect(told.forced).toBeGreaterThan(0);
});

describe('the digest', () => {
  test('is the same twice and for any number of workers', async () => {
    const call = ['--games', '300', '--seed', '7', '--bots', 'random,eager'];
    const alone = await simulate(...call);
    const again = await simulate(...call);
    const shared = await simulate(...call, '--workers', '2');
    const timeless = ({ seconds, gamesPerSecond, decisionsPerSecond, ...rest }: Summary & Record<string, unknown>) =>
      rest;
    expect(timeless({ ...again })).toEqual(timeless({ ...alone }));
    expect(timeless({ ...shared })).toEqual(timeless({ ...alone }));
  });

  test('changes with seed, bots, options and number of games', async () => {
    const runs = [
      ['--games', '20', '--seed', '7'],
      ['--games', '20', '--seed', '8'],
      ['--games', '20', '--seed', '-7'],
      ['--games', '21', '--seed', '7'],
      ['--games', '20', '--seed', '7', '--bots', 'eager'],
      ['--games', '20', '--seed', '7', '--options', '{"wounds": 5}'],
    ];
    const digests = await Promise.all(runs.map(async (run) => (await simulate(...run)).digest));
    expect(new Set(digests).size).toBe(runs.length);
  });

  test('is the hash of the final digests that the match files hold', async () => {
    const folder = temporary();
    const told = await simulate('--games', '12', '--seed', '5', '--save', folder, '--workers', '2');
    const hash = createHash('sha256');
    const names = readdirSync(folder).sort();
    expect(names).toHaveLength(12);
    for (const name of names) {
      const file: MatchFile = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      hash.update(file.digest);
    }
    expect(hash.digest('hex')).toBe(told.digest);
    await reported(['replay', join(folder, names[0] ?? ''), '--verify']);
  });
});

describe('an option by its values', () => {
  test('one run each, the same as if it were called alone', async () => {
    const call = ['simulate', 'etchinstone', '--games', '10', '--bots', 'eager'];
    const { by, runs } = await reported<{ by: string; runs: (Summary & { value: string; score: object })[] }>([
      ...call,
      '--by',
      'difficulty',
    ]);
    expect(by).toBe('difficulty');
    expect(runs.map(({ value }) => value)).toEqual([
      'adventure',
      'easy',
      'normal',
      'hard',
      'impossible',
      'dontEvenTry',
    ]);
    const alone = await reported<Summary>([...call, '--options', '{"difficulty":"hard"}']);
    const { length, digest } = alone;
    expect(runs[3]).toMatchObject({ length, digest });
    expect(runs[3]?.score).toEqual({
      mean: expect.any(Number),
      p50: expect.any(Number),
      p95: expect.any(Number),
      max: expect.any(Number),
    });
  });

  test('only options with fixed values', () =>
    complains(['simulate', 'dice-throne', '--by', 'heroes'], /“heroes”.*mode/));
  test('no match files of several runs', () =>
    complains(['simulate', 'etchinstone', '--by', 'difficulty', '--save', temporary()], /--save/));
});

test('a budget changes how a thinking bot plays', async () => {
  const call = ['simulate', 'etchinstone', '--games', '1', '--bots', 'master', '--budget'];
  const digests = await Promise.all(
    ['1', '20', '20'].map(async (budget) => (await reported<Summary>([...call, budget])).digest),
  );
  expect(digests[1]).toBe(digests[2]);
  expect(digests[0]).not.toBe(digests[1]);
});

test('percentiles are values that occurred', () => {
  expect(spread([4, 1, 3, 2])).toEqual({ mean: 2.5, p50: 2, p95: 4, max: 4 });
  expect(spread([7])).toEqual({ mean: 7, p50: 7, p95: 7, max: 7 });
});

describe('wrong calls', () => {
  const wrong = (flags: string[], about: RegExp) => complains(['simulate', 'dragon-farkle', ...flags], about);

  test('games are counted in whole numbers', () => wrong(['--games', 'many'], /--games.*“many”/));
  test('at least one game', () => wrong(['--games', '0'], /--games/));
  test('a seed is an integer', () => wrong(['--seed', '1.5'], /--seed.*“1\.5”/));
  test('seats are those of the game', () => wrong(['--seats', '6'], /--seats.*2.*5/));
  test('an unknown bot', () => wrong(['--bots', 'random,wise'], /“wise”.*random/));
  test('a bot is not a property of objects', () => wrong(['--bots', 'constructor'], /“constructor”/));
  test('options that are no JSON', () => wrong(['--options', '{wounds: 3}'], /--options.*JSON/));
  test('options that are no object', () => wrong(['--options', '[3]'], /--options/));
  test('an option out of range', () => wrong(['--options', '{"wounds": 6}'], /wounds/));
  test('an option nobody knows', () => wrong(['--options', '{"dragons": 2}'], /option/));
  test('a file where the folder should be', () => {
    const file = join(temporary(), 'taken');
    writeFileSync(file, '');
    return wrong(['--games', '1', '--save', file], /is a file/);
  });
});
