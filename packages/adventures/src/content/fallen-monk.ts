// The Fallen Monk: board and upgrades (our own design).
import {
  addDamage,
  damage,
  given,
  heal,
  iff,
  largeStraight,
  least,
  prevent,
  row,
  slot,
  smallStraight,
  strikeBack,
  total,
  ultimate,
  undefendable,
  upgrade,
} from '@wyrmtable/dice-throne/content';
import { type Boss, boss } from './enemies.ts';
import { FALLEN_MONK_CARDS } from './fallen-monk-cards.ts';
import { enemyWords } from './words.ts';

const {
  defensive,
  each,
  finisher,
  gain,
  giveTokens,
  holding,
  inflict,
  offensive,
  passive,
  perToken,
  symbols,
  upgraded,
} = enemyWords;

export const fallenMonk: Boss = boss({
  id: 'fallen-monk',
  scenario: 6,
  statuses: ['chaos', 'evasive', 'knockdown', 'silence', 'wither'],
  confidence: 'invented',
  priorities: {
    'fist-of-ruin': 1,
    'hollow-meditation': 2,
    'fist-of-discord': 3,
    'falling-palm': 4,
    'silent-kata': 5,
    'broken-lotus': 6,
    'tempest-rush': 7,
    'void-palm': 8,
    'transcendent-ruin': 9,
  },
  slots: [
    slot(
      offensive(
        'fist-of-ruin',
        row(symbols({ swipe: 3 }), damage(5), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
        row(symbols({ swipe: 4 }), damage(7), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
        row(symbols({ swipe: 5 }), damage(9), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
      ),
      upgrade(
        2,
        2,
        offensive(
          'fist-of-ruin',
          row(symbols({ swipe: 3 }), damage(6), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
          row(symbols({ swipe: 4 }), damage(8), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
          row(symbols({ swipe: 5 }), damage(10), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'fist-of-ruin',
          row(symbols({ swipe: 3 }), damage(7), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
          row(symbols({ swipe: 4 }), damage(9), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
          row(symbols({ swipe: 5 }), damage(11), iff(holding('chaos'), [giveTokens('chaos', 2, addDamage(given()))])),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive(
        'hollow-meditation',
        row(symbols({ vortex: 3 }), gain('chaos', 2), heal(2), damage(3)),
        row(symbols({ vortex: 4 }), gain('chaos', 3), heal(3), damage(4)),
        row(symbols({ vortex: 5 }), gain('chaos', 4), heal(4), damage(5)),
      ),
      upgrade(
        2,
        2,
        offensive(
          'hollow-meditation',
          row(symbols({ vortex: 3 }), gain('chaos', 2), heal(2), damage(4)),
          row(symbols({ vortex: 4 }), gain('chaos', 3), heal(3), damage(5)),
          row(symbols({ vortex: 5 }), gain('chaos', 4), heal(4), damage(6)),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'hollow-meditation',
          row(symbols({ vortex: 3 }), gain('chaos', 2), heal(3), damage(5)),
          row(symbols({ vortex: 4 }), gain('chaos', 3), heal(4), damage(6)),
          row(symbols({ vortex: 5 }), gain('chaos', 4), heal(5), damage(7)),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('fist-of-discord', row(symbols({ swipe: 2, vortex: 3 }), gain('chaos', 2), damage(7))),
      upgrade(
        2,
        2,
        offensive('fist-of-discord', row(symbols({ swipe: 2, vortex: 3 }), gain('chaos', 2), damage(8))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'fist-of-discord',
          row(symbols({ swipe: 2, vortex: 3 }), gain('chaos', 2), damage(9), inflict('concussion')),
        ),
        [],
        'invented',
      ),
    ),
    // It has no card of its own: Void Palm's upgrades raise it.
    slot(
      offensive(
        'falling-palm',
        row(
          symbols({ chaos: 3 }),
          inflict('knockdown'),
          iff(
            upgraded('void-palm', 3),
            [undefendable(6)],
            [iff(upgraded('void-palm'), [undefendable(5)], [undefendable(4)])],
          ),
        ),
      ),
    ),
    slot(
      offensive('silent-kata', row(symbols({ swipe: 2, chaos: 2 }), inflict('silence'), damage(7))),
      upgrade(
        2,
        2,
        offensive('silent-kata', row(symbols({ swipe: 2, chaos: 2 }), inflict('silence'), damage(8))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'silent-kata',
          row(symbols({ swipe: 2, chaos: 2 }), inflict('silence'), damage(9), inflict('wither')),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive(
        'broken-lotus',
        row(symbols({ vortex: 2, chaos: 2 }), inflict('wither'), undefendable(total(4, least(3, perToken('chaos'))))),
      ),
      upgrade(
        2,
        2,
        offensive(
          'broken-lotus',
          row(symbols({ vortex: 2, chaos: 2 }), inflict('wither'), undefendable(total(5, least(3, perToken('chaos'))))),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'broken-lotus',
          row(symbols({ vortex: 2, chaos: 2 }), inflict('wither'), undefendable(total(6, least(3, perToken('chaos'))))),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive(
        'tempest-rush',
        row(smallStraight, gain('evasive'), damage(8)),
        row(largeStraight, gain('evasive'), gain('chaos', 2), damage(12)),
      ),
      upgrade(
        2,
        2,
        offensive(
          'tempest-rush',
          row(smallStraight, gain('evasive'), damage(9)),
          row(largeStraight, gain('evasive'), gain('chaos', 2), damage(13)),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'tempest-rush',
          row(smallStraight, gain('evasive'), damage(10)),
          row(largeStraight, gain('evasive'), gain('chaos', 2), damage(15)),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('void-palm', row(symbols({ chaos: 4 }), inflict('knockdown'), inflict('silence'), undefendable(7))),
      upgrade(
        2,
        2,
        offensive('void-palm', row(symbols({ chaos: 4 }), inflict('knockdown'), inflict('silence'), undefendable(8))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive('void-palm', row(symbols({ chaos: 4 }), inflict('knockdown'), inflict('silence'), undefendable(9))),
        [],
        'invented',
      ),
    ),
    slot(
      defensive('serenity-lost', 4, strikeBack(each('swipe')), prevent(each('vortex')), gain('chaos', each('chaos'))),
      upgrade(
        2,
        3,
        defensive('serenity-lost', 5, strikeBack(each('swipe')), prevent(each('vortex')), gain('chaos', each('chaos'))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        defensive(
          'serenity-lost',
          5,
          strikeBack(each('swipe')),
          prevent(each('vortex', 2)),
          gain('chaos', each('chaos')),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      finisher(
        'transcendent-ruin',
        row(
          symbols({ chaos: 5 }),
          inflict('knockdown'),
          inflict('wither'),
          gain('chaos', 3),
          gain('evasive'),
          ultimate(12),
        ),
      ),
    ),
    slot(
      passive('fallen-monk-nature', { upkeep: [gain('chaos')], parries: [giveTokens('chaos', 2, prevent(given()))] }),
    ),
  ],
  cards: FALLEN_MONK_CARDS,
});
