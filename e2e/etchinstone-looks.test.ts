// How the pages of Etchinstone stand up to being looked at, wide and narrow, in every language.
import { LANGS } from '@wyrmtable/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ETCH_STOPS, KEPT_ETCH_TABLES } from './etchinstone-stops.ts';
import { type House, openHouse } from './house.ts';
import { walk } from './looking.ts';
import { DESK, openBrowser, PHONE } from './people.ts';

let house: House;
let browser: Browser;
beforeAll(async () => {
  [house, browser] = await Promise.all([openHouse(), openBrowser()]);
});
afterAll(async () => {
  await browser?.close();
  await house?.close();
});

const looks = LANGS.flatMap((lang) => [DESK, PHONE].map((screen) => ({ lang, screen, axed: lang === 'en' })));

test.for(looks)('$lang at $screen.width px', async (look) => {
  const { wrong, faults } = await walk(browser, house.address, look, {
    stops: ETCH_STOPS,
    remembers: KEPT_ETCH_TABLES,
  });
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
});
