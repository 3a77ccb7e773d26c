// Etchinstone by three hands: every kind of choice there is. A hand is laid out first, and what was decided about it is played when it is
// confirmed, so one press may make several choices in a row.
import { etchinstoneBots } from '@wyrmtable/bots/etchinstone';
import { type EtchinstoneView, etchinstone, KINDS, type Kind, kindOf } from '@wyrmtable/etchinstone';
import { phrase } from '@wyrmtable/words';
import { BUTTONS, OPTIONS } from '@wyrmtable/words/etch-table';
import { cardName, elementName } from '@wyrmtable/words/etchinstone';
import { openDoors } from './doors.ts';
import { askedAt } from './etchinstone-hands.ts';
import { beginning, type Deed, everyKind, type Way } from './every-kind.ts';
import { type Offered, seenBy, tablesOffering } from './search.ts';
import { press } from './three-hands.ts';

const doors = openDoors();

const SEATS = [{ name: 'Jagna', bot: null }];
/** Out of a hundred answers so many are given at random. */
const WHIMS = 25;

/** What a set can do without is its boost. */
const fits = ({ view }: { readonly view: EtchinstoneView }, choice: number): boolean => {
  const reading = etchinstone.read(choice, view);
  return reading.kind !== 'leave' || reading.role === 'boost';
};

function tables(): ReadonlyMap<Kind, Offered> {
  const found = new Map<Kind, Offered>();
  // On a hard road cards change before it begins.
  for (const [n, difficulty] of (['hard', 'normal'] as const).entries()) {
    const more = tablesOffering(
      KINDS.filter((kind) => !found.has(kind) && (kind === 'change') === (n === 0)),
      {
        game: etchinstone,
        options: { difficulty, dragon: 'burhast', cavalier: false, glassCannon: false },
        seats: SEATS,
        series: 60 + n,
        tries: 200,
        longest: 1000,
        kindOf,
        fits,
        answer: (asked, whim) => etchinstoneBots[whim < WHIMS ? 'random' : 'adept'].bot.answer(asked),
      },
    );
    for (const [kind, offered] of more) found.set(kind, offered);
  }
  return found;
}

const readingOf = ({ table, choice }: Deed) => etchinstone.read(choice, seenBy(etchinstone, table, 0));

const confirm = ({ page, hand }: Deed): Promise<void> =>
  press(page, hand, page.locator('.prompt button[data-kind="primary"]:enabled'));

/** One of the cards that are asked for. */
const give: Way = (deed) => {
  const { page, hand } = deed;
  const { card } = { card: '', ...readingOf(deed) };
  return press(
    page,
    hand,
    page
      .locator('.choosing__card:enabled')
      .filter({ hasText: cardName('en', card) })
      .first(),
  );
};

/** Away from the encounter, or anew before the last battle: the errand first, then the card it costs. */
const errand =
  (words: (typeof BUTTONS)['detour' | 'regroup']): Way =>
  async (deed) => {
    const { page, hand } = deed;
    const { card } = { card: '', ...readingOf(deed) };
    await press(page, hand, page.locator('.prompt').getByRole('button', { name: beginning(phrase('en', words)) }));
    await press(
      page,
      hand,
      page
        .locator('.slot__card')
        .filter({ hasText: cardName('en', card) })
        .first(),
    );
  };

/** A decision beside the forecast, and then the hand is confirmed. */
const decide =
  (group: (typeof OPTIONS)['aim' | 'combine' | 'ranged']): Way =>
  async (deed) => {
    const { page, hand } = deed;
    const options = page.locator('.options__group').filter({ hasText: phrase('en', group) });
    await press(page, hand, options.locator('.option[aria-pressed="false"]').first());
    await confirm(deed);
  };

/** A card under the Element makes it another one. */
const attune: Way = async (deed) => {
  const { page, hand } = deed;
  const reading = readingOf(deed);
  const element = reading.kind === 'attune' ? elementName('en', reading.element) : '';
  const becomes = phrase('en', OPTIONS.becomes, { element });
  await press(page, hand, page.locator('.option[aria-pressed="false"]').filter({ hasText: becomes }).first());
  await confirm(deed);
};

/** The card of a role goes to a place where it has none, and then the hand is confirmed. */
const leave: Way = async (deed) => {
  const { page, hand } = deed;
  const { set } = { set: 1, ...readingOf(deed) };
  await press(page, hand, page.locator(`.slot[data-role="boost"][data-set="${set - 1}"] .slot__card`));
  await press(page, hand, page.locator('.slot[data-role="rest"] .slot__card:has(.slot__empty)').first());
  await confirm(deed);
};

everyKind(doors, {
  kinds: KINDS,
  tables: tables(),
  kindOf,
  asked: (page) => askedAt(page),
  // What was decided about this hand may be taken back first, and is played anew.
  from: (made) => made.findLastIndex((choice) => kindOf(choice) === 'commit') + 1,
  ways: {
    change: give,
    face: confirm,
    detour: errand(BUTTONS.detour),
    spell: confirm,
    element: confirm,
    boost: confirm,
    leave,
    combine: decide(OPTIONS.combine),
    keepApart: confirm,
    attune,
    aim: decide(OPTIONS.aim),
    giveUpSpare: decide(OPTIONS.ranged),
    keepSpare: confirm,
    commit: confirm,
    absorb: give,
    upgrade: give,
    finish: ({ page, hand }) => press(page, hand, page.locator('.prompt__actions .btn').last()),
    regroup: errand(BUTTONS.regroup),
    march: confirm,
  },
});
