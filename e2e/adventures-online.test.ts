// A campaign in several browsers: two people in the same fight, somebody who only looks on, and somebody who wants it calm.
import type { AdventureView } from '@wyrmtable/adventures';
import { phrase } from '@wyrmtable/words';
import { SHOP } from '@wyrmtable/words/adv-table';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { expect, test } from 'vitest';
import { fightAt, idAt } from './adventures-fights.ts';
import { adventureAt } from './adventures-moments.ts';
import { answer, askedAt, askedNow, playByKeys } from './dice-throne-hands.ts';
import { openDoors } from './doors.ts';
import { keptAs } from './kept.ts';
import { eventsIn, overhear, type Told, viewsIn } from './lines.ts';
import { CROSS_FADE, longestMotion, watchMotion } from './motion.ts';
import { alike, type Person, PHONE } from './people.ts';
import { layTable, putOnline } from './server-tables.ts';

const { somebody } = openDoors({}, { brisk: true });

const isAdventureView = (value: unknown): value is AdventureView =>
  typeof value === 'object' && value !== null && 'arena' in value;

/** What those who look on must not be told: hands, what Rosella shows, a card that is looked at, and which cards were drawn. */
function secretsIn(heard: readonly Told[]): string[] {
  const views = viewsIn(heard, isAdventureView);
  expect(views.length).toBeGreaterThan(0);
  const seen = views.flatMap(({ arena, heroes, looking }) => [
    ...arena.hands.flatMap(({ cards }) => cards),
    ...heroes.flatMap(({ offer }) => offer),
    ...(looking === null ? [] : [looking]),
  ]);
  const told = eventsIn(heard).filter(({ kind }) => kind === 'drew' || kind === 'found' || kind === 'offered');
  const named = told.filter((event) => 'cards' in event || 'card' in event);
  return [...seen, ...named.map(({ kind }) => kind)];
}

/** A table for two heroes against the Fallen Barbarian, everybody at their place. */
async function sitDown(jagna: Person, olek: Person, watcher: Person): Promise<void> {
  const options = { heroes: ['paladin', 'moon-elf'], scenario: 2 };
  const path = await layTable(jagna.page, { game: 'adventures', name: 'Jagna', seats: 2, options });
  await Promise.all([jagna, olek, watcher].map(({ page }) => page.goto(path)));
  await olek.page.getByLabel(phrase('pl', lobby.yourName)).fill('Olek');
  await olek.page.getByRole('button', { name: phrase('pl', lobby.sitAt, { number: 2 }) }).click();
  await watcher.page.getByText(phrase('en', lobby.full)).waitFor();
  for (const { page, lang } of [olek, jagna]) {
    await page.getByRole('button', { name: phrase(lang, lobby.beReady) }).click();
  }
  await jagna.page.getByRole('button', { name: phrase('en', lobby.begin) }).click();
  await Promise.all([jagna, olek, watcher].map(({ page }) => page.locator('.fight').waitFor()));
}

/** Both answer whatever they are asked, until each has answered that often. */
async function playTogether(people: readonly Person[], often: number): Promise<void> {
  const given = people.map(() => 0);
  await expect
    .poll(
      async () => {
        for (const [i, { page }] of people.entries()) {
          const asked = await askedNow(page);
          if (asked === null) continue;
          await answer(page, asked, 'saver');
          given[i] = (given[i] ?? 0) + 1;
        }
        return Math.min(...given);
      },
      { timeout: 120_000 },
    )
    .toBeGreaterThanOrEqual(often);
}

/** Everybody's health, command points and cards, as they stand on the table: figures are the same in every language. */
const figures = async ({ page }: Person) =>
  (await page.locator('.fight :is(.dial__value, .rail .num)').allTextContents()).join(' ');

test('two people fight the same boss in two browsers and see the same; a third sees it too, and nothing hidden', async () => {
  const [jagna, olek, watcher] = await Promise.all([somebody(), somebody({ lang: 'pl', screen: PHONE }), somebody()]);
  const [toJagna, , toWatcher] = [jagna, olek, watcher].map(({ page }) => overhear<Told>(page));
  await sitDown(jagna, olek, watcher);
  await playTogether([jagna, olek], 4);

  const story = async ({ page }: Person) => {
    const lines = await page.locator('.chronicle .log li').allTextContents();
    return lines
      .filter((line) => !/draws|finds/.test(line))
      .slice(-8)
      .join('\n');
  };
  await expect.poll(() => alike(story(watcher), story(jagna))).toBe('alike');
  for (const other of [olek, watcher]) {
    await expect.poll(() => alike(figures(other), figures(jagna))).toBe('alike');
  }

  expect(secretsIn(toWatcher ?? [])).toEqual([]);
  // The check would find it: those who fight together know each other's hands.
  expect(secretsIn(toJagna ?? [])).not.toEqual([]);
  expect(await watcher.page.locator('.throne-hand .card').count()).toBe(0);
  expect(await watcher.page.locator('.prompt button[aria-keyshortcuts]:enabled').count()).toBe(0);
  for (const { faults } of [jagna, olek, watcher]) expect(faults).toEqual([]);
});

test('whoever looks on at Rosella’s is not shown what she offers', async () => {
  const jagna = await somebody({ remembers: keptAs(adventureAt('richShop', 'shop')) });
  const { page } = jagna;
  await page.goto('/table/shop');
  await page.locator('.shop').waitFor();
  await putOnline(page);
  await page.locator('.shop .ware').first().waitFor();
  const offered = await page.locator('.ware .card__name').allTextContents();
  expect(offered.length).toBeGreaterThan(1);

  const watcher = await somebody({ screen: PHONE });
  const heard = overhear<Told>(watcher.page);
  await watcher.page.goto(page.url());
  await watcher.page.locator('.shop').getByText(phrase('en', SHOP.secret)).waitFor();
  expect(await watcher.page.locator('.ware').count()).toBe(0);
  // What is bought is open to all.
  await page.keyboard.press('a');
  await watcher.page
    .locator('.shop')
    .getByText(offered[0] ?? '?', { exact: true })
    .waitFor();
  expect(secretsIn(heard)).toEqual([]);
  for (const { faults } of [jagna, watcher]) expect(faults).toEqual([]);
});

test.for([
  { calm: false, what: 'a fight moves for those who like it' },
  { calm: true, what: 'nothing of a fight moves for longer than a cross-fade when the system asks for calm' },
])('$what', async ({ calm }) => {
  const remembers = keptAs(fightAt('rolled'));
  const { page, faults } = await somebody({ remembers, animated: true, calm });
  await watchMotion(page);
  await page.goto(`/table/${idAt('rolled')}`);
  await askedAt(page);
  // A few answers, or as many as the fight takes.
  const answers = await playByKeys(page, (given, { keys }) => given === 3 || keys.length === 0);
  expect(answers).toBeGreaterThan(0);
  const { ms, what } = await longestMotion(page);
  if (calm) expect(ms, what).toBeLessThanOrEqual(CROSS_FADE);
  else expect(ms).toBeGreaterThan(CROSS_FADE);
  expect(faults).toEqual([]);
});
