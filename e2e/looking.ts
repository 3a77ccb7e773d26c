// Looking at pages one after another: what axe holds against each, and whether it reaches beyond the screen.
import { LANGS, type Lang } from '@wyrmtable/words';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { faint } from './contrast.ts';
import type { Doors } from './doors.ts';
import { DESK, PHONE, visit } from './people.ts';
import type { Stop } from './stops.ts';

interface Violation {
  readonly id: string;
  readonly nodes: readonly { readonly target: readonly unknown[]; readonly failureSummary: string }[];
}

/** What axe holds against the page as it stands, one line for each thing. */
export async function violations(page: Page): Promise<string[]> {
  // A megabyte and a half: a page that has it is not sent it again.
  if (!(await page.evaluate<boolean>(`'axe' in globalThis`))) await page.evaluate(axe.source);
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

/** The device's settings name another language, as if another tab had set it; done when the page speaks it and stands still. */
const speak = (lang: Lang) => `new Promise((spoken, stuck) => {
  const key = 'wyrmtable.settings';
  const set = JSON.parse(localStorage.getItem(key) ?? '{}');
  localStorage.setItem(key, JSON.stringify({ ...set, lang: '${lang}' }));
  dispatchEvent(new StorageEvent('storage', { key }));
  const end = performance.now() + 60_000;
  const { documentElement: page } = document;
  const look = () => {
    if (page.lang === '${lang}' && page.hasAttribute('data-still')) requestAnimationFrame(spoken);
    else if (performance.now() > end) stuck(new Error('the page does not speak ${lang}'));
    else requestAnimationFrame(look);
  };
  requestAnimationFrame(look);
})`;

/** What lies open over the page: it must not close because the language changes. */
const opened = (page: Page): Promise<number> =>
  page.evaluate<number>(`document.querySelectorAll(':popover-open, dialog[open]').length`);

/** Wide and narrow: what stands on the one stands on the other. */
const SCREENS = [DESK, PHONE] as const;
type Screen = (typeof SCREENS)[number];

export interface Walk {
  readonly stops: readonly Stop[];
  /** What the device must remember to reach them. */
  readonly remembers: Readonly<Record<string, unknown>>;
  /** What else is held against a table, one line for each thing. */
  readonly complaints?: (page: Page) => Promise<readonly string[]>;
}

/** What is wrong with the page as it stands, in the language it speaks. */
async function wrongWith(page: Page, { table }: Stop, { complaints }: Walk): Promise<string[]> {
  const wrong: string[] = [];
  const { width, height } = await beyond(page);
  if (width > 0) wrong.push(`${width} px too wide`);
  if (table && page.viewportSize()?.width === DESK.width && height > 0) wrong.push(`${height} px too high`);
  if (table && complaints !== undefined) wrong.push(...(await complaints(page)));
  return wrong;
}

/** Looks at the page where it stands, in the language it speaks and then in the others; axe does not read, so one is enough for it. */
async function lookAt(
  page: Page,
  { stop, walked, langs, axed }: { stop: Stop; walked: Walk; langs: readonly Lang[]; axed: boolean },
): Promise<string[]> {
  const [first, ...others] = langs;
  const held = axed ? [...(await violations(page)), ...(await faint(page))] : [];
  const found = [...(await wrongWith(page, stop, walked)), ...held];
  const wrong = found.map((line) => `in ${first}: ${line}`);
  const open = await opened(page);
  for (const lang of others) {
    await page.evaluate(speak(lang));
    if ((await opened(page)) !== open) wrong.push(`what was open is closed in ${lang}`);
    wrong.push(...(await wrongWith(page, stop, walked)).map((line) => `in ${lang}: ${line}`));
  }
  return wrong;
}

/**
 * Walks through all of them and writes down what is wrong. Each is reached once, on the screen and in the language in which the
 * last one was left, and looked at where it stands: so half of them are opened on each screen, and a third in each language. Axe
 * looks on the screen it was opened on: what it judges by is the same on the other, and costs as much as all other looks together.
 */
async function walk(
  { browser, house: { address } }: Pick<Doors, 'browser' | 'house'>,
  screens: readonly Screen[],
  walked: Walk,
): Promise<{ wrong: string[]; faults: readonly string[] }> {
  let [langs, sizes]: [readonly Lang[], readonly Screen[]] = [LANGS, screens];
  const [lang] = LANGS;
  const [screen = DESK] = screens;
  const { page, faults, leave } = await visit(browser, { address, lang, screen, remembers: walked.remembers });
  const wrong: string[] = [];
  for (const stop of walked.stops) {
    const [spoken = lang] = langs;
    await stop.reach(page, spoken);
    for (const [at, size] of sizes.entries()) {
      const [now = lang] = langs;
      if (page.viewportSize()?.width !== size.width) {
        await page.setViewportSize(size);
        await page.evaluate(speak(now));
      }
      const found = await lookAt(page, { stop, walked, langs, axed: at === 0 });
      wrong.push(...found.map((line) => `${stop.name} at ${size.width} px ${line}`));
      // It speaks the last of them now.
      langs = [...langs.slice(-1), ...langs.slice(0, -1)];
    }
    sizes = sizes.toReversed();
  }
  await leave();
  return { wrong, faults };
}

/** What stands by itself is looked at on both screens in turn; what a hand must open first is opened on each of them. */
export function looks(doors: Pick<Doors, 'browser' | 'house'>, walked: Walk): void {
  const isFree = async (screens: readonly Screen[], stops: readonly Stop[]) => {
    const { wrong, faults } = await walk(doors, screens, { ...walked, stops });
    expect(wrong).toEqual([]);
    expect(faults).toEqual([]);
  };
  const { stops } = walked;
  test('as it stands, wide and narrow, in every language', () =>
    isFree(
      SCREENS,
      stops.filter((stop) => !stop.opened),
    ));
  const byHand = stops.filter((stop) => stop.opened);
  if (byHand.length === 0) return;
  test.for(SCREENS)('what is opened by hand, in every language at $width px', (screen) =>
    isFree(
      [screen],
      byHand.filter((stop) => !stop.phone || screen === PHONE),
    ),
  );
}
