// The lab's adventures: the same for any number of workers, goes on where it stopped, and its figures add up.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { firstTry, type JourneyResult, journeySum } from '@wyrmtable/bots/lab';
import { beforeAll, expect, test } from 'vitest';
import { complains, reported, temporary, wyrmtable } from './process.ts';

const CALL = ['lab', 'adventures', '--bot', 'eager', '--heroes', '1,2', '--seed', '7'];
const SOME = [...CALL, '--heroes', '2', '--scenarios', '2,campaign', '--difficulties', 'normal,hardcore'];

const readResult = (path: string): JourneyResult => JSON.parse(readFileSync(path, 'utf8'));

/** The whole of it, played once for all tests here. */
let alone: JourneyResult;
beforeAll(async () => {
  alone = await reported<JourneyResult>([...SOME, '--games', '2', '--workers', '1']);
});

test('scenarios and campaigns are counted, alike for any number of workers', async () => {
  const hard = [...CALL, '--heroes', '2', '--scenarios', '2,campaign', '--difficulties', 'hardcore', '--games', '2'];
  const shared = await reported<JourneyResult>([...hard, '--workers', '3']);
  expect(shared).toEqual(await reported<JourneyResult>([...hard, '--workers', '1']));
  expect(shared.cells).toEqual(alone.cells.filter(({ difficulty }) => difficulty === 'hardcore'));
  expect(alone.cells).toHaveLength(4);
  for (const { scenario, games, won, unfinished, scenarios } of alone.cells) {
    expect(games).toBe(2);
    const played = scenarios.map((sum) => sum.played);
    if (scenario !== 'campaign') expect(played).toEqual([0, 2, 0, 0, 0, 0, 0, 0]);
    else expect(played[0]).toBeGreaterThanOrEqual(games);
    for (const sum of scenarios) {
      expect(sum.won).toBeLessThanOrEqual(sum.played);
      expect(sum.reached).toBeLessThanOrEqual(games);
      expect(sum.atOnce).toBeLessThanOrEqual(Math.min(sum.won, sum.reached));
    }
    // Whoever wins a campaign has won its last scenario, once.
    if (scenario === 'campaign') expect(scenarios[7]?.won).toBe(won);
    expect(won + unfinished).toBeLessThanOrEqual(games);
  }
  // Hardcore ends with the first loss (ADV-1.4).
  const hardcore = journeySum(alone, 'campaign', 'hardcore', 2);
  const lost = hardcore?.scenarios.reduce((sum, { played, won }) => sum + played - won, 0);
  expect(lost).toBe((hardcore?.games ?? 0) - (hardcore?.won ?? 0));
  // Every exploration has a map, a boss has none.
  for (const { scenarios, maps } of alone.cells) {
    const explored = [0, 2, 4, 6].reduce((sum, at) => sum + (scenarios[at]?.played ?? 0), 0);
    expect(Object.values(maps).reduce((sum, { played }) => sum + played, 0)).toBe(explored);
  }
  const campaign = journeySum(alone, 'campaign', 'normal', 2);
  expect(campaign && firstTry(campaign, 1).games).toBe(2);
});

test('a longer run is the shorter one gone on with, and the whole of it comes to the same', async () => {
  const out = join(temporary(), 'lab.json');
  const call = [...CALL, '--heroes', '2', '--scenarios', '1,2', '--workers', '1'];
  await reported([...call, '--games', '2', '--out', out]);
  const again = await wyrmtable([...call, '--games', '3', '--out', out, '--json']);
  expect(again.code, again.err).toBe(0);
  expect(again.err).toContain('4 games were played before');
  expect(readResult(out)).toEqual(await reported([...call, '--games', '3']));
  // Other cells beside them change nothing about these games.
  const wider = await reported<JourneyResult>([...CALL, '--scenarios', '2', '--games', '3', '--workers', '1']);
  expect(journeySum(wider, 2, 'normal', 2)).toEqual(journeySum(readResult(out), 2, 'normal', 2));
});

test('a report has a table for each difficulty', async () => {
  const path = join(temporary(), 'lab.json');
  writeFileSync(path, JSON.stringify(alone));
  const { code, out } = await wyrmtable([...SOME, '--games', '2', '--lang', 'pl', '--out', path]);
  expect(code).toBe(0);
  expect(out).toContain('Normalny');
  expect(out).toContain('Hardkorowy');
  expect(out).toMatch(/^Wygrane kampanie +\d/m);
  expect(out).toMatch(/^2 Upadły .+%/m);
  expect(out).toMatch(/^Scenariusz 1, mapa [A-D] +\d+%/m);
});

test('a wrong call is told in a sentence, and a file of another run stays as it is', async () => {
  await complains([...CALL, '--heroes', '5'], /--heroes does not know “5”/);
  await complains([...CALL, '--scenarios', '1,9'], /--scenarios does not know “9”/);
  await complains([...CALL, '--difficulties', 'easy'], /normal, veteran, insane, hardcore/);
  await complains([...CALL, '--games-per-pair', '3'], /--games-per-pair means nothing/);
  await complains([...CALL, '--minutes', '0'], /--minutes/);
  const out = join(temporary(), 'lab.json');
  const call = [...CALL, '--scenarios', '2', '--games', '1', '--out', out];
  await reported(call);
  const kept = readFileSync(out, 'utf8');
  await complains([...call, '--seed', '8'], /another run \(seed: 7, not 8\)/);
  await complains([...call, '--heroes', '3'], /another run \(heroes: 1,2, not 3\)/);
  expect(readFileSync(out, 'utf8')).toBe(kept);
  const torn = JSON.stringify({ ...JSON.parse(kept), cells: [] });
  writeFileSync(out, torn);
  await complains(call, /is not a result of the lab/);
  expect(readFileSync(out, 'utf8')).toBe(torn);
});
