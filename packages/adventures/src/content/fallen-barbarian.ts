// The Fallen Barbarian: board and upgrades (after the prototype).
import {
  atLeast,
  blockStatus,
  collateral,
  damage,
  damageTo,
  every,
  heal,
  iff,
  largeStraight,
  not,
  ofAKind,
  prevent,
  recoil,
  roll,
  row,
  slot,
  smallStraight,
  strikeBack,
  sum,
  ultimate,
  undefendable,
  upgrade,
} from '@wyrmtable/dice-throne/content';
import { type Boss, boss } from './enemies.ts';
import { BARBARIAN_CARDS } from './fallen-barbarian-cards.ts';
import { enemyWords } from './words.ts';

const { bonus, defensive, each, finisher, inflict, offensive, on, symbols } = enemyWords;

export const fallenBarbarian: Boss = boss({
  id: 'fallen-barbarian',
  scenario: 2,
  statuses: ['concussion', 'stun'],
  confidence: 'single',
  priorities: {
    'pained-response': 1,
    smackdown: 2,
    'low-blow': 3,
    'barbaric-roar': 5,
    overload: 6,
    unhinged: 7,
    'skull-bash': 8,
    'skull-smash': 4,
    'explosive-rage': 9,
  },
  slots: [
    slot(
      offensive(
        'pained-response',
        row(symbols({ vortex: 3 }), damage(4), heal(3)),
        row(symbols({ vortex: 4 }), damage(5), heal(4)),
        row(symbols({ vortex: 5 }), damage(6), heal(5)),
      ),
      upgrade(
        2,
        2,
        offensive(
          'pained-response',
          row(symbols({ vortex: 3 }), damage(5), heal(3)),
          row(symbols({ vortex: 4 }), damage(6), heal(4)),
          row(symbols({ vortex: 5 }), damage(7), heal(5)),
        ),
        [],
        'single',
      ),
      upgrade(
        3,
        4,
        offensive(
          'pained-response',
          row(symbols({ vortex: 3 }), damage(6), heal(4)),
          row(symbols({ vortex: 4 }), damage(7), heal(5)),
          row(symbols({ vortex: 5 }), damage(8), heal(6)),
        ),
        [],
        'single',
      ),
    ),
    slot(
      offensive(
        'smackdown',
        row(symbols({ swipe: 4 }), damage(7), bonus(ofAKind(4), inflict('concussion'))),
        row(symbols({ swipe: 5 }), damage(9), bonus(ofAKind(4), inflict('concussion'))),
      ),
      upgrade(
        2,
        2,
        offensive(
          'smackdown',
          row(symbols({ swipe: 3 }), damage(6), bonus(ofAKind(3), inflict('concussion'))),
          row(symbols({ swipe: 4 }), damage(8), bonus(ofAKind(3), inflict('concussion'))),
          row(symbols({ swipe: 5 }), damage(10), bonus(ofAKind(3), inflict('concussion'))),
        ),
        [],
        'single',
      ),
      upgrade(
        3,
        4,
        offensive(
          'smackdown',
          row(symbols({ swipe: 3 }), damage(7), bonus(ofAKind(2), inflict('concussion'))),
          row(symbols({ swipe: 4 }), damage(9), bonus(ofAKind(2), inflict('concussion'))),
          row(symbols({ swipe: 5 }), damage(11), bonus(ofAKind(2), inflict('concussion'))),
        ),
        [],
        'single',
      ),
    ),
    slot(
      offensive('low-blow', row(symbols({ swipe: 3, chaos: 1 }), undefendable(5))),
      upgrade(2, 2, offensive('low-blow', row(symbols({ swipe: 3, chaos: 1 }), undefendable(6))), [], 'single'),
      upgrade(3, 4, offensive('low-blow', row(symbols({ swipe: 3, chaos: 1 }), undefendable(7))), [], 'single'),
    ),
    slot(
      offensive('barbaric-roar', row(symbols({ vortex: 2, chaos: 2 }), inflict('concussion'), collateral(3))),
      upgrade(
        2,
        2,
        offensive('barbaric-roar', row(symbols({ vortex: 2, chaos: 2 }), inflict('concussion'), collateral(4))),
        [],
        'single',
      ),
      upgrade(
        3,
        4,
        offensive(
          'barbaric-roar',
          row(symbols({ vortex: 2, chaos: 2 }), every('opponents', inflict('concussion', 1, 'picked')), collateral(4)),
        ),
        [],
        'single',
      ),
    ),
    slot(
      offensive(
        'overload',
        row(symbols({ swipe: 2, chaos: 3 }), roll(3), damage(sum), iff(not(atLeast(sum, 8)), [inflict('concussion')])),
      ),
      upgrade(
        2,
        2,
        offensive(
          'overload',
          row(
            symbols({ swipe: 2, chaos: 3 }),
            roll(4),
            damage(sum),
            iff(not(atLeast(sum, 10)), [inflict('concussion')]),
            roll(1),
            damageTo('self', sum),
          ),
        ),
        [],
        'single',
      ),
      upgrade(
        3,
        4,
        offensive(
          'overload',
          row(
            symbols({ swipe: 2, chaos: 3 }),
            roll(4),
            damage(sum),
            inflict('concussion'),
            roll(1),
            damageTo('self', sum),
          ),
        ),
        [],
        'single',
      ),
    ),
    slot(
      offensive('unhinged', row(smallStraight, damage(10), recoil(3)), row(largeStraight, damage(15), recoil(5))),
      upgrade(
        2,
        2,
        offensive('unhinged', row(smallStraight, damage(11), recoil(3)), row(largeStraight, damage(16), recoil(5))),
        [],
        'single',
      ),
      upgrade(
        3,
        4,
        offensive('unhinged', row(smallStraight, damage(12), recoil(4)), row(largeStraight, damage(17), recoil(6))),
        [],
        'single',
      ),
    ),
    slot(
      offensive('skull-bash', row(symbols({ chaos: 4 }), inflict('stun'), undefendable(6))),
      upgrade(
        2,
        2,
        offensive('skull-bash', row(symbols({ chaos: 4 }), inflict('stun'), undefendable(7))),
        [offensive('skull-smash', row(symbols({ chaos: 3 }), inflict('concussion'), undefendable(4)))],
        'single',
      ),
      upgrade(
        3,
        4,
        offensive('skull-bash', row(symbols({ chaos: 4 }), inflict('stun'), undefendable(8))),
        [offensive('skull-smash', row(symbols({ chaos: 3 }), inflict('concussion'), undefendable(5)))],
        'single',
      ),
    ),
    slot(
      defensive('stone-skin', 3, prevent(each('vortex', 2))),
      upgrade(
        2,
        3,
        defensive(
          'stone-skin',
          4,
          heal(each('vortex', 2)),
          on(symbols({ vortex: 2 }), blockStatus),
          on('chaos', strikeBack(3)),
        ),
        [],
        'single',
      ),
      upgrade(
        3,
        4,
        defensive(
          'stone-skin',
          5,
          heal(each('vortex', 2)),
          on(symbols({ vortex: 2 }), blockStatus),
          on('chaos', strikeBack(4)),
        ),
        [],
        'single',
      ),
    ),
    slot(finisher('explosive-rage', row(symbols({ chaos: 5 }), inflict('stun'), ultimate(10), collateral(5)))),
  ],
  cards: BARBARIAN_CARDS,
});
