// The Fallen Gunslinger: board and upgrades (our own design).
import {
  collateral,
  contest,
  damage,
  every,
  largeStraight,
  ofAKind,
  prevent,
  preventHalf,
  row,
  slot,
  smallStraight,
  stealCp,
  strikeBack,
  ultimate,
  undefendable,
  upgrade,
} from '@wyrmtable/dice-throne/content';
import { type Boss, boss } from './enemies.ts';
import { GUNSLINGER_CARDS } from './fallen-gunslinger-cards.ts';
import { enemyWords } from './words.ts';

const { bonus, defensive, finisher, gain, inflict, offensive, symbols } = enemyWords;

export const fallenGunslinger: Boss = boss({
  id: 'fallen-gunslinger',
  scenario: 4,
  statuses: ['bounty', 'evasive', 'knockdown', 'blind'],
  confidence: 'invented',
  priorities: {
    'rusted-revolver': 1,
    'bullet-dance': 2,
    'dead-or-alive': 3,
    crossfire: 5,
    'last-rites': 6,
    showdown: 7,
    deadeye: 8,
    'hip-shot': 4,
    'graveyard-salute': 9,
  },
  slots: [
    slot(
      offensive(
        'rusted-revolver',
        row(symbols({ swipe: 3 }), damage(5), bonus(ofAKind(4), inflict('bounty'))),
        row(symbols({ swipe: 4 }), damage(7), bonus(ofAKind(4), inflict('bounty'))),
        row(symbols({ swipe: 5 }), damage(9), bonus(ofAKind(4), inflict('bounty'))),
      ),
      upgrade(
        2,
        2,
        offensive(
          'rusted-revolver',
          row(symbols({ swipe: 3 }), damage(6), bonus(ofAKind(3), inflict('bounty'))),
          row(symbols({ swipe: 4 }), damage(8), bonus(ofAKind(3), inflict('bounty'))),
          row(symbols({ swipe: 5 }), damage(10), bonus(ofAKind(3), inflict('bounty'))),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'rusted-revolver',
          row(symbols({ swipe: 3 }), damage(7), bonus(ofAKind(3), inflict('bounty'))),
          row(symbols({ swipe: 4 }), damage(9), bonus(ofAKind(3), inflict('bounty'))),
          row(symbols({ swipe: 5 }), damage(11), bonus(ofAKind(3), inflict('bounty'))),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive(
        'bullet-dance',
        row(symbols({ vortex: 3 }), gain('evasive'), damage(4)),
        row(symbols({ vortex: 4 }), gain('evasive'), damage(6)),
        row(symbols({ vortex: 5 }), gain('evasive', 2), damage(7)),
      ),
      upgrade(
        2,
        2,
        offensive(
          'bullet-dance',
          row(symbols({ vortex: 3 }), gain('evasive'), damage(5)),
          row(symbols({ vortex: 4 }), gain('evasive'), damage(7)),
          row(symbols({ vortex: 5 }), gain('evasive', 2), damage(8)),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'bullet-dance',
          row(symbols({ vortex: 3 }), gain('evasive'), damage(6)),
          row(symbols({ vortex: 4 }), gain('evasive'), damage(8)),
          row(symbols({ vortex: 5 }), gain('evasive', 2), damage(9)),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('dead-or-alive', row(symbols({ swipe: 2, chaos: 2 }), inflict('bounty'), undefendable(4))),
      upgrade(
        2,
        2,
        offensive('dead-or-alive', row(symbols({ swipe: 2, chaos: 2 }), inflict('bounty'), undefendable(5))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'dead-or-alive',
          row(symbols({ swipe: 2, chaos: 2 }), inflict('bounty'), undefendable(6), stealCp(1)),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('crossfire', row(symbols({ swipe: 2, vortex: 2, chaos: 1 }), collateral(3))),
      upgrade(
        2,
        2,
        offensive('crossfire', row(symbols({ swipe: 2, vortex: 2, chaos: 1 }), collateral(4))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'crossfire',
          row(
            symbols({ swipe: 2, vortex: 2, chaos: 1 }),
            every('opponents', inflict('bounty', 1, 'picked')),
            collateral(4),
          ),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('last-rites', row(symbols({ vortex: 2, chaos: 2 }), stealCp(2), undefendable(4))),
      upgrade(
        2,
        2,
        offensive('last-rites', row(symbols({ vortex: 2, chaos: 2 }), stealCp(2), undefendable(5))),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive('last-rites', row(symbols({ vortex: 2, chaos: 2 }), stealCp(2), undefendable(6))),
        [],
        'invented',
      ),
    ),
    slot(
      offensive(
        'showdown',
        row(smallStraight, contest('target', true, [damage(10)], [damage(7)])),
        row(largeStraight, gain('evasive'), damage(13)),
      ),
      upgrade(
        2,
        2,
        offensive(
          'showdown',
          row(smallStraight, contest('target', true, [damage(11)], [damage(8)])),
          row(largeStraight, gain('evasive'), damage(14)),
        ),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive(
          'showdown',
          row(smallStraight, contest('target', true, [damage(12)], [damage(9)])),
          row(largeStraight, gain('evasive'), damage(15)),
        ),
        [],
        'invented',
      ),
    ),
    slot(
      offensive('deadeye', row(symbols({ chaos: 4 }), inflict('knockdown'), undefendable(7))),
      upgrade(
        2,
        2,
        offensive('deadeye', row(symbols({ chaos: 4 }), inflict('knockdown'), undefendable(8))),
        [offensive('hip-shot', row(symbols({ chaos: 3 }), undefendable(5)))],
        'invented',
      ),
      upgrade(
        3,
        4,
        offensive('deadeye', row(symbols({ chaos: 4 }), inflict('knockdown'), undefendable(9))),
        [offensive('hip-shot', row(symbols({ chaos: 3 }), undefendable(6)))],
        'invented',
      ),
    ),
    slot(
      defensive('duel', 1, contest('attacker', false, [strikeBack(3), preventHalf], [strikeBack(1)])),
      upgrade(
        2,
        3,
        defensive('duel', 1, contest('attacker', false, [strikeBack(4), preventHalf], [strikeBack(2)])),
        [],
        'invented',
      ),
      upgrade(
        3,
        4,
        defensive('duel', 2, contest('attacker', false, [strikeBack(4), preventHalf], [strikeBack(2), prevent(1)])),
        [],
        'invented',
      ),
    ),
    slot(
      finisher(
        'graveyard-salute',
        row(symbols({ chaos: 5 }), gain('evasive'), inflict('bounty'), inflict('knockdown'), ultimate(12)),
      ),
    ),
  ],
  cards: GUNSLINGER_CARDS,
});
