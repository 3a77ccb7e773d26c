// Somebody plays Dice Throne with the odds beside the dice: never, on demand, or always.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import type { Person } from './people.ts';

const doors = openDoors();

/** The key that takes the table nearest to a first roll of one's own; null while nobody asks. */
const wayOn = (page: Page) =>
  page.evaluate<string | null>(`(() => {
    const keys = [...document.querySelectorAll('.prompt button[aria-keyshortcuts]:enabled')]
      .map((button) => button.getAttribute('aria-keyshortcuts'));
    return ['R', 'P', 'Enter'].find((key) => keys.includes(key)) ?? null;
  })()`);

/** A duel against a bot, its person's first dice on the felt. */
async function rolled(odds: 'off' | 'demand' | 'always'): Promise<Person> {
  const remembers = { 'wyrmtable.settings': { speed: 'off', odds } };
  const person = await doors.somebody({ remembers });
  const { page } = person;
  await page.goto('/play/dice-throne');
  await page.getByRole('button', { name: /^Pyromancer/ }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const first = page.getByText('Your roll 1 of 3');
  await expect
    .poll(
      async () => {
        const key = await wayOn(page);
        if (key !== null) await page.keyboard.press(key);
        return key;
      },
      { timeout: 60_000 },
    )
    .toBe('R');
  await first.waitFor();
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
