// Matches that last: gone on with from another device by link, in one tab of two, out of a file, and with other company.
import { text } from 'node:stream/consumers';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { adventureAt } from './adventures-moments.ts';
import { openDoors } from './doors.ts';
import { asked, playOn } from './hands.ts';
import { type KeptTable, keptAs } from './kept.ts';
import { tableAt } from './moments.ts';
import { type Person, PHONE } from './people.ts';
import { layTable, putOnline } from './server-tables.ts';

const doors = openDoors();
const { somebody } = doors;

/** A campaign of two heroes that rests between two games; the second has the word. */
const atRest = (id: string): KeptTable =>
  adventureAt(({ view, toMove }) => view.stage === 'between' && toMove === 1, id, {
    seats: ['Mirka', 'Borys'].map((name) => ({ name, bot: null })),
    options: { heroes: ['barbarian', 'monk'] },
  });

const slip = (page: Page, text: RegExp | string) => page.locator('.slip').filter({ hasText: text });

test('a table goes online, and on from a second device by link; the link can be taken back', async () => {
  const desk = await somebody({ remembers: keptAs(tableAt('decide', 'travels')) });
  const { page } = desk;
  await page.goto('/table/travels');
  await asked(page);
  const code = await putOnline(page);
  await slip(page, 'Jagna brought this match from a file').getByRole('button', { name: 'I see' }).click();
  const before = await asked(page);

  await page.getByRole('button', { name: 'Go on elsewhere' }).click();
  await page.getByRole('button', { name: 'Make a link for me' }).click();
  const link = await page.getByLabel('Your own link').inputValue();
  expect(link).toMatch(new RegExp(`/t/${code}#[\\w-]{40,}$`));
  await page.keyboard.press('Escape');

  const phone = await somebody({ screen: PHONE });
  await phone.page.goto(link);
  await asked(phone.page);
  expect(phone.page.url(), 'the secret does not stay in the address').toBe(`${doors.house.address}/t/${code}`);
  await playOn(phone, 'touch', (answers) => answers === 1);
  // The desk sees what the phone did, without having touched anything.
  await asked(page, before.text);

  await page.getByRole('button', { name: 'Go on elsewhere' }).click();
  await page.getByText('1 further device plays for you.').waitFor();
  await page.getByRole('button', { name: 'Take the link back' }).click();
  await page.keyboard.press('Escape');
  await phone.page.getByText('Dragon Farkle, you are watching').waitFor();

  // What was left on the first device only points the way.
  await page.goto('/');
  const rows = page.locator('section[aria-labelledby="mine-title"] .seatrow');
  await rows.first().waitFor();
  // One table is one row.
  await expect.poll(() => rows.count()).toBe(1);
  await page.goto('/table/travels');
  await page.waitForURL(`**/t/${code}`);
  expect([...desk.faults, ...phone.faults]).toEqual([]);
});

/** A page that came without https has no locks; then the first tab to play has the table. */
const LOCKS = ['with locks', 'without locks'] as const;

test.for(LOCKS)('of two tabs one plays and the other looks on, %s, and neither overwrites', async (locks) => {
  const one = await somebody({ remembers: keptAs(tableAt('decide', 'tabs')) });
  if (locks === 'without locks') await one.page.context().addInitScript('delete Navigator.prototype.locks');
  await one.page.goto('/table/tabs');
  await asked(one.page);
  const page = await one.page.context().newPage();
  page.setDefaultTimeout(60_000);
  const two: Person = { ...one, page };
  await page.goto('/table/tabs');
  const here = await asked(page);
  if (locks === 'with locks') await slip(one.page, 'played in another tab').waitFor();
  const kept = (from: Page) =>
    from.evaluate<{ choices: number[] }>(`JSON.parse(localStorage.getItem('wyrmtable.table.tabs'))`);
  const before = await kept(page);
  await playOn(two, 'keys', (answers) => answers === 2);
  const after = await kept(page);
  expect(after.choices.slice(0, before.choices.length)).toEqual(before.choices);
  expect(after.choices.length).toBeGreaterThan(before.choices.length);

  await slip(one.page, 'played in another tab').waitFor();
  expect(await one.page.locator('main button[aria-keyshortcuts]:enabled').count()).toBe(0);
  await slip(one.page, 'played in another tab').getByRole('button', { name: 'Play here' }).click();
  const taken = await asked(one.page);
  expect(taken.text, 'the newer state is shown').not.toBe(here.text);
  await playOn(one, 'keys', (answers) => answers === 1);
  await slip(page, 'played in another tab').waitFor();
  const last = await kept(one.page);
  expect(last.choices.slice(0, after.choices.length)).toEqual(after.choices);
  expect(one.faults).toEqual([]);
});

test('a file leaves and comes back; one that is damaged or foreign is refused and changes nothing', async () => {
  const { page, faults } = await somebody({ remembers: keptAs(tableAt('decide', 'filed')) });
  await page.goto('/table/filed');
  await asked(page);
  await page.getByRole('button', { name: 'Take it along' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Save as a file' }).click(),
  ]);
  const file = JSON.parse(await text(await download.createReadStream()));
  await page.keyboard.press('Escape');
  await page.goto('/');
  const keys = () => page.evaluate<number>(`Object.keys(localStorage).length`);
  const before = await keys();
  const open = (text: string) =>
    page
      .getByLabel('Open a table from a file')
      .setInputFiles({ name: 'table.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  const wrong: readonly [string, string | RegExp][] = [
    ['{"format":', /is not a match file: it is not even JSON/],
    [JSON.stringify({ ...file, digest: '0'.repeat(64) }), /something is wrong at “digest”/],
    [JSON.stringify({ ...file, game: 'chess' }), /chess/],
    [JSON.stringify({ ...file, version: '0' }), /begun under version 0 of the rules/],
    [JSON.stringify({ ...file, choices: [...file.choices, 999_999] }), /is not a legal one/],
    [JSON.stringify({ ...file, seats: [null] }), /something is wrong at “seats”/],
    [`${'['.repeat(5000)}${']'.repeat(5000)}`, /something is wrong at “\(file\)”/],
  ];
  for (const [text, sentence] of wrong) {
    await open(text);
    await page.locator('.notices').getByText(sentence).waitFor();
    expect(await keys()).toBe(before);
  }
  await open(JSON.stringify(file));
  await page.waitForURL('**/table/run-*');
  await asked(page);
  expect(faults).toEqual([]);
});

test('a campaign rests: people sit in and leave, a bot fills a seat, and it waits for a word', async () => {
  const mirka = await somebody({ remembers: keptAs(atRest('rests')) });
  const { page } = mirka;
  await page.goto('/table/rests');
  // On this device: a bot for a person, and back.
  await slip(page, 'The match rests').getByRole('button', { name: 'Change seats' }).click();
  await page.getByLabel('Who plays for Borys').selectOption('random');
  await expect.poll(() => page.getByLabel('Who plays for Borys').inputValue()).toBe('random');
  await page.getByLabel('Who plays for Borys').selectOption('');

  const code = await putOnline(page);
  await slip(page, 'brought this match').getByRole('button', { name: 'I see' }).click();
  await slip(page, 'The match rests').getByRole('button', { name: 'Change seats' }).click();
  await page.getByRole('button', { name: 'Stand up from seat 2' }).click();
  await slip(page, 'Seat 2 is empty').waitFor();
  expect(await page.locator('main .prompt button[aria-keyshortcuts]:enabled').count(), 'nothing moves').toBe(0);

  const borys = await somebody({ lang: 'pl', screen: PHONE });
  await borys.page.goto(`/t/${code}`);
  await slip(borys.page, 'wniesiono z pliku').getByRole('button', { name: 'Rozumiem' }).click();
  await slip(borys.page, 'Miejsce 2 jest puste').getByRole('button', { name: 'Zmień graczy' }).click();
  await borys.page.getByLabel('Twoje imię').fill('Borys');
  await borys.page.getByRole('button', { name: 'Siadam na miejscu 2' }).click();
  await slip(page, 'The match rests').waitFor();
  await borys.page.getByRole('button', { name: 'Wstaję' }).click();
  await slip(page, 'Seat 2 is empty').waitFor();

  await page.getByRole('button', { name: 'Seat a bot at seat 2' }).click();
  // The choice is the bot's now, and with it the rest would be over before anybody could sit in.
  await slip(page, 'A bot chooses next').getByRole('button', { name: 'Go on' }).click();
  await slip(page, 'A bot chooses next').waitFor({ state: 'hidden' });
  await slip(page, 'The match rests').waitFor({ state: 'hidden' });
  await borys.page.locator('.slip').waitFor({ state: 'hidden' });
  expect([...mirka.faults, ...borys.faults]).toEqual([]);
});

test('one person takes two seats in the lobby and leads both heroes, the one who is asked in view', async () => {
  const { page, faults } = await somebody();
  const lines: string[] = [];
  page.on('websocket', (socket) => {
    socket.on('framesent', ({ payload }) => {
      const { type, seat } = JSON.parse(String(payload));
      if (type === 'move' || type === 'hello') lines.push(`${type} ${seat ?? 'first'}`);
    });
  });
  const options = { heroes: ['barbarian', 'monk'] };
  const path = await layTable(page, { game: 'adventures', name: 'Mirka', seats: 2, options });
  await page.goto(path);
  await page.getByRole('button', { name: 'Play seat 2 too' }).click();
  await page.getByRole('button', { name: 'Stand up from seat 2' }).waitFor();
  await page.getByRole('button', { name: 'I am ready' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  const prompt = page.locator('.prompt');
  const salve = prompt.getByRole('heading', { name: /Salve/ });
  await salve.waitFor();
  await expect.poll(() => lines.filter((line) => line === 'hello 1').length).toBe(1);
  // Two Salves to hand out, and then somebody sets out.
  for (let i = 0; i < 2; i++) {
    const heading = await salve.textContent();
    // A key that is pressed before the table listens is nobody's answer.
    await page.locator('.prompt[data-state="asking"]').waitFor();
    await page.keyboard.press('1');
    await prompt.getByRole('heading', { name: heading ?? '', exact: true }).waitFor({ state: 'hidden' });
  }
  expect(lines.filter((line) => line.startsWith('move'))).toHaveLength(2);
  expect(faults).toEqual([]);
});
