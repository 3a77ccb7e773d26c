// Letters twice as large lose nothing: no page is wider than its screen, no words are cut off for good, and every answer can be reached.
import { type Browser, chromium, type Page } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fightAt, idAt as fightIdAt } from './adventures-fights.ts';
import { adventureAt } from './adventures-moments.ts';
import { idAt, keptThrones, throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { keptEtchTables } from './etchinstone-moments.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { LAUNCH, visit } from './people.ts';

const doors = openDoors();

/** A browser of its own, since the size of letters belongs to all of it: 32 px where 16 are usual. */
let browser: Browser;
beforeAll(async () => {
  browser = await chromium.launch({ ...LAUNCH, args: [...LAUNCH.args, '--blink-settings=defaultFontSize=32'] });
});
afterAll(() => browser.close());

/** On a phone they leave the room of 180 px: what stands side by side elsewhere stands one above another there. */
const SCREENS = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 360, height: 740 },
] as const;

const THRONES = ['main', 'rolled', 'window'] as const;
const REMEMBERS = {
  ...keptThrones(...THRONES.map((moment) => throneAt(moment, idAt(moment)))),
  ...keptAs(tableAt('choose', 'choose'), tableAt('turn', 'turn')),
  ...keptEtchTables('enemy', 'upgrade'),
  ...keptAs(adventureAt('laterMove', 'road'), adventureAt('richShop', 'shop'), fightAt('rolled')),
};
const PAGES = [
  ...THRONES.map((moment) => `/table/${idAt(moment)}`),
  '/table/choose',
  '/table/turn',
  '/table/etch-enemy',
  '/table/etch-upgrade',
  '/table/road',
  '/table/shop',
  `/table/${fightIdAt('rolled')}`,
  '/',
  '/play/dice-throne',
  '/play/adventures',
  '/tasks',
  '/account',
  '/rules/dice-throne',
];

/**
 * What is lost. Words that are cut are not, where the thing they stand on unfolds (a button does) or scrolls; an answer is, where
 * scrolling cannot bring it into sight or something lies over it. In one piece, as the page wants it.
 */
const LOST = `(() => {
  const lost = [];
  const over = document.scrollingElement.scrollWidth - innerWidth;
  if (over > 0) lost.push(over + ' px too wide');
  for (const one of document.querySelectorAll('main *')) {
    if (!one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) || one.closest('.sr-only, button, a, [popover]') !== null) continue;
    const text = [...one.childNodes].some((node) => node.nodeType === 3 && node.data.trim() !== '');
    if (!text) continue;
    const { overflowX, overflowY, clipPath } = getComputedStyle(one);
    if (clipPath !== 'none') continue;
    const cut = (overflowY === 'hidden' && one.scrollHeight > one.clientHeight + 4) || (overflowX === 'hidden' && one.scrollWidth > one.clientWidth + 4);
    if (cut && one.closest('[data-fold="shut"]') === null) lost.push('cut: ' + one.textContent.trim().slice(0, 50) + ' <' + one.className + '>');
  }
  for (const one of document.querySelectorAll('main .prompt button, main form button[type=submit]')) {
    if (one.disabled || !one.checkVisibility({ visibilityProperty: true }) || one.closest('[popover]') !== null) continue;
    one.scrollIntoView({ block: 'nearest' });
    const { left, top, right, bottom } = one.getBoundingClientRect();
    const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    if (hit === null || !(one === hit || one.contains(hit))) lost.push('out of reach: ' + one.textContent.trim().slice(0, 50));
    else if (left < -1 || right > innerWidth + 1) lost.push('beyond the edge: ' + one.textContent.trim().slice(0, 50));
  }
  return lost;
})()`;

async function lostOn(page: Page, place: string): Promise<string[]> {
  await page.goto(place);
  await still(page);
  return (await page.evaluate<string[]>(LOST)).map((line) => `${place}: ${line}`);
}

test.for(SCREENS)('at $width px', async (screen) => {
  const { page, faults, leave } = await visit(browser, { address: doors.house.address, screen, remembers: REMEMBERS });
  await page.goto('/credits');
  expect(await page.evaluate('getComputedStyle(document.documentElement).fontSize')).toBe('32px');
  const lost: string[] = [];
  for (const place of PAGES) lost.push(...(await lostOn(page, place)));
  expect(lost).toEqual([]);
  expect(faults).toEqual([]);
  await leave();
});
