// Dice Throne by three hands: every kind of choice there is, on the board, in the hand and in the prompt.
import { diceThrone, KINDS, kindOf, type ThroneReading } from '@wyrmtable/dice-throne';
import { abilityName, cardName, choiceLine, momentOf, statusName } from '@wyrmtable/words/dice-throne';
import type { Locator } from 'playwright-core';
import { askedAt } from './dice-throne-hands.ts';
import { thronesOfEveryKind } from './dice-throne-kinds.ts';
import { keptThrones } from './dice-throne-moments.ts';
import { openDoors } from './doors.ts';
import { beginning, type Deed, everyKind, type Way } from './every-kind.ts';
import { still } from './going.ts';
import { type Offered, seenBy } from './search.ts';
import { press } from './three-hands.ts';

const doors = openDoors();

const readingOf = ({ table, choice }: Offered): ThroneReading => diceThrone.read(choice, seenBy(diceThrone, table, 0));

/** The words on the button of a choice. */
function orderOf(deed: Offered): string {
  const { table } = deed;
  const view = seenBy(diceThrone, table, 0);
  const names = table.seats.map(({ name }) => name);
  const heroes = view.players.map(({ hero }) => hero);
  return choiceLine('en', readingOf(deed), names, heroes, momentOf(view));
}

const inPrompt = (deed: Deed): Locator =>
  deed.page
    .locator('.prompt')
    .getByRole('button', { name: beginning(orderOf(deed)) })
    .first();

/** A sentence in the prompt. */
const answer: Way = (deed) => press(deed.page, deed.hand, inPrompt(deed));

/** A button at the foot of what has unfolded; the first press brings words that explain themselves, and moves it. */
const order = async (deed: Deed): Promise<void> => {
  const { page, hand } = deed;
  await still(page);
  await press(
    page,
    hand,
    page
      .getByRole('dialog')
      .getByRole('button', { name: beginning(orderOf(deed)) })
      .first(),
  );
};

/** A card in hand: it unfolds, and asks what is to be done with it. */
const card: Way = async (deed) => {
  const { page, hand } = deed;
  const { card: id } = { card: '', ...readingOf(deed) };
  await press(
    page,
    hand,
    page
      .locator('.throne-hand')
      .getByRole('button', { name: cardName('en', id) })
      .first(),
  );
  await order(deed);
};

/** A tile of the board: a click on it is enough, a finger reads it first. By keys its letter in the prompt is nearer. */
const tile: Way = async (deed) => {
  const { page, hand } = deed;
  if (hand === 'keys') return answer(deed);
  const { ability } = { ability: '', ...readingOf(deed) };
  const handle = page.locator('.board .drawer__handle');
  if (hand === 'touch') await press(page, hand, handle);
  await press(
    page,
    hand,
    page
      .locator('.board .ability')
      .filter({ hasText: abilityName('en', ability) })
      .first(),
  );
  if (hand === 'touch') await order(deed);
};

/** A token: it unfolds with what it is good for. */
const token: Way = async (deed) => {
  const { page, hand } = deed;
  if (hand === 'keys') return answer(deed);
  const { status } = { status: '', ...readingOf(deed) };
  await press(
    page,
    hand,
    page
      .locator('.board .chip')
      .filter({ hasText: statusName('en', status) })
      .first(),
  );
  await order(deed);
};

const onDice = ({ page, hand }: Deed, value: number): Promise<void> =>
  press(page, hand, page.locator(`.pick-dice .die[data-face="${value}"]:not([data-state="kept"])`).first());

const turnDie: Way = async (deed) => {
  const { value, to } = { value: 0, to: 0, ...readingOf(deed) };
  await onDice(deed, value);
  await onDice(deed, to);
};

/** One die goes at once; several are picked and then thrown. */
const reroll: Way = async (deed) => {
  const reading = readingOf(deed);
  const { page, hand } = deed;
  for (const value of reading.kind === 'reroll' ? reading.dice : []) await onDice(deed, value);
  const thrown = page.locator('.pick-dice button[aria-keyshortcuts="R"]');
  if ((await thrown.count()) > 0) await press(page, hand, thrown);
};

/** Dice on the felt are kept, and the others rolled. */
const roll: Way = async (deed) => {
  const { page, hand, table } = deed;
  const reading = readingOf(deed);
  const rolled = [...(reading.kind === 'roll' ? (reading.dice ?? []) : [])];
  for (const [place, value] of seenBy(diceThrone, table, 0).dice.entries()) {
    const at = rolled.indexOf(value);
    if (at >= 0) rolled.splice(at, 1);
    else await press(page, hand, page.locator('.throne-dice .die').nth(place));
  }
  await press(page, hand, page.locator('.prompt button[aria-keyshortcuts="R"]'));
};

everyKind(doors, {
  kinds: KINDS,
  tables: thronesOfEveryKind(),
  kindOf,
  asked: (page) => askedAt(page),
  remembers: keptThrones(),
  ways: {
    pass: answer,
    proceed: answer,
    pay: answer,
    roll,
    declare: tile,
    defend: tile,
    play: card,
    sell: card,
    spend: token,
    target: answer,
    option: answer,
    pick: answer,
    token: answer,
    die: turnDie,
    reroll,
    count: answer,
    order: answer,
    from: answer,
    against: answer,
    discard: answer,
    search: answer,
  },
});
