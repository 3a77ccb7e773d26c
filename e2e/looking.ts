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

export interface Look {
  readonly lang: Lang;
  readonly screen: typeof DESK;
  readonly axed: boolean;
}

/** Wide and narrow, in every language; axe does not read, so one language is enough for it. */
export const EVERY_LOOK: readonly Look[] = LANGS.flatMap((lang) =>
  [DESK, PHONE].map((screen) => ({ lang, screen, axed: lang === 'en' })),
);

export interface Walk {
  readonly stops: readonly Stop[];
  /** What the device must remember to reach them. */
  readonly remembers: Readonly<Record<string, unknown>>;
  /** What else is held against a table, one line for each thing. */
  readonly complaints?: (page: Page) => Promise<readonly string[]>;
}

/** Walks through all of them and writes down what is wrong. */
export async function walk(
  { browser, house: { address } }: Pick<Doors, 'browser' | 'house'>,
  { lang, screen, axed }: Look,
  { stops, remembers, complaints }: Walk,
): Promise<{ wrong: string[]; faults: readonly string[] }> {
  const { page, faults, leave } = await visit(browser, { address, lang, screen, remembers });
  const wrong: string[] = [];
  for (const { name, reach, table, phone } of stops) {
    if (phone && screen !== PHONE) continue;
    await reach(page, lang);
    const { width, height } = await beyond(page);
    if (width > 0) wrong.push(`${name}: ${width} px too wide`);
    if (table && screen === DESK && height > 0) wrong.push(`${name}: ${height} px too high`);
    if (table && complaints !== undefined) wrong.push(...(await complaints(page)).map((line) => `${name}: ${line}`));
    if (axed) wrong.push(...[...(await violations(page)), ...(await faint(page))].map((line) => `${name}: ${line}`));
  }
  await leave();
  return { wrong, faults };
}
