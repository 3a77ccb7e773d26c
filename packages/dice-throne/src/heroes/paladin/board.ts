// The Paladin: pays the gods for better dice, guards and strikes back. Figures: texts; upgrades mostly from one source.
import {
  addDamage,
  andThen,
  choose,
  damage,
  draw,
  gainCp,
  heal,
  largeStraight,
  pickPlayer,
  prevent,
  rerollDice,
  roll,
  smallStraight,
  strikeBack,
  total,
  ultimate,
  undefendable,
} from '../../content/build.ts';
import type { ThroneStatus } from '../../content/ids.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { Hooks } from '../../content/shapes.ts';
import type { Amount, Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const {
  bonus,
  defensive,
  each,
  finisher,
  gain,
  give,
  hero,
  mainAction,
  offensive,
  on,
  onElse,
  passive,
  rollAction,
  symbols,
  use,
} = kit<typeof names>();

const tithe = (drawPrice: number, hooks: Hooks<ThroneStatus> = {}) =>
  passive(
    'tithe',
    hooks,
    use('any', [rerollDice('own', 1)], { cp: 1, needs: ['own-die'] }),
    use('any', [draw(1)], { cp: drawPrice }),
  );
const retaliate = (cp: number) =>
  offensive('retaliate', row(symbols({ helmet: 3, prayer: 1 }), pickPlayer(give('retribution')), gainCp(cp)));
const righteousCombat = (n: number, dice: number) =>
  offensive(
    'righteous-combat',
    row(
      symbols({ sword: 3, helmet: 2 }),
      damage(n),
      roll(dice),
      addDamage(total(each('helmet'), each('sword', 2))),
      heal(each('life', 2)),
      gainCp(each('prayer')),
    ),
  );
const mightyPrayer = (n: number) =>
  offensive(
    'mighty-prayer',
    row(symbols({ sword: 3, prayer: 1 }), undefendable(n), andThen, gain('crit'), gain('accuracy')),
  );
const holyAttack = (small: number, large: number) =>
  offensive('holy-attack', row(smallStraight, heal(1), damage(small)), row(largeStraight, heal(2), damage(large)));
const righteousPrayer = (hit: Effect) =>
  offensive('righteous-prayer', row(symbols({ prayer: 4 }), hit, andThen, gain('crit'), gainCp(2)));
const holyLight = (dice: number) =>
  offensive(
    'holy-light',
    row(
      symbols({ life: 2 }),
      heal(each('life')),
      roll(dice),
      on('sword', gain('crit')),
      on('helmet', gain('protect')),
      on('life', draw(1)),
      on('prayer', gainCp(2)),
    ),
  );
const divineDefense = (dice: number, back: Effect, ...extra: Effect[]) =>
  defensive(
    'divine-defense',
    dice,
    back,
    prevent(total(each('helmet'), each('life', 2))),
    gainCp(each('prayer')),
    ...extra,
  );
const perSword: Amount = each('sword');

export const paladin = hero({
  id: 'paladin',
  complexity: 5,
  icon: 'templar-shield',
  die: ['sword', 'sword', 'helmet', 'helmet', 'life', 'prayer'],
  faceIcons: { sword: 'broadsword', helmet: 'visored-helm', life: 'hearts', prayer: 'prayer' },
  statuses: ['crit', 'accuracy', 'protect', 'retribution', 'blessing-of-divinity'],
  slots: [
    slot(tithe(3), upgrade(2, 3, tithe(2, { activated: [bonus('prayer', gainCp(1))] }))),
    slot(
      retaliate(3),
      upgrade(2, 1, retaliate(4), [
        offensive(
          'requital',
          row(symbols({ sword: 1, helmet: 1, life: 1, prayer: 1 }), gain('retribution'), heal(1), undefendable(3)),
        ),
      ]),
    ),
    slot(
      righteousCombat(5, 2),
      upgrade(2, 2, righteousCombat(5, 3), [], 'single'),
      upgrade(
        3,
        4,
        righteousCombat(6, 3),
        [offensive('steadfast', row(symbols({ sword: 2, helmet: 1 }), heal(2), undefendable(2)))],
        'single',
      ),
    ),
    slot(
      mightyPrayer(3),
      upgrade(2, 2, mightyPrayer(4), [
        offensive(
          'offensive-stance',
          row(symbols({ sword: 2, prayer: 1 }), undefendable(2), andThen, choose([gain('crit')], [gain('accuracy')])),
        ),
      ]),
    ),
    // One reading: 6 for the small straight.
    slot(holyAttack(5, 8), upgrade(2, 2, holyAttack(7, 9), [], 'single')),
    slot(
      righteousPrayer(damage(8)),
      upgrade(
        2,
        2,
        righteousPrayer(undefendable(8)),
        [offensive('prosperity', row(symbols({ prayer: 3 }), gainCp(4)))],
        'single',
      ),
    ),
    // A later revision: 1 die.
    slot(holyLight(2), upgrade(2, 2, holyLight(3), [], 'single')),
    // One text: 1 for every sword on level I too.
    slot(
      divineDefense(3, on('sword', strikeBack(1))),
      upgrade(2, 3, divineDefense(4, strikeBack(perSword)), [], 'conflict'),
      upgrade(
        3,
        4,
        divineDefense(4, strikeBack(perSword), on(symbols({ helmet: 2, prayer: 1 }), gain('protect'))),
        [],
        'conflict',
      ),
    ),
    slot(finisher('resolute-faith', row(symbols({ prayer: 5 }), gain('blessing-of-divinity'), heal(5), ultimate(10)))),
  ],
  cards: [
    mainAction('mighty', 1, [pickPlayer(give('crit'))]),
    mainAction('consecration', 4, [pickPlayer(give('protect'), give('retribution'), give('crit'), give('accuracy'))]),
    mainAction('blessed', 1, [
      roll(1),
      on('sword', draw(2)),
      on('helmet', heal(3)),
      on('life', heal(4)),
      on('prayer', gainCp(3)),
    ]),
    rollAction(
      'absolution',
      1,
      [
        roll(1),
        on('sword', strikeBack(3)),
        on('helmet', prevent(3)),
        on('life', prevent(5)),
        on('prayer', prevent(2), gainCp(2)),
      ],
      { needs: ['attacked'] },
    ),
  ],
  promo: mainAction('divine-favor', 0, [roll(1), onElse('prayer', [gainCp(4)], [draw(1)])]),
});
