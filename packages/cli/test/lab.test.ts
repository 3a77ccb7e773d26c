// The lab: the same call gives the same result whoever plays it, and a run that was stopped goes on.
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstPlayer, type LabResult, lengthOf, matchUp, ranking, rate } from '@wyrmtable/bots/lab';
import { HEROES } from '@wyrmtable/dice-throne';
import { beforeAll, describe, expect, test } from 'vitest';
import { begin, complains, reported, temporary, wyrmtable } from './process.ts';

const CALL = ['lab', 'dice-throne', '--bot', 'eager', '--games-per-pair', '2', '--seed', '7'];
/** Everybody against everybody, oneself included. */
const ALL_PAIRS = (HEROES.length * (HEROES.length + 1)) / 2;

const readResult = (path: string): LabResult => JSON.parse(readFileSync(path, 'utf8'));

/** The whole of it, played once for all tests here. */
let alone: LabResult;
beforeAll(async () => {
  alone = await reported<LabResult>([...CALL, '--workers', '1']);
});

test('the result is the same for any number of workers, and its figures add up', async () => {
  expect(await reported<LabResult>([...CALL, '--workers', '3'])).toEqual(alone);
  expect(alone.pairs).toHaveLength(ALL_PAIRS);
  for (const { games, wins, draws, began, beganWon } of alone.pairs) {
    expect(games).toBe(2);
    expect(wins[0] + wins[1] + draws).toBe(games);
    expect(began[0] + began[1]).toBe(games);
    for (const side of [0, 1] as const) expect(beganWon[side]).toBeLessThanOrEqual(Math.min(began[side], wins[side]));
  }
  expect(lengthOf(alone).games).toBe(2 * ALL_PAIRS);
  expect(firstPlayer(alone).games).toBe(2 * ALL_PAIRS);
  const heroes = ranking(alone);
  expect(heroes).toHaveLength(HEROES.length);
  // What one hero wins another loses.
  const mean = heroes.reduce((sum, { overall }) => sum + overall.share, 0) / heroes.length;
  expect(mean).toBeCloseTo(0.5, 9);
  expect((matchUp(alone, 3, 8)?.share ?? 0) + (matchUp(alone, 8, 3)?.share ?? 0)).toBeCloseTo(1, 9);
  for (const hero of alone.heroes) {
    const uses = Object.values(alone.abilities[hero] ?? {});
    expect(
      uses.reduce((sum, { times }) => sum + times, 0),
      hero,
    ).toBeGreaterThan(0);
    expect(
      uses.reduce((sum, { damage }) => sum + damage, 0),
      hero,
    ).toBeGreaterThan(0);
  }
});

test('a run that is killed goes on from its file and comes to the same', async () => {
  const out = join(temporary(), 'lab.json');
  const child = begin([...CALL, '--workers', '1', '--out', out]);
  const ended = new Promise((done) => child.on('close', done));
  // Killed as soon as something has been kept, wherever the run is then.
  await new Promise<void>((kept) => {
    const look = setInterval(() => {
      if (!existsSync(out) || readResult(out).pairs.length === 0) return;
      clearInterval(look);
      kept();
    }, 20);
  });
  child.kill('SIGKILL');
  await ended;
  const before = readResult(out).pairs.length;
  const again = await wyrmtable([...CALL, '--out', out, '--json']);
  expect(again.code, again.err).toBe(0);
  if (before < ALL_PAIRS) expect(again.err).toMatch(new RegExp(`${2 * before} duels of ${2 * ALL_PAIRS}`));
  expect(readResult(out)).toEqual(alone);
  expect(JSON.parse(again.out)).toEqual(readResult(out));
});

describe('a wrong call', () => {
  test('of another run’s file loses nothing', async () => {
    const out = join(temporary(), 'lab.json');
    writeFileSync(out, JSON.stringify(alone));
    // All of it was played before: it is taken for what it is.
    expect(await reported([...CALL, '--out', out])).toEqual(alone);
    const kept = readFileSync(out, 'utf8');
    await complains([...CALL, '--seed', '8', '--out', out], /another run \(seed: 7, not 8\)/);
    expect(readFileSync(out, 'utf8')).toBe(kept);
    writeFileSync(out, 'a shopping list');
    await complains([...CALL, '--out', out], /is not a result of the lab/);
    expect(readFileSync(out, 'utf8')).toBe('a shopping list');
  });

  test('is told in a sentence', async () => {
    await complains(['lab', 'etchinstone'], /it knows dice-throne, adventures/);
    await complains([...CALL, '--heroes', '2'], /--heroes means nothing to .lab dice-throne/);
    await complains(['lab', 'chess'], /chess/);
    await complains([...CALL, '--bot', 'genius'], /genius/);
    await complains([...CALL, '--games-per-pair', '0'], /--games-per-pair/);
    await complains([...CALL, '--out', '/'], /folder/);
  });
});

test('intervals hold what the textbook says', () => {
  // Wilson's interval for 8 of 10.
  const { low, high } = rate(8, 10);
  expect(low).toBeCloseTo(0.4902, 3);
  expect(high).toBeCloseTo(0.9433, 3);
  expect(rate(0, 0)).toMatchObject({ low: 0, high: 1 });
  expect(rate(20, 20).low).toBeGreaterThan(0.8);
});
