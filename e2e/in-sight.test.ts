// What is needed for a choice is in sight with it: words keep their room, texts are whole, and what covers the table can be put away.
import { phrase } from '@wyrmtable/words';
import { FIRST_ROAD } from '@wyrmtable/words/etch-table';
import { REGIONS as FARKLE_REGIONS } from '@wyrmtable/words/farkle-table';
import { LESSON } from '@wyrmtable/words/lessons';
import { common } from '@wyrmtable/words/shell';
import { travel } from '@wyrmtable/words/shell-travel';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { fightAt } from './adventures-fights.ts';
import { adventureAt } from './adventures-moments.ts';
import { askedAt } from './dice-throne-hands.ts';
import { keptThrones, throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { still } from './going.ts';
import { asked } from './hands.ts';
import { keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { PHONE } from './people.ts';
import { HANDS, press, screenOf } from './three-hands.ts';

const { somebody } = openDoors();

const LAPTOP = { width: 1024, height: 768 };

const heightOf = async (thing: Locator): Promise<number> => (await thing.boundingBox())?.height ?? 0;

test('four heroes on a small laptop: however many answers there are, the question is read in lines and not in words', async () => {
  const heroes = ['barbarian', 'artificer', 'tactician', 'moon-elf'];
  const seats = ['Jagna', 'Bogusz', 'Mirka', 'Ziemek'].map((name) => ({ name, bot: null }));
  const options = { mode: 'campaign', heroes, difficulty: 'normal', extraMinions: false };
  const table = adventureAt('share', 'four', { seats, options });
  const { page, faults } = await somebody({ remembers: keptAs(table), screen: LAPTOP });
  await page.goto('/table/four');
  await askedAt(page);
  expect(await heightOf(page.locator('.prompt'))).toBeLessThan(LAPTOP.height / 4);
  expect(faults).toEqual([]);
});

test('four heroes on a map on a small laptop: every tile one can go to is above the question', async () => {
  const heroes = ['barbarian', 'ninja', 'vampire-lord', 'pyromancer'];
  const seats = ['Jagna', 'Bogusz', 'Mirka', 'Ziemek'].map((name) => ({ name, bot: null }));
  const options = { mode: 'campaign', heroes, difficulty: 'normal', extraMinions: false };
  const table = adventureAt('firstMove', 'map', { seats, options });
  const { page, faults } = await somebody({ remembers: keptAs(table), screen: LAPTOP });
  await page.goto('/table/map');
  await askedAt(page);
  const edge = (await page.locator('.prompt').boundingBox())?.y ?? 0;
  const lit = await page.locator('.place[data-state="lit"]').all();
  expect(lit.length).toBeGreaterThan(0);
  for (const tile of lit) {
    const place = await tile.boundingBox();
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(edge);
  }
  expect(faults).toEqual([]);
});

test('four heroes in fights on a small laptop: the enemy, the dice and the own board are above the prompt', async () => {
  const { page, faults } = await somebody({ remembers: keptAs(fightAt('fights', 'fights')), screen: LAPTOP });
  await page.goto('/table/fights');
  await askedAt(page);
  const edge = (await page.locator('.prompt').boundingBox())?.y ?? 0;
  for (const part of [
    '.foe .dial',
    '.throne-arena .die',
    '.board__dials .dial',
    '.abilities > :nth-child(6) > .ability',
  ]) {
    const place = await page.locator(part).first().boundingBox();
    expect(place, part).not.toBeNull();
    expect((place?.y ?? 0) + (place?.height ?? 0), part).toBeLessThanOrEqual(edge);
  }
  expect(faults).toEqual([]);
});

const SIX = {
  seats: ['Jagna', 'Bogusz', 'Mirka', 'Ola', 'Staszek', 'Wit'].map((name, i) => ({
    name,
    bot: i === 0 ? null : 'eager',
  })),
  options: {
    mode: 'koth',
    heroes: ['barbarian', 'pyromancer', 'paladin', 'shadow-thief', 'monk', 'treant'],
    promo: false,
  },
} as const;

test.for(['en', 'pl', 'ru'] as const)(
  'six players on a small laptop: in %s the whole board is above the hand',
  async (lang) => {
    const tables = (['main', 'firstRoll', 'defence'] as const).map((moment) =>
      throneAt(moment, `six-${moment.toLowerCase()}`, SIX),
    );
    const { page, faults } = await somebody({ remembers: keptThrones(...tables), screen: LAPTOP, lang });
    for (const { id } of tables) {
      await page.goto(`/table/${id}`);
      await askedAt(page);
      await still(page);
      const edge = LAPTOP.height - (await heightOf(page.locator('.throne__near')));
      const lowest = await page.locator('.board .abilities').boundingBox();
      expect((lowest?.y ?? 0) + (lowest?.height ?? 0), id).toBeLessThanOrEqual(edge);
    }
    expect(faults).toEqual([]);
  },
);

/** Letters may reach a little over the edge of their line; a line that is cut off is missing as a whole. */
const HALF_A_LINE = 8;

/** Texts that do not fit into the box they stand in; in one piece, since the page forbids to compile anything later. */
const cutIn = (page: Page, within: string): Promise<readonly string[]> =>
  page.evaluate<readonly string[]>(`[...document.querySelectorAll(${JSON.stringify(`${within} .ability__effect`)})]
    .filter((text) => text.scrollHeight > text.clientHeight + ${HALF_A_LINE})
    .map((text) => text.textContent)`);

test.for([PHONE, LAPTOP])('the whole board of a rival is whole at $width px', async (screen) => {
  const options = { mode: 'duel', heroes: ['barbarian', 'artificer'], promo: false } as const;
  const { page } = await somebody({ remembers: keptThrones(throneAt('main', 'whole', { options })), screen });
  await page.goto('/table/whole');
  await askedAt(page);
  await page.locator('.player__look').first().click();
  await page.locator('.popover:popover-open .whole-board').waitFor();
  expect(await page.locator('.popover:popover-open .ability__effect').count()).toBeGreaterThan(8);
  expect(await cutIn(page, '.popover:popover-open')).toEqual([]);
});

test('every ability of the own board is whole beside dice, hand and chronicle, with the longest words there are', async () => {
  const options = { mode: 'duel', heroes: ['tactician', 'gunslinger'], promo: false } as const;
  const { page } = await somebody({ remembers: keptThrones(throneAt('main', 'own', { options })), lang: 'ru' });
  await page.goto('/table/own');
  await askedAt(page);
  expect(await page.locator('.board .ability__effect').count()).toBeGreaterThan(8);
  expect(await cutIn(page, '.board')).toEqual([]);
  const beyond = 'document.scrollingElement.scrollHeight - innerHeight';
  expect(await page.evaluate<number>(beyond)).toBeLessThanOrEqual(0);
});

test.for(HANDS)('a sheet over the Farkle table is put away by %s', async (hand) => {
  // Sheets are on phones; a phone may have a mouse and a keyboard too.
  const { page, faults } = await somebody({ remembers: keptAs(tableAt('decide', 'sheet')), screen: PHONE });
  await page.goto('/table/sheet');
  await asked(page);
  const tab = page.getByRole('button', { name: phrase('en', FARKLE_REGIONS.riskShort), exact: true });
  await press(page, hand, tab);
  const sheet = page.locator('.farkle__odds');
  await sheet.waitFor();
  if (hand === 'keys') await page.keyboard.press('Escape');
  else await press(page, hand, page.getByRole('button', { name: phrase('en', common.close), exact: true }));
  await sheet.waitFor({ state: 'hidden' });
  expect(faults).toEqual([]);
});

test('a finger is shown no keys, and what the house has to say does not cover the lesson', async () => {
  const { page, faults } = await somebody({ screen: screenOf('touch') });
  await page.goto('/play/etchinstone');
  await press(page, 'touch', page.getByRole('button', { name: phrase('en', LESSON.begin) }));
  const lesson = page.getByRole('region', { name: phrase('en', FIRST_ROAD.region) });
  await lesson.waitFor();
  expect(await page.locator('.btn__key:visible').count()).toBe(0);
  await page.context().grantPermissions(['clipboard-write']);
  await press(page, 'touch', page.getByRole('button', { name: phrase('en', travel.title) }));
  await press(page, 'touch', page.getByRole('button', { name: phrase('en', travel.link) }));
  const notice = page.locator('.notice').filter({ hasText: phrase('en', travel.copied) });
  await notice.waitFor();
  const [above, below] = [await notice.boundingBox(), await lesson.boundingBox()];
  expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(below?.y ?? 0);
  expect(faults).toEqual([]);
});
