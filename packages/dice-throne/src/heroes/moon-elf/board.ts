// The Moon Elf: arrows from the dark that mark, bind and blind. Figures: images; two values differ by printing.
import {
  addDamage,
  andThen,
  damage,
  draw,
  largeStraight,
  loseCp,
  ofAKind,
  pickOpponent,
  pickPlayer,
  preventHalf,
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
  give,
  hero,
  inflict,
  instant,
  mainAction,
  offensive,
  on,
  onElse,
  pairsOf,
  symbols,
  tiers,
} = kit<typeof names>();

const eclipsed = [inflict('blind'), inflict('entangle'), inflict('targeted')];
const eclipsePicked = pickOpponent(
  inflict('blind', 1, 'picked'),
  inflict('entangle', 1, 'picked'),
  inflict('targeted', 1, 'picked'),
);

const longbow = (numbers: number[], ...extra: Effect[]) =>
  offensive('longbow', ...tiers('arrow', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
const demisingShot = (n: number) =>
  offensive('demising-shot', row(symbols({ arrow: 3, moon: 2 }), inflict('targeted'), andThen, damage(n)));
const coveredShot = (n: number) =>
  offensive('covered-shot', row(symbols({ arrow: 2, foot: 3 }), gain('evasive'), damage(n)));
const explodingArrow = (perArrow: number, ...extra: Effect[]) =>
  offensive(
    'exploding-arrow',
    row(
      symbols({ arrow: 1, moon: 3 }),
      roll(5),
      // The first print: 4 instead of 3.
      damage(total(3, each('arrow', perArrow), each('foot'))),
      loseCp(each('moon')),
      inflict('blind'),
      ...extra,
    ),
  );
const entanglingShot = (n: number) => offensive('entangling-shot', row(smallStraight, inflict('entangle'), damage(n)));
const eclipse = (n: number) => offensive('eclipse', row(symbols({ moon: 4 }), ...eclipsed, andThen, damage(n)));
const blindingShot = (n: number) =>
  offensive('blinding-shot', row(largeStraight, inflict('blind'), gain('evasive'), damage(n)));
const missedMe = (back: Amount) => defensive('missed-me', 5, on(symbols({ foot: 2 }), preventHalf), strikeBack(back));

export const moonElf = hero({
  id: 'moon-elf',
  complexity: 2,
  icon: 'high-shot',
  die: ['arrow', 'arrow', 'arrow', 'foot', 'foot', 'moon'],
  faceIcons: { arrow: 'arrow-flights', foot: 'barefoot', moon: 'moon' },
  // The two printings differ here.
  doubts: { longbow: 'conflict', 'exploding-arrow': 'conflict' },
  statuses: ['blind', 'entangle', 'evasive', 'targeted'],
  slots: [
    // The first print: 3, 5, 7.
    slot(
      longbow([4, 5, 7]),
      upgrade(2, 2, longbow([4, 6, 8], bonus(ofAKind(4), inflict('entangle')))),
      upgrade(3, 3, longbow([5, 7, 9], bonus(ofAKind(3), inflict('entangle')))),
    ),
    slot(
      demisingShot(4),
      upgrade(2, 2, demisingShot(6), [
        offensive('focus', row(symbols({ arrow: 2, moon: 1 }), inflict('targeted'), inflict('entangle'))),
      ]),
    ),
    slot(
      coveredShot(7),
      upgrade(2, 2, coveredShot(9), [
        offensive('evasive-action', row(symbols({ foot: 3 }), pickPlayer(give('evasive')), undefendable(2))),
      ]),
    ),
    slot(explodingArrow(1), upgrade(2, 2, explodingArrow(2)), upgrade(3, 3, explodingArrow(2, inflict('entangle')))),
    slot(entanglingShot(7), upgrade(2, 2, entanglingShot(9))),
    slot(
      eclipse(7),
      upgrade(2, 2, eclipse(9), [offensive('moon-shadow', row(symbols({ moon: 3 }), gain('evasive'), ...eclipsed))]),
    ),
    slot(
      blindingShot(8),
      upgrade(2, 2, blindingShot(10), [
        offensive(
          'lunar-blessing',
          row(symbols({ arrow: 1, foot: 2, moon: 1 }), gain('evasive', 3), inflict('entangle')),
        ),
      ]),
    ),
    slot(missedMe(pairsOf('arrow')), upgrade(2, 3, missedMe(each('arrow')))),
    slot(finisher('lunar-eclipse', row(symbols({ moon: 5 }), gain('evasive'), ...eclipsed, andThen, ultimate(12)))),
  ],
  cards: [
    mainAction('moon-magic', 4, [gain('evasive'), eclipsePicked]),
    attackModifier('take-that', 0, [
      roll(1),
      on('arrow', addDamage(2)),
      on('foot', inflict('entangle')),
      on('moon', inflict('blind')),
    ]),
    attackModifier('volley', 1, [roll(5), addDamage(each('arrow')), inflict('entangle')]),
    instant('evade', 1, [pickPlayer(give('evasive'))]),
  ],
  promo: mainAction('lunar-umbra', 0, [roll(1), onElse('moon', [eclipsePicked], [draw(1)])]),
});
