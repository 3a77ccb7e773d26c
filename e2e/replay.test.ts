// Looking back at a finished match on its own page: stepped, scrubbed, run, seen by others, linked to and played on from, by
// mouse, by fingers and by keys.
import { phrase } from '@wyrmtable/words';
import { replay as words } from '@wyrmtable/words/replay';
import { table as tableWords } from '@wyrmtable/words/shell-table';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { still } from './going.ts';
import { keptAs } from './kept.ts';
import { violations } from './looking.ts';
import { tableAt } from './moments.ts';
import { PHONE } from './people.ts';

const doors = openDoors();

const placeOf = async (page: Page): Promise<number> => Number(await page.locator('.timeline__line').inputValue());
const hashOf = (page: Page): string => new URL(page.url()).hash;

test('a match of this device is looked back at by mouse and keys, and played on from a moment', async () => {
  const table = tableAt('over', 'done');
  const last = table.choices.length;
  const { page, faults } = await doors.somebody({ remembers: keptAs(table) });
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  await page.goto('/table/done');
  await page.getByRole('link', { name: phrase('en', tableWords.replay) }).click();
  await page.locator('.replayer').waitFor();
  await still(page);
  expect(await placeOf(page)).toBe(0);

  // Steps and turns, forth and back, by mouse and by keys.
  await button(phrase('en', words.step)).click();
  await still(page);
  const first = await placeOf(page);
  expect(first).toBeGreaterThan(0);
  await page.keyboard.press('Shift+ArrowRight');
  await page.keyboard.press('ArrowRight');
  await still(page);
  expect(await placeOf(page)).toBeGreaterThan(first + 1);
  await page.keyboard.press('ArrowLeft');
  await button(phrase('en', words.turnBack)).click();
  await still(page);
  expect(await placeOf(page)).toBeLessThanOrEqual(first + 1);
  await page.keyboard.press('End');
  await still(page);
  expect(await placeOf(page)).toBe(last);
  expect(await page.locator('main').textContent()).toContain(table.seats[0]?.name ?? '');

  // Run to its end at the greatest speed, from well before it.
  await page.locator('.timeline__line').fill(String(last - 40));
  await page.getByRole('combobox', { name: phrase('en', words.pace) }).selectOption('hundred');
  await button(phrase('en', words.run)).click();
  await expect.poll(() => placeOf(page), { timeout: 60_000 }).toBe(last);
  await button(phrase('en', words.run)).waitFor();

  // By everybody's eyes all hands lie open at once; and how it stood is drawn, and told to the ear.
  await page.locator('.timeline__line').fill('60');
  await still(page);
  await button(phrase('en', words.allHands)).click();
  const hands = page.getByRole('region', { name: phrase('en', words.allHands) });
  for (const { name } of table.seats) await hands.getByText(name, { exact: true }).waitFor();
  expect(await hands.getByRole('definition').allTextContents()).toEqual([
    'Kitchen-Door Key',
    'Bedsheet of Truce',
    phrase('en', words.noCards),
  ]);
  await page.locator('.timeline__course polygon').nth(2).waitFor({ state: 'attached' });
  const standing = page.getByRole('list', { name: phrase('en', words.course) });
  const chances = (await standing.getByRole('listitem').allTextContents()).map((text) =>
    Number(/(\d+)%/.exec(text)?.[1]),
  );
  expect(chances).toHaveLength(3);
  expect(Math.abs(chances.reduce((sum, chance) => sum + chance, 0) - 100)).toBeLessThanOrEqual(1);
  expect(await page.locator('.timeline__line').getAttribute('aria-valuetext')).toContain(`${chances[1]}%`);
  expect(await violations(page)).toEqual([]);

  // Through other eyes, and the address says so.
  await page.locator('.timeline__line').fill('30');
  await page.getByRole('combobox', { name: phrase('en', words.eyes) }).selectOption('1');
  await still(page);
  await expect.poll(() => hashOf(page)).toBe('#at=30&eyes=2');
  await page.reload();
  await page.locator('.replayer').waitFor();
  await still(page);
  expect(await placeOf(page)).toBe(30);
  expect(await violations(page)).toEqual([]);

  // On from here, against bots: the same position, and new luck that the file names.
  await button(phrase('en', words.playOn)).click();
  await button(phrase('en', words.toTable)).click();
  await page.waitForURL(/\/table\//);
  await expect
    .poll(() =>
      page.evaluate<{ branches?: { after: number }[]; choices: number[]; seats: { bot: string | null }[] }>(
        `JSON.parse(localStorage.getItem('wyrmtable.table.' + location.pathname.split('/').at(-1)))`,
      ),
    )
    .toMatchObject({
      branches: [{ after: 30 }],
      seats: table.seats.map((_, seat) => (seat === 1 ? { bot: null } : {})),
    });
  await page.locator('.prompt').first().waitFor();
  expect(faults).toEqual([]);
});

test('by fingers on a phone, from a link that holds the match', async () => {
  const table = tableAt('over', 'done');
  const { page, faults } = await doors.somebody({ remembers: keptAs(table), lang: 'ru', screen: PHONE });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/m/here/done#at=20&eyes=1');
  await page.locator('.replayer').waitFor();
  await still(page);
  await page.getByRole('button', { name: phrase('ru', words.link) }).tap();
  const link = await expect
    .poll(() => page.evaluate<string>('navigator.clipboard.readText()'))
    .toMatch(/\/m\/file#match=[\w-]+&at=20&eyes=1$/)
    .then(() => page.evaluate<string>('navigator.clipboard.readText()'));

  const other = await doors.somebody({ lang: 'ru', screen: PHONE });
  await other.page.goto(link);
  await other.page.locator('.replayer').waitFor();
  await still(other.page);
  expect(await placeOf(other.page)).toBe(20);
  await other.page.getByRole('button', { name: phrase('ru', words.step) }).tap();
  await still(other.page);
  expect(await placeOf(other.page)).toBeGreaterThan(20);
  expect(await other.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
  expect(await violations(other.page)).toEqual([]);
  for (const one of [faults, other.faults]) expect(one).toEqual([]);
});

test('what cannot be looked back at says so', async () => {
  const table = tableAt('over', 'done');
  const unfinished = { ...table, id: 'on', choices: table.choices.slice(0, 20), over: false };
  const { page } = await doors.somebody({ remembers: keptAs(unfinished) });
  await page.goto('/m/here/on');
  await page.getByText(phrase('en', words.stillOn)).waitFor();
  await page.getByRole('link', { name: phrase('en', words.toTable) }).waitFor();
  for (const address of ['/m/file#match=nonsense', '/m/nosuch', '/m/here/nothing', '/m/file']) {
    await page.goto(address);
    await page.reload();
    await page.getByRole('heading', { name: phrase('en', words.noMatch) }).waitFor();
  }
});
