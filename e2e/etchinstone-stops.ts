// The pages of Etchinstone and its table at different moments: how to get there.
import { type Lang, phrase } from '@wyrmtable/words';
import { FIRST_ROAD, HINT, REGIONS } from '@wyrmtable/words/etch-table';
import { LESSON } from '@wyrmtable/words/lessons';
import type { Page } from 'playwright-core';
import { askedAt } from './etchinstone-hands.ts';
import { keptEtchTables, type Moment } from './etchinstone-moments.ts';
import { goTo, goToTable } from './going.ts';
import type { Stop } from './stops.ts';

const TABLES = [
  'difficulty',
  'enemy',
  'journey',
  'absorb',
  'upgrade',
  'regroup',
  'dragon',
  'lastBlow',
  'won',
  'lost',
] as const satisfies readonly Moment[];
/** What a device must remember to reach the tables. */
export const KEPT_ETCH_TABLES = keptEtchTables(...TABLES);

const goToMoment = (page: Page, moment: (typeof TABLES)[number]) =>
  goToTable(page, `etch-${moment.toLowerCase()}`, askedAt);

/** On a phone the margin is a sheet that covers the table. */
const sheetStops = (
  [
    ['roadAndCards', 'journey'],
    ['chronicle', 'upgrade'],
  ] as const
).map(
  ([sheet, moment]): Stop => ({
    name: `etchinstone sheet ${sheet}`,
    reach: async (page: Page, lang: Lang) => {
      await goToMoment(page, moment);
      await page.getByRole('button', { name: phrase(lang, REGIONS[sheet]), exact: true }).click();
    },
    table: true,
    opened: true,
    phone: true,
  }),
);

export const ETCH_STOPS: readonly Stop[] = [
  {
    name: 'etchinstone set-up',
    reach: async (page) => {
      await goTo(page, '/play/etchinstone');
      await page.locator('form button[type=submit]').waitFor();
    },
  },
  {
    name: 'etchinstone lesson',
    opened: true,
    reach: async (page, lang) => {
      await goTo(page, '/play/etchinstone');
      await page.getByRole('button', { name: phrase(lang, LESSON.begin) }).click();
      await page.getByRole('region', { name: phrase(lang, FIRST_ROAD.region) }).waitFor();
    },
    table: true,
  },
  ...TABLES.map(
    (moment): Stop => ({
      name: `etchinstone ${moment}`,
      reach: (page) => goToMoment(page, moment),
      table: true,
    }),
  ),
  ...(['enemy', 'absorb'] as const).map(
    (moment): Stop => ({
      name: `etchinstone hint at ${moment}`,
      reach: async (page, lang) => {
        await goToMoment(page, moment);
        await page.keyboard.press('h');
        await page
          .getByRole('region', { name: phrase(lang, HINT.title) })
          .getByRole('table')
          .waitFor();
      },
      table: true,
      opened: true,
    }),
  ),
  {
    name: 'etchinstone card',
    reach: async (page, lang) => {
      await goToMoment(page, 'enemy');
      const sheet = page.getByRole('button', { name: phrase(lang, REGIONS.roadAndCards), exact: true });
      if (await sheet.isVisible()) await sheet.click();
      await page.locator('.levels__cell').first().click();
      await page.locator('.popover:popover-open').waitFor();
    },
    table: true,
    opened: true,
  },
  ...sheetStops,
  {
    name: 'etchinstone bests',
    reach: async (page) => {
      await goTo(page, '/play/etchinstone');
      await page.locator('.bests table').waitFor();
    },
  },
  {
    name: 'etchinstone rules',
    reach: async (page) => {
      await goTo(page, '/rules/etchinstone');
      await page.getByRole('heading', { level: 1 }).waitFor();
    },
  },
];
