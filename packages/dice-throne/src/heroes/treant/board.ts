// The Treant: grows Spirits from seedling to dryad and gives them up for the forest. Figures: three or four texts.
import {
  addDamage,
  all,
  andThen,
  atLeast,
  choose,
  collateral,
  damage,
  draw,
  gainCp,
  heal,
  ifAdded,
  iff,
  largeStraight,
  makeUndefendable,
  may,
  ofAKind,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  pure,
  repeat,
  roll,
  smallStraight,
  tallied,
  tally,
  total,
  ultimate,
  undefendable,
  when,
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
  holding,
  inflict,
  instant,
  loseToken,
  mainAction,
  offensive,
  on,
  onElse,
  passive,
  perToken,
  roomFor,
  symbols,
  tiers,
  whileHolding,
} = kit<typeof names>();

const VINE = 'barbed-vine';
const WELL = 'wellspring';
const STAGES = ['seedling', 'sapling', 'dryad'] as const;
type Stage = (typeof STAGES)[number];

const spirits: Amount = total(...STAGES.map((stage) => perToken(stage)));
/** A Spirit of one stage may become one of the next. */
const canRise = (from: Stage, to: Stage) => all(holding(from), roomFor(to));
const rise = (from: Stage, to: Stage): Effect[] => [loseToken(from), gain(to)];
/** A new Seedling, or one Spirit a stage further. */
const growOnce = choose(
  when(roomFor('seedling'), gain('seedling')),
  when(canRise('seedling', 'sapling'), ...rise('seedling', 'sapling')),
  when(canRise('sapling', 'dryad'), ...rise('sapling', 'dryad')),
);
const grow = (times: Amount): Effect => (times === 1 ? growOnce : repeat(times, growOnce));
/** Gives up as many Spirits of any stage, one by one; they do nothing else then. */
const release = (upTo: number, ...effects: Effect[]): Effect => {
  const more = upTo > 1 ? [release(upTo - 1, ...effects)] : [];
  return choose([], ...STAGES.map((stage) => when(holding(stage), loseToken(stage), ...effects, ...more)));
};
const dryWell = whileHolding(WELL, [may(loseToken(WELL), makeUndefendable)]);
const wellForSomebody = pickPlayer(give(WELL));
/** As many Seedlings as there were become Saplings. */
const risingSeedlings = (most: number): Effect =>
  iff(canRise('seedling', 'sapling'), [
    may(...rise('seedling', 'sapling'), ...(most > 1 ? [risingSeedlings(most - 1)] : [])),
  ]);

const splinter = (...extra: Effect[]) =>
  offensive('splinter', ...tiers('branch', [3, 4, 5], [5, 6, 7], (n) => [damage(n), ...extra]));
const tend = (n: number) =>
  offensive(
    'tend',
    row(symbols({ leaf: 2, spirit: 2 }), draw(1), grow(n), wellForSomebody, pickOpponent(inflict(VINE, 1, 'picked'))),
  );
const overgrowth = (n: number) =>
  offensive('overgrowth', row(symbols({ branch: 2, leaf: 3 }), damage(n), release(2, addDamage(4)), dryWell));
const vengefulVines = (n: number) => offensive('vengeful-vines', row(smallStraight, inflict(VINE), damage(n)));
const callOfTheWild = (dice: number) =>
  offensive(
    'call-of-the-wild',
    row(largeStraight, damage(8), roll(dice), addDamage(each('branch')), on('leaf', gain(WELL)), grow(each('spirit'))),
  );
const naturesGrasp = (n: number) =>
  offensive('natures-grasp', row(symbols({ spirit: 4 }), grow(2), andThen, undefendable(total(n, spirits))));
const rooted = (dice: number, ...extra: Effect[]) =>
  defensive(
    'rooted',
    dice,
    prevent(total(each('branch'), each('spirit'))),
    on(symbols({ leaf: 2 }), grow(1)),
    ...extra,
  );

export const treant = hero({
  id: 'treant',
  complexity: 6,
  icon: 'ent-mouth',
  die: ['branch', 'branch', 'branch', 'leaf', 'leaf', 'spirit'],
  faceIcons: { branch: 'tree-branch', leaf: 'oak-leaf', spirit: 'spark-spirit' },
  // The two printings differ here.
  doubts: { overgrowth: 'conflict', 'wake-the-forest': 'conflict' },
  statuses: [VINE, WELL, ...STAGES],
  slots: [
    slot(passive('fertilize', { upkeep: [grow(1)] })),
    slot(
      splinter(release(1, inflict(VINE))),
      upgrade(2, 1, splinter(inflict(VINE))),
      upgrade(3, 2, splinter(inflict(VINE), bonus(ofAKind(3), grow(1)))),
    ),
    slot(tend(3), upgrade(2, 2, tend(4), [offensive('cultivate', row(symbols({ branch: 2, spirit: 2 }), grow(6)))])),
    // First print: no damage of its own, up to 3 Spirits, undefendable while a Wellspring lies there. The newest text
    // disagrees on level II.
    slot(
      overgrowth(2),
      upgrade(2, 2, overgrowth(4), [offensive('plant', row(symbols({ branch: 1, leaf: 2 }), grow(3)))], 'conflict'),
    ),
    slot(
      vengefulVines(7),
      upgrade(2, 2, vengefulVines(8), [offensive('bitterroot', row(symbols({ leaf: 3 }), pure(spirits)))]),
    ),
    slot(
      callOfTheWild(4),
      upgrade(2, 2, callOfTheWild(5), [
        offensive('enrapture', row(symbols({ branch: 2, spirit: 2 }), inflict(VINE), undefendable(4))),
      ]),
    ),
    slot(
      naturesGrasp(5),
      upgrade(2, 2, naturesGrasp(6), [
        offensive('natures-blessing', row(symbols({ spirit: 3 }), heal(1), gainCp(1), draw(1), grow(1))),
      ]),
    ),
    slot(rooted(3), upgrade(2, 3, rooted(4, on(symbols({ spirit: 2 }), wellForSomebody)))),
    slot(
      finisher(
        'wake-the-forest',
        // First print: grows 3.
        row(
          symbols({ spirit: 5 }),
          gain(WELL),
          pick('teammates', [give(WELL)]),
          grow(5),
          inflict(VINE),
          andThen,
          ultimate(10),
        ),
      ),
    ),
  ],
  cards: [
    mainAction('harvest', 0, [
      release(3, tally, gainCp(1)),
      iff(atLeast(tallied(), 2), [pick('players', [give(WELL)], { times: 2, distinct: true, optional: true })]),
    ]),
    mainAction('cultivate', 3, [grow(3)]),
    mainAction('will-o-wisp', 1, [roll(3), on('branch', collateral(1)), on('leaf', gain(WELL)), on('spirit', grow(1))]),
    // Every Spirit once: the Saplings first, so that the new ones do not grow again.
    mainAction('down-pour', 2, [
      iff(canRise('sapling', 'dryad'), [may(...rise('sapling', 'dryad'))]),
      risingSeedlings(2),
    ]),
    attackModifier('stomp', 1, [roll(5), addDamage(each('branch')), ifAdded(3, inflict(VINE))]),
    instant('drink-deep', 1, [wellForSomebody]),
  ],
  promo: mainAction('mother-tree', 0, [roll(1), onElse('spirit', [grow(4)], [draw(1)])]),
});
