// Somebody plays Dice Throne with the odds beside the dice: never, on demand, or always.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { keptAs } from './kept.ts';
import type { Person } from './people.ts';

/** A duel against a bot, its person's first dice of a turn on the felt. */
const TABLE = throneAt(
  ({ view, choices }) => view.asking === 'roll' && view.rolls === 1 && choices.length > 1,
  'odds-first-roll',
);
const doors = openDoors();

async function rolled(odds: 'off' | 'demand' | 'always'): Promise<Person> {
  const remembers = { ...keptAs(TABLE), 'wyrmtable.settings': { speed: 'off', odds } };
  const person = await doors.somebody({ remembers });
  const { page } = person;
  await page.goto(`/table/${TABLE.id}`);
  await page.getByText(/Your roll 1 of \d/).waitFor();
  return person;
}

const chances = (page: Page) => page.getByRole('img', { name: /^Chance to declare it: [\d.]+%$/ });

test('on demand: O shows chances, the best keep and a mark on its dice, and hides them again', async () => {
  const { page, faults } = await rolled('demand');
  const advice = page.getByText(/^Best: (keep|roll) .+ on average$/);
  expect(await chances(page).count()).toBe(0);
  expect(await advice.count()).toBe(0);
  await page.keyboard.press('o');
  await advice.waitFor();
  expect(await chances(page).count()).toBeGreaterThan(0);
  const kept = /keep ([1-6 ·]+),/.exec((await advice.textContent()) ?? '')?.[1];
  if (kept !== undefined) expect(await page.locator('.throne-dice li[data-best]').count()).toBe(kept.split('·').length);
  // Pressed, it keeps what it names.
  await advice.click();
  const staying = page.locator('.throne-dice button[aria-pressed="true"]');
  const numbers = await staying.evaluateAll((dice) => dice.map((die) => die.getAttribute('data-face')).sort());
  expect(numbers).toHaveLength(await page.locator('.throne-dice li[data-best]').count());
  await page.keyboard.press('o');
  await expect.poll(() => advice.count()).toBe(0);
  expect(await chances(page).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('always: they are there without being asked for, and there is nothing to ask with', async () => {
  const { page, faults } = await rolled('always');
  await page.getByText(/^Best: (keep|roll) .+ on average$/).waitFor();
  expect(await page.getByRole('button', { name: 'Show the odds' }).count()).toBe(0);
  expect(faults).toEqual([]);
});

test('never: O does nothing', async () => {
  const { page, faults } = await rolled('off');
  await page.keyboard.press('o');
  expect(await chances(page).count()).toBe(0);
  expect(await page.getByRole('button', { name: 'Show the odds' }).count()).toBe(0);
  expect(faults).toEqual([]);
});
