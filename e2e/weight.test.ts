// What a first visit costs, compressed and without fonts: measured on the way from the server to a real browser.
import { expect, test } from 'vitest';
import { askedAt } from './dice-throne-hands.ts';
import { idAt } from './dice-throne-moments.ts';
import { KEPT_THRONES } from './dice-throne-stops.ts';
import { openDoors } from './doors.ts';
import { openScales, overweight } from './weighing.ts';

const FRONT_PAGE = 130_000;
const THRONE_TABLE = 400_000;
/** The table, its bots and its odds. */
const WORKERS = 3;

const doors = openDoors();

test('the front page', async () => {
  const scales = await openScales(doors.house.address);
  const { page, leave } = await doors.somebody({ address: scales.address });
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const taken = scales.take();
  // Its own glyphs and no game's.
  const sprites = [...taken.keys()].filter((path) => /^\/assets\/.*\.svg$/.test(path));
  expect(sprites).toEqual([expect.stringContaining('/house-')]);
  expect(overweight(taken, FRONT_PAGE)).toEqual([]);
  expect(overweight(taken, 1)).not.toEqual([]);
  await leave();
  await scales.close();
});

test('a table of Dice Throne, with the engine once for all its workers', async () => {
  const scales = await openScales(doors.house.address);
  const { page, leave } = await doors.somebody({ address: scales.address, remembers: KEPT_THRONES });
  await page.goto(`/table/${idAt('window')}`);
  await askedAt(page);
  await expect.poll(() => page.workers().length).toBe(WORKERS);
  await page.waitForLoadState('networkidle');
  const taken = scales.take();
  expect(overweight(taken, THRONE_TABLE)).toEqual([]);
  const engines = [...taken.keys()].filter((path) => /\/(view|phases)-/.test(path));
  expect(engines.map((path) => path.replace(/-.*/, '')).sort()).toEqual(['/assets/phases', '/assets/view']);
  await leave();
  await scales.close();
});
