// How the pages stand up to being looked at: nothing for axe to complain of, nothing wider than a phone, calm when asked.
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '@wyrmtable/words';
import axe from 'axe-core';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { asked, playOn } from './hands.ts';
import { type House, openHouse } from './house.ts';
import { keptAs, tableAt } from './moments.ts';
import { DESK, openBrowser, type Person, PHONE, visit, type Wish } from './people.ts';
import { KEPT_TABLES, STOPS } from './stops.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

async function somebody(wish: Partial<Wish> = {}): Promise<Person> {
  const person = await visit(browser, { address: house.address, ...wish });
  onTestFinished(() => person.leave());
  return person;
}

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary: string }[];
}

/** What axe holds against the page as it stands, one line for each thing. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`if (!('axe' in globalThis)) { ${axe.source} }`);
  const found = await page.evaluate<Violation[]>(
    `axe.run(document, { resultTypes: ['violations'] }).then(({ violations }) => violations.map(({ id, nodes }) => ({
      id, nodes: nodes.map(({ target, failureSummary }) => ({ target, failureSummary })),
    })))`,
  );
  return found.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
}

interface Extent {
  readonly width: number;
  readonly height: number;
}

/** How far the page reaches beyond the screen. */
function beyond(page: Page): Promise<Extent> {
  return page.evaluate<Extent>(`({
    width: document.scrollingElement.scrollWidth - innerWidth,
    height: document.scrollingElement.scrollHeight - innerHeight,
  })`);
}

interface Look {
  readonly lang: Lang;
  readonly screen: typeof DESK;
  readonly axed: boolean;
}

/** Walks through all of them and writes down what is wrong. */
async function walk({ lang, screen, axed }: Look): Promise<{ wrong: string[]; faults: readonly string[] }> {
  const { page, faults, leave } = await visit(browser, {
    address: house.address,
    lang,
    screen,
    remembers: KEPT_TABLES,
  });
  const wrong: string[] = [];
  for (const { name, reach, table, phone } of STOPS) {
    if (phone && screen !== PHONE) continue;
    await reach(page, lang);
    const { width, height } = await beyond(page);
    if (width > 0) wrong.push(`${name}: ${width} px too wide`);
    if (table && screen === DESK && height > 0) wrong.push(`${name}: ${height} px too high`);
    if (axed) wrong.push(...(await violations(page)).map((line) => `${name}: ${line}`));
  }
  await leave();
  return { wrong, faults };
}

describe('every page, wide and narrow', () => {
  const looks: Look[] = LANGS.flatMap((lang) => [DESK, PHONE].map((screen) => ({ lang, screen, axed: lang === 'en' })));
  test.concurrent.for(looks)('$lang at $screen.width px', async (look) => {
    const { wrong, faults } = await walk(look);
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
  });
});

/** Watches, frame by frame, for the longest animation that runs; endless ones count as such. */
const WATCH_MOTION = `(() => {
  globalThis.longestMotion = { ms: 0, what: '' };
  const see = () => {
    for (const animation of document.getAnimations()) {
      const ms = animation.effect.getComputedTiming().endTime;
      if (animation.playState === 'running' && ms > longestMotion.ms) {
        const { target } = animation.effect;
        globalThis.longestMotion = { ms, what: (animation.animationName ?? animation.transitionProperty ?? 'tumble') + ' of ' + target.className };
      }
    }
    requestAnimationFrame(see);
  };
  see();
})()`;

interface Motion {
  readonly ms: number;
  readonly what: string;
}

/** What a cross-fade may take. */
const CROSS_FADE = 250;

async function longestMotion(wish: Partial<Wish>): Promise<Motion> {
  const tables = keptAs(tableAt('throw', 'throw'), tableAt('battle', 'battle'));
  const person = await somebody({ ...wish, remembers: tables });
  await person.page.addInitScript(WATCH_MOTION);
  // The battle has wounds to show, the throw has dice; a hurried walk between pages counts too.
  await person.page.goto('/table/battle');
  await asked(person.page);
  await person.page.evaluate('document.fonts.ready.then(() => true)');
  const atOnce = await person.page.evaluate<Motion>('longestMotion');
  await person.page.goto('/table/throw');
  await asked(person.page);
  await playOn(person, 'keys', (answers) => answers === 2);
  const later = await person.page.evaluate<Motion>('longestMotion');
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
    expect((await longestMotion({ animated: true })).ms).toBeGreaterThan(CROSS_FADE);
  });

  test('nothing moves for longer than a cross-fade when the system asks for calm', async () => {
    const { ms, what } = await longestMotion({ animated: true, calm: true });
    expect(ms, what).toBeLessThanOrEqual(CROSS_FADE);
  });

  test('nor when the settings say so', async () => {
    const { ms, what } = await longestMotion({});
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
