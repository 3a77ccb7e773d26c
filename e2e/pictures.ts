// `node e2e/pictures.ts FOLDER [en pl ru house etchinstone dice-throne]`: every page in each language, wide and narrow.
// The README's pictures are made by tables-pictures.ts.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { LANGS } from '@wyrmtable/words';
import type { Page } from 'playwright-core';
import { KEPT_THRONES, THRONE_STOPS } from './dice-throne-stops.ts';
import { ETCH_STOPS, KEPT_ETCH_TABLES } from './etchinstone-stops.ts';
import type { Walk } from './looking.ts';
import { DESK, openBrowser, PHONE, visit } from './people.ts';
import { KEPT_TABLES, STOPS } from './stops.ts';
import { openTestServer } from './test-server.ts';

const [folder, ...asks] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where the pictures go: node e2e/pictures.ts FOLDER');
mkdirSync(folder, { recursive: true });

const WALKS: Readonly<Record<string, Walk>> = {
  house: { stops: STOPS, remembers: KEPT_TABLES },
  etchinstone: { stops: ETCH_STOPS, remembers: KEPT_ETCH_TABLES },
  'dice-throne': { stops: THRONE_STOPS, remembers: KEPT_THRONES },
};

/** Those of a group that were asked for; all of it when none was. */
function wanted<const Name extends string>(group: readonly Name[]): readonly Name[] {
  const named = group.filter((name) => asks.includes(name));
  return named.length > 0 ? named : group;
}

/** Letters arrive after the page, and what measures itself settles a frame later; a picture waits for both. */
const SETTLED = `document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
)`;

async function snap(page: Page, path: string, fullPage: boolean): Promise<void> {
  await page.evaluate(SETTLED);
  await page.screenshot({ path, fullPage });
}

const house = await openTestServer();
const browser = await openBrowser();
const { address } = house;
try {
  const walks = wanted(Object.keys(WALKS)).flatMap((name) => WALKS[name] ?? []);
  const langs = wanted(LANGS);
  for (const { stops, remembers } of walks) {
    for (const lang of langs) {
      for (const screen of [DESK, PHONE]) {
        const { page, leave } = await visit(browser, { address, lang, screen, remembers });
        for (const { name, reach, table, phone } of stops) {
          if (phone && screen !== PHONE) continue;
          await reach(page, lang);
          const path = join(folder, `${lang}-${screen.width}-${name.replaceAll(' ', '-')}.png`);
          await snap(page, path, !table && name !== 'settings');
        }
        await leave();
      }
    }
  }
} finally {
  await browser.close();
  await house.close();
}
