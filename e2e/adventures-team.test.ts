// What a team comes to beside its fights: a fallen hero asks for a Salve, the chronicle goes back to its first line, packs stay closed.
import { adventures } from '@wyrmtable/adventures';
import { adventuresBots } from '@wyrmtable/bots/adventures';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedAt } from './dice-throne-hands.ts';
import { openDoors } from './doors.ts';
import { walkTo } from './hands.ts';
import { keptAs } from './kept.ts';
import { tableWhere } from './search.ts';
import { putOnline } from './server-tables.ts';

const named = (name: string) => ({ name, bot: null });
const CAMPAIGN = { mode: 'campaign', extraMinions: false, legacy: false } as const;

/** Three heroes who keep their Salves; the first has just fallen, and both others could help. */
const FALLEN = tableWhere('fallen', {
  game: adventures,
  seats: [named('Jagna'), named('Bogusz'), named('Mirka')],
  options: { ...CAMPAIGN, difficulty: 'hardcore', heroes: ['barbarian', 'ninja', 'seraph'], scenario: 1 },
  series: 66,
  tries: 60,
  longest: 1500,
  wanted: ({ view, toMove }) => toMove === 0 && view.fallen === 0,
  answer: (asked) =>
    asked.choices.find((choice) => adventures.read(choice, asked.view).kind === 'go') ??
    adventuresBots.eager.bot.answer(asked),
});

/** More has happened than a page keeps. */
const LONG = tableWhere('long', {
  game: adventures,
  seats: [named('Jagna'), named('Bogusz')],
  options: { ...CAMPAIGN, difficulty: 'normal', heroes: ['barbarian', 'monk'] },
  series: 67,
  tries: 4,
  longest: 6000,
  wanted: ({ happened, toMove }) => happened > 2600 && toMove === 0,
  answer: (asked) => adventuresBots.eager.bot.answer(asked),
});

/** Two mates who are bots have divided the Salves and come to help. */
const HELPED = tableWhere('helped', {
  game: adventures,
  seats: [named('Jagna'), { name: 'Bogusz', bot: 'adept' }, { name: 'Mirka', bot: 'adept' }],
  options: { ...CAMPAIGN, difficulty: 'normal', heroes: ['barbarian', 'ninja', 'seraph'], scenario: 1 },
  series: 73,
  tries: 4,
  longest: 1500,
  wanted: ({ happened, toMove }) => happened > 220 && toMove === 0,
  answer: (asked) => adventuresBots.adept.bot.answer(asked),
});

const { somebody } = openDoors({ remembers: keptAs(FALLEN, LONG, HELPED) });

test('mates who are bots say why they help, on the device and online', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${HELPED.id}`);
  await askedAt(page);
  const why = page.getByRole('log').getByText(/^(Bogusz|Mirka) joins the fight/);
  await why.first().waitFor();
  const told = await why.allInnerTexts();
  await putOnline(page);
  await askedAt(page);
  await why.first().waitFor();
  expect(await why.allInnerTexts()).toEqual(told);
  expect(faults).toEqual([]);
});

test('a fallen hero asks who helps, and the answer is a key away', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${FALLEN.id}`);
  await askedAt(page);
  await page.getByRole('heading', { name: 'Barbarian has fallen. Who spends a Salve?' }).waitFor();
  for (const name of ['Bogusz', 'Mirka'])
    await page.getByRole('button', { name: new RegExp(`^${name} spends a Salve \\(has \\d+\\)`) }).waitFor();
  await page.keyboard.press('3');
  await page.getByRole('log').getByText('Mirka brings Jagna back to 1 with Salve').waitFor();
  await expect.poll(() => page.getByText('has fallen').count()).toBe(0);
  expect(faults).toEqual([]);
});

/** Asks for earlier lines, by keys, as long as there are any; says how many there are then. */
async function backToTheBeginning(page: Page): Promise<number> {
  const log = page.getByRole('log');
  const lines = log.getByRole('listitem');
  const earlier = log.getByRole('button', { name: 'Earlier lines' });
  for (let known = await lines.count(); (await earlier.count()) > 0; known = await lines.count()) {
    await walkTo(page, earlier);
    await page.keyboard.press('Enter');
    await expect.poll(async () => (await lines.count()) > known || (await earlier.count()) === 0).toBe(true);
  }
  // The first thing that happens in a campaign is that Salves are dealt out.
  await lines.first().getByText('Salve').waitFor();
  return lines.count();
}

test('the chronicle goes back to its first line, on the device and online', async () => {
  const { page, faults } = await somebody();
  await page.goto(`/table/${LONG.id}`);
  await askedAt(page);
  const there = await backToTheBeginning(page);
  expect(there).toBeGreaterThan(2000);
  await putOnline(page);
  await askedAt(page);
  expect(await backToTheBeginning(page)).toBe(there);
  expect(faults).toEqual([]);
});

test('legacy packs that nobody has opened are asked about, those that were say by what', async () => {
  const { page, faults } = await somebody();
  await page.goto('/play/adventures?way=bots');
  const row = page.locator('.plan__row', { hasText: 'Legacy packs' });
  await row.getByText('Pack D opens with a campaign won on Veteran or harder.').waitFor();
  const on = row.getByRole('button', { name: 'On', exact: true });
  await on.click();
  await page.getByText('Open them all the same?').waitFor();
  await page.getByRole('button', { name: 'Keep them closed' }).click();
  expect(await on.getAttribute('aria-pressed')).toBe('false');
  await on.click();
  await page.getByRole('button', { name: 'Open them', exact: true }).click();
  expect(await on.getAttribute('aria-pressed')).toBe('true');
  expect(faults).toEqual([]);

  const when = Date.UTC(2026, 10, 12, 12);
  const packs = ['A', 'B', 'C', 'D'].map((id) => ({ id, difficulty: 'veteran', when }));
  const winner = await somebody({ remembers: { 'wyrmtable.adventures.packs': packs } });
  await winner.page.goto('/play/adventures?way=bots');
  const opened = winner.page.locator('.plan__row', { hasText: 'Legacy packs' });
  await opened.getByText('Packs A, B, C, and D are open: campaign won on Veteran, November 12, 2026.').waitFor();
  await opened.getByRole('button', { name: 'On', exact: true }).click();
  expect(await opened.getByRole('button', { name: 'On', exact: true }).getAttribute('aria-pressed')).toBe('true');
});
