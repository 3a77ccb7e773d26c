// What is unfolded can be used: the buttons at the foot of a card's sheet do what they say, whatever hand presses them.
import { diceThrone } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { cardName, choiceLine } from '@wyrmtable/words/dice-throne';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { askedAt } from './dice-throne-hands.ts';
import { keptThrones, throneAt } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { choicesAt, seenBy } from './search.ts';
import { HANDS, press, screenOf } from './three-hands.ts';

const doors = openDoors();
const table = throneAt('main', 'unfolded');

const answers = choicesAt(diceThrone, table).flatMap((choice) => {
  const reading = diceThrone.read(choice, seenBy(diceThrone, table, 0));
  return 'card' in reading ? [{ choice, reading, card: reading.card }] : [];
});
const canBe = (kind: string, id: string) => answers.some(({ reading, card }) => reading.kind === kind && card === id);

/** Both answers of a card that can be played and sold alike, so that a press unfolds it and asks which. */
const { card: id } = answers.find(({ card }) => canBe('play', card) && canBe('sell', card)) ?? { card: '' };
const orders = answers.filter(({ card }) => card === id);

/** The choice that was made at the table, once one was. */
const made = async (page: Page): Promise<Choice | undefined> =>
  page.evaluate<Choice | undefined>(
    `JSON.parse(localStorage.getItem('wyrmtable.table.${table.id}')).choices[${table.choices.length}]`,
  );

test('there is a card that can be both played and sold', () => {
  expect(orders.map(({ reading }) => reading.kind).toSorted()).toEqual(['play', 'sell']);
});

test.for(HANDS.flatMap((hand) => orders.map((order) => ({ ...order, hand, kind: order.reading.kind }))))(
  'a card in hand: $kind, by $hand',
  async ({ hand, choice, reading, card }) => {
    const { page, faults } = await doors.somebody({ remembers: keptThrones(table), screen: screenOf(hand) });
    await page.goto(`/table/${table.id}`);
    await askedAt(page);
    const name = cardName('en', card);
    await press(page, hand, page.locator('.throne-hand').getByRole('button', { name }).first());
    const sheet = page.getByRole('dialog', { name });
    await press(page, hand, sheet.getByRole('button', { name: choiceLine('en', reading, [], []), exact: true }));
    await expect.poll(() => made(page)).toBe(choice);
    expect(await sheet.count()).toBe(0);
    expect(faults).toEqual([]);
  },
);
