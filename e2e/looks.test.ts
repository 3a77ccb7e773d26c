// How the pages stand up to being looked at: nothing for axe to complain of, nothing wider than a phone, calm when asked.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { gzipSync } from 'node:zlib';
import { LANGS, type Lang, phrase } from '@wyrmtable/words';
import { common, setUp } from '@wyrmtable/words/shell';
import { lobby, verify } from '@wyrmtable/words/shell-table';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { asked, playOn } from './hands.ts';
import { type House, openHouse } from './house.ts';
import { keptAs, type Moment, tableAt } from './moments.ts';
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

const TABLES = [
  'turn',
  'choose',
  'rally',
  'decide',
  'brawl',
  'rollWindow',
  'removeDie',
  'keep',
  'lair',
  'battle',
  'over',
] as const satisfies readonly Moment[];
const KEPT = keptAs(...TABLES.map((moment) => tableAt(moment, moment.toLowerCase())));

interface Stop {
  readonly name: string;
  readonly reach: (page: Page, lang: Lang) => Promise<unknown>;
  readonly table?: true;
}

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

/** Every page there is, and the table at its different moments. */
const STOPS: readonly Stop[] = [
  {
    name: 'home',
    reach: async (page) => {
      await page.goto('/');
      await heading(page);
    },
  },
  {
    name: 'settings',
    reach: async (page, lang) => {
      await page.getByRole('button', { name: phrase(lang, common.settings) }).click();
      await page.getByRole('dialog').waitFor();
    },
  },
  ...(['bots', 'screen', 'online'] as const).map((way) => ({
    name: `set-up ${way}`,
    reach: async (page: Page) => {
      await page.goto(`/play/dragon-farkle?way=${way}`);
      await page.locator('form button[type=submit]').waitFor();
    },
  })),
  {
    name: 'lobby',
    reach: async (page, lang) => {
      await page.getByRole('button', { name: phrase(lang, setUp.makeLink) }).click();
      await page.getByLabel(phrase(lang, lobby.link)).waitFor();
      await page.getByRole('button', { name: phrase(lang, lobby.beReady) }).waitFor();
    },
  },
  ...TABLES.map((moment) => ({
    name: `table ${moment}`,
    reach: async (page: Page) => {
      await page.goto(`/table/${moment.toLowerCase()}`);
      await asked(page);
    },
    table: true as const,
  })),
  {
    name: 'rules',
    reach: async (page) => {
      await page.goto('/rules/dragon-farkle');
      await heading(page);
    },
  },
  {
    name: 'verify',
    reach: async (page) => {
      await page.goto('/verify');
      await heading(page);
    },
  },
  {
    name: 'verify a file',
    reach: async (page, lang) => {
      const buffer = Buffer.from('{}');
      await page.locator('input[type=file]').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
      await page.getByRole('main').getByText('format').or(page.locator('.drop__problem')).first().waitFor();
      await page.getByRole('heading', { name: phrase(lang, verify.title) }).waitFor();
    },
  },
  {
    name: 'credits',
    reach: async (page) => {
      await page.goto('/credits');
      await heading(page);
    },
  },
  {
    name: 'lost',
    reach: async (page) => {
      await page.goto(`/${'long'.repeat(50)}`);
      await heading(page);
    },
  },
];

interface Look {
  readonly lang: Lang;
  readonly screen: typeof DESK;
  readonly axe: boolean;
}

/** Walks through all of them and writes down what is wrong. */
async function walk({ lang, screen, axe }: Look): Promise<{ wrong: string[]; faults: readonly string[] }> {
  const { page, faults } = await somebody({ lang, screen, remembers: KEPT });
  const wrong: string[] = [];
  for (const { name, reach, table } of STOPS) {
    await reach(page, lang);
    const { width, height } = await beyond(page);
    if (width > 0) wrong.push(`${name}: ${width} px too wide`);
    if (table && screen === DESK && height > 0) wrong.push(`${name}: ${height} px too high`);
    if (axe) wrong.push(...(await violations(page)).map((line) => `${name}: ${line}`));
  }
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
  await playOn(person, 'keys', (answers) => answers === 6);
  return person.page.evaluate(`longestMotion`);
}

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
