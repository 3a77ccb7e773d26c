// The first match of Dice Throne by a real pointer: offered to a newcomer, played, left and taken up, and free in the end.
import { phrase } from '@wyrmtable/words';
import { THRONE_LESSON } from '@wyrmtable/words/lesson-throne';
import { LESSON } from '@wyrmtable/words/lessons';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { still } from './going.ts';

const doors = openDoors();

const LOOSE_ONE = '.throne-dice button.die[data-face="1"][aria-pressed="false"]';

test('a newcomer learns Dice Throne by playing it', async () => {
  const { page, faults, leave } = await doors.somebody();
  const leaf = page.getByRole('region', { name: phrase('en', LESSON.region) });
  const at = async (topic: keyof typeof THRONE_LESSON) => {
    await leaf.getByRole('heading', { name: phrase('en', THRONE_LESSON[topic].title) }).waitFor();
    await still(page);
  };
  const button = (name: RegExp): Locator => page.getByRole('button', { name });

  await page.goto('/play/dice-throne?way=bots');
  await page.getByRole('button', { name: phrase('en', LESSON.begin) }).click();
  await at('goal');
  await leaf.getByRole('button', { name: phrase('en', LESSON.next) }).click();
  await at('upgrade');
  await page
    .locator('.throne-hand')
    .getByRole('button', { name: /Smack II/ })
    .click();
  await at('toDice');
  await button(/^On to the dice/).click();
  await at('roll');
  await button(/^Roll 5/).click();
  await at('keep');
  // Another roll is possible and answered with the task.
  await button(/^Roll 5/).click();
  await page.getByText(/not now/).waitFor();
  await at('keep');
  for (let kept = 0; kept < 2; kept++) await page.locator(LOOSE_ONE).first().click();
  await button(/^Roll 3/).click();
  await at('more');

  // Left in the middle, and taken up there.
  await page.goto('/play/dice-throne?way=bots');
  await page.getByRole('button', { name: phrase('en', LESSON.goOn) }).click();
  await at('more');
  await leaf.getByRole('button', { name: phrase('en', LESSON.leave) }).click();
  await leaf.getByRole('button', { name: phrase('en', LESSON.playOn) }).click();
  await leaf.waitFor({ state: 'detached' });
  await button(/^Smack \(3/).waitFor();
  expect(faults).toEqual([]);

  // Who has had enough of it is not asked again.
  await page.goto('/play/dice-throne?way=bots');
  await still(page);
  expect(await page.getByRole('button', { name: phrase('en', LESSON.begin) }).count()).toBe(0);
  await leave();
});

test('the first match by keys alone: the hand is one key away, Tab never ends nowhere, and a played card hands no focus on', async () => {
  const { page, faults } = await doors.somebody();
  const leaf = page.getByRole('region', { name: phrase('en', LESSON.region) });
  const at = async (topic: keyof typeof THRONE_LESSON) => {
    await leaf.getByRole('heading', { name: phrase('en', THRONE_LESSON[topic].title) }).waitFor();
    await still(page);
  };
  await page.goto('/learn/dice-throne');
  await at('goal');
  await page.keyboard.press('Space');
  await at('upgrade');
  // From ability to ability: each shows its slip, and none of them swallows a Tab.
  await page.locator('.ability').first().focus();
  for (let place = 2; place < 5; place++) {
    await page.locator('.hint-slip').waitFor();
    await page.keyboard.press('Tab');
    await page.locator(`.abilities > :nth-child(${place}) > .ability:focus`).waitFor();
  }
  await page.locator('.throne-hand .hand-card').first().focus();
  await page.keyboard.press('Enter');
  await at('toDice');
  await page.keyboard.press('Enter');
  await at('roll');
  expect(await page.locator(':popover-open').count()).toBe(0);
  expect(faults).toEqual([]);
});

test('the hand opens by a key, with the focus on the first thing to do', async () => {
  const { page, faults } = await doors.somebody();
  await page.goto('/learn/dice-throne');
  await page.getByRole('heading', { name: phrase('en', THRONE_LESSON.goal.title) }).waitFor();
  await still(page);
  await page.keyboard.press('Space');
  await page.getByRole('heading', { name: phrase('en', THRONE_LESSON.upgrade.title) }).waitFor();
  await still(page);
  await page.keyboard.press('h');
  await page.locator('#cards-sheet button:focus', { hasText: 'Smack II' }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: phrase('en', THRONE_LESSON.toDice.title) }).waitFor();
  expect(faults).toEqual([]);
});
