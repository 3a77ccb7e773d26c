// The living rulebook: a rule is found by words, shown on the table, and led back to.
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { still } from './going.ts';

const doors = openDoors();

test('a rule is looked for, shown step by step and come back to', async () => {
  const { page, faults } = await doors.somebody({ lang: 'pl' });
  await page.goto('/rules');
  await page.getByRole('searchbox').fill('smok punktujące warte 0');
  const found = page.locator('.numbered');
  await expect.poll(() => found.count()).toBe(1);
  expect(await found.getAttribute('id')).toBe('SK-5.2');
  await found.getByRole('link', { name: 'Pokaż' }).click();
  const slip = page.locator('.slip');
  await slip.getByRole('button', { name: 'Następny krok' }).click();
  await still(page);
  expect(await slip.textContent()).toMatch(/wyrzuca .* smoka/);
  // Nobody is asked: it is an example.
  expect(await page.locator('.prompt[data-state="asking"]').count()).toBe(0);
  await slip.getByRole('button', { name: 'Od początku' }).waitFor();
  await slip.getByRole('button', { name: 'Wstecz' }).click();
  await slip.getByRole('button', { name: 'Następny krok' }).waitFor();
  await slip.getByRole('link', { name: 'SK-5.2' }).click();
  await page.locator('#SK-5\\.2').waitFor();
  expect(faults).toEqual([]);
});

test('an address of a rule that nothing shows is answered with a sentence', async () => {
  const { page } = await doors.somebody({ lang: 'en' });
  await page.goto('/rules/dragon-farkle/SK-99.9');
  await page.getByText('No example shows SK-99.9.').waitFor();
});
