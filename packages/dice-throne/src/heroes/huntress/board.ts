// The Huntress: fights beside Nyra, the sabertooth, who strikes with her and steps in for her. Figures: images.
import {
  addDamage,
  damage,
  draw,
  either,
  iff,
  largeStraight,
  ofAKind,
  pick,
  pickOpponent,
  pickPlayer,
  roll,
  smallStraight,
  strikeBack,
  total,
  ultimate,
  undefendable,
} from '../../content/build.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { Amount, Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const {
  attackModifier,
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
  showing,
  symbols,
  tiers,
  whileHolding,
} = kit<typeof names>();

const BOND = 'nyras-bond';
/** Nyra's tokens are her health. */
const healNyra = (amount: Amount): Effect => gain('nyra', amount);

const animalistic = (hits: readonly number[], ...extra: Effect[]) =>
  offensive('animalistic', ...tiers('spear', [3, 4, 5], hits, (n) => [damage(n), ...extra]));
const savage = (n: number) =>
  offensive(
    'savage',
    row(
      symbols({ claw: 3, sabertooth: 1 }),
      damage(n),
      roll(1),
      on('spear', addDamage(1)),
      on('claw', addDamage(2)),
      on('soul', gain(BOND)),
      on('sabertooth', inflict('bleed')),
    ),
  );
const resuscitate = (amount: Amount) =>
  offensive('resuscitate', row(symbols({ soul: 2 }), gain(BOND), healNyra(amount)));
const feralInstincts = (n: number) =>
  offensive('feral-instincts', row(symbols({ spear: 3, soul: 1 }), gain(BOND), undefendable(n)));
const predatoryAdvance = (n: number) =>
  offensive('predatory-advance', row(symbols({ spear: 2, claw: 2, soul: 1 }), healNyra(1), damage(n)));
const onslaught = (small: number, large: number) =>
  offensive(
    'onslaught',
    row(smallStraight, inflict('bleed'), damage(small)),
    row(largeStraight, inflict('bleed', 2), damage(large)),
  );
const feral = (n: number) => offensive('feral', row(symbols({ sabertooth: 4 }), healNyra(1), undefendable(n)));
const maternalBond = (dice: number, strike: Effect) =>
  defensive(
    'maternal-bond',
    dice,
    strike,
    healNyra(each('soul')),
    whileHolding('nyra-active', [on('claw', strikeBack(2))]),
  );
const onSpear = on('spear', strikeBack(1));

export const huntress = hero({
  id: 'huntress',
  complexity: 5,
  icon: 'saber-tooth',
  die: ['spear', 'spear', 'claw', 'claw', 'soul', 'sabertooth'],
  faceIcons: { spear: 'stone-spear', claw: 'triple-claws', soul: 'linked-rings', sabertooth: 'saber-toothed-cat-head' },
  statuses: ['nyra', 'nyra-active', BOND, 'bleed'],
  // Another text: Nyra begins with 7.
  setUp: [healNyra(5), gain('nyra-active')],
  slots: [
    slot(animalistic([3, 4, 5]), upgrade(2, 2, animalistic([4, 5, 6], bonus(ofAKind(4), inflict('bleed'))))),
    slot(
      savage(4),
      upgrade(2, 2, savage(5), [
        offensive('hunt', row(symbols({ claw: 2, sabertooth: 1 }), inflict('bleed'), damage(3))),
      ]),
    ),
    slot(resuscitate(3), upgrade(2, 2, resuscitate(each('soul', 2)))),
    slot(
      feralInstincts(2),
      upgrade(2, 2, feralInstincts(3), [
        offensive(
          'swipe',
          row(
            symbols({ spear: 2, sabertooth: 1 }),
            pick('opponents', [inflict('bleed', 1, 'picked')], { times: 3, distinct: true, optional: true }),
          ),
        ),
      ]),
    ),
    slot(
      predatoryAdvance(5),
      upgrade(2, 2, predatoryAdvance(6), [
        offensive('jugular', row(symbols({ spear: 1, claw: 1, sabertooth: 1 }), inflict('bleed', 2))),
      ]),
    ),
    slot(onslaught(4, 7), upgrade(2, 2, onslaught(5, 8))),
    slot(
      feral(5),
      upgrade(2, 2, feral(6), [
        offensive(
          'ferocious',
          row(symbols({ sabertooth: 3 }), healNyra(1), pickOpponent(inflict('bleed', 2, 'picked'))),
        ),
      ]),
    ),
    // Another text: level II for 3.
    slot(
      maternalBond(3, onSpear),
      upgrade(2, 2, maternalBond(4, onSpear), [], 'conflict'),
      upgrade(3, 4, maternalBond(4, strikeBack(total(each('spear'), each('sabertooth'))))),
    ),
    slot(finisher('jungle-fury', row(symbols({ sabertooth: 5 }), gain(BOND), inflict('bleed', 2), ultimate(12)))),
  ],
  cards: [
    mainAction('blood-bond', 1, [roll(3), healNyra(total(1, each('soul'), each('sabertooth', 2)))]),
    mainAction('savage-slash', 1, [
      pickPlayer(
        roll(1),
        iff(
          either(showing('claw'), showing('sabertooth')),
          [inflict('bleed', 2, 'picked')],
          [inflict('bleed', 1, 'picked')],
        ),
      ),
    ]),
    attackModifier('pounce', 0, [roll(5), addDamage(each('spear')), on('claw', inflict('bleed'))]),
    attackModifier('prowl', 0, [
      roll(1),
      on('spear', addDamage(1)),
      on('claw', addDamage(2)),
      on('soul', healNyra(1)),
      on('sabertooth', addDamage(3)),
    ]),
    instant('resilient', 1, [gain(BOND)]),
  ],
  promo: mainAction('primal-roar', 0, [roll(1), onElse('sabertooth', [healNyra(4)], [draw(1)])]),
});
