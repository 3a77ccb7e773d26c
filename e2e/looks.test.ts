// How the pages stand up to being looked at: nothing for axe to complain of, nothing wider than a phone, calm when asked.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang } from '@wyrmtable/words';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { asked, playOn } from './hands.ts';
import { type House, openHouse } from './house.ts';
import { keptAs, tableAt } from './moments.ts';
import { DESK, openBrowser, type Person, PHONE, visit, type Wish } from './people.ts';

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

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary: string }[];
}

/** What axe holds against the page as it stands, one line for each thing. */
async function violations(page: Page): Promise<string[]> {
  await page.evaluate(`if (!('axe' in globalThis)) { ${AXE} }`);
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
  readonly axe: boolean;
}

/** Walks through all of them and writes down what is wrong. */
async function walk({ lang, screen, axe }: Look): Promise<{ wrong: string[]; faults: readonly string[] }> {
  const { page, faults, leave } = await visit(browser, {
    address: house.address,
    lang,
    screen,
    remembers: KEPT_TABLES,
  });
  const wrong: string[] = [];
  for (const { name, reach, table } of STOPS) {
    await reach(page, lang);
    const { width, height } = await beyond(page);
    if (width > 0) wrong.push(`${name}: ${width} px too wide`);
    if (table && screen === DESK && height > 0) wrong.push(`${name}: ${height} px too high`);
    if (axe) wrong.push(...(await violations(page)).map((line) => `${name}: ${line}`));
  }
  await leave();
  return { wrong, faults };
}

describe('every page, wide and narrow', () => {
  const looks: Look[] = LANGS.flatMap((lang) => [DESK, PHONE].map((screen) => ({ lang, screen, axe: lang === 'en' })));
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

/** What a cross-fade may take. */
const CROSS_FADE = 250;

async function longestMotion(calm: boolean): Promise<{ readonly ms: number; readonly what: string }> {
  const person = await somebody({ calm, animated: true, remembers: keptAs(tableAt('throw', 'motion')) });
  await person.page.goto('/table/motion');
  await asked(person.page);
  await person.page.evaluate(WATCH_MOTION);
  await playOn(person, 'keys', (answers) => answers === 2);
  return person.page.evaluate(`longestMotion`);
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
    expect((await longestMotion(false)).ms).toBeGreaterThan(CROSS_FADE);
  });

  test('nothing moves for longer than a cross-fade for those who do not', async () => {
    const { ms, what } = await longestMotion(true);
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
