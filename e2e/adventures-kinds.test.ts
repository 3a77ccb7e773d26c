// Adventures by three hands: every kind of choice of a campaign, on the map, at the counter and in the prompt.
import { adventures, KINDS, kindOf } from '@wyrmtable/adventures';
import { choiceLine, lootName, momentOf } from '@wyrmtable/words/adventures';
import type { Locator, Page } from 'playwright-core';
import { adventuresOfEveryKind } from './adventures-kinds.ts';
import { askedAt } from './dice-throne-hands.ts';
import { openDoors } from './doors.ts';
import { beginning, type Deed, everyKind, type Way } from './every-kind.ts';
import { still } from './going.ts';
import { seenBy } from './search.ts';
import { type Hand, press } from './three-hands.ts';

const doors = openDoors();

const readingOf = ({ table, choice }: Deed) => adventures.read(choice, seenBy(adventures, table, 0));

/** The words on the button of a choice. */
function orderOf(deed: Deed): string {
  const { table } = deed;
  const view = seenBy(adventures, table, 0);
  const names = table.seats.map(({ name }) => name);
  const heroes = view.heroes.map(({ hero }) => hero);
  return choiceLine('en', readingOf(deed), names, heroes, momentOf(view));
}

const answer: Way = (deed) =>
  press(
    deed.page,
    deed.hand,
    deed.page
      .locator('.prompt')
      .getByRole('button', { name: beginning(orderOf(deed)) })
      .first(),
  );

/** What cannot be undone asks once more. */
const graveAnswer: Way = async ({ page, hand }) => {
  await press(page, hand, page.locator('.grave__open'));
  await press(page, hand, page.locator('.grave .btn[data-kind="danger"]'));
};

/** The first button of what has unfolded; words that explain themselves come with the first press, and move it. */
async function inSheet(page: Page, hand: Hand): Promise<void> {
  await still(page);
  await press(page, hand, page.getByRole('dialog').locator('.btn').first());
}

/** A tile that is still closed is entered at once; an open one unfolds under a finger first. */
const move: Way = async (deed) => {
  const { page, hand } = deed;
  const { cell } = { cell: -1, ...readingOf(deed) };
  const place = page.locator(`.place[data-at="${cell}"]`);
  const closed = (await place.getAttribute('data-kind')) !== 'start';
  await press(page, hand, place);
  if (hand === 'touch' && !closed) await inSheet(page, hand);
};

const cardOf = (deed: Deed): string => {
  const { card } = { card: '', ...readingOf(deed) };
  return lootName('en', card);
};

const buy: Way = (deed) =>
  press(
    deed.page,
    deed.hand,
    deed.page
      .locator('.ware button.card')
      .filter({ hasText: cardOf(deed) })
      .first(),
  );

const onMystery =
  (kind: 'plain' | 'quiet'): Way =>
  (deed) => {
    const { page, hand } = deed;
    const { index } = { index: 0, ...readingOf(deed) };
    return press(page, hand, page.locator('.shelf__row').nth(index).locator(`.btn[data-kind="${kind}"]`));
  };

/** A card of one's own: on a phone it lies folded, and its sheet has the button. */
const onOwn =
  (list: string, wide: (item: Locator) => Locator): Way =>
  async (deed) => {
    const { page, hand } = deed;
    const item = page
      .locator(`${list} > li`)
      .filter({ hasText: cardOf(deed) })
      .first();
    if (hand !== 'touch') return press(page, hand, wide(item));
    await press(page, hand, item.getByRole('button').first());
    await inSheet(page, hand);
  };

everyKind(doors, {
  kinds: KINDS,
  tables: adventuresOfEveryKind(),
  kindOf,
  asked: (page) => askedAt(page),
  ways: {
    go: answer,
    salve: answer,
    share: answer,
    rescue: answer,
    move,
    buy,
    identify: onMystery('plain'),
    'sell-mystery': onMystery('quiet'),
    'sell-loot': onOwn('.shelf__wide', (item) => item.locator('.btn')),
    trim: onOwn('.trim__cards', (item) => item.locator('button.card')),
    leave: answer,
    keep: answer,
    decline: answer,
    onward: answer,
    retire: graveAnswer,
  },
});
