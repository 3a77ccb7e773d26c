// Two people and a watcher at an online table of Dice Throne: windows asked on both sides at once, while the server is killed.
import type { ThroneView } from '@wyrmtable/dice-throne';
import { phrase } from '@wyrmtable/words';
import { CHOOSING } from '@wyrmtable/words/choosing';
import { heroName } from '@wyrmtable/words/dice-throne';
import { setUp } from '@wyrmtable/words/shell';
import { lobby } from '@wyrmtable/words/shell-lobby';
import { table } from '@wyrmtable/words/shell-table';
import { STOPS } from '@wyrmtable/words/throne-asking';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { answer, askedNow } from './dice-throne-hands.ts';
import { openDoors } from './doors.ts';
import { eventsIn, overhear, overhearSaying, type Told, viewsIn } from './lines.ts';
import { alike, type Person, PHONE } from './people.ts';
import { press } from './three-hands.ts';

const doors = openDoors({ shakyLine: true }, { brisk: true });

const isThroneView = (value: unknown): value is ThroneView =>
  typeof value === 'object' && value !== null && 'hands' in value;

/** What only their owner is told of an event. */
const SECRETS: Readonly<Record<string, readonly string[]>> = { drew: ['cards'], found: ['card'] };

/** Hands and draws of others, as this line was told of them. */
function leaks(heard: readonly Told[], own: number | null): object[] {
  const hands = viewsIn(heard, isThroneView).flatMap((view) => view.hands.filter(({ seat }) => seat !== own));
  const draws = eventsIn(heard).filter(
    (event) => 'seat' in event && event.seat !== own && SECRETS[event.kind]?.some((field) => field in event),
  );
  return [...hands, ...draws];
}

const prompt = (page: Page) => page.locator('.prompt');
const isAsked = async (page: Page) => (await prompt(page).getAttribute('data-state')) === 'asking';
/** On the sheet of stops, which every screen has. */
async function setStops({ page, lang }: Person, habit: 'all' | 'off'): Promise<void> {
  await page.getByRole('button', { name: phrase(lang, STOPS.open), exact: true }).click();
  await page
    .locator('.stops')
    .getByRole('button', { name: phrase(lang, STOPS[habit]) })
    .click();
  await page.keyboard.press('Escape');
}

/** Jagna lays a table for herself and Olek; somebody else only looks on. */
async function sitDown(jagna: Person, olek: Person, watcher: Person): Promise<void> {
  await jagna.page.goto('/play/dice-throne?way=online');
  await jagna.page.getByRole('button', { name: /^Pyromancer/ }).click();
  await jagna.page.getByRole('button', { name: phrase('en', setUp.makeLink) }).click();
  const link = await jagna.page.getByLabel(phrase('en', lobby.link)).inputValue();
  await olek.page.goto(link);
  await olek.page.getByLabel(phrase('pl', lobby.yourName)).fill('Olek');
  await olek.page.getByRole('button', { name: phrase('pl', lobby.sitAt, { number: 2 }) }).click();
  // Everybody chooses for themselves: nobody has offered Jagna a seat but her own.
  await press(olek.page, 'mouse', olek.page.locator('.hero-tile').filter({ hasText: heroName('pl', 'monk') }));
  const take = phrase('pl', CHOOSING.take, { hero: heroName('pl', 'monk') });
  await press(olek.page, 'keys', olek.page.getByRole('button', { name: take }));
  await jagna.page.getByRole('listitem').filter({ hasText: 'Olek' }).getByText(heroName('en', 'monk')).waitFor();
  await watcher.page.goto(link);
  await watcher.page.getByText(phrase('en', lobby.full)).waitFor();
  for (const { page, lang } of [olek, jagna]) {
    await page.getByRole('button', { name: phrase(lang, lobby.beReady) }).click();
  }
  await jagna.page.getByRole('button', { name: phrase('en', lobby.begin) }).click();
  await Promise.all([jagna, olek, watcher].map(({ page }) => prompt(page).waitFor()));
}

/** Milliseconds between two looks at pages that wait for something. */
const A_LOOK = 50;

/** Both answer whatever they are asked until `enough`, or until a window asks both at once. */
async function playTogether(
  people: readonly [Person, Person],
  enough: () => boolean | Promise<boolean>,
): Promise<boolean> {
  const patience = Date.now() + 400_000;
  while (Date.now() < patience) {
    const [first, second] = await Promise.all(people.map(({ page }) => askedNow(page)));
    if (first?.over || second?.over) throw new Error('the duel was over too soon');
    if (first?.keys.includes('P') && second?.keys.includes('P')) return true;
    if (await enough()) return false;
    // Whoever asks again at once keeps both pages busy with the question.
    if (first === null && second === null) await new Promise((again) => setTimeout(again, A_LOOK));
    if (first) await answer(people[0].page, first, 'saver');
    if (second) await answer(people[1].page, second, 'saver');
  }
  throw new Error('nothing of the kind came');
}

/** One answers at once and the other later; the early answer is given once and stays given, whatever happens to the server. */
async function answerEarly(early: Person, late: Person, between: () => Promise<void>): Promise<void> {
  const question = await askedNow(late.page);
  await early.page.keyboard.press('p');
  await expect.poll(() => isAsked(early.page)).toBe(false);
  await between();
  await early.page.reload();
  await prompt(early.page).waitFor();
  expect(await isAsked(early.page)).toBe(false);
  await expect.poll(async () => (await askedNow(late.page))?.title).toBe(question?.title);
  await late.page.keyboard.press('p');
  // The other one's answer closes the window for both.
  await expect.poll(async () => (await askedNow(late.page))?.text).not.toBe(question?.text);
}

test('windows on both sides, over a line that breaks', { timeout: 900_000 }, async () => {
  const [jagna, olek, watcher] = await Promise.all([
    doors.somebody(),
    doors.somebody({ lang: 'pl', screen: PHONE }),
    doors.somebody(),
  ]);
  const people = [jagna, olek, watcher];
  const lines = people.map(({ page }) => overhear<Told>(page));
  const saidByOlek = overhearSaying(olek.page);
  /** What the server knows of the windows that Olek wants to be asked in. */
  const stopsOfOlek = () => saidByOlek.findLast((message) => message.type === 'stops')?.stops;
  await sitDown(jagna, olek, watcher);
  await setStops(jagna, 'all');
  await setStops(olek, 'all');
  await expect.poll(stopsOfOlek).toMatchObject({ habit: 'all' });

  const killed = async () => {
    await doors.house.kill();
    await watcher.page.getByText(phrase('en', table.offline)).waitFor();
    await doors.house.restart();
    await Promise.all(
      people.map(({ page, lang }) => page.getByText(phrase(lang, table.offline)).waitFor({ state: 'hidden' })),
    );
  };
  const never = () => false;
  // Each of them is the one who answers out of turn once.
  expect(await playTogether([jagna, olek], never)).toBe(true);
  await answerEarly(olek, jagna, killed);
  expect(await playTogether([jagna, olek], never)).toBe(true);
  await answerEarly(jagna, olek, async () => {});

  // Olek lets all windows pass, and is told so whenever somebody else decides.
  await setStops(olek, 'off');
  await expect.poll(stopsOfOlek).toMatchObject({ habit: 'off' });
  const told = olek.page.getByText(phrase('pl', STOPS.activeOff));
  expect(await playTogether([jagna, olek], () => told.isVisible())).toBe(false);

  // Nobody was shown what is not theirs.
  const owns = [0, 1, null];
  for (const [i, heard] of lines.entries()) expect(leaks(heard, owns[i] ?? null)).toEqual([]);
  expect(lines[2]?.filter(({ view, change }) => view !== undefined || change !== undefined).length).toBeGreaterThan(0);
  // The check would find it: a player's own hand is told to nobody else, but to that player it is.
  expect(leaks(lines[0] ?? [], null)).not.toEqual([]);
  expect(await watcher.page.locator('.throne-hand').count()).toBe(0);
  // And everybody has been told the same story.
  const story = async ({ page }: Person) => {
    const told = await page.locator('.chronicle .log li').allTextContents();
    return told
      .filter((line) => !/draws|finds/.test(line))
      .slice(-12)
      .join('\n');
  };
  await expect.poll(() => alike(story(watcher), story(jagna))).toBe('alike');
  for (const { faults } of people) expect(faults).toEqual([]);
});
