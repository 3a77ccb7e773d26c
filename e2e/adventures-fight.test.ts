import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { FIGHT_MOMENTS, type FightMoment, fightAt, idAt } from './adventures-fights.ts';
import { askedAt, playByKeys, playOn } from './dice-throne-hands.ts';
import { openDoors } from './doors.ts';
import { goToTable } from './going.ts';
import { handling } from './handling.ts';
import { walkTo } from './hands.ts';
import { keptAs } from './kept.ts';
import { looks } from './looking.ts';
import { sight } from './sight.ts';
import type { Stop } from './stops.ts';

const KEPT = keptAs(...FIGHT_MOMENTS.map((moment) => fightAt(moment)));
const doors = openDoors({ remembers: KEPT });
const { somebody } = doors;

const foe = (page: Page) => page.getByRole('region', { name: 'The enemy' });
/** The enemy is gone: the map is in sight, or another one has come. */
const gone = (page: Page, name: string) => async () => !(await foe(page).getByRole('article', { name }).isVisible());

/** Clicks, unless the table went on meanwhile: then a person looks again. What stays in sight must take the click. */
async function press(target: Locator): Promise<void> {
  try {
    await target.click({ timeout: 10_000 });
  } catch (fault) {
    if (await target.isVisible()) throw fault;
  }
}

/** A person with a mouse: takes up dice, declares what is met, defends, and otherwise goes on. */
async function clickOn(page: Page): Promise<void> {
  const tile = page.locator('.board .ability[data-state="met"]').first();
  if (await tile.isVisible()) return press(tile);
  const main = page.locator('.prompt[data-state="asking"] .prompt__actions .btn[data-kind="primary"]').last();
  if (await main.isVisible()) return press(main);
  return press(page.locator('.prompt[data-state="asking"] .btn').last());
}

test('a minion is fought by clicks until it falls', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${idAt('rolled')}`);
  await askedAt(page);
  const name = (await foe(page).getByRole('article').first().getAttribute('aria-label')) ?? '';
  await foe(page).locator('.foe__objective').getByText('Roll objective').waitFor();
  // Alone there is no rail: the hand still lies under the board.
  const topOf = (part: string) => page.locator(part).evaluate((place) => place.getBoundingClientRect().top);
  expect(await topOf('.throne-hand')).toBeGreaterThan(await topOf('.board'));
  const isGone = gone(page, name);
  await playOn(page, clickOn, (clicks) => clicks === 200 || isGone());
  expect(await isGone()).toBe(true);
  await page.getByRole('log').getByText(`${name} is defeated`).first().waitFor();
  expect(faults).toEqual([]);
});

test('a minion shows what it rolled, what it kept and why, and what it comes to', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${idAt('defence')}`);
  await askedAt(page);
  const name = (await foe(page).getByRole('article').first().getAttribute('aria-label')) ?? '';
  const mind = page.getByRole('region', { name: `Why ${name} does it` });
  await mind.getByRole('img', { name: /^Roll 1: / }).waitFor();
  await mind.getByRole('img', { name: /^Roll 2: / }).waitFor();
  // Earlier rolls say it by their marks and to the ear, the last one in words.
  await mind
    .getByText(/keeps .* rolls the rest again|rolls all dice again/)
    .first()
    .waitFor({ state: 'attached' });
  await mind.getByText(/has what it rolls for|has no attempt left/).waitFor();
  await page.getByRole('heading', { name: 'Damage on its way' }).waitFor();
  // The card itself, behind the shield.
  await foe(page)
    .getByRole('button', { name: `Card of ${name}` })
    .click();
  await page.getByText('How it rolls').waitFor();
  await page.getByText('What it leaves').waitFor();
  expect(faults).toEqual([]);
});

test('a boss’s turn: its card with the hero bonus, its priorities, and on by keys', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${idAt('boss')}`);
  await askedAt(page);
  const mind = page.getByRole('region', { name: 'Why Fallen Barbarian does it' });
  await mind.getByText('The boss’s card').waitFor();
  await mind.getByText(/Hero bonus: /).waitFor();
  await walkTo(page, foe(page).getByRole('button', { name: 'Card of Fallen Barbarian' }));
  await page.keyboard.press('Enter');
  await page.getByText('What it prefers').waitFor();
  await page.keyboard.press('Escape');
  await page.getByText('What it prefers').waitFor({ state: 'hidden' });
  // Beside everything: Enter is meant for the table again, and not for the button that opened the card.
  await page.mouse.click(2, 2);
  expect(await playByKeys(page, (answers) => answers === 6)).toBe(6);
  expect(faults).toEqual([]);
});

test('a King’s Hand says what it rolled and what was needed', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${idAt('hand')}`);
  await askedAt(page);
  const mind = page.getByRole('region', { name: 'Why Fallen Barbarian does it' });
  await mind
    .getByText(/^King’s Hand: \d, at least \d was needed\. It (succeeds|fails)\.$/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test('four heroes, several fights: the turn is followed, another fight is a press away', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${idAt('fights')}`);
  await askedAt(page);
  const rail = page.getByRole('navigation', { name: 'Fights on this map' });
  const entries = rail.getByRole('button', { name: /health/ });
  expect(await entries.count()).toBe(4);
  expect(await entries.nth(0).getAttribute('aria-pressed')).toBe('true');
  await walkTo(page, entries.nth(1));
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: 'Board of Bogusz' }).waitFor();
  expect(await entries.nth(1).getAttribute('aria-pressed')).toBe('true');
  await rail.getByRole('button', { name: 'Follow the turn' }).click();
  await page.getByRole('region', { name: 'Your board' }).waitFor();
  expect(faults).toEqual([]);
});

test('loot in hand shows its class, and is changed for another card only when that is asked for', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${idAt('loot')}`);
  await askedAt(page);
  const hand = page.getByRole('region', { name: /^Your hand/ });
  await hand
    .getByText(/· (Common|Rare|Epic|Legendary) loot/)
    .first()
    .waitFor();
  const before = await hand.textContent();
  await page.locator('.prompt .asking__fold').click();
  await page
    .getByRole('button', { name: /^Discard .* to draw a card/ })
    .first()
    .click();
  await expect.poll(() => hand.textContent()).not.toBe(before);
  expect(faults).toEqual([]);
});

test('a boss is played by a person: board, hand and King’s Hand', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${idAt('versusMain')}`);
  await askedAt(page);
  await page.getByRole('region', { name: 'Your board' }).getByRole('heading', { name: 'Fallen Gunslinger' }).waitFor();
  await page.getByRole('list', { name: 'Equipment' }).first().waitFor();
  expect(await playByKeys(page, (answers) => answers === 8)).toBe(8);
  expect(faults).toEqual([]);
});

const STOPS = FIGHT_MOMENTS.map(
  (moment: FightMoment): Stop => ({
    name: moment,
    table: true,
    reach: (page) => goToTable(page, idAt(moment), askedAt),
  }),
);

looks(doors, {
  stops: STOPS,
  remembers: KEPT,
  complaints: async (page) => [...(await handling(page)), ...(await sight(page))],
});
