// The Mad King: board and upgrades (our own design).
import {
  collateral,
  damage,
  every,
  heal,
  iff,
  largeStraight,
  ofAKind,
  prevent,
  row,
  slot,
  smallStraight,
  stealCp,
  stealHealth,
  strikeBack,
  strip,
  ultimate,
  undefendable,
  upgrade,
} from '@wyrmtable/dice-throne/content';
import { type Boss, boss } from './enemies.ts';
import { MAD_KING_CARDS } from './mad-king-cards.ts';
import { enemyWords } from './words.ts';

const { bonus, defensive, each, finisher, gain, holding, inflict, loseToken, offensive, on, passive, symbols } =
  enemyWords;

export const madKing: Boss = boss({
  id: 'mad-king',
  scenario: 8,
  statuses: ['dominance', 'hex', 'silence', 'burn', 'life-siphon', 'shadows', 'chaos'],
  confidence: 'invented',
  priorities: {
    'royal-decree': 1,
    'ashen-flames': 2,
    'tyrants-grasp': 3,
    'portal-storm': 5,
    'soul-levy': 6,
    madness: 7,
    'crowns-wrath': 8,
    backhand: 4,
    'thousand-year-reign': 9,
  },
  slots: [
    slot(
      offensive(
        'royal-decree',
        row(symbols({ swipe: 3 }), damage(6), bonus(ofAKind(3), inflict('hex'))),
        row(symbols({ swipe: 4 }), damage(8), bonus(ofAKind(3), inflict('hex'))),
        row(symbols({ swipe: 5 }), damage(10), bonus(ofAKind(3), inflict('hex'))),
      ),
      upgrade(
        2,
        2,
        offensive(
          'royal-decree',
          row(symbols({ swipe: 3 }), damage(7), bonus(ofAKind(3), inflict('hex'))),
          row(symbols({ swipe: 4 }), damage(9), bonus(ofAKind(3), inflict('hex'))),
          row(symbols({ swipe: 5 }), damage(11), bonus(ofAKind(3), inflict('hex'))),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'royal-decree',
          row(symbols({ swipe: 3 }), damage(8), bonus(ofAKind(3), inflict('hex'))),
          row(symbols({ swipe: 4 }), damage(10), bonus(ofAKind(3), inflict('hex'))),
          row(symbols({ swipe: 5 }), damage(12), bonus(ofAKind(3), inflict('hex'))),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive(
        'ashen-flames',
        row(symbols({ vortex: 3 }), inflict('burn'), damage(4)),
        row(symbols({ vortex: 4 }), inflict('burn'), damage(6)),
        row(symbols({ vortex: 5 }), inflict('burn'), damage(8)),
      ),
      upgrade(
        2,
        2,
        offensive(
          'ashen-flames',
          row(symbols({ vortex: 3 }), inflict('burn'), damage(5)),
          row(symbols({ vortex: 4 }), inflict('burn'), damage(7)),
          row(symbols({ vortex: 5 }), inflict('burn'), damage(9)),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'ashen-flames',
          row(symbols({ vortex: 3 }), inflict('burn'), damage(6)),
          row(symbols({ vortex: 4 }), inflict('burn'), damage(8)),
          row(symbols({ vortex: 5 }), inflict('burn'), damage(10), heal(2)),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('tyrants-grasp', row(symbols({ swipe: 2, chaos: 2 }), inflict('dominance'), stealHealth(4))),
      upgrade(
        2,
        2,
        offensive('tyrants-grasp', row(symbols({ swipe: 2, chaos: 2 }), inflict('dominance'), stealHealth(5))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive('tyrants-grasp', row(symbols({ swipe: 2, chaos: 2 }), inflict('dominance'), stealHealth(6))),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('portal-storm', row(symbols({ swipe: 2, vortex: 2, chaos: 1 }), stealCp(1), collateral(4))),
      upgrade(
        2,
        2,
        offensive('portal-storm', row(symbols({ swipe: 2, vortex: 2, chaos: 1 }), stealCp(1), collateral(5))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'portal-storm',
          row(
            symbols({ swipe: 2, vortex: 2, chaos: 1 }),
            every('opponents', inflict('hex', 1, 'picked')),
            collateral(5),
          ),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('soul-levy', row(symbols({ vortex: 2, chaos: 2 }), gain('life-siphon'), undefendable(5))),
      upgrade(
        2,
        2,
        offensive('soul-levy', row(symbols({ vortex: 2, chaos: 2 }), gain('life-siphon'), undefendable(6))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive('soul-levy', row(symbols({ vortex: 2, chaos: 2 }), gain('life-siphon'), undefendable(7))),
        [],
        'invented',
      ),
    ),
    slot(
      offensive(
        'madness',
        row(smallStraight, inflict('silence'), damage(10)),
        row(largeStraight, inflict('silence'), inflict('hex'), damage(15)),
      ),
      upgrade(
        2,
        2,
        offensive(
          'madness',
          row(smallStraight, inflict('silence'), damage(11)),
          row(largeStraight, inflict('silence'), inflict('hex'), damage(16)),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'madness',
          row(smallStraight, inflict('silence'), damage(12)),
          row(largeStraight, inflict('silence'), inflict('hex'), damage(18)),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('crowns-wrath', row(symbols({ chaos: 4 }), inflict('dominance'), inflict('wither'), undefendable(9))),
      upgrade(
        2,
        2,
        offensive(
          'crowns-wrath',
          row(symbols({ chaos: 4 }), inflict('dominance'), inflict('wither'), undefendable(10)),
        ),
        [offensive('backhand', row(symbols({ chaos: 3 }), inflict('dominance'), undefendable(6)))],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'crowns-wrath',
          row(symbols({ chaos: 4 }), inflict('dominance'), inflict('wither'), undefendable(11)),
        ),
        [offensive('backhand', row(symbols({ chaos: 3 }), inflict('dominance'), undefendable(7)))],
        'invented',
      ),
    ),
    slot(
      defensive('throne-guard', 4, prevent(each('vortex', 2)), strikeBack(each('chaos', 2))),
      upgrade(
        2,
        3,
        defensive('throne-guard', 5, prevent(each('vortex', 2)), strikeBack(each('chaos', 2))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        defensive(
          'throne-guard',
          5,
          prevent(each('vortex', 2)),
          strikeBack(each('chaos', 3)),
          on(symbols({ swipe: 3 }), strip('negative', 1, 'self')),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      finisher(
        'thousand-year-reign',
        row(symbols({ chaos: 5 }), inflict('dominance'), inflict('hex'), inflict('silence'), ultimate(14), heal(5)),
      ),
    ),
    slot(
      passive('mad-king-nature', {
        upkeep: [gain('chaos'), iff(holding('chaos', 'self', 3), [loseToken('chaos', 3), gain('kings-hand')])],
      }),
    ),
  ],
  cards: MAD_KING_CARDS,
});
