// Dice Throne on one's own device: a whole duel by keyboard alone, every interruption, one screen for two, larger tables.
import { cardName } from '@wyrmtable/words/dice-throne';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { askedAt, playByKeys, useCards } from './dice-throne-hands.ts';
import { handOf, idAt, keptThrones, type Moment, throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { goTo, goToTable } from './going.ts';
import { walkTo } from './hands.ts';
import type { KeptTable } from './kept.ts';
import { type Person, PHONE, visit } from './people.ts';

const doors = openDoors();
const { somebody } = doors;

async function pressOn(page: Page, goal: ReturnType<Page['locator']>): Promise<void> {
  await walkTo(page, goal);
  await page.keyboard.press('Enter');
}

test('from the front page to the last blow by keyboard alone, and once more', async () => {
  const { page, faults } = await somebody();
  await page.goto('/');
  const cover = page
    .getByRole('article')
    .filter({ has: page.getByRole('heading', { name: 'Dice Throne', exact: true }) });
  await pressOn(page, cover.getByRole('link', { name: 'Against bots' }));
  const monk = page.getByRole('button', { name: /^Monk/ });
  await monk.waitFor();
  // The bot is the quickest one there is; a list goes by arrows.
  const level = page.getByRole('combobox', { name: 'Seat 2: Who plays' });
  await walkTo(page, level);
  while ((await level.inputValue()) !== 'eager') await page.keyboard.press('ArrowUp');
  await pressOn(page, monk);
  await page.getByText('Complexity 4 of 6').last().waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Start the game' }));
  await askedAt(page);
  await pressOn(page, page.getByRole('group', { name: 'Windows' }).first().getByRole('button', { name: 'All' }));

  const titles = new Set<string>();
  const cards: string[] = [];
  let kept = 0;
  await playByKeys(page, async (_, asked) => {
    titles.add(asked.title.replace(/.*(Any answer\?)$/, '$1'));
    if (asked.cards && /^Play cards/.test(asked.title) && cards.length < 2) {
      cards.push(await useCards(page, cards.length === 0 ? 'last' : 'first'));
    }
    if (asked.keeping && asked.keys.includes('R') && kept === 0) {
      await page.keyboard.press('1');
      const first = page.locator('.throne-dice .die').first();
      await expect.poll(() => first.getAttribute('aria-label')).toMatch(/, kept$/);
      await page.getByRole('button', { name: /^Roll 4 dice/ }).waitFor();
      kept++;
    }
    return false;
  });
  expect(cards[0]).toMatch(/^Sell /);
  expect(kept).toBe(1);
  // Every kind of question has come up on the way.
  expect([...titles]).toEqual(
    expect.arrayContaining(['Any answer?', 'How do you defend?', 'Roll, or declare an ability']),
  );

  await page.getByRole('heading', { name: /wins|You win!|A draw/ }).waitFor();
  await pressOn(page, page.getByRole('button', { name: 'Check the dice' }));
  await page.getByText('Every die follows from the seed.').waitFor();
  const first = page.url();
  await pressOn(page, page.getByRole('button', { name: 'Play again' }));
  await page.getByRole('heading', { name: /wins|You win!|A draw/ }).waitFor({ state: 'hidden' });
  expect(page.url()).not.toBe(first);
  expect(await playByKeys(page, (answers) => answers === 3)).toBe(3);
  expect(faults).toEqual([]);
});

/**
 * One of each shape that a table keeps: that what is kept leads to the same position at every other moment, too, is held by the
 * laws of the game and by the corpus.
 */
const CLOSED_AT = ['lastChance', 'turnDie', 'effect', 'won'] as const satisfies readonly Moment[];
const ANSWERED_AT = ['main', 'rolled', 'window', 'defence'] as const satisfies readonly Moment[];

describe('a table closed in the middle is the same afterwards', () => {
  let person: Person;
  beforeAll(async () => {
    const tables = [...CLOSED_AT, ...ANSWERED_AT].map((moment) => throneAt(moment, idAt(moment)));
    const settings = { 'wyrmtable.settings': { speed: 'off', odds: 'off' } };
    person = await visit(doors.browser, {
      address: doors.house.address,
      remembers: { ...keptThrones(...tables), ...settings },
    });
  });
  afterAll(() => person?.leave());

  test.for(CLOSED_AT)('at the moment “%s”', async (moment) => {
    const { page, faults } = person;
    await goToTable(page, idAt(moment), askedAt);
    const picture = await page.getByRole('main').ariaSnapshot();
    await page.reload();
    await askedAt(page);
    expect(await page.getByRole('main').ariaSnapshot()).toBe(picture);
    expect(faults).toEqual([]);
  });

  test.for(ANSWERED_AT)('right after an answer at the moment “%s”', async (moment) => {
    const { page, faults } = person;
    await goToTable(page, idAt(moment), askedAt);
    await playByKeys(page, (answers) => answers === 1);
    const { text } = await askedAt(page);
    await page.reload();
    expect((await askedAt(page)).text).toBe(text);
    expect(faults).toEqual([]);
  });
});

test('stops say that they are at work, and end where they are said', async () => {
  const { page, faults } = await somebody({ remembers: keptThrones(throneAt('main', 'stops')) });
  await page.goto('/table/stops');
  await askedAt(page);
  const habit = page.getByRole('group', { name: 'Windows' }).first();
  await habit.getByRole('button', { name: 'Off' }).click();
  await page.getByRole('button', { name: 'Defense. Asked: Every turn' }).click();
  await page.getByRole('button', { name: 'Defense. Asked: My turns' }).waitFor();
  // Nothing but own decisions are asked, windows only if they are about life and death.
  const titles: string[] = [];
  await playByKeys(page, (answers, { title }) => {
    titles.push(title);
    return answers === 6;
  });
  expect(titles.filter((title) => /declares .* Any answer\?$/.test(title))).toEqual([]);
  await page.reload();
  await askedAt(page);
  // Off ended with the visit; the lozenge stays as it was set.
  expect(await habit.getByRole('button', { name: 'Off' }).getAttribute('aria-pressed')).toBe('false');
  await page.getByRole('button', { name: 'Defense. Asked: My turns' }).waitFor();
  expect(faults).toEqual([]);
});

test('after a click the keys still mean the table', async () => {
  const { page, faults } = await somebody({ remembers: keptThrones(throneAt('window', 'keys')) });
  await page.goto('/table/keys');
  const { text } = await askedAt(page);
  await page.getByRole('button', { name: 'Upkeep. Asked: Every turn' }).click();
  await page.getByRole('button', { name: 'Stops', exact: true }).click();
  await page.locator('.stops').waitFor();
  await page.keyboard.press('Escape');
  await page.keyboard.press('Space');
  // The window was passed; the sheet stayed closed and the lozenge as it was set.
  await askedAt(page, text);
  await page.getByText('Bogusz activates Bounty Hunter').waitFor();
  expect(await page.locator('.stops').isVisible()).toBe(false);
  await page.getByRole('button', { name: 'Upkeep. Asked: My turns' }).waitFor();
  expect(faults).toEqual([]);
});

const TWO = [
  { name: 'Ala', bot: null },
  { name: 'Olek', bot: null },
];

test.for([undefined, PHONE])('one screen for two: a hand is covered until its owner looks', async (screen) => {
  const table = throneAt(
    ({ view, choices }) =>
      view.step === 'main-2' && view.asking === 'main' && choices.length > 2 && (view.players[1]?.hand ?? 0) > 0,
    'shared',
    { seats: TWO },
  );
  const secrets = handOf(table, 0).map((card) => cardName('en', card));
  const others = handOf(table, 1).map((card) => cardName('en', card));
  expect(secrets.length * others.length).toBeGreaterThan(0);
  const { page, faults } = await somebody({ remembers: keptThrones(table), ...(screen && { screen }) });
  await page.goto('/table/shared');
  await askedAt(page);
  const hand = page.locator('.throne-hand');
  /** Also for those who read the source of the page. */
  const shown = async () => (await hand.innerHTML()) + (await page.locator('.prompt').innerHTML());
  for (const secret of [...secrets, ...others]) expect(await shown()).not.toContain(secret);
  await hand.getByText('Only Ala may look at this hand.').waitFor();
  expect(await page.getByRole('main').innerHTML()).not.toMatch(/draws \d+ cards?:/);

  await hand.getByRole('button', { name: 'Show my hand' }).click();
  for (const secret of secrets) await hand.getByText(secret).first().waitFor();

  // Somebody who forgets to cover it and goes on shows it to nobody.
  await playByKeys(page, (_, { text }) => text.includes('Only Olek may look at this hand.'));
  for (const secret of secrets) expect(await shown()).not.toContain(secret);
  for (const secret of others) expect(await shown()).not.toContain(secret);
  expect(faults).toEqual([]);
});

// King of the Hill is played to its end in throne-ends.test.ts.
test('Teams, 2 vs 2, with bots, for several turns', async () => {
  const { page, faults } = await somebody();
  await page.goto('/play/dice-throne?way=bots');
  await page.getByRole('group', { name: 'How do you fight?' }).getByRole('button', { name: 'Teams, 2 vs 2' }).click();
  for (let seat = 2; seat <= 4; seat++) {
    await page.getByRole('combobox', { name: `Seat ${seat}: Who plays` }).selectOption('eager');
  }
  await page.getByRole('button', { name: 'Start the game' }).click();
  await askedAt(page);
  expect(await page.getByRole('region', { name: 'The other players' }).getByRole('article').count()).toBe(3);
  const turn = (text: string) => Math.max(...[...text.matchAll(/: turn (\d+)/g)].map(([, found]) => Number(found)));
  let last = 0;
  const answers = await playByKeys(page, (_, { text }) => {
    last = turn(text);
    return last > 5;
  });
  // More than a round, with this person's own turn in it.
  expect(last).toBeGreaterThan(5);
  expect(answers).toBeGreaterThan(2);
  expect(faults).toEqual([]);
});

describe('wrong turns', () => {
  const spoilt = (table: KeptTable, id: string, change: object): KeptTable => ({
    ...table,
    id,
    choices: [],
    options: { ...table.options, ...change },
  });

  test('tables with options that cannot be say why, and lead back', async () => {
    const good = throneAt('main', 'good');
    const tables = {
      hero: { heroes: ['pyromancer', 'nobody'] },
      heroes: { heroes: ['pyromancer'] },
      mode: { mode: 'chess' },
      seats: { mode: '3v3' },
      promo: { promo: 'yes' },
    };
    const wrong = Object.entries(tables).map(([id, change]) => spoilt(good, id, change));
    const { page, faults } = await somebody({ remembers: keptThrones(good, ...wrong) });
    const reasons = { hero: /hero/, heroes: /hero/, mode: /mode/, seats: /3 vs 3|3v3|seat|player/, promo: /promo/ };
    for (const [id, reason] of Object.entries(reasons)) {
      await goTo(page, `/table/${id}`);
      await page.getByRole('heading', { name: 'The table cannot be opened' }).waitFor();
      await page.getByRole('main').filter({ hasText: reason }).waitFor();
      await page.getByRole('main').getByRole('link', { name: 'To the front page' }).click();
      await page.getByRole('heading', { name: 'Wyrmtable', level: 1 }).waitFor();
    }
    // The good one beside them is as it was.
    await goTo(page, '/table/good');
    expect((await askedAt(page)).title).toMatch(/^Play cards/);
    expect(faults).toEqual([]);
  });

  test('nonsense after the question mark and in what was remembered opens a set-up that can be used', async () => {
    const remembers = { 'wyrmtable.setup.dice-throne.bots': { mode: 'chess', seats: [1], heroes: ['nobody'] } };
    const { page, faults } = await somebody({ remembers });
    await page.goto('/play/dice-throne?way=%F0%9F%90%89&mode=chess&hero=nobody&seats=-1#!@');
    await page.getByRole('button', { name: 'Start the game' }).click();
    expect((await askedAt(page)).over).toBe(false);
    expect(faults).toEqual([]);
  });
});
