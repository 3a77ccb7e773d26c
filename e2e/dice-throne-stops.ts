// The pages of Dice Throne and its table at different moments: how to get there.
import { phrase } from '@wyrmtable/words';
import { STOPS as STOP_WORDS } from '@wyrmtable/words/throne-asking';
import { REGIONS } from '@wyrmtable/words/throne-table';
import type { Page } from 'playwright-core';
import { askedAt } from './dice-throne-hands.ts';
import { idAt, keptThrones, type Moment, throneAt } from './dice-throne-moments.ts';
import { goTo, goToTable } from './going.ts';
import type { Stop } from './stops.ts';

const TABLES = [
  'main',
  'firstRoll',
  'rolled',
  'lastRoll',
  'ownWindow',
  'window',
  'lastChance',
  'defence',
  'defended',
  'turnDie',
  'reroll',
  'effect',
  'discard',
  'won',
  'lost',
] as const satisfies readonly Moment[];

const BOTS = ['Bogusz', 'Mirka', 'Ziemek', 'Dobrava', 'Sambor'].map((name) => ({ name, bot: 'eager' }));
const company = (seats: number) => [{ name: 'Jagna', bot: null }, ...BOTS.slice(0, seats - 1)];
const SIX = ['monk', 'vampire-lord', 'cursed-pirate', 'artificer', 'huntress', 'tactician'];
const COMPANIES = { '2v2': 4, '3v3': 6, koth: 6 } as const;
type Company = keyof typeof COMPANIES;
const COMPANY_NAMES = Object.keys(COMPANIES) as Company[];

function companyTable(mode: Company) {
  const seats = company(COMPANIES[mode]);
  const options = { mode, heroes: SIX.slice(0, seats.length), promo: false };
  return throneAt(
    ({ view, choices }) => view.turn > 8 && choices.length > 2 && view.window !== null && view.pools.length > 0,
    `throne-${mode}`,
    { seats, options },
  );
}

/** What a device must remember to reach the tables. */
export const KEPT_THRONES = keptThrones(
  ...TABLES.map((moment) => throneAt(moment, idAt(moment))),
  ...COMPANY_NAMES.map(companyTable),
);

const goToThrone = (page: Page, id: string) => goToTable(page, id, askedAt);

const table = (name: string, reach: Stop['reach']): Stop => ({ name: `throne ${name}`, reach, table: true });
const opened = (name: string, reach: Stop['reach']): Stop => ({ ...table(name, reach), opened: true });

export const THRONE_STOPS: readonly Stop[] = [
  {
    name: 'throne set-up',
    reach: async (page) => {
      await goTo(page, '/play/dice-throne');
      await page.locator('form button[type=submit]').waitFor();
    },
  },
  ...TABLES.map((moment) => table(moment, (page) => goToThrone(page, idAt(moment)))),
  ...COMPANY_NAMES.map((mode) => table(mode, (page) => goToThrone(page, `throne-${mode}`))),
  opened('ability', async (page) => {
    await goToThrone(page, idAt('rolled'));
    const drawer = page.locator('.board .drawer__handle');
    if (await drawer.isVisible()) await drawer.click();
    // What is out of reach cannot be declared by the same press, so that it unfolds.
    await page.locator('.board li[data-state=idle] .ability').first().click();
    await page.locator('.unfold-sheet:popover-open').waitFor();
  }),
  opened('cards', async (page) => {
    await goToThrone(page, idAt('main'));
    await page.locator('.asking__fold').click();
    await page.locator('.popover:popover-open').waitFor();
  }),
  opened('board of another', async (page, lang) => {
    await goToThrone(page, idAt('window'));
    await page.getByRole('button', { name: phrase(lang, REGIONS.boardOf, { name: 'Bogusz' }) }).click();
    await page.locator('.popover:popover-open').waitFor();
  }),
  opened('stops', async (page, lang) => {
    await goToThrone(page, idAt('main'));
    await page.getByRole('button', { name: phrase(lang, STOP_WORDS.open), exact: true }).click();
    await page.locator('.popover:popover-open').waitFor();
  }),
  {
    name: 'throne chronicle',
    reach: async (page, lang) => {
      await goToThrone(page, idAt('lastChance'));
      await page.getByRole('button', { name: phrase(lang, REGIONS.notesShort), exact: true }).click();
    },
    opened: true,
    phone: true,
  },
  {
    name: 'throne rules',
    reach: async (page) => {
      await goTo(page, '/rules/dice-throne');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
