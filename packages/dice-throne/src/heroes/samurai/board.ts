// The Samurai: strikes with honor and puts opponents to shame. Figures: two texts; where they differ, the English one.
import {
  addDamage,
  all,
  damage,
  draw,
  fewerRolls,
  goesFirst,
  iff,
  largeStraight,
  not,
  ofAKind,
  pickOpponent,
  prevent,
  roll,
  smallStraight,
  strikeBack,
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
  hero,
  inflict,
  mainAction,
  offensive,
  on,
  onElse,
  passive,
  showing,
  symbols,
  tiers,
} = kit<typeof names>();

const BACK = 'back-strike';

const katanaSlice = (numbers: readonly number[], ...extra: Effect[]) =>
  offensive('katana-slice', ...tiers('katana', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
const wakizashi = (n: number, ...extra: Effect[]) =>
  offensive('wakizashi', row(symbols({ katana: 2, sun: 2 }), gain(BACK), ...extra, undefendable(n)));
const solemnity = (shame: number, n: number) =>
  offensive('solemnity', row(symbols({ katana: 2, kabuto: 3 }), inflict('shame', shame), damage(n)));
const budo = (n: number) => offensive('budo', row(smallStraight, gain('honor'), damage(n)));
const masamune = (dice: number) =>
  offensive(
    'masamune',
    row(
      largeStraight,
      damage(7),
      roll(dice),
      addDamage(each('katana')),
      inflict('shame', each('kabuto')),
      on('sun', gain(BACK)),
    ),
  );
const hagakure = (n: number) =>
  offensive('hagakure', row(symbols({ sun: 4 }), gain('honor'), gain(BACK), inflict('shame', 2), undefendable(n)));
const standTall = (dice: number, ...extra: Effect[]) =>
  defensive(
    'stand-tall',
    dice,
    strikeBack(each('katana')),
    prevent(each('kabuto')),
    // One text: 2 for every sun.
    on('sun', prevent(2)),
    ...extra,
  );

export const samurai = hero({
  id: 'samurai',
  complexity: 2,
  icon: 'samurai-helmet',
  die: ['katana', 'katana', 'katana', 'kabuto', 'kabuto', 'sun'],
  faceIcons: { katana: 'katana', kabuto: 'samurai-helmet', sun: 'sunrise' },
  doubts: { masamune: 'conflict', hagakure: 'conflict', 'stand-tall': 'conflict' },
  statuses: ['honor', 'shame', BACK],
  setUp: [iff(goesFirst, [gain('honor')])],
  slots: [
    slot(
      katanaSlice([5, 6, 7]),
      upgrade(2, 2, katanaSlice([6, 7, 8], bonus(ofAKind(4), inflict('shame')))),
      upgrade(3, 3, katanaSlice([6, 7, 8], bonus(ofAKind(3), inflict('shame')))),
    ),
    // One text: level II for 2, level III for 3.
    slot(
      wakizashi(3),
      upgrade(2, 1, wakizashi(4), [], 'conflict'),
      upgrade(3, 2, wakizashi(4, inflict('shame')), [], 'conflict'),
    ),
    slot(
      solemnity(1, 7),
      upgrade(2, 2, solemnity(2, 8), [offensive('solemn', row(symbols({ kabuto: 3 }), inflict('shame', 2)))]),
    ),
    slot(budo(6), upgrade(2, 2, budo(8))),
    // One text: 5 dice on level I too.
    slot(
      masamune(4),
      upgrade(2, 2, masamune(5), [offensive('empower', row(symbols({ katana: 1, kabuto: 1, sun: 1 }), gain(BACK)))]),
    ),
    // One text: 1 Shame on level I.
    slot(
      hagakure(5),
      upgrade(2, 2, hagakure(7), [
        offensive('haga', row(symbols({ sun: 3 }), gain('honor'), inflict('shame', 2), undefendable(2))),
      ]),
    ),
    slot(passive('bushido', { turnEnd: [iff(fewerRolls(3), [gain('honor')])] })),
    slot(
      standTall(3, iff(all(not(showing('kabuto')), not(showing('sun'))), [gain('shame')])),
      upgrade(2, 3, standTall(4)),
    ),
    slot(finisher('shogun', row(symbols({ sun: 5 }), gain('honor'), inflict('shame', 2), ultimate(13)))),
  ],
  cards: [
    mainAction('honorable', 1, [gain('honor', 2)]),
    mainAction('shame-on-you', 1, [pickOpponent(inflict('shame', 2, 'picked'))]),
    mainAction('dont-back-down', 1, [gain(BACK)]),
    attackModifier('gishi', 1, [
      roll(1),
      on('katana', addDamage(2)),
      on('kabuto', inflict('shame', 2)),
      on('sun', gain(BACK)),
    ]),
    // One text: 1 Shame for every kabuto and 1 Back Strike for every sun.
    attackModifier('follow-through', 1, [roll(5), addDamage(each('katana')), inflict('shame')], {
      confidence: 'conflict',
    }),
  ],
  promo: mainAction('kensei', 0, [roll(1), onElse('sun', [gain('honor', 2), gain(BACK)], [draw(1)])], {
    confidence: 'single',
  }),
});
