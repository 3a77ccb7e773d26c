// The Seraph: flies over blows, blinds and purifies. Figures: two texts for names and upgrades, one for level I.
import {
  addDamage,
  aim,
  andThen,
  choose,
  damage,
  draw,
  heal,
  iff,
  isOpponent,
  largeStraight,
  makeUndefendable,
  ofAKind,
  pickOpponent,
  pickPlayer,
  prevent,
  removeStatus,
  roll,
  smallStraight,
  someStatus,
  strikeBack,
  ultimate,
  undefendable,
  when,
} from '../../content/build.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const {
  attackModifier,
  bonus,
  defensiveWithRerolls,
  each,
  finisher,
  gain,
  give,
  hero,
  inflict,
  mainAction,
  offensive,
  on,
  onElse,
  symbols,
  tiers,
} = kit<typeof names>();

const LIGHT = 'blinding-light';
const PRESENCE = 'holy-presence';

const holyBlade = (numbers: readonly number[], ...extra: Effect[]) =>
  offensive('holy-blade', ...tiers('blade', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
const cherubim = (...extra: Effect[]) =>
  offensive('cherubim', row(symbols({ blade: 3, pendant: 1 }), ...extra, gain('flight'), gain(PRESENCE)));
const glorious = (n: number) => offensive('glorious', row(symbols({ blade: 3, wings: 1 }), gain('flight'), damage(n)));
const purify = (hit: number, healed: number) =>
  offensive(
    'purify',
    row(
      symbols({ cross: 2, pendant: 1 }),
      pickPlayer(
        iff(isOpponent('picked'), [aim, undefendable(hit)], [heal(healed, 'picked')]),
        andThen,
        choose(when(someStatus('picked'), removeStatus('picked')), []),
      ),
    ),
  );
const holySmite = (perBlade: number) =>
  offensive(
    'holy-smite',
    row(
      symbols({ blade: 1, wings: 1, cross: 1, pendant: 1 }),
      roll(4),
      undefendable(each('blade', perBlade)),
      gain('flight', each('wings')),
      gain('cleanse', each('cross')),
      on('pendant', inflict(LIGHT)),
    ),
  );
const triumphant = (n: number) =>
  offensive(
    'triumphant',
    row(
      smallStraight,
      damage(n),
      roll(1),
      on('blade', addDamage(1)),
      on('wings', addDamage(2)),
      on('cross', addDamage(3)),
      on('pendant', makeUndefendable),
    ),
  );
const archangelsWill = (n: number) =>
  offensive('archangels-will', row(largeStraight, gain('flight'), inflict(LIGHT), damage(n)));
const highestPower = (n: number) =>
  offensive('highest-power', row(symbols({ pendant: 4 }), gain('flight'), gain(PRESENCE), inflict(LIGHT), damage(n)));
const angelicMantle = (rerolls: number, back: number, cross: number, pendant: number) =>
  defensiveWithRerolls(
    'angelic-mantle',
    1,
    rerolls,
    on('blade', strikeBack(back)),
    on('wings', gain('flight')),
    on('cross', prevent(cross)),
    on('pendant', prevent(pendant)),
  );

export const seraph = hero({
  id: 'seraph',
  complexity: 3,
  icon: 'angel-outfit',
  die: ['blade', 'blade', 'blade', 'wings', 'cross', 'pendant'],
  faceIcons: { blade: 'two-handed-sword', wings: 'feathered-wing', cross: 'holy-symbol', pendant: 'gem-pendant' },
  board: 'single',
  doubts: { 'holy-smite': 'guess' },
  statuses: ['flight', LIGHT, PRESENCE, 'cleanse', 'blessing-of-divinity'],
  slots: [
    // Level III costs 4 in one note.
    slot(
      holyBlade([5, 6, 7]),
      upgrade(2, 2, holyBlade([6, 7, 8]), [cherubim()]),
      upgrade(3, 3, holyBlade([5, 7, 9], bonus(ofAKind(4), inflict(LIGHT))), [cherubim(gain('cleanse'))], 'conflict'),
    ),
    slot(
      glorious(6),
      upgrade(2, 2, glorious(7), [
        offensive('take-flight', row(symbols({ blade: 1, wings: 2 }), pickPlayer(give('flight')), undefendable(3))),
      ]),
    ),
    slot(purify(5, 4), upgrade(2, 2, purify(6, 5))),
    // Another reading of level I: 2 for every blade, defendable.
    slot(
      holySmite(1),
      upgrade(2, 2, holySmite(2), [
        offensive('holy-command', row(symbols({ blade: 3, cross: 1 }), heal(1), undefendable(4))),
      ]),
    ),
    slot(triumphant(6), upgrade(2, 2, triumphant(8))),
    slot(
      archangelsWill(8),
      upgrade(2, 2, archangelsWill(9), [
        offensive(
          'heavens-blessing',
          row(symbols({ blade: 1, cross: 2 }), pickPlayer(give('cleanse', 2), give('flight', 2))),
        ),
      ]),
    ),
    slot(
      highestPower(8),
      upgrade(2, 2, highestPower(10), [
        offensive(
          'divine-visage',
          row(
            symbols({ pendant: 3 }),
            gain(PRESENCE),
            gain('flight', 2),
            gain('cleanse', 2),
            pickOpponent(inflict(LIGHT, 1, 'picked')),
          ),
        ),
      ]),
    ),
    // Another source: level II blade 3 without a reroll, level III for 2 with cross 2.
    slot(
      angelicMantle(0, 2, 2, 3),
      upgrade(2, 2, angelicMantle(1, 2, 2, 3), [], 'conflict'),
      upgrade(3, 3, angelicMantle(1, 3, 3, 4), [], 'conflict'),
    ),
    slot(
      finisher(
        'split-the-heavens',
        row(symbols({ pendant: 5 }), gain('flight'), gain(PRESENCE), gain('blessing-of-divinity'), ultimate(13)),
      ),
    ),
  ],
  cards: [
    // One source: an instant.
    mainAction('to-the-skies', 1, [pickPlayer(give('flight'))], { confidence: 'conflict' }),
    mainAction('divine-intervention', 4, [
      gain(PRESENCE),
      pickPlayer(inflict(LIGHT, 1, 'picked')),
      pickPlayer(give('flight', 2)),
      pickPlayer(give('cleanse')),
    ]),
    attackModifier('angelic-combat', 1, [
      roll(1),
      on('blade', addDamage(3)),
      on('wings', gain('flight')),
      on('cross', gain('cleanse')),
      on('pendant', gain(PRESENCE)),
    ]),
    attackModifier('smote', 1, [roll(5), addDamage(each('blade')), on('pendant', inflict(LIGHT))]),
  ],
  promo: mainAction('holier-than-thou', 0, [
    roll(1),
    onElse('pendant', [gain('flight', 2), gain('cleanse', 2)], [draw(1)]),
  ]),
});
