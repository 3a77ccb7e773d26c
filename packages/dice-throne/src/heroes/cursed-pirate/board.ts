// The Cursed Pirate: spends her doubloons, then turns her board over and blows things up. Human side: structure from two
// texts, figures from one; cursed side and card effects: one text.
import {
  addDamage,
  andThen,
  choose,
  damage,
  damageTo,
  discardChosen,
  discardHand,
  discardRandom,
  draw,
  every,
  flip,
  flipped,
  gainCp,
  heal,
  ifAdded,
  iff,
  largeStraight,
  letChoose,
  loseHealth,
  may,
  numbers,
  ofAKind,
  pick,
  pickOpponent,
  prevent,
  repeat,
  rerollDice,
  roll,
  seeHand,
  smallStraight,
  stealCp,
  strikeBack,
  ultimate,
  undefendable,
} from '../../content/build.ts';
import type { IdsOf, ThroneStatus } from '../../content/ids.ts';
import { kit } from '../../content/kit.ts';
import { row, twoSided } from '../../content/print.ts';
import type { Amount, Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

type Id = IdsOf<typeof names>['ability'];

const {
  attackModifier,
  bonus,
  defensive,
  each,
  finisher,
  gain,
  giveTokens,
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
  rollAction,
  roomFor,
  symbols,
  tiers,
} = kit<typeof names>();

const DOUBLOON = 'cursed-doubloon';
const KEG = 'powder-keg';

/** She may refuse every single one. */
const takeDoubloons = (times: Amount): Effect => repeat(times, iff(roomFor(DOUBLOON), [may(gain(DOUBLOON))]));
const curse = (status: ThroneStatus): Effect => inflict(status, 1, 'picked');

const cutlass = (id: Id, hits: readonly number[], equal: number) =>
  offensive(id, ...tiers('cutlass', [3, 4, 5], hits, (n) => [damage(n), bonus(ofAKind(equal), inflict(KEG))]));
const treasure = (id: Id, cp: number, dice: number, skulls: Effect) =>
  offensive(
    id,
    row(
      symbols({ booty: 3 }),
      gainCp(cp),
      andThen,
      roll(dice),
      undefendable(each('cutlass', 2)),
      draw(each('booty')),
      skulls,
    ),
  );
const plank = (id: Id, n: number, ...before: Effect[]) =>
  offensive(id, row(symbols({ cutlass: 1, booty: 2, skull: 1 }), ...before, andThen, damage(n)));
const fuse = (id: Id, large: number, ...before: Effect[]) =>
  offensive(
    id,
    row(smallStraight, ...before, andThen, damage(7)),
    row(largeStraight, ...before, andThen, damage(large)),
  );
const shiver = symbols({ cutlass: 1, skull: 3 });
const onDeck = (id: Id, dice: number, ...extra: Effect[]) =>
  defensive(id, dice, strikeBack(each('cutlass')), gainCp(each('booty')), prevent(each('skull', 2)), ...extra);

export const cursedPirate = hero({
  id: 'cursed-pirate',
  complexity: 4,
  icon: 'pirate-hat',
  die: ['cutlass', 'cutlass', 'cutlass', 'booty', 'booty', 'skull'],
  faceIcons: { cutlass: 'saber-slash', booty: 'open-treasure-chest', skull: 'pirate-skull' },
  board: 'single',
  statuses: [KEG, 'wither', 'parlay', DOUBLOON],
  limits: { [DOUBLOON]: 5 },
  setUp: [gain(DOUBLOON, 3)],
  slots: [
    twoSided(cutlass('cutlass-strike', [5, 6, 7], 4), cutlass('soul-cutlass', [5, 7, 9], 3)),
    twoSided(
      treasure('x-marks-the-spot', 1, 3, takeDoubloons(each('skull'))),
      treasure('dread-mark', 2, 4, inflict(DOUBLOON, each('skull'))),
    ),
    twoSided(
      plank('walk-the-plank', 7, choose([stealCp(1)], [discardChosen('target')])),
      plank('abyssal-walk', 8, stealCp(1), discardChosen('target'), inflict('wither')),
    ),
    twoSided(fuse('light-the-fuse', 9, inflict(KEG)), fuse('thar-she-blows', 10, inflict('wither'), inflict(KEG))),
    twoSided(
      offensive('black-spot', row(symbols({ skull: 4 }), takeDoubloons(1), inflict('parlay'), undefendable(7))),
      offensive(
        'black-soul',
        row(symbols({ skull: 4 }), inflict('parlay'), inflict(KEG), inflict('wither'), undefendable(8)),
      ),
    ),
    twoSided(
      offensive('shiver-me-timbers', row(shiver, undefendable(7), giveTokens(DOUBLOON, 5))),
      offensive(
        'the-shivering',
        row(
          shiver,
          undefendable(8),
          every('opponents', damageTo('picked', perToken(DOUBLOON, 1, 'picked'), 'collateral')),
        ),
      ),
    ),
    twoSided(
      // Another reading: the board turns over as soon as the last doubloon is gone.
      passive('cursed', { turnEnd: [iff(holding(DOUBLOON), [loseToken(DOUBLOON)], [flip])] }),
      passive('cursed', { upkeep: [loseHealth(4)], idleOpponent: [curse(KEG)] }),
    ),
    twoSided(
      onDeck('ahoy-matey', 4, on(symbols({ cutlass: 2, skull: 1 }), takeDoubloons(1))),
      onDeck('avast-ye', 5, on(symbols({ cutlass: 1, skull: 1 }), inflict(DOUBLOON, 1, 'attacker'))),
    ),
    twoSided(
      finisher(
        'pirates-touch',
        row(symbols({ skull: 5 }), ultimate(12), takeDoubloons(2), inflict('parlay'), inflict(KEG)),
      ),
      finisher(
        'cursed-touch',
        row(
          symbols({ skull: 5 }),
          ultimate(13),
          inflict('parlay'),
          inflict(DOUBLOON),
          inflict('wither'),
          pick('opponents', [curse(KEG)], { times: 2, distinct: true, optional: true }),
        ),
      ),
    ),
  ],
  cards: [
    mainAction(
      'yo-ho',
      2,
      [pickOpponent(letChoose('picked', [curse(KEG)], [roll(1), on(numbers(3, 6), curse(KEG), curse('wither'))]))],
      { confidence: 'single' },
    ),
    mainAction('light-it-up', 2, [pickOpponent(curse(KEG))], { confidence: 'single' }),
    mainAction('feed-the-fish', 3, [pick('opponents', [curse(KEG)], { times: 3, distinct: true, optional: true })], {
      confidence: 'single',
    }),
    mainAction('pirates-life', 1, [iff(flipped, [heal(3)], [takeDoubloons(1)])], { confidence: 'single' }),
    mainAction('high-stakes', 2, [roll(2), on('booty', draw(2), gainCp(2))], { confidence: 'single' }),
    mainAction(
      'crows-nest',
      1,
      [
        pickOpponent(
          roll(1),
          on('cutlass', seeHand('picked')),
          on('booty', discardChosen('picked')),
          on('skull', discardRandom('picked')),
        ),
      ],
      { confidence: 'single' },
    ),
    mainAction('truce', 3, [pickOpponent(curse('parlay'))], { confidence: 'single' }),
    mainAction('pillage', 0, [pickOpponent(stealCp(1, 'picked'))], { confidence: 'single' }),
    mainAction('scurvy', 2, [damageTo('self', 1), andThen, pickOpponent(curse('wither'))], { confidence: 'single' }),
    mainAction(
      'swashbuckle',
      2,
      [
        roll(1),
        on('cutlass', pickOpponent(damageTo('picked', 2))),
        on('booty', draw(2)),
        on('skull', pickOpponent(curse(KEG))),
      ],
      { confidence: 'single' },
    ),
    rollAction('ransom', 1, [rerollDice('opponent', 1, 2)], { needs: ['opponent-die'], confidence: 'single' }),
    attackModifier('run-ya-through', 2, [roll(5), addDamage(each('cutlass')), ifAdded(3, inflict(KEG))], {
      confidence: 'single',
    }),
    attackModifier('shark-bait', 1, [addDamage(2)], { confidence: 'single' }),
    instant('batten-down', 4, [discardHand, draw(4)], { confidence: 'single' }),
    instant('cursed-cards', 0, [choose([draw(1)], [damageTo('self', 2), draw(2)], [damageTo('self', 4), draw(3)])], {
      confidence: 'single',
    }),
  ],
  promo: mainAction('heave-ho', 0, [roll(1), onElse('skull', [pickOpponent(curse('parlay'))], [draw(1)])], {
    confidence: 'single',
  }),
});
