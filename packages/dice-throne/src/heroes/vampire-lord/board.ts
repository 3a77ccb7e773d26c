// The Vampire Lord: hoards Blood Power, bleeds the others and turns their dice. Figures: two texts.
import {
  addDamage,
  andThen,
  choose,
  collateral,
  damage,
  draw,
  gainCp,
  given,
  half,
  heal,
  ifAdded,
  largeStraight,
  makeUndefendable,
  may,
  ofAKind,
  pickOpponent,
  roll,
  searchDeck,
  smallStraight,
  stealHealth,
  sum,
  total,
  ultimate,
  undefendable,
} from '../../content/build.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const {
  attackModifier,
  bonus,
  defensive,
  each,
  finisher,
  gain,
  giveTokens,
  hero,
  inflict,
  instant,
  loseToken,
  mainAction,
  offensive,
  on,
  onElse,
  perToken,
  symbols,
  tiers,
  whileHolding,
} = kit<typeof names>();

const BP = 'blood-power';
const MESMERIZE = 'mesmerize';

const gouge = (numbers: readonly number[], equal: number) =>
  offensive('gouge', ...tiers('claw', [3, 4, 5], numbers, (n) => [damage(n), bonus(ofAKind(equal), gain(BP))]));
const sanguimancy = (n: number) =>
  offensive('sanguimancy', row(symbols({ gaze: 3, droplet: 1 }), heal(n), gain(BP, 3)));
const glamour = (n: number) =>
  offensive('glamour', row(symbols({ gaze: 3 }), gainCp(1), gain(MESMERIZE), undefendable(n)));
const rend = (dice: number) =>
  offensive(
    'rend',
    row(
      symbols({ claw: 3, droplet: 2 }),
      damage(6),
      roll(dice),
      addDamage(each('claw')),
      on('gaze', draw(1)),
      on('droplet', gain(BP)),
    ),
  );
const bloodMagic = (...hit: Effect[]) =>
  offensive('blood-magic', row(largeStraight, gain(BP), inflict('bleed'), andThen, ...hit));
const bloodThirst = (power: number, n: number) =>
  offensive('blood-thirst', row(symbols({ droplet: 4 }), gain(BP, power), undefendable(n)));
const immortalFlesh = (dice: number) =>
  defensive(
    'immortal-flesh',
    dice,
    on(symbols({ claw: 2 }), inflict('bleed', 1, 'attacker')),
    on(symbols({ gaze: 2 }), gain(BP)),
    stealHealth(each('droplet'), 'attacker'),
  );

export const vampireLord = hero({
  id: 'vampire-lord',
  complexity: 4,
  icon: 'female-vampire',
  die: ['claw', 'claw', 'claw', 'gaze', 'gaze', 'droplet'],
  faceIcons: { claw: 'triple-claws', gaze: 'gaze', droplet: 'drop' },
  statuses: [BP, MESMERIZE, 'bleed'],
  slots: [
    slot(gouge([3, 5, 7], 4), upgrade(2, 1, gouge([3, 5, 7], 3)), upgrade(3, 2, gouge([4, 6, 8], 3))),
    slot(
      sanguimancy(2),
      upgrade(2, 2, sanguimancy(3), [
        offensive('presence', row(symbols({ claw: 1, gaze: 1, droplet: 2 }), gain(BP, 2), draw(1))),
      ]),
    ),
    slot(
      glamour(4),
      upgrade(2, 2, glamour(5), [
        offensive(
          'influence',
          row(symbols({ claw: 1, gaze: 2 }), gain(MESMERIZE), pickOpponent(inflict('bleed', 2, 'picked'))),
        ),
      ]),
    ),
    slot(rend(3), upgrade(2, 2, rend(5))),
    slot(
      offensive(
        'possess',
        row(smallStraight, damage(7), roll(1), onElse('claw', [inflict('bleed')], [gain(MESMERIZE)])),
      ),
      upgrade(
        2,
        2,
        offensive('possess', row(smallStraight, damage(8), choose([inflict('bleed')], [gain(MESMERIZE)]))),
        [offensive('draw-blood', row(symbols({ claw: 2, droplet: 1 }), gain(BP, 2)))],
      ),
    ),
    slot(
      bloodMagic(damage(8), whileHolding(MESMERIZE, [may(loseToken(MESMERIZE), makeUndefendable)])),
      // Gash: one text only.
      upgrade(
        2,
        2,
        bloodMagic(undefendable(8)),
        [offensive('gash', row(symbols({ claw: 2, droplet: 2 }), undefendable(5)))],
        'single',
      ),
    ),
    slot(
      bloodThirst(2, 5),
      upgrade(2, 2, bloodThirst(3, 6), [
        offensive('hemorrhage', row(symbols({ droplet: 3 }), inflict('bleed', 2), collateral(2))),
      ]),
    ),
    slot(immortalFlesh(3), upgrade(2, 2, immortalFlesh(4))),
    slot(finisher('exsanguinate', row(symbols({ droplet: 5 }), searchDeck, gain(BP, 2), ultimate(10)))),
  ],
  cards: [
    // A transcription: no fewer than 2.
    mainAction('consume-blood', 0, [giveTokens(BP, 2, gainCp(given(2)))]),
    // Another text: Mesmerize instead of the CP.
    mainAction('blood-letting', 0, [gain(BP), gainCp(1)], { confidence: 'single' }),
    mainAction('dark-omen', 4, [gain(MESMERIZE), gain(BP, 2), pickOpponent(inflict('bleed', 1, 'picked'))]),
    attackModifier('blood-boil', 0, [addDamage(total(1, perToken('bleed', 1, 'target')))]),
    attackModifier('limb-from-limb', 1, [roll(5), addDamage(each('claw')), ifAdded(3, inflict('bleed'))]),
    instant('blood-flow', 1, [roll(1), gain(BP, half(sum))]),
  ],
  promo: mainAction('blood-tide', 0, [roll(1), onElse('droplet', [gain(BP, 3)], [draw(1)])], { confidence: 'single' }),
});
