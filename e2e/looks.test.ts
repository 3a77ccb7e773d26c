// How the pages stand up to being looked at: nothing for axe to complain of, nothing wider than a phone, calm when asked.
import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { asked, playOn } from './hands.ts';
import { keptAs } from './kept.ts';
import { looks, violations } from './looking.ts';
import { tableAt } from './moments.ts';
import { CROSS_FADE, longestMotion, type Motion, watchMotion } from './motion.ts';
import type { Wish } from './people.ts';
import { KEPT_TABLES, STOPS } from './stops.ts';

const doors = openDoors();
const { somebody } = doors;

looks(doors, { stops: STOPS, remembers: KEPT_TABLES });

async function motionOf(wish: Partial<Wish>): Promise<Motion> {
  const tables = keptAs(tableAt('throw', 'throw'), tableAt('battle', 'battle'));
  const person = await somebody({ ...wish, remembers: tables });
  await watchMotion(person.page);
  // The battle has wounds to show, the throw has dice; a hurried walk between pages counts too.
  await person.page.goto('/table/battle');
  await asked(person.page);
  await person.page.evaluate('document.fonts.ready.then(() => true)');
  const atOnce = await longestMotion(person.page);
  await person.page.goto('/table/throw');
  await asked(person.page);
  await playOn(person, 'keys', (answers) => answers === 2);
  const later = await longestMotion(person.page);
  return later.ms > atOnce.ms ? later : atOnce;
}

test('axe is at work: it names what is wrong with a page that was spoilt', async () => {
  const { page } = await somebody();
  await page.goto('/credits');
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', '<img src="/wyrm.svg">')`);
  expect(await violations(page)).toEqual([expect.stringMatching(/^image-alt: img/)]);
});

describe('motion', () => {
  test('the dice tumble for those who like it', async () => {
    expect((await motionOf({ animated: true })).ms).toBeGreaterThan(CROSS_FADE);
  });

  test('nothing moves for longer than a cross-fade when the system asks for calm', async () => {
    const { ms, what } = await motionOf({ animated: true, calm: true });
    expect(ms, what).toBeLessThanOrEqual(CROSS_FADE);
  });

  test('nor when the settings say so', async () => {
    const { ms, what } = await motionOf({});
    expect(ms, what).toBeLessThanOrEqual(CROSS_FADE);
  });
});

test('the front page loads little script', async () => {
  const { page } = await somebody();
  const scripts: Promise<Buffer>[] = [];
  page.on('response', (response) => {
    if (/javascript/.test(response.headers()['content-type'] ?? '')) scripts.push(response.body());
  });
  await page.goto('/', { waitUntil: 'networkidle' });
  const sizes = (await Promise.all(scripts)).map((body) => gzipSync(body).length);
  expect(sizes.length).toBeGreaterThan(0);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThanOrEqual(170 * 1024);
});
