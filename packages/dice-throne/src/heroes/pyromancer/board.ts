// The Pyromancer: gathers Fire Mastery and burns it. Figures: images and two texts; two conflicts noted below.
import {
  addDamage,
  andThen,
  collateral,
  damage,
  draw,
  giveCp,
  given,
  largeStraight,
  roll,
  smallStraight,
  strikeBack,
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
  gain,
  giveTokens,
  hero,
  inflict,
  mainAction,
  offensive,
  on,
  onElse,
  perToken,
  raiseLimit,
  symbols,
  tiers,
} = kit<typeof names>();

const FM = 'fire-mastery';

const fireball = (mastery: number) =>
  offensive('fireball', ...tiers('flame', [3, 4, 5], [4, 6, 8], (n) => [damage(n), gain(FM, mastery)]));
const oneFlareDie = [
  on('flame', addDamage(3)),
  on('blaze', inflict('burn')),
  on('soul', gain(FM, 2)),
  on('meteor', inflict('knockdown')),
];
const twoFlareDice = [
  addDamage(each('flame', 3)),
  on('blaze', inflict('burn')),
  gain(FM, each('soul', 2)),
  on('meteor', inflict('knockdown')),
];
const pyroblast = symbols({ flame: 3, meteor: 1 });
const combustion = (each: number) =>
  offensive(
    'combustion',
    row(
      symbols({ flame: 1, blaze: 1, soul: 1, meteor: 1 }),
      gain(FM),
      andThen,
      giveTokens(FM, 4, undefendable(given(each))),
    ),
  );
const meteorite = (fallout: number) =>
  offensive(
    'meteorite',
    row(symbols({ meteor: 4 }), gain(FM, 2), inflict('stun'), andThen, undefendable(perToken(FM)), collateral(fallout)),
  );

export const pyromancer = hero({
  id: 'pyromancer',
  complexity: 3,
  icon: 'fire-spell-cast',
  die: ['flame', 'flame', 'flame', 'blaze', 'soul', 'meteor'],
  faceIcons: { flame: 'flame', blaze: 'wildfires', soul: 'soul', meteor: 'burning-meteor' },
  statuses: [FM, 'burn', 'knockdown', 'stun'],
  slots: [
    slot(fireball(1), upgrade(2, 1, fireball(2))),
    slot(
      offensive('burning-soul', row(symbols({ soul: 2 }), gain(FM, each('soul', 2)), collateral(each('soul')))),
      upgrade(
        2,
        1,
        offensive(
          'burning-soul',
          row(
            symbols({ soul: 2 }),
            // The limit rises first: two texts.
            bonus(symbols({ soul: 4 }), raiseLimit(FM)),
            gain(FM, each('soul', 2)),
            collateral(each('soul')),
            bonus(symbols({ soul: 3 }), inflict('burn')),
          ),
        ),
      ),
    ),
    slot(
      offensive('pyroblast', row(pyroblast, damage(6), roll(1), ...oneFlareDie)),
      upgrade(2, 2, offensive('pyroblast', row(pyroblast, damage(6), roll(2), ...twoFlareDice))),
      upgrade(3, 3, offensive('pyroblast', row(pyroblast, damage(6), roll(2, 1), ...twoFlareDice))),
    ),
    slot(combustion(3), upgrade(2, 2, combustion(4))),
    slot(
      offensive('hot-streak', row(smallStraight, gain(FM, 2), andThen, damage(total(5, perToken(FM))))),
      upgrade(2, 2, offensive('hot-streak', row(smallStraight, gain(FM, 2), andThen, damage(total(6, perToken(FM))))), [
        offensive('scorch', row(symbols({ flame: 2, blaze: 2 }), gain(FM, 2), inflict('burn'), damage(6))),
      ]),
    ),
    slot(
      offensive('ignite', row(largeStraight, gain(FM, 2), andThen, damage(total(4, perToken(FM, 2))))),
      // Blazing Soul: two texts inflict Knockdown, the newest reading Burn.
      upgrade(
        2,
        2,
        offensive(
          'ignite',
          row(largeStraight, gain(FM, 2), inflict('burn'), andThen, damage(total(5, perToken(FM, 2)))),
        ),
        [
          offensive(
            'blazing-soul',
            row(symbols({ blaze: 2, soul: 2 }), raiseLimit(FM), gain(FM, 5), inflict('knockdown')),
          ),
        ],
        'conflict',
      ),
    ),
    slot(
      meteorite(2),
      upgrade(2, 2, meteorite(3), [
        offensive('meteoroid', row(symbols({ meteor: 3 }), inflict('knockdown'), inflict('burn'), inflict('stun'))),
      ]),
    ),
    slot(
      defensive('molten-armor', 5, gain(FM, each('soul')), strikeBack(each('flame'))),
      upgrade(
        2,
        1,
        defensive(
          'molten-armor',
          5,
          gain(FM, each('soul')),
          on(symbols({ flame: 1, blaze: 1 }), inflict('burn', 1, 'attacker')),
          strikeBack(each('flame')),
        ),
      ),
      // One text counts meteors, another blazes, in both sums.
      upgrade(
        3,
        3,
        defensive(
          'molten-armor',
          5,
          gain(FM, total(each('soul'), each('meteor'))),
          on(symbols({ flame: 1, blaze: 1 }), inflict('burn', 1, 'attacker')),
          strikeBack(total(each('flame'), each('meteor'))),
        ),
        [],
        'conflict',
      ),
    ),
    slot(
      finisher(
        'scorch-the-earth',
        row(symbols({ meteor: 5 }), gain(FM, 3), inflict('knockdown'), inflict('burn'), ultimate(12), collateral(2)),
      ),
    ),
  ],
  cards: [
    mainAction('warm-up', 0, [gain(FM), andThen, giveCp(gain(FM, given()))]),
    mainAction('fire-up', 3, [raiseLimit(FM), andThen, gain(FM, 2)]),
    attackModifier('red-hot', 1, [addDamage(perToken(FM))]),
    attackModifier('huzzah', 1, [roll(1), ...oneFlareDie]),
  ],
  promo: mainAction('infernal-infusion', 0, [roll(1), onElse('meteor', [gain(FM, 99)], [draw(1)])]),
});
