// The Barbarian: swords, a thick skin, and blows that leave others dizzy. Figures: images of board and cards.
import {
  addDamage,
  andThen,
  blockStatus,
  damage,
  draw,
  heal,
  largeStraight,
  makeUndefendable,
  may,
  ofAKind,
  pickOpponent,
  recoil,
  removeStatus,
  roll,
  smallStraight,
  sum,
  sumAtLeast,
  total,
  ultimate,
  undefendable,
} from '../../content/build.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { names } from './names.ts';

const {
  attackModifier,
  bonus,
  defensive,
  each,
  finisher,
  hero,
  inflict,
  instant,
  mainAction,
  offensive,
  on,
  onElse,
  rollAction,
  symbols,
  tiers,
} = kit<typeof names>();

const smack = (numbers: number[], ...extra: Parameters<typeof bonus>[1][]) =>
  offensive('smack', ...tiers('sword', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
const fortitude = (numbers: number[], ...extra: Parameters<typeof bonus>[1][]) =>
  offensive('fortitude', ...tiers('life', [3, 4, 5], numbers, (n) => [heal(n), ...extra]));
const overpower = (threshold: number) =>
  offensive(
    'overpower',
    row(symbols({ sword: 3, pow: 2 }), roll(3), andThen, damage(sum), sumAtLeast(threshold, inflict('concussion'))),
  );

export const barbarian = hero({
  id: 'barbarian',
  complexity: 1,
  icon: 'battle-axe',
  die: ['sword', 'sword', 'sword', 'life', 'life', 'pow'],
  faceIcons: { sword: 'broadsword', life: 'hearts', pow: 'explosion-rays' },
  statuses: ['concussion', 'stun'],
  slots: [
    slot(
      smack([4, 6, 8]),
      upgrade(2, 2, smack([5, 7, 9], bonus(ofAKind(4), makeUndefendable))),
      upgrade(3, 3, smack([6, 8, 10], bonus(ofAKind(4), makeUndefendable))),
    ),
    slot(
      offensive('sturdy-blow', row(symbols({ sword: 2, pow: 2 }), undefendable(4))),
      upgrade(2, 1, offensive('sturdy-blow', row(symbols({ sword: 2, pow: 2 }), undefendable(5)))),
      upgrade(3, 2, offensive('sturdy-blow', row(symbols({ sword: 2, pow: 2 }), undefendable(6)))),
    ),
    slot(fortitude([4, 5, 6]), upgrade(2, 2, fortitude([5, 6, 7], bonus(ofAKind(3), may(removeStatus('self')))))),
    slot(
      overpower(14),
      upgrade(2, 2, overpower(10), [
        offensive('war-cry', row(symbols({ sword: 2, life: 2 }), heal(2), undefendable(2))),
      ]),
    ),
    slot(
      offensive('mighty-blow', row(smallStraight, damage(9))),
      upgrade(2, 2, offensive('mighty-blow', row(smallStraight, undefendable(8)))),
    ),
    slot(
      offensive('crit-bash', row(symbols({ pow: 4 }), inflict('stun'), andThen, undefendable(5))),
      upgrade(2, 2, offensive('crit-bash', row(symbols({ pow: 4 }), inflict('stun'), andThen, undefendable(7))), [
        offensive('crit-smash', row(symbols({ pow: 3 }), inflict('concussion'), andThen, undefendable(2))),
      ]),
    ),
    slot(
      offensive('reckless', row(largeStraight, damage(15), recoil(4))),
      upgrade(2, 2, offensive('reckless', row(largeStraight, damage(20), recoil(5)))),
    ),
    slot(
      defensive('thick-skin', 3, heal(each('life', 2))),
      upgrade(2, 3, defensive('thick-skin', 4, heal(each('life', 2)), on(symbols({ life: 2 }), may(blockStatus)))),
    ),
    slot(finisher('rage', row(symbols({ pow: 5 }), inflict('stun'), ultimate(15)))),
  ],
  cards: [
    mainAction('concuss', 1, [pickOpponent(inflict('concussion', 1, 'picked'))]),
    rollAction('head-bash', 0, [inflict('concussion')], { needs: [{ landed: 8 }] }),
    attackModifier('get-some', 2, [roll(5), addDamage(each('sword')), inflict('concussion')]),
    instant('feelin-good', 0, [roll(3), heal(total(1, each('life', 2)))]),
  ],
  promo: mainAction('adrenaline-surge', 0, [
    roll(1),
    onElse('pow', [heal(2), pickOpponent(inflict('concussion', 1, 'picked'))], [draw(1)]),
  ]),
});
