// The Monk: gathers Chi to strike harder or to be struck less. Figures: texts, half of the board from one source.
import {
  addDamage,
  andThen,
  choose,
  damage,
  draw,
  largeStraight,
  ofAKind,
  pickOpponent,
  roll,
  smallStraight,
  strikeBack,
  sum,
  sumAtLeast,
  ultimate,
  undefendable,
} from '../../content/build.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const {
  bonus,
  defensive,
  each,
  finisher,
  gain,
  hero,
  inflict,
  instant,
  mainAction,
  offensive,
  on,
  onElse,
  raiseLimit,
  rollFor,
  symbols,
  tiers,
} = kit<typeof names>();

const evasiveOrCleanse = choose([gain('evasive')], [gain('cleanse')]);
const knockdownPicked = pickOpponent(inflict('knockdown', 1, 'picked'));

const fistStrike = (numbers: number[], ...extra: Effect[]) =>
  offensive('fist-strike', ...tiers('fist', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
/** With two dice each `on` counts once, however often it shows (DT-13.2); one text counts every die. */
const comboStrike = (n: number, dice: number) =>
  offensive(
    'combo-strike',
    row(
      symbols({ fist: 3, palm: 1 }),
      damage(n),
      roll(dice),
      on('fist', addDamage(2)),
      on('palm', addDamage(3)),
      on('zen', gain('chi', 2)),
      on('lotus', evasiveOrCleanse),
    ),
  );
const tempestRush = (rolled: Effect, threshold: number) =>
  offensive(
    'tempest-rush',
    row(symbols({ palm: 3 }), rolled, damage(sum), sumAtLeast(threshold, inflict('knockdown'))),
  );
const harmony = (chi: number) => offensive('fist-of-harmony', row(smallStraight, damage(6), andThen, gain('chi', chi)));
const lotusStrike = (n: number, chi: number) =>
  offensive('lotus-strike', row(symbols({ lotus: 4 }), undefendable(n), andThen, raiseLimit('chi'), gain('chi', chi)));
const tranquility = (...extra: Effect[]) =>
  offensive('fist-of-tranquility', row(largeStraight, damage(7), ...extra, andThen, gain('evasive'), gain('chi', 3)));
const serenity = (dice: number, ...extra: Effect[]) =>
  defensive('serenity', dice, gain('chi', each('zen')), strikeBack(each('fist')), ...extra);

export const monk = hero({
  id: 'monk',
  complexity: 4,
  icon: 'meditation',
  die: ['fist', 'fist', 'palm', 'zen', 'zen', 'lotus'],
  faceIcons: { fist: 'fist', palm: 'high-five', zen: 'yin-yang', lotus: 'lotus-flower' },
  doubts: {
    'fist-strike': 'single',
    'tempest-rush': 'single',
    'fist-of-harmony': 'single',
    'fist-of-tranquility': 'single',
    transcendence: 'single',
  },
  statuses: ['chi', 'evasive', 'cleanse', 'knockdown'],
  slots: [
    // An older print: 4, 6, 8. One text prices Fist Strike II at 2.
    slot(
      fistStrike([6, 7, 8]),
      upgrade(2, 1, fistStrike([7, 8, 9]), [], 'conflict'),
      upgrade(3, 2, fistStrike([7, 8, 9], bonus(ofAKind(4), inflict('knockdown')))),
    ),
    slot(
      offensive('meditate', row(symbols({ zen: 3 }), gain('chi', 5), evasiveOrCleanse)),
      upgrade(
        2,
        2,
        offensive('meditate', row(symbols({ zen: 3 }), gain('chi', 6), gain('evasive'), gain('cleanse'))),
        [offensive('zen-strike', row(symbols({ fist: 2, zen: 2 }), damage(6), andThen, gain('chi', 2)))],
        'single',
      ),
    ),
    slot(comboStrike(6, 1), upgrade(2, 2, comboStrike(5, 2), [], 'single')),
    // An older print has no Knockdown and lets 2 Chi buy a reroll.
    slot(tempestRush(roll(3), 13), upgrade(2, 1, tempestRush(rollFor(3, 1, 'chi', 1), 12))),
    // An older print: 5.
    slot(harmony(2), upgrade(2, 1, harmony(3), [], 'single')),
    slot(
      lotusStrike(5, 5),
      upgrade(
        2,
        2,
        lotusStrike(6, 6),
        [
          offensive(
            'way-of-the-lotus',
            row(symbols({ lotus: 3 }), undefendable(2), andThen, gain('evasive'), gain('chi', 2)),
          ),
        ],
        'single',
      ),
    ),
    slot(
      tranquility(),
      upgrade(
        2,
        2,
        tranquility(inflict('knockdown')),
        [
          offensive(
            'way-of-the-monk',
            row(symbols({ fist: 1, palm: 1, zen: 1, lotus: 1 }), gain('evasive', 2), undefendable(3)),
          ),
        ],
        'single',
      ),
    ),
    slot(
      serenity(4),
      upgrade(2, 2, serenity(5), [], 'single'),
      upgrade(3, 3, serenity(5, on(symbols({ zen: 1, lotus: 1 }), evasiveOrCleanse)), [], 'single'),
    ),
    // One text fills Chi to the limit instead.
    slot(
      finisher(
        'transcendence',
        row(
          symbols({ lotus: 5 }),
          gain('evasive'),
          gain('cleanse'),
          inflict('knockdown'),
          ultimate(10),
          andThen,
          raiseLimit('chi'),
          gain('chi', 6),
        ),
      ),
    ),
  ],
  cards: [
    mainAction('palm-strike', 0, [knockdownPicked]),
    mainAction('mystic-mantra', 3, [gain('chi'), gain('evasive'), gain('cleanse'), knockdownPicked]),
    instant('ruminate', 3, [gain('chi', 5)]),
    instant('contemplate', 0, [gain('chi', 2)]),
  ],
  promo: mainAction('enlightenment', 0, [
    roll(1),
    onElse('lotus', [gain('chi', 2), gain('evasive'), gain('cleanse')], [draw(1)]),
  ]),
});
