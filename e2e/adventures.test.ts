// Somebody goes on a campaign: by keyboard alone, through a reload, at the shop, and with the score sheet on paper.
import { phrase } from '@wyrmtable/words';
import { ASKING, REGIONS, SHEET, SHOP } from '@wyrmtable/words/adv-table';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { adventureAt, type Moment, type Search } from './adventures-moments.ts';
import { type Asked, answer, askedAt } from './dice-throne-hands.ts';
import { openDoors } from './doors.ts';
import { awake, goToTable } from './going.ts';
import { asked, walkTo } from './hands.ts';
import { type KeptTable, keptAs } from './kept.ts';
import { looks } from './looking.ts';
import { tableAt as farkleAt } from './moments.ts';
import { PHONE } from './people.ts';
import type { Stop } from './stops.ts';

const doors = openDoors();
const { somebody } = doors;

const PARTY: Search = {
  seats: ['Jagna', 'Bogusz', 'Mirka'].map((name) => ({ name, bot: null })),
  options: {
    mode: 'campaign',
    heroes: ['pyromancer', 'gunslinger', 'moon-elf'],
    difficulty: 'veteran',
    extraMinions: false,
  },
};
const SINGLE: Search = {
  options: { mode: 'campaign', heroes: ['monk'], difficulty: 'normal', extraMinions: false, scenario: 1 },
};

const idOf = (moment: Moment) => `adventure-${moment.toLowerCase()}`;
const tableAt = (moment: Moment, search?: Search): KeptTable => adventureAt(moment, idOf(moment), search);

const openTiles = (page: Page) => page.locator('.place[data-kind="tile"][data-state="open"]').count();

/** The map by arrows, everything else by the keys on the buttons. */
async function press(page: Page, asked: Asked, turn: number): Promise<void> {
  if ((await page.locator('.place[data-state="lit"]').count()) === 0) return answer(page, asked, 'saver');
  if (turn % 2 === 0) return page.keyboard.press('1');
  await page.keyboard.press('ArrowDown');
  return page.keyboard.press('Enter');
}

test('a campaign for one is begun by keyboard alone', async () => {
  const { page, faults } = await somebody();
  await page.goto('/play/adventures?way=bots');
  const one = page.getByRole('button', { name: '1', exact: true });
  await one.waitFor();
  await walkTo(page, one);
  await page.keyboard.press('Enter');
  await walkTo(page, page.locator('form button[type=submit]'));
  await page.keyboard.press('Enter');
  await page.locator('.land').waitFor();
  expect(await page.locator('.member').count()).toBe(1);
  expect(faults).toEqual([]);
});

/** At least enough for a tile, its fight and a few blows; then on until the next fight. */
const ANSWERS = 16;
const MOST = 80;

test('a tile is revealed and its minion fought by keyboard alone, and a reload keeps everything', async () => {
  const table = tableAt('firstMove');
  const { page, faults } = await somebody({ remembers: keptAs(table) });
  await page.goto(`/table/${table.id}`);
  let asked = await askedAt(page);
  expect(await openTiles(page)).toBe(0);
  for (let turn = 0; turn < MOST; turn++) {
    if (turn >= ANSWERS && (await page.locator('.fight').count()) > 0) break;
    await press(page, asked, turn);
    asked = await askedAt(page, asked.text);
  }

  // Both sides of the table are a key away, and so is the sheet.
  await page.locator('.fight').waitFor();
  await page.keyboard.press('0');
  await page.locator('.land').waitFor();
  expect(await openTiles(page)).toBeGreaterThan(0);
  await page.keyboard.press('0');
  await page.locator('.fight').waitFor();
  await page.keyboard.press('-');
  await page.getByRole('button', { name: phrase('en', SHEET.print) }).waitFor();
  await page.keyboard.press('Escape');

  const picture = () => page.getByRole('main').ariaSnapshot();
  await awake(page);
  const before = await picture();
  await page.reload();
  await page.locator('.adventure').waitFor();
  await awake(page);
  await expect.poll(picture).toBe(before);
  expect(faults).toEqual([]);
});

describe('at Rosella’s', () => {
  test('a card is bought by keyboard, goes into the deck, and its price out of the purse', async () => {
    const table = tableAt('shop');
    const { page, faults } = await somebody({ remembers: keptAs(table) });
    await page.goto(`/table/${table.id}`);
    const purse = page.locator('.shop__purse b');
    await purse.waitFor();
    const before = Number(await purse.textContent());
    const ware = page.locator('button.card', { hasText: /Buy for/ }).first();
    const name = (await ware.locator('.card__name').textContent()) ?? '';
    const price = Number(/\d+/.exec((await ware.locator('.card__action').textContent()) ?? '')?.[0]);
    await walkTo(page, ware);
    await page.keyboard.press('Enter');
    await expect.poll(async () => Number(await purse.textContent())).toBe(before - price);
    await page
      .getByRole('region', { name: phrase('en', SHOP.owned) })
      .getByText(name, { exact: true })
      .waitFor();

    // The question takes the focus of the button that is gone, so that the next key means the table.
    await page.keyboard.press('Enter');
    await page.locator('.shop').waitFor({ state: 'detached' });
    await page.locator('.between').waitFor();
    expect(faults).toEqual([]);
  });

  test('what has no letter any more is reached by arrows', async () => {
    const table = adventureAt(({ view, choices }) => view.stage === 'shop' && choices.length > 26, 'full-bag');
    const { page, faults } = await somebody({ remembers: keptAs(table) });
    await page.goto(`/table/${table.id}`);
    await page.getByText(phrase('en', ASKING.arrowNote)).waitFor();
    const beyond = page.locator('.shop button:focus:not([aria-keyshortcuts], .keyword)');
    for (let i = 0; i < 60 && (await beyond.count()) === 0; i++) await page.keyboard.press('ArrowDown');
    const purse = page.locator('.shop__purse b');
    const before = Number(await purse.textContent());
    await page.keyboard.press('Enter');
    await expect.poll(async () => Number(await purse.textContent())).toBeGreaterThan(before);
    expect(faults).toEqual([]);
  });
});

test('the score sheet is one page of paper, black on white, and nothing else of the table', async () => {
  const table = tableAt('late');
  const { page, faults } = await somebody({ remembers: keptAs(table), lang: 'pl' });
  await page.goto(`/table/${table.id}`);
  await page.getByRole('button', { name: phrase('pl', REGIONS.sheet) }).click();
  const sheet = page.locator('.popover .score-sheet');
  const onScreen = await sheet.locator('tbody tr').allInnerTexts();
  expect(onScreen).toHaveLength(8);

  await page.emulateMedia({ media: 'print' });
  expect(await page.locator('.paper').isVisible()).toBe(true);
  expect(await page.locator('.adventure').isVisible()).toBe(false);
  expect(await page.locator('.paper tbody tr').allInnerTexts()).toEqual(onScreen);
  const ink = await page.evaluate<string>(`getComputedStyle(document.querySelector('.paper')).color`);
  expect(ink).toBe('oklch(0 0 0)');
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString('latin1');
  expect(pdf.match(/\/Type\s*\/Page\b/g)).toHaveLength(1);
  expect(faults).toEqual([]);
});

test('on a phone the score sheet opens, whatever table lay there before', async () => {
  const remembers = keptAs(tableAt('late'), farkleAt('decide', 'before'));
  const { page, faults } = await somebody({ remembers, screen: PHONE });
  await goToTable(page, 'before', asked);
  await goToTable(page, idOf('late'), () => page.locator('.between').waitFor());
  await page.getByRole('button', { name: phrase('en', REGIONS.sheet) }).tap();
  await page.locator('.popover .score-sheet tbody tr').first().waitFor();
  expect(faults).toEqual([]);
});

const MOMENTS: readonly (readonly [Moment, Search?])[] = [
  ['share', PARTY],
  ['salve'],
  ['laterMove', PARTY],
  ['chest', PARTY],
  ['richShop', PARTY],
  ['spoils'],
  ['late'],
  ['over', SINGLE],
  ['champion', { by: 'novice' }],
];

const SCENES = '.land, .shop, .spoils, .between, .campaign-end';

const STOPS: readonly Stop[] = MOMENTS.map(([moment]) => ({
  name: moment,
  reach: (page) => goToTable(page, idOf(moment), () => page.locator(SCENES).first().waitFor()),
  table: true,
}));

/** Whatever can be pressed is large enough for a finger, but for marks within a line of text. */
const SMALLEST = 43.5;
const tooSmall = (page: Page) =>
  page.evaluate<string[]>(`[...document.querySelectorAll('main button:not(.why)')].flatMap((button) => {
    const { width, height } = button.getBoundingClientRect();
    const small = width > 0 && (width < ${SMALLEST} || height < ${SMALLEST});
    return small ? [button.className + ': ' + Math.round(width) + ' × ' + Math.round(height)] : [];
  })`);

describe('every stage outside the fight stands up to being looked at', () => {
  const remembers = keptAs(...MOMENTS.map(([moment, search]) => tableAt(moment, search)));
  looks(doors, { stops: STOPS, remembers, complaints: tooSmall });
});
