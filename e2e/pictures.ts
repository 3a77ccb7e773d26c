// `node e2e/pictures.ts FOLDER [lang…]`: the pictures a person looks at, of every page in every language, wide and narrow.
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { isLang, LANGS } from '@wyrmtable/words';
import { asked } from './hands.ts';
import { openHouse } from './house.ts';
import { keptAs, tableAt, type Wanted } from './moments.ts';
import { DESK, openBrowser, PHONE, visit } from './people.ts';
import { KEPT_TABLES, STOPS } from './stops.ts';

const [folder, ...asks] = process.argv.slice(2);
if (folder === undefined) throw new Error('say where the pictures go: node e2e/pictures.ts FOLDER');
mkdirSync(folder, { recursive: true });
const wanted = asks.filter(isLang);

/** The moment for the front of the README: well into a match, soldiers waiting, and a rally to be thankful for. */
const HANDSOME: Wanted = ({ view, choices }) =>
  view.step === 'choose' &&
  view.face === 'rally' &&
  view.action === 'recruit' &&
  choices.length > 4 &&
  view.aside.length > 0 &&
  view.dice.length >= 4 &&
  view.hand.length > 0 &&
  view.heroes.every(({ army }) => army > 300);

const COMPANY = [
  { name: 'Jagna', bot: null },
  { name: 'Bogusz', bot: 'careful' },
  { name: 'Mirka', bot: 'bold' },
  { name: 'Ziemek', bot: 'master' },
];

const house = await openHouse();
const browser = await openBrowser();
try {
  const handsome = tableAt(HANDSOME, 'handsome', { seats: COMPANY, by: 'careful' });
  const visitor = await visit(browser, { address: house.address, remembers: keptAs(handsome) });
  await visitor.page.goto('/table/handsome');
  await asked(visitor.page);
  await visitor.page.evaluate('document.fonts.ready.then(() => true)');
  await visitor.page.screenshot({ path: join(folder, 'table.png') });
  await visitor.leave();

  for (const lang of wanted.length > 0 ? wanted : LANGS) {
    for (const screen of [DESK, PHONE]) {
      const { page, leave } = await visit(browser, { address: house.address, lang, screen, remembers: KEPT_TABLES });
      for (const { name, reach, table } of STOPS) {
        await reach(page, lang);
        await page.evaluate('document.fonts.ready.then(() => true)');
        const path = join(folder, `${lang}-${screen.width}-${name.replaceAll(' ', '-')}.png`);
        await page.screenshot({ path, fullPage: !table && name !== 'settings' });
      }
      await leave();
    }
  }
} finally {
  await browser.close();
  await house.close();
}
