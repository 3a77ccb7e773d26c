// Ways to a table: books that look alike wherever they lie, rules for every game, and online tables that only those find who are meant.
import { GAME_IDS } from '@wyrmtable/registry';
import { gameTitle, phrase } from '@wyrmtable/words';
import { common, setUp } from '@wyrmtable/words/shell';
import type { Locator } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';

const { somebody } = openDoors();

const leather = (book: Locator): Promise<string> =>
  book.evaluate(
    (cover) => cover.ownerDocument.defaultView?.getComputedStyle(cover).getPropertyValue('--accent-deep') ?? '',
  );

test('a game has the same cover on the front page and where its table is laid', async () => {
  const { page, faults } = await somebody();
  await page.goto('/');
  const front: string[] = [];
  for (const game of GAME_IDS) {
    const title = page.getByRole('heading', { name: gameTitle('en', game), exact: true });
    front.push(await leather(page.getByRole('article').filter({ has: title })));
  }
  expect(new Set(front).size).toBe(GAME_IDS.length);
  const laid: string[] = [];
  for (const game of GAME_IDS) {
    await page.goto(`/play/${game}`);
    await page.locator('form button[type=submit]').waitFor();
    laid.push(await leather(page.locator('.page > div:has(> h1)')));
  }
  expect(laid).toEqual(front);
  expect(faults).toEqual([]);
});

test('the rules without a game ask which', async () => {
  const { page, faults } = await somebody();
  await page.goto('/rules');
  await page.getByRole('heading', { level: 1, name: phrase('en', common.rules) }).waitFor();
  const links = page.getByRole('main').getByRole('link');
  expect(await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')))).toEqual(
    GAME_IDS.map((game) => `/rules/${game}`),
  );
  await links.first().click();
  await page.getByRole('heading', { level: 1, name: gameTitle('en', 'dragon-farkle') }).waitFor();
  expect(faults).toEqual([]);
});

test.for(['dragon-farkle', 'dice-throne'])(
  '%s online: set-up says who finds the table, and strangers only if asked',
  async (game) => {
    const { page, faults } = await somebody();
    const wished: unknown[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST' && request.url().endsWith('/api/tables'))
        wished.push(request.postDataJSON().listed);
    });
    const lay = async (): Promise<void> => {
      await page.getByRole('button', { name: phrase('en', setUp.makeLink) }).click();
      await page.waitForURL(/\/t\/[a-z0-9]+$/);
    };
    await page.goto(`/play/${game}?way=online`);
    await page.getByText(phrase('en', setUp.watchedOff)).waitFor();
    await lay();
    await page.goto(`/play/${game}?way=online`);
    const watched = page.getByRole('group', { name: phrase('en', setUp.watched) });
    await watched.getByRole('button', { name: phrase('en', setUp.on), exact: true }).click();
    await page.getByText(phrase('en', setUp.watchedOn)).waitFor();
    await lay();
    expect(wished).toEqual([false, true]);
    expect(faults).toEqual([]);
  },
);
