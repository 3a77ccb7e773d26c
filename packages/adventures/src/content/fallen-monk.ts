// The Fallen Monk: board, upgrades and actions (our own design).
import {
  addDamage,
  attackModifier,
  damage,
  defensive,
  draw,
  each,
  extraAttempt,
  finisher,
  gain,
  gainCp,
  given,
  giveTokens,
  heal,
  holding,
  iff,
  inflict,
  largeStraight,
  least,
  loseToken,
  mainAction,
  makeUndefendable,
  offensive,
  onElse,
  passive,
  perToken,
  prevent,
  roll,
  rollAction,
  row,
  setDie,
  slot,
  smallStraight,
  strikeBack,
  strip,
  symbols,
  total,
  undefendable,
  upgrade,
  upgraded,
} from '@wyrmtable/dice-throne/content';
import { type Boss, boss, bossCard, show, straights } from './enemies.ts';

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
          undefendable(12),
        ),
      ),
    ),
    slot(
      passive('fallen-monk-nature', { upkeep: [gain('chaos')], parries: [giveTokens('chaos', 2, prevent(given()))] }),
    ),
  ],
  cards: [
    bossCard(
      mainAction('palm-strike-1', 2, [inflict('knockdown')], { confidence: 'invented' }),
      show({ swipe: 5 }),
      gainCp(1),
    ),
    bossCard(
      mainAction('ruminate-1', 2, [gain('chaos', 3)], { confidence: 'invented' }),
      show({ swipe: 2, chaos: 2 }),
      gain('boost-1'),
    ),
    bossCard(
      mainAction('contemplate-1', 0, [gain('chaos')], { confidence: 'invented' }),
      show({ vortex: 5 }),
      gain('salve'),
    ),
    bossCard(
      mainAction(
        'dark-enlightenment-1',
        0,
        [roll(1), onElse('chaos', [gain('chaos', 2), gain('evasive')], [gainCp(1)])],
        { confidence: 'invented' },
      ),
      show({ swipe: 2, vortex: 3 }),
      gainCp(2),
    ),
    bossCard(
      mainAction('hollow-mantra-1', 3, [gain('chaos'), gain('evasive'), inflict('wither')], { confidence: 'invented' }),
      show({ chaos: 5 }),
      heal(2),
    ),
    bossCard(
      mainAction('purge-1', 1, [strip('negative', 99, 'self')], { confidence: 'invented' }),
      show({ vortex: 2, chaos: 2 }),
      draw(1),
    ),
    bossCard(mainAction('pressure-point-1', 2, [inflict('silence')], { confidence: 'invented' }), straights, heal(3)),
    bossCard(
      mainAction('breath-of-ash-1', 1, [heal(least(5, total(1, perToken('chaos'))))], { confidence: 'invented' }),
      show({ swipe: 5 }),
      draw(1),
    ),
    bossCard(
      attackModifier('flowing-strike-1', 1, [giveTokens('chaos', 3, addDamage(given()))], {
        needs: [holding('chaos')],
        confidence: 'invented',
      }),
      show({ swipe: 2, chaos: 2 }),
      gainCp(1),
    ),
    bossCard(
      rollAction('shadow-step-1', 2, [loseToken('chaos', 2), makeUndefendable], {
        needs: [holding('chaos', 'self', 2), 'defendable'],
        confidence: 'invented',
      }),
      show({ vortex: 5 }),
      gain('boost-2'),
    ),
    bossCard(
      rollAction('focus-1', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
      show({ swipe: 2, vortex: 3 }),
      gainCp(1),
    ),
    bossCard(
      rollAction('second-form-1', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
      show({ chaos: 5 }),
      gain('boost-1'),
    ),
    bossCard(
      mainAction('palm-strike-2', 2, [inflict('knockdown')], { confidence: 'invented' }),
      show({ swipe: 5 }),
      gain('boost-2'),
    ),
    bossCard(
      mainAction('ruminate-2', 2, [gain('chaos', 3)], { confidence: 'invented' }),
      show({ swipe: 2, chaos: 2 }),
      gainCp(1),
    ),
    bossCard(
      mainAction('contemplate-2', 0, [gain('chaos')], { confidence: 'invented' }),
      show({ vortex: 5 }),
      gain('boost-1'),
    ),
    bossCard(
      mainAction(
        'dark-enlightenment-2',
        0,
        [roll(1), onElse('chaos', [gain('chaos', 2), gain('evasive')], [gainCp(1)])],
        { confidence: 'invented' },
      ),
      show({ swipe: 2, vortex: 3 }),
      gain('salve'),
    ),
    bossCard(
      mainAction('hollow-mantra-2', 3, [gain('chaos'), gain('evasive'), inflict('wither')], { confidence: 'invented' }),
      show({ chaos: 5 }),
      gainCp(2),
    ),
    bossCard(
      mainAction('purge-2', 1, [strip('negative', 99, 'self')], { confidence: 'invented' }),
      show({ vortex: 2, chaos: 2 }),
      heal(2),
    ),
    bossCard(mainAction('pressure-point-2', 2, [inflict('silence')], { confidence: 'invented' }), straights, draw(1)),
    bossCard(
      mainAction('breath-of-ash-2', 1, [heal(least(5, total(1, perToken('chaos'))))], { confidence: 'invented' }),
      show({ swipe: 5 }),
      heal(3),
    ),
    bossCard(
      attackModifier('flowing-strike-2', 1, [giveTokens('chaos', 3, addDamage(given()))], {
        needs: [holding('chaos')],
        confidence: 'invented',
      }),
      show({ swipe: 2, chaos: 2 }),
      draw(1),
    ),
    bossCard(
      rollAction('shadow-step-2', 2, [loseToken('chaos', 2), makeUndefendable], {
        needs: [holding('chaos', 'self', 2), 'defendable'],
        confidence: 'invented',
      }),
      show({ vortex: 5 }),
      gainCp(1),
    ),
    bossCard(
      rollAction('focus-2', 2, [setDie('own', 6)], { needs: ['own-die'], confidence: 'invented' }),
      show({ swipe: 2, vortex: 3 }),
      gain('boost-2'),
    ),
    bossCard(
      rollAction('second-form-2', 1, [extraAttempt('offence')], { needs: ['offence'], confidence: 'invented' }),
      show({ chaos: 5 }),
      gainCp(1),
    ),
  ],
});
