// Every page there is, and the table at its different moments: how to get there.
import { type Lang, phrase } from '@wyrmtable/words';
import { REGIONS } from '@wyrmtable/words/farkle-table';
import { common, setUp } from '@wyrmtable/words/shell';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { verify } from '@wyrmtable/words/shell-verify';
import type { Page } from 'playwright-core';
import { goTo, goToTable } from './going.ts';
import { asked } from './hands.ts';
import { keptAs } from './kept.ts';
import { type Moment, tableAt } from './moments.ts';

const TABLES = [
  'turn',
  'choose',
  'rally',
  'decide',
  'brawl',
  'rollWindow',
  'removeDie',
  'keep',
  'limit',
  'lair',
  'battle',
  'over',
] as const satisfies readonly Moment[];
/** What a device must remember to reach the tables. */
export const KEPT_TABLES = keptAs(...TABLES.map((moment) => tableAt(moment, moment.toLowerCase())));

export interface Stop {
  readonly name: string;
  readonly reach: (page: Page, lang: Lang) => Promise<unknown>;
  readonly table?: true;
  /** A hand has opened something there, which another screen may show otherwise. */
  readonly opened?: true;
  /** Only narrow screens have it. */
  readonly phone?: true;
}

const goToMoment = (page: Page, moment: (typeof TABLES)[number]) => goToTable(page, moment.toLowerCase(), asked);

const heading = (page: Page) => page.getByRole('heading', { level: 1 }).waitFor();

const SHEETS = [
  { sheet: REGIONS.heroes, moment: 'lair' },
  { sheet: REGIONS.cardsShort, moment: 'limit' },
  { sheet: REGIONS.riskShort, moment: 'decide' },
] as const;

/** Every page there is, and the table at its different moments. */
export const STOPS: readonly Stop[] = [
  {
    name: 'home',
    reach: async (page) => {
      await goTo(page, '/');
      await heading(page);
    },
  },
  {
    name: 'settings',
    opened: true,
    reach: async (page, lang) => {
      await goTo(page, '/');
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
    opened: true,
    reach: async (page, lang) => {
      await page.goto('/play/dragon-farkle?way=online');
      await page.getByRole('button', { name: phrase(lang, setUp.makeLink) }).click();
      await page.getByLabel(phrase(lang, lobby.link)).waitFor();
      await page.getByRole('button', { name: phrase(lang, lobby.beReady) }).waitFor();
    },
  },
  ...TABLES.map((moment) => ({
    name: `table ${moment}`,
    reach: async (page: Page) => {
      await goToMoment(page, moment);
    },
    table: true as const,
  })),
  // On a phone the side notes are sheets that cover the table.
  ...SHEETS.map(({ sheet, moment }) => ({
    name: `table sheet ${sheet.en}`,
    reach: async (page: Page, lang: Lang) => {
      await goToMoment(page, moment);
      await page.getByRole('button', { name: phrase(lang, sheet), exact: true }).click();
    },
    table: true as const,
    opened: true as const,
    phone: true as const,
  })),
  {
    name: 'table companion',
    reach: async (page, lang) => {
      await goToMoment(page, 'choose');
      const sheet = page.getByRole('button', { name: phrase(lang, REGIONS.heroes), exact: true });
      if (await sheet.isVisible()) await sheet.click();
      await page.locator('.hero__companion').first().click();
      await page.locator('.popover:popover-open').waitFor();
    },
    table: true,
    opened: true,
  },
  {
    name: 'rules',
    reach: async (page) => {
      await goTo(page, '/rules/dragon-farkle');
      await heading(page);
    },
  },
  {
    name: 'verify',
    reach: async (page) => {
      await goTo(page, '/verify');
      await heading(page);
    },
  },
  {
    name: 'verify a file',
    opened: true,
    reach: async (page, lang) => {
      await goTo(page, '/verify');
      const buffer = Buffer.from('{}');
      await page.locator('input[type=file]').setInputFiles({ name: 'm.json', mimeType: 'application/json', buffer });
      await page.getByRole('main').getByText('format').or(page.locator('.drop__problem')).first().waitFor();
      await page.getByRole('heading', { name: phrase(lang, verify.title) }).waitFor();
    },
  },
  {
    name: 'credits',
    reach: async (page) => {
      await goTo(page, '/credits');
      await heading(page);
    },
  },
  {
    name: 'lost',
    reach: async (page) => {
      await goTo(page, `/${'long'.repeat(50)}`);
      await heading(page);
    },
  },
];
