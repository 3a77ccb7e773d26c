// Wrong addresses, broken files and spoilt storage: a clear sentence, a way back, and nothing else lost.
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { asked, playOn } from './hands.ts';
import { type KeptTable, keptAs } from './kept.ts';
import { tableAt } from './moments.ts';

const doors = openDoors();
const { somebody } = doors;

/** The sentence stands there, and one press leads to the front page. */
async function saysAndLeadsBack(page: Page, sentence: string | RegExp): Promise<void> {
  await page.getByRole('main').getByText(sentence).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'To the front page' }).click();
  await page.getByRole('heading', { name: 'Wyrmtable', level: 1 }).waitFor();
}

const ADDRESSES: readonly (readonly [address: string, sentence: string | RegExp])[] = [
  ['/nowhere', 'There is no page at “/nowhere”'],
  ['/play', 'There is no page at “/play”'],
  ['/play/chess', 'There is no game called “chess”'],
  ['/rules/<b>chess', 'There is no game called “<b>chess”'],
  ['/table/zzzzzzzz', 'This device keeps no table “zzzzzzzz”'],
  ['/table/__proto__', 'This device keeps no table “__proto__”'],
  ['/t/zzzzzz', /zzzzzz/],
  ['/t/%3Cscript%3E', /<script>/],
  ['/t/no such table', /no such table/],
  [`/${'x'.repeat(1500)}`, /There is no page at “\/x+”/],
  ['/a%E0%A4%A', /There is no page at/],
];

test('addresses that lead nowhere', async () => {
  const { page, faults } = await somebody();
  for (const [address, sentence] of ADDRESSES) {
    await page.goto(address);
    await saysAndLeadsBack(page, sentence).catch((thrown) => {
      throw new Error(`${address}: ${thrown.message}`);
    });
  }
  // The browser itself notes that the server knows no table by those codes.
  expect(faults.filter((fault) => !/\/t\/.*404/.test(fault))).toEqual([]);
});

test('an address with nonsense after the question mark opens the page it names', async () => {
  const { page, faults } = await somebody();
  await page.goto('/play/dragon-farkle?way=%F0%9F%90%89&seats=-1#!@');
  await page.getByRole('button', { name: 'Start the game' }).waitFor();
  expect(faults).toEqual([]);
});

test('a form that is not filled in says what is missing', async () => {
  const { page, faults } = await somebody();
  await page.goto('/');
  await page.getByRole('button', { name: 'Join' }).click();
  await page.getByText('Type the code of the table first').waitFor();
  await page.getByLabel('Table code').fill('  QQ-QQ qq ');
  await page.getByRole('button', { name: 'Join' }).click();
  // What was typed stays, so that one letter can be mended.
  await page.getByText('There is no table qqqqqq').waitFor();
  expect(await page.getByLabel('Table code').inputValue()).toBe('  QQ-QQ qq ');
  await page.getByRole('link', { name: 'On this screen' }).first().click();
  await page.getByLabel('Seat 2: Name').fill('   ');
  await page.getByRole('button', { name: 'Start the game' }).click();
  await page.getByText('seat 2 has none').waitFor();
  // The browser itself notes that the server knows no such table.
  expect(faults).toEqual([expect.stringContaining('404')]);
});

/** A finished match, downloaded as people do. */
async function finishedMatch(): Promise<{ readonly [field: string]: unknown; readonly chance: { results: number[] } }> {
  const { page } = await somebody({ remembers: keptAs(tableAt('over', 'over')) });
  await page.goto('/table/over');
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download the match' }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await download).createReadStream()) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString('utf8'));
}

test('files that are no matches, and matches that are not what they claim', async () => {
  const match = await finishedMatch();
  const { page, faults } = await somebody();
  await page.goto('/verify');
  const show = async (content: unknown, sentence: string | RegExp) => {
    const text = typeof content === 'string' ? content : JSON.stringify(content);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
    await page.getByRole('main').getByText(sentence).first().waitFor();
  };
  const results = match.chance.results.with(40, 1 - (match.chance.results[40] ?? 0));
  await show('\u0000\u0001 dragons', '“match.json” is not a match file');
  await show('', '“match.json” is not a match file');
  await show([], /match file/);
  await show({ ...match, format: 'wyrmtable-match/99' }, /format/);
  await show({ ...match, choices: ['one', 'two'] }, /choices/);
  await show({ ...match, game: 'chess' }, /chess/);
  await show({ ...match, version: '0.0' }, /version|rules/);
  await show({ ...match, seats: [] }, /./);
  await show({ ...match, choices: [99_999] }, /99[,\s]?999|choice/);
  await show({ ...match, chance: { ...match.chance, results } }, 'This match is not what it claims');
  await show('x'.repeat(9_000_000), 'too big');
  // After all of that a good one is still found good.
  await show(match, 'All of it is true');
  expect(faults).toEqual([]);
});

const spoilt = (table: KeptTable, id: string, change: object): KeptTable => ({ ...table, id, ...change });

test('spoilt storage costs nothing but what is spoilt', async () => {
  const good = tableAt('decide', 'good');
  const remembers = {
    'wyrmtable.settings': '{"lang":"tlh","speed":7,"volume":"loud","sound":',
    'wyrmtable.name': '{]',
    'wyrmtable.setup.dragon-farkle.bots': { seats: [{ name: 5 }], wounds: 'many' },
    'wyrmtable.table.text': 'not JSON at all',
    'wyrmtable.table.null': null,
    'wyrmtable.table.list': [1, 2, 3],
    ...keptAs(
      good,
      spoilt(good, 'choice', { choices: [...good.choices, 987_654] }),
      spoilt(good, 'version', { version: '0' }),
      spoilt(good, 'game', { game: 'chess' }),
      spoilt(good, 'seats', { seats: good.seats.slice(0, 1) }),
      spoilt(good, 'options', { options: { wounds: 99 } }),
      spoilt(good, 'bot', { choices: [], seats: [good.seats[1], { name: 'X', bot: 'deep-blue' }, good.seats[0]] }),
    ),
  };
  const { page, faults } = await somebody({ remembers, calm: true });
  for (const id of ['text', 'null', 'list']) {
    await page.goto(`/table/${id}`);
    await saysAndLeadsBack(page, `This device keeps no table “${id}”`);
  }
  const reasons = { choice: /987654/, version: /version 0/, game: /chess/, seats: /seat|player/, options: /wounds/ };
  for (const [id, sentence] of Object.entries(reasons)) {
    await page.goto(`/table/${id}`);
    await page.getByRole('heading', { name: 'The table cannot be opened' }).waitFor();
    await saysAndLeadsBack(page, sentence).catch((thrown) => {
      throw new Error(`${id}: ${thrown.message}`);
    });
  }
  await page.goto('/play/dragon-farkle?way=bots');
  await page.getByRole('button', { name: 'Start the game' }).click();
  expect((await asked(page)).over).toBe(false);

  // The good table is still on the list and goes on where it was left.
  await page.goto('/');
  await page.locator('a[href="/table/good"]').last().click();
  await page.getByRole('button', { name: /^Take \d/ }).waitFor();
  await page.reload();
  expect((await asked(page)).keys.S).toMatch(/^Take/);

  // A bot nobody knows is said by name where its move would be.
  await page.goto('/table/bot');
  await page
    .getByText(/deep-blue/)
    .first()
    .waitFor();
  expect(faults).toEqual([]);
});

test('a device that refuses to remember anything still plays, and says what that means', async () => {
  const person = await somebody({ calm: true });
  const { page, faults } = person;
  await page.addInitScript(`Object.defineProperty(globalThis, 'localStorage', {
    get() {
      throw new Error('forbidden');
    },
  })`);
  await page.goto('/');
  await page.getByRole('link', { name: 'Dragon Farkle against bots' }).click();
  await page.getByRole('button', { name: 'Start the game' }).click();
  await playOn(person, 'keys', (answers) => answers === 2);
  await page.getByText('This device refuses to remember the table').waitFor();
  expect(faults).toEqual([]);
});
