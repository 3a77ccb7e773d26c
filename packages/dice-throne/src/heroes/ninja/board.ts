// The Ninja: poison that comes late, smoke, and a trick for every attack. Figures: images and three texts.
import {
  addDamage,
  andThen,
  damage,
  damageTo,
  discardChosen,
  draw,
  largeStraight,
  makeUndefendable,
  ofAKind,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  pure,
  roll,
  smallStraight,
  strikeBack,
  sum,
  sumAtMost,
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
  defensiveWithRerolls,
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
  rollAction,
  symbols,
  tiers,
} = kit<typeof names>();

const POISON = 'delayed-poison';
const SMOKE = 'smoke-bomb';
const poisonPicked = inflict(POISON, 1, 'picked');

const slash = (numbers: readonly number[], ...extra: Effect[]) =>
  offensive('slash', ...tiers('ninjato', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
const walkTheLine = (rerolls: number) =>
  offensive(
    'walk-the-line',
    row(symbols({ shuriken: 4 }), roll(2, rerolls), damage(sum), sumAtMost(6, makeUndefendable)),
  );
const deathBlossom = (rerolls: number, ...extra: Effect[]) =>
  offensive(
    'death-blossom',
    row(
      symbols({ ninjato: 3, shuriken: 2 }),
      roll(5, rerolls),
      damage(total(each('ninjato'), each('shuriken', 2))),
      on('mask', makeUndefendable),
      ...extra,
    ),
  );
const smokeScreen = (tricks: number) =>
  offensive(
    'smoke-screen',
    row(
      symbols({ ninjato: 1, shuriken: 2, mask: 1 }),
      pickPlayer(give(SMOKE), give('ninjutsu', tricks)),
      pickOpponent(poisonPicked),
    ),
  );
const poisonBlade = (...poison: Effect[]) => offensive('poison-blade', row(smallStraight, ...poison, damage(5)));
const shadowFang = (...smoke: Effect[]) =>
  offensive('shadow-fang', row(largeStraight, ...smoke, gain('ninjutsu', 2), andThen, damage(8)));
const shadewalk = (poison: number, n: number) =>
  offensive('shadewalk', row(symbols({ mask: 4 }), gain(SMOKE), inflict(POISON, poison), undefendable(n)));
const shadeShift = (rerolls: number, back: Effect) =>
  defensiveWithRerolls(
    'shade-shift',
    3,
    rerolls,
    back,
    on('shuriken', strikeBack(2)),
    on(symbols({ mask: 2 }), gain(SMOKE)),
  );

export const ninja = hero({
  id: 'ninja',
  complexity: 2,
  icon: 'ninja-heroic-stance',
  die: ['ninjato', 'ninjato', 'ninjato', 'shuriken', 'shuriken', 'mask'],
  faceIcons: { ninjato: 'katana', shuriken: 'shuriken', mask: 'ninja-mask' },
  statuses: [POISON, SMOKE, 'ninjutsu'],
  slots: [
    // Level II is lower on three.
    slot(slash([5, 6, 7]), upgrade(2, 2, slash([4, 6, 8], bonus(ofAKind(3), gain('ninjutsu'))))),
    slot(
      walkTheLine(0),
      upgrade(2, 2, walkTheLine(1), [offensive('tip-of-the-blade', row(symbols({ shuriken: 3 }), roll(1), pure(sum)))]),
    ),
    slot(deathBlossom(0), upgrade(2, 2, deathBlossom(2, on(symbols({ mask: 2 }), inflict(POISON))))),
    slot(
      smokeScreen(2),
      upgrade(2, 2, smokeScreen(3), [
        // A report of an erratum: collateral.
        offensive(
          'kuji-kiri',
          row(symbols({ shuriken: 3, mask: 2 }), pick('opponents', [damageTo('picked', 4, 'pure')], { times: 2 })),
        ),
      ]),
    ),
    slot(
      poisonBlade(inflict(POISON)),
      upgrade(2, 1, poisonBlade(roll(1), onElse('ninjato', [inflict(POISON)], [inflict(POISON, 2)]))),
    ),
    slot(
      shadowFang(),
      upgrade(2, 2, shadowFang(gain(SMOKE)), [
        offensive('misdirect', row(symbols({ ninjato: 2, mask: 2 }), gain(SMOKE), undefendable(2))),
      ]),
    ),
    slot(
      shadewalk(1, 6),
      upgrade(2, 2, shadewalk(2, 5), [
        // One text: 2 Delayed Poison.
        offensive('jugulate', row(symbols({ mask: 3 }), gain('ninjutsu', 3), pickOpponent(poisonPicked))),
      ]),
    ),
    slot(shadeShift(1, on('ninjato', strikeBack(1))), upgrade(2, 2, shadeShift(2, strikeBack(each('ninjato'))))),
    slot(
      finisher(
        'assassinate',
        row(symbols({ mask: 5 }), pick('opponents', [poisonPicked], { times: 2 }), gain(SMOKE), ultimate(10)),
      ),
    ),
  ],
  cards: [
    mainAction('poison-dart', 2, [pickOpponent(poisonPicked)]),
    attackModifier('throwing-stars', 1, [roll(5, 5), addDamage(each('shuriken'))]),
    mainAction('fan-of-knives', 2, [pick('opponents', [damageTo('picked', 1)], { times: 3 })]),
    instant('smoke-offering', 0, [discardChosen('self'), pickPlayer(give(SMOKE))], { needs: ['another-card'] }),
    instant('train', 0, [gain('ninjutsu')]),
    rollAction('escape', 0, [roll(1), on('ninjato', prevent(1)), on('shuriken', prevent(2)), on('mask', gain(SMOKE))], {
      needs: ['attacked'],
    }),
  ],
  promo: mainAction('dojo', 0, [roll(1), onElse('mask', [gain(SMOKE), gain('ninjutsu', 2)], [draw(1)])]),
});
