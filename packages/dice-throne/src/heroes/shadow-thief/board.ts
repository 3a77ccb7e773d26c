// The Shadow Thief: steals, hides and strikes with what the purse holds. Figures: two or three texts.
import {
  andThen,
  choose,
  damage,
  discardRandom,
  draw,
  gainCp,
  half,
  largeStraight,
  ownCp,
  pickOpponent,
  pure,
  roll,
  setDie,
  smallStraight,
  stealCp,
  strikeBack,
  sum,
  total,
  ultimate,
} from '../../content/build.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { Amount, Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const {
  bonus,
  bonusElse,
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
  rollAction,
  symbols,
  tiers,
  whileHolding,
} = kit<typeof names>();

const SNEAK = 'sneak-attack';

const daggerStrike = (...extra: Effect[]) =>
  offensive(
    'dagger-strike',
    ...tiers('dagger', [3, 4, 5], [4, 6, 8], (n) => [damage(n), ...extra, bonus('shadow', inflict('poison'))]),
  );
/** CP for bags; with a shadow among the dice some of it may be stolen instead. */
const pickpocket = (counts: number[], gains: number[], stolen: number) =>
  offensive(
    'pickpocket',
    ...tiers('bag', counts, gains, (n) => [
      bonusElse(
        'shadow',
        [
          choose(
            [gainCp(n)],
            ...Array.from({ length: stolen }, (_, i) => [pickOpponent(stealCp(i + 1, 'picked')), gainCp(n - i - 1)]),
          ),
        ],
        [gainCp(n)],
      ),
    ]),
  );
const shiftyStrike = (cp: number) =>
  offensive('shifty-strike', row(smallStraight, gainCp(cp), andThen, damage(half(ownCp))));
const insidiousStrike = (cp: number) =>
  offensive('insidious-strike', row(largeStraight, gainCp(cp), andThen, damage(ownCp)));
const shadowDance = (...extra: Effect[]) =>
  offensive(
    'shadow-dance',
    row(symbols({ shadow: 3 }), ...extra, roll(1), pure(half(sum)), andThen, gain('shadows'), gain(SNEAK)),
  );
const shadowDefense = (dice: number) =>
  defensive(
    'shadow-defense',
    dice,
    on(symbols({ dagger: 2 }), inflict('poison', 1, 'attacker')),
    on('shadow', gain(SNEAK)),
    // Gained at once, it hides the thief from this very attack.
    on(symbols({ shadow: 2 }), gain('shadows')),
  );
const counterStrike = (back: Amount) =>
  defensive(
    'counter-strike',
    5,
    strikeBack(back),
    on(symbols({ dagger: 1, shadow: 1 }), inflict('poison', 1, 'attacker')),
  );

export const shadowThief = hero({
  id: 'shadow-thief',
  complexity: 5,
  icon: 'cloak-dagger',
  die: ['dagger', 'dagger', 'bag', 'bag', 'card', 'shadow'],
  faceIcons: { dagger: 'plain-dagger', bag: 'swap-bag', card: 'card-random', shadow: 'shadow-follower' },
  statuses: ['shadows', SNEAK, 'poison'],
  slots: [
    slot(
      // One text reads a card instead of a bag.
      daggerStrike(bonus('bag', gainCp(1))),
      // One text draws for every card face.
      upgrade(2, 0, daggerStrike(gainCp(1), bonus('card', draw(1)))),
    ),
    slot(pickpocket([2, 3, 4], [2, 3, 4], 1), upgrade(2, 1, pickpocket([2, 3, 4, 5], [3, 4, 5, 6], 2))),
    slot(
      shiftyStrike(3),
      upgrade(2, 2, shiftyStrike(4), [
        offensive('shadow-strike', row(symbols({ dagger: 2, shadow: 2 }), damage(half(ownCp)), inflict('poison'))),
      ]),
    ),
    slot(
      insidiousStrike(3),
      upgrade(2, 2, insidiousStrike(4), [
        offensive(
          'shank-attack',
          row(symbols({ dagger: 1, bag: 1, card: 1, shadow: 1 }), gainCp(1), gain(SNEAK), draw(1), inflict('poison')),
        ),
      ]),
    ),
    slot(shadowDance(), upgrade(2, 1, shadowDance(draw(1)))),
    slot(
      offensive('carducopia', row(symbols({ card: 2 }), draw(each('card')))),
      upgrade(
        2,
        2,
        offensive(
          'carducopia',
          row(
            symbols({ card: 2 }),
            draw(each('card')),
            bonus('shadow', discardRandom('target')),
            bonus('bag', gainCp(1)),
          ),
        ),
      ),
    ),
    slot(shadowDefense(4), upgrade(2, 3, shadowDefense(5))),
    slot(counterStrike(each('dagger')), upgrade(2, 4, counterStrike(each('dagger', 2)))),
    slot(
      finisher(
        'shadow-shank',
        row(symbols({ shadow: 5 }), gainCp(3), gain('shadows'), andThen, ultimate(total(ownCp, 5))),
      ),
    ),
  ],
  cards: [
    mainAction('sneaky', 1, [gain(SNEAK)]),
    instant('poison-wound', 2, [pickOpponent(inflict('poison', 1, 'picked'))]),
    rollAction('wild-shadow', 4, [whileHolding('shadows', [setDie('any', 'any', 2)], [setDie('any', 'any')])], {
      needs: ['any-die'],
    }),
    instant('shadow-coin', 0, [whileHolding('shadows', [gainCp(3)], [gainCp(2)])]),
    instant('enter-the-shadows', 4, [gain('shadows')]),
    mainAction('card-trick', 2, [pickOpponent(discardRandom('picked')), whileHolding('shadows', [draw(2)], [draw(1)])]),
  ],
  promo: mainAction('shadow-meld', 0, [roll(1), onElse('shadow', [gain(SNEAK), gainCp(2)], [draw(1)])], {
    confidence: 'single',
  }),
});
