// Dragon Farkle by three hands: every kind of choice there is.
import { dragonFarkleBots } from '@wyrmtable/bots/dragon-farkle';
import { dragonFarkle, KINDS, kindOf } from '@wyrmtable/dragon-farkle';
import { cardName } from '@wyrmtable/words/dragon-farkle';
import { openDoors } from './doors.ts';
import { type Deed, everyKind, type Way } from './every-kind.ts';
import { asked } from './hands.ts';
import { seenBy, tablesOffering } from './search.ts';
import { press } from './three-hands.ts';

const doors = openDoors();

const SEATS = [
  { name: 'Jagna', bot: null },
  { name: 'Bogusz', bot: 'careful' },
  { name: 'Mirka', bot: 'careful' },
];
const { bot } = dragonFarkleBots.random;

const tables = tablesOffering(KINDS, {
  game: dragonFarkle,
  options: { wounds: 3 },
  seats: SEATS,
  series: 20,
  tries: 60,
  longest: 3000,
  kindOf,
  fits: ({ choices, view }, choice) => {
    const reading = dragonFarkle.read(choice, view);
    // Cards that ask at whom, and sets without the question of a reward.
    if (reading.kind === 'use') return 'target' in reading;
    return choices.length > 1 && (reading.kind !== 'setAside' || reading.reward === undefined);
  },
  answer: (question) => bot.answer(question),
});

const readingOf = ({ table, choice }: Deed) => dragonFarkle.read(choice, seenBy(dragonFarkle, table, 0));

const on =
  (selector: string): Way =>
  ({ page, hand }) =>
    press(page, hand, page.locator(`main ${selector}`).first());

/** Dice of these faces, one after another: each is another die than those before. */
async function pickDice(deed: Deed): Promise<void> {
  const { page, hand } = deed;
  const reading = readingOf(deed);
  for (const face of 'dice' in reading ? reading.dice : []) {
    await press(page, hand, page.locator(`.dice button.die[data-face="${face}"][data-state="resting"]`).first());
  }
  await press(page, hand, page.locator('.prompt button[aria-keyshortcuts="Enter"]'));
}

async function useCard(deed: Deed): Promise<void> {
  const { page, hand, table } = deed;
  const { card, target } = { card: '', target: 0, ...readingOf(deed) };
  await press(page, hand, page.locator('.usable__card').filter({ hasText: cardName('en', card) }));
  await press(page, hand, page.locator('.usable__ways .way').filter({ hasText: table.seats[target]?.name ?? '' }));
}

const ofCard: Way = (deed) => {
  const { page, hand } = deed;
  const { item } = { item: '', ...readingOf(deed) };
  return press(
    page,
    hand,
    page
      .locator('.item-choice button')
      .filter({ hasText: cardName('en', item) })
      .first(),
  );
};

everyKind(doors, {
  kinds: KINDS,
  tables,
  kindOf,
  asked: (page) => asked(page),
  ways: {
    pass: on('.prompt button[aria-keyshortcuts="P"]'),
    recruit: on('.deed[aria-keyshortcuts="Enter"]'),
    brawl: on('.deed__targets button'),
    finalBattle: on('.deeds > button.deed:last-child'),
    roll: on('.prompt button[aria-keyshortcuts="Space"]'),
    stop: on('.prompt button[aria-keyshortcuts="S"]'),
    setAside: pickDice,
    use: useCard,
    removeDie: (deed) => {
      const { page, hand } = deed;
      const { face } = { face: 0, ...readingOf(deed) };
      return press(page, hand, page.locator(`.dice button.die[data-face="${face}"]`).first());
    },
    keep: ofCard,
    discard: ofCard,
  },
});
