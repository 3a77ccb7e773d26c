// Dice Throne to the last blow where a duel against a bot does not lead: six on one hill, and two people at one screen.
import { derivedSeed } from '@wyrmtable/kernel';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedAt, playByKeys } from './dice-throne-hands.ts';
import { throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { keptAs } from './kept.ts';

/** Nobody counts odds on the way. */
const SETTINGS = { 'wyrmtable.settings': { speed: 'off', odds: 'off' } };
const { somebody } = openDoors({ remembers: SETTINGS });

/** The same matches every time. */
const HILL = derivedSeed(23, 44);
const DUEL = derivedSeed(23, 207);

const seedOfTable = (page: Page) =>
  page.evaluate(`JSON.parse(localStorage.getItem('wyrmtable.table.' + location.pathname.split('/').at(-1))).seed`);

/** Lets all windows pass that are not about life and death: what is left are the own decisions. */
async function hush(page: Page): Promise<void> {
  await askedAt(page);
  const habit = page.getByRole('group', { name: 'Windows' }).first();
  await habit.getByRole('button', { name: 'Off' }).click();
  await habit.getByRole('button', { name: 'Off', pressed: true }).waitFor();
}

async function begin(page: Page, seed: string): Promise<void> {
  await page.getByRole('button', { name: 'Start the game' }).click();
  await hush(page);
  expect(await seedOfTable(page)).toBe(seed);
}

/** The end is said, it is the end, and the dice were honest. */
async function expectEnd(page: Page): Promise<void> {
  await page.getByRole('heading', { name: /wins|You win!|A draw/ }).waitFor();
  expect(await page.locator('.prompt[data-state="asking"]').count()).toBe(0);
  await page.getByRole('button', { name: 'Check the dice' }).click();
  await page.getByText('Every die follows from the seed.').waitFor();
}

test('King of the Hill for six is laid out and begun', async () => {
  const { page, faults } = await somebody({ seed: HILL });
  await page.goto('/play/dice-throne?way=bots');
  await page
    .getByRole('group', { name: 'How do you fight?' })
    .getByRole('button', { name: 'King of the Hill' })
    .click();
  await page.getByRole('group', { name: 'How many at the table' }).getByRole('button', { name: '6' }).click();
  for (let seat = 2; seat <= 6; seat++) {
    await page.getByRole('combobox', { name: `Seat ${seat}: Who plays` }).selectOption('eager');
  }
  // The match itself draws who is who, so the seed says that too.
  await page.getByRole('button', { name: 'By lot', exact: true }).click();
  await begin(page, HILL);
  expect(await page.getByRole('region', { name: 'The other players' }).getByRole('article').count()).toBe(5);
  expect(await playByKeys(page, (answers) => answers === 2)).toBe(2);
  expect(faults).toEqual([]);
});

const person = (name: string) => ({ name, bot: null });
const BOTS = ['Bogusz', 'Mirka', 'Ziemek', 'Dobrava', 'Sambor'].map((name) => ({ name, bot: 'eager' }));
const SIX = ['monk', 'vampire-lord', 'cursed-pirate', 'artificer', 'huntress', 'tactician'];

test('King of the Hill for six, to the last one standing', async () => {
  // Four have fallen, and the fifth is about to.
  const table = throneAt(
    ({ view, choices }) =>
      choices.length > 1 &&
      view.asking === 'roll' &&
      view.health.filter((health) => health > 0).length === 2 &&
      (view.health[0] ?? 0) >= 12 &&
      view.health.slice(1).every((health) => health <= 6),
    'hill',
    { seats: [person('Jagna'), ...BOTS], options: { mode: 'koth', heroes: SIX, promo: false } },
  );
  const { page, faults } = await somebody({ remembers: { ...SETTINGS, ...keptAs(table) } });
  await page.goto('/table/hill');
  await hush(page);
  expect(await page.getByRole('region', { name: 'The other players' }).getByRole('article').count()).toBe(5);
  expect(await playByKeys(page)).toBeGreaterThan(0);
  await expectEnd(page);
  expect(faults).toEqual([]);
});

test('two people at one screen: each hand is for its owner alone', async () => {
  const { page, faults } = await somebody({ seed: DUEL });
  await page.goto('/play/dice-throne?way=screen');
  await page.getByLabel('Seat 1: Name').fill('Ala');
  await page.getByLabel('Seat 2: Name').fill('Olek');
  // Two who strike rather than heal.
  await page.getByRole('button', { name: /^Barbarian/ }).click();
  await page.getByRole('button', { name: /^Choose the hero of seat 2/ }).click();
  await page.getByRole('button', { name: /^Pyromancer/ }).click();
  await begin(page, DUEL);
  const owners = new Set<string>();
  await playByKeys(page, (_, { text }) => {
    const owner = /Only (Ala|Olek) may look/.exec(text)?.[1];
    if (owner !== undefined) owners.add(owner);
    return owners.size === 2;
  });
  expect([...owners].sort()).toEqual(['Ala', 'Olek']);
  expect(faults).toEqual([]);
});

test('two people at one screen, to the end of the duel', async () => {
  const table = throneAt(
    ({ view, choices }) => choices.length > 1 && view.asking === 'roll' && view.health.every((health) => health <= 7),
    'duel',
    {
      seats: [person('Ala'), person('Olek')],
      options: { mode: 'duel', heroes: ['barbarian', 'pyromancer'], promo: false },
    },
  );
  const { page, faults } = await somebody({ remembers: { ...SETTINGS, ...keptAs(table) } });
  await page.goto('/table/duel');
  await hush(page);
  expect(await playByKeys(page)).toBeGreaterThan(0);
  await expectEnd(page);
  expect(faults).toEqual([]);
});
