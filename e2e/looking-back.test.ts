import { phrase } from '@wyrmtable/words';
import { REPORT_PAGE } from '@wyrmtable/words/report';
import { expect, onTestFinished, test } from 'vitest';
import { adventureAt } from './adventures-moments.ts';
import { askedAt, playByKeys } from './dice-throne-hands.ts';
import { throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { playIndependently } from './independent-client.ts';
import { keptAs } from './kept.ts';
import { violations } from './looking.ts';
import { tableAt } from './moments.ts';
import { PHONE } from './people.ts';
import { putOnline } from './server-tables.ts';
import { openTestServer } from './test-server.ts';

const doors = openDoors();
const { somebody } = doors;

test('a finished match tells of luck and of the dearest decisions, by keyboard', async () => {
  const table = tableAt('over', 'done');
  const { page, faults } = await somebody({ remembers: keptAs(table) });
  await page.goto('/table/done');
  const button = page.getByRole('button', { name: 'How it went' });
  await button.focus();
  await page.keyboard.press('Enter');
  const report = page.getByRole('dialog', { name: 'How it went' });
  await report.waitFor({ timeout: 120_000 });
  const text = await report.textContent();
  for (const { name } of table.seats) expect(text).toMatch(new RegExp(`${name}: (no Zonk|\\d+ Zonks?) in \\d+ rolls?`));
  expect(text).toMatch(/\d+ decisions were looked at/);
  await page.keyboard.press('Escape');
  await expect.poll(() => report.isVisible()).toBe(false);
  // It is kept, and whoever closed it is back at the button.
  await expect.poll(() => page.evaluate('document.activeElement.textContent')).toBe('How it went');
  await page.keyboard.press('Enter');
  await expect.poll(() => report.isVisible()).toBe(true);
  expect(faults).toEqual([]);
});

test('a match played online is looked back upon: all by who played it, the luck by who watched', async () => {
  const brisk = await openTestServer({ brisk: true });
  onTestFinished(() => brisk.close());
  const { table, cookie } = await playIndependently(brisk.address, 'eager', async () => {});
  const [name = '', value = ''] = cookie.split('=');
  const [player, watcher] = [await somebody({ address: brisk.address }), await somebody({ address: brisk.address })];
  await player.page.context().addCookies([{ name, value, url: brisk.address }]);
  const told: string[] = [];
  for (const { page, faults } of [player, watcher]) {
    await page.goto(`/t/${table}`);
    await page.getByRole('button', { name: 'How it went' }).click();
    const report = page.getByRole('dialog', { name: 'How it went' });
    await report.waitFor({ timeout: 120_000 });
    told.push((await report.textContent()) ?? '');
    expect(faults).toEqual([]);
  }
  for (const text of told) expect(text).toMatch(/Niezależna: (no Zonk|\d+ Zonks?) in \d+ rolls?/);
  expect(told[0]).toMatch(/\d+ decisions were looked at/);
  expect(told[1]).toContain('Nobody here played: only the luck is told.');
});

/** A duel that is nearly over: its first seat is asked and far ahead. */
const lastBlows = () =>
  throneAt(
    ({ view, choices }) => choices.length > 1 && (view.health[1] ?? 0) <= 4 && (view.health[0] ?? 0) > 15,
    'duel',
  );

test('a duel of Dice Throne ended online is looked back upon, on a phone too', async () => {
  const brisk = await openTestServer({ brisk: true });
  onTestFinished(() => brisk.close());
  const player = await somebody({ address: brisk.address, remembers: keptAs(lastBlows()) });
  await player.page.goto('/table/duel');
  await askedAt(player.page);
  const code = await putOnline(player.page);
  await playByKeys(player.page);

  const watcher = await somebody({ address: brisk.address, lang: 'pl', screen: PHONE });
  await watcher.page.goto(`/t/${code}`);
  const told: string[] = [];
  for (const { page, lang } of [player, watcher]) {
    const name = phrase(lang, REPORT_PAGE.button);
    await page.getByRole('button', { name }).click();
    const report = page.getByRole('dialog', { name: phrase(lang, REPORT_PAGE.title) });
    await report.waitFor({ timeout: 120_000 });
    told.push((await report.textContent()) ?? '');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(await violations(page)).toEqual([]);
  }
  // Luck of both, decisions of whoever made them.
  for (const name of ['Jagna', 'Bogusz']) for (const text of told) expect(text).toContain(name);
  expect(told[0]).toMatch(/\d+ decisions were looked at/);
  expect(told[1]).toContain(phrase('pl', REPORT_PAGE.ownSeats));
  for (const { faults } of [player, watcher]) expect(faults).toEqual([]);
});

test('a scenario that has just ended tells of its luck, and nothing of decisions', async () => {
  const table = adventureAt('lost', 'journey');
  const { page, faults } = await somebody({ remembers: keptAs(table), screen: PHONE });
  await page.goto('/table/journey');
  await page.getByRole('button', { name: 'How it went' }).click();
  const report = page.getByRole('dialog', { name: 'How it went' });
  await report.waitFor({ timeout: 120_000 });
  const text = await report.textContent();
  expect(text).toContain(phrase('en', REPORT_PAGE.part));
  expect(text).toMatch(/Jagna: \d+ attack rolls? and \d+ defense rolls?/);
  expect(text).not.toContain(phrase('en', REPORT_PAGE.decisions));
  expect(await violations(page)).toEqual([]);
  expect(faults).toEqual([]);
});

test('the lab is a table of numbers, with the command that made it', async () => {
  const { page, faults } = await somebody();
  await page.goto('/');
  await page.getByRole('link', { name: 'The lab' }).click();
  const matrix = page.getByRole('table', { name: 'Who beats whom' });
  await matrix.waitFor();
  expect(await matrix.getByRole('rowheader').count()).toBe(16);
  expect(await matrix.getByRole('columnheader').count()).toBe(16);
  await page.getByText('wyrmtable lab dice-throne --bot').waitFor();
  expect(faults).toEqual([]);
});

test('on a phone the lab shows one hero at a time and nothing runs off the screen', async () => {
  const { page, faults } = await somebody({ screen: PHONE, lang: 'ru' });
  await page.goto('/lab');
  await page.getByRole('combobox', { name: 'Герой' }).selectOption({ label: 'Пиромант' });
  const opponents = page.getByRole('table', { name: 'Против остальных' });
  expect(await opponents.getByRole('rowheader').count()).toBe(15);
  expect(await page.getByRole('table', { name: 'Кто кого побеждает' }).isVisible()).toBe(false);
  expect(await page.evaluate('document.documentElement.scrollWidth')).toBe(PHONE.width);
  expect(faults).toEqual([]);
});
