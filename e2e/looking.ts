// Looking at pages one after another: what axe holds against each, and whether it reaches beyond the screen.
import { LANGS, type Lang } from '@wyrmtable/words';
import axe from 'axe-core';
import type { Page } from 'playwright-core';
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
export const SCREENS = [DESK, PHONE] as const;

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

/**
 * Walks through all of them and writes down what is wrong. Each is reached once and looked at in every language where it stands;
 * axe does not read, so one language is enough for it.
 */
export async function walk(
  { browser, house: { address } }: Pick<Doors, 'browser' | 'house'>,
  screen: typeof DESK,
  walked: Walk,
): Promise<{ wrong: string[]; faults: readonly string[] }> {
  const [first, ...others] = LANGS;
  const { page, faults, leave } = await visit(browser, { address, lang: first, screen, remembers: walked.remembers });
  const wrong: string[] = [];
  for (const stop of walked.stops) {
    if (stop.phone && screen !== PHONE) continue;
    await stop.reach(page, first);
    const found = [...(await wrongWith(page, stop, walked)), ...(await violations(page)), ...(await faint(page))];
    wrong.push(...found.map((line) => `${stop.name}: ${line}`));
    const open = await opened(page);
    for (const lang of others) {
      await page.evaluate(speak(lang));
      if ((await opened(page)) !== open) wrong.push(`${stop.name}: what was open is closed in ${lang}`);
      wrong.push(...(await wrongWith(page, stop, walked)).map((line) => `${stop.name} in ${lang}: ${line}`));
    }
    await page.evaluate(speak(first));
  }
  await leave();
  return { wrong, faults };
}
