import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDoors } from './doors.ts';
import { goToTable } from './going.ts';
import { answer, asked, playOn, walkTo } from './hands.ts';
import { keptAs } from './kept.ts';
import { type Moment, tableAt } from './moments.ts';
import { type Person, visit } from './people.ts';

const doors = openDoors();
const { somebody } = doors;

test('from the front page to the dragon by keyboard alone, and once more', async () => {
  const person = await somebody({ animated: true });
  const { page } = person;
  await page.goto('/');

  // The settings first: everything at once, so that the story is short.
  await walkTo(page, page.getByRole('button', { name: 'Settings' }));
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Settings' });
  await walkTo(
    page,
    dialog.getByRole('group', { name: 'Telling what happens' }).getByRole('button', { name: 'At once' }),
  );
  await page.keyboard.press('Enter');
  await page.keyboard.press('Escape');
  await expect.poll(() => dialog.isVisible()).toBe(false);

  // Two presses from the front page to the table.
  await walkTo(page, page.getByRole('link', { name: 'Dragon Farkle against bots' }));
  await page.keyboard.press('Enter');
  const start = page.getByRole('button', { name: 'Start the game' });
  await start.waitFor();
  await walkTo(page, start);
  await page.keyboard.press('Enter');

  await playOn(person, 'keys');
  const winner = await page.getByRole('heading', { name: /wins!|Victory is yours!/ }).textContent();
  const heroes = await page
    .getByRole('region', { name: 'Heroes' })
    .getByRole('heading', { level: 3 })
    .allTextContents();
  const named = /^(.+) wins!$/.exec(winner ?? '')?.[1];
  if (named !== undefined) expect(heroes).toContain(named);

  await walkTo(page, page.getByRole('button', { name: 'Check the dice' }));
  await page.keyboard.press('Enter');
  await page.getByText('Every die follows from the seed.').waitFor();

  const first = page.url();
  await walkTo(page, page.getByRole('button', { name: 'Play again' }));
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: /wins!|Victory/ }).waitFor({ state: 'hidden' });
  expect(page.url()).not.toBe(first);
  expect(await playOn(person, 'keys', (answers) => answers === 3)).toBe(3);
  expect(person.faults).toEqual([]);
});

/**
 * One of each shape that a table keeps: that what is kept leads to the same position at every other moment, too, is held by the
 * laws of the game and by the corpus.
 */
const CLOSED_AT = ['brawl', 'zonkWindow', 'limit', 'over'] as const satisfies readonly Moment[];
const ANSWERED_AT = ['turn', 'choose', 'keep'] as const satisfies readonly Moment[];

describe('a table closed in the middle is the same afterwards', () => {
  let person: Person;
  beforeAll(async () => {
    const tables = [...CLOSED_AT, ...ANSWERED_AT].map((moment) => tableAt(moment, moment.toLowerCase()));
    person = await visit(doors.browser, { address: doors.house.address, remembers: keptAs(...tables) });
  });
  afterAll(() => person?.leave());

  test.for(CLOSED_AT)('at the moment “%s”', async (moment) => {
    const { page, faults } = person;
    await goToTable(page, moment.toLowerCase(), asked);
    const picture = await page.getByRole('main').ariaSnapshot();
    await page.reload();
    await asked(page);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(picture);
    expect(faults).toEqual([]);
  });

  test.for(ANSWERED_AT)('right after an answer at the moment “%s”', async (moment) => {
    const { page, faults } = person;
    await goToTable(page, moment, asked);
    const before = await asked(page);
    await answer(person, before, 'keys');
    const after = await asked(page, before.text);
    await page.reload();
    expect((await asked(page)).text).toBe(after.text);
    expect(faults).toEqual([]);
  });
});

test('the front page leads back to the table that was left', async () => {
  const { page, faults } = await somebody({ remembers: keptAs(tableAt('decide', 'left')) });
  await page.goto('/');
  await page.getByRole('link', { name: 'Go on where you left' }).click();
  await page.getByRole('button', { name: /^Take \d/ }).waitFor();
  expect(await asked(page)).toMatchObject({ over: false });
  expect(faults).toEqual([]);
});
