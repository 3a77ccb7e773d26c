import { expect, test } from 'vitest';
import { idAt, keptThrones, throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { DESK, PHONE } from './people.ts';

const doors = openDoors();

test.for([DESK, PHONE])('kept dice stay where they lie while the others are rolled, at $width px', async (screen) => {
  const remembers = keptThrones(throneAt('rolled', idAt('rolled')));
  const { page, faults } = await doors.somebody({ screen, remembers });
  await page.goto(`/table/${idAt('rolled')}`);
  const dice = page.locator('.throne-dice button.die');
  await dice.nth(4).waitFor();
  const faces = () =>
    page
      .locator('.throne-dice .die[data-size="large"]')
      .evaluateAll((all) => all.map((die) => die.getAttribute('data-face')));
  const before = await faces();
  for (const place of [1, 3]) {
    if (screen === PHONE) await dice.nth(place - 1).tap();
    else await page.keyboard.press(String(place));
  }
  const pressed = () => dice.evaluateAll((all) => all.map((die) => die.getAttribute('aria-pressed')));
  expect(await pressed()).toEqual(['true', 'false', 'true', 'false', 'false']);
  // Whoever comes back finds them kept.
  await page.reload();
  await dice.nth(4).waitFor();
  expect(await pressed()).toEqual(['true', 'false', 'true', 'false', 'false']);
  await page.keyboard.press('r');
  await page.getByText('Your roll 3 of 3').first().waitFor();
  const after = await faces();
  expect([after[0], after[2]]).toEqual([before[0], before[2]]);
  expect(faults).toEqual([]);
});
