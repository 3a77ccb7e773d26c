// `node e2e/tables-pictures.ts [FOLDER]`: the README's pictures of the four tables (docs/tables), each well into a match.
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { fightAt } from './adventures-fights.ts';
import { throneAt } from './dice-throne-moments.ts';
import { keptEtchTables } from './etchinstone-moments.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { tableAt, type Wanted } from './moments.ts';
import { openBrowser, visit } from './people.ts';
import { openTestServer } from './test-server.ts';

const folder = process.argv[2] ?? join(import.meta.dirname, '..', 'docs', 'tables');
mkdirSync(folder, { recursive: true });

const SCREEN = { width: 1280, height: 800 };
const QUALITY = 0.8;

/** Soldiers waiting, and a rally to be thankful for. */
const HANDSOME: Wanted = ({ view, choices }) =>
  view.step === 'choose' &&
  view.face === 'rally' &&
  view.action === 'recruit' &&
  choices.length > 4 &&
  view.aside.length > 0 &&
  view.pending >= 300 &&
  view.dice.length >= 4 &&
  view.hand.length > 0 &&
  view.heroes.every(({ army }) => army >= 600) &&
  view.heroes.some(({ army }) => army > 2500);

const COMPANY = [
  { name: 'Jagna', bot: null },
  { name: 'Bogusz', bot: 'careful' },
  { name: 'Mirka', bot: 'bold' },
  { name: 'Ziemek', bot: 'master' },
];

const TABLES = [
  {
    name: 'dragon-farkle',
    id: 'handsome',
    remembers: () => keptAs(tableAt(HANDSOME, 'handsome', { seats: COMPANY, by: 'careful' })),
  },
  { name: 'etchinstone', id: 'etch-dragon', remembers: () => keptEtchTables('dragon') },
  { name: 'dice-throne', id: 'duel', remembers: () => keptAs(throneAt('window', 'duel')) },
  { name: 'adventures', id: 'fight', remembers: () => keptAs(fightAt('boss', 'fight')) },
];

/** Letters arrive after the page, and what measures itself settles a frame later; a picture waits for both. */
const SETTLED = `document.fonts.ready.then(
  () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(true)))),
)`;

/** A picture a tenth of the size: Chromium takes no WebP by itself, and writes it all the same. */
async function asWebp(blank: Page, png: Buffer): Promise<Buffer> {
  const packed = await blank.evaluate<string>(`(async () => {
    const image = new Image();
    image.src = 'data:image/png;base64,${png.toString('base64')}';
    await image.decode();
    const canvas = Object.assign(document.createElement('canvas'), { width: image.width, height: image.height });
    canvas.getContext('2d').drawImage(image, 0, 0);
    return canvas.toDataURL('image/webp', ${QUALITY}).split(',')[1];
  })()`);
  return Buffer.from(packed, 'base64');
}

const house = await openTestServer();
const browser = await openBrowser();
try {
  const blank = await browser.newPage();
  for (const { name, id, remembers } of TABLES) {
    const { page, leave } = await visit(browser, { address: house.address, screen: SCREEN, remembers: remembers() });
    await page.goto(`/table/${id}`);
    await page.locator('.prompt[data-state="asking"]').waitFor();
    await still(page);
    await page.evaluate(SETTLED);
    writeFileSync(join(folder, `${name}.webp`), await asWebp(blank, await page.screenshot()));
    await leave();
  }
} finally {
  await browser.close();
  await house.close();
}
