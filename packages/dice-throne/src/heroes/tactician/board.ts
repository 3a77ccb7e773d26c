// The Tactician: gathers advantage and spends it on whatever the moment needs. Figures: two texts.
import {
  andThen,
  damage,
  damageTo,
  draw,
  extraOffence,
  half,
  largeStraight,
  ofAKind,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  roll,
  smallStraight,
  strikeBack,
  sum,
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
  give,
  hero,
  inflict,
  instant,
  mainAction,
  offensive,
  on,
  onElse,
  pairsOf,
  raiseLimit,
  rollAction,
  symbols,
  tiers,
  upToLimit,
} = kit<typeof names>();

const TA = 'tactical-advantage';

const saberStrike = (numbers: readonly number[], ...extra: Effect[]) =>
  offensive('saber-strike', ...tiers('saber', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
const carpetBomb = (advantage: number) =>
  offensive(
    'carpet-bomb',
    row(
      symbols({ saber: 2, medal: 2 }),
      gain(TA, advantage),
      andThen,
      pick('opponents', [damageTo('picked', 2, 'collateral')], { times: 2, distinct: true }),
    ),
  );
const profiteer = (advantage: number, hit: number, flags: number) =>
  offensive(
    'profiteer',
    row(
      symbols({ saber: 1, flag: 3 }),
      gain(TA, advantage),
      roll(1),
      on('saber', damage(hit)),
      on('flag', gain(TA, flags)),
      on('medal', draw(1), extraOffence),
    ),
  );
const strategicApproach = (...extra: Effect[]) =>
  offensive('strategic-approach', row(symbols({ saber: 3, medal: 2 }), ...extra, inflict('constrict'), damage(7)));
const flank = (advantage: number) => offensive('flank', row(smallStraight, gain(TA, advantage), damage(6)));
const exploit = (advantage: number) =>
  offensive('exploit', row(largeStraight, gain(TA, advantage), inflict('constrict'), damage(9)));
const maneuver = (...extra: Effect[]) =>
  offensive('maneuver', row(symbols({ medal: 4 }), gain(TA, 5), ...extra, undefendable(5)));
const countermeasures = (dice: number, perPair: number) =>
  defensive(
    'countermeasures',
    dice,
    strikeBack(pairsOf('saber', perPair)),
    prevent(each('flag')),
    gain(TA, each('medal')),
  );

export const tactician = hero({
  id: 'tactician',
  complexity: 4,
  icon: 'rank-3',
  die: ['saber', 'saber', 'saber', 'flag', 'flag', 'medal'],
  faceIcons: { saber: 'sabers-choc', flag: 'flying-flag', medal: 'medal' },
  statuses: [TA, 'constrict', 'targeted', 'protect'],
  // The first print may start with none.
  setUp: [gain(TA, 2)],
  slots: [
    slot(saberStrike([4, 5, 6]), upgrade(2, 1, saberStrike([5, 6, 7], bonus(ofAKind(3), inflict('constrict'))))),
    slot(
      carpetBomb(1),
      upgrade(2, 2, carpetBomb(2), [offensive('strategize', row(symbols({ flag: 4 }), gain(TA, 3), draw(2)))]),
    ),
    slot(profiteer(1, 5, 4), upgrade(2, 2, profiteer(2, 6, 3))),
    slot(
      strategicApproach(),
      upgrade(2, 2, strategicApproach(gain(TA)), [
        offensive('indirect-approach', row(symbols({ saber: 3, flag: 1 }), gain(TA, 2), undefendable(2))),
      ]),
    ),
    slot(flank(1), upgrade(2, 2, flank(2))),
    slot(
      exploit(2),
      upgrade(2, 2, exploit(3), [
        offensive(
          'interdiction',
          row(symbols({ saber: 1, flag: 2, medal: 1 }), draw(2), pickOpponent(inflict('constrict', 1, 'picked'))),
        ),
      ]),
    ),
    slot(
      maneuver(),
      upgrade(2, 2, maneuver(inflict('constrict')), [
        offensive('reconnaissance', row(symbols({ medal: 3 }), gain(TA, 5))),
      ]),
    ),
    slot(countermeasures(4, 1), upgrade(2, 3, countermeasures(5, 1)), upgrade(3, 5, countermeasures(5, 2))),
    slot(
      finisher(
        'higher-ground',
        row(
          symbols({ medal: 5 }),
          inflict('targeted'),
          inflict('constrict'),
          raiseLimit(TA),
          gain(TA, upToLimit(TA)),
          ultimate(12),
        ),
      ),
    ),
  ],
  cards: [
    mainAction('bunker-up', 2, [pickPlayer(give('protect'))]),
    mainAction('war-room', 1, [roll(1), gain(TA, half(sum))]),
    // A third source: an instant.
    rollAction('feigned-retreat', 2, [inflict('constrict', 1, 'attacker'), prevent(3)], {
      needs: ['attacked'],
      confidence: 'conflict',
    }),
    rollAction(
      'disengage',
      0,
      [roll(1), on('saber', strikeBack(2)), on('flag', prevent(3)), on('medal', gain('protect'))],
      { needs: ['attacked'] },
    ),
    instant('ambush', 1, [gain(TA, 2)]),
  ],
  promo: mainAction('upper-hand', 0, [roll(1), onElse('medal', [gain(TA, 4)], [draw(1)])]),
});
