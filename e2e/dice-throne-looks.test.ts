// How the pages of Dice Throne stand up to being looked at and handled, wide and narrow, in every language.
import { LANGS } from '@wyrmtable/words';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { askedAt } from './dice-throne-hands.ts';
import { idAt } from './dice-throne-moments.ts';
import { KEPT_THRONES, THRONE_STOPS } from './dice-throne-stops.ts';
import { handling } from './handling.ts';
import { type House, openHouse } from './house.ts';
import { walk } from './looking.ts';
import { DESK, openBrowser, PHONE, visit } from './people.ts';

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
    stops: THRONE_STOPS,
    remembers: KEPT_THRONES,
    complaints: handling,
  });
  expect(wrong).toEqual([]);
  expect(faults).toEqual([]);
});

test('the check of hands is at work: it names what is too small, and what lies over the prompt', async () => {
  const { page, leave } = await visit(browser, { address: house.address, remembers: KEPT_THRONES });
  onTestFinished(leave);
  await page.goto(`/table/${idAt('window')}`);
  await askedAt(page);
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML(
    'beforeend',
    '<button style="position:fixed;left:50%;bottom:40px;width:20px;height:20px;padding:0;min-height:0;z-index:99">x</button>',
  )`);
  expect(await handling(page)).toContain('x is small: 20 × 20');
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML(
    'beforeend',
    '<div class="veil" style="position:fixed;inset:auto 0 0 0;height:300px;z-index:99"></div>',
  )`);
  expect(await handling(page)).toContain('over the prompt lies veil');
});
