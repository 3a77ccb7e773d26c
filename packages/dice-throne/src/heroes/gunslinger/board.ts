// The Gunslinger: duels, bounties and one more bullet for every turn. Figures: images and two texts.
import {
  addDamage,
  andThen,
  choose,
  contest,
  damage,
  damageTo,
  draw,
  ifAdded,
  iff,
  largeStraight,
  ofAKind,
  pick,
  pickOpponent,
  pickPlayer,
  preventHalf,
  rerollDice,
  roll,
  smallStraight,
  strikeBack,
  turned,
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
  symbols,
  tiers,
} = kit<typeof names>();

const revolver = (numbers: readonly number[], ...extra: Effect[]) =>
  offensive('revolver', ...tiers('bullet', [3, 4, 5], numbers, (n) => [damage(n), ...extra]));
const bountyHunter = (n: number) =>
  offensive('bounty-hunter', row(symbols({ bullet: 2, bullseye: 2 }), inflict('bounty'), andThen, undefendable(n)));
const takeCover = (n: number) =>
  offensive('take-cover', row(symbols({ bullet: 2, dash: 3 }), gain('evasive'), damage(n)));
const showdown = (won: number, lost: number) =>
  offensive('showdown', row(smallStraight, contest('target', true, [damage(won)], [damage(lost)])));
const deadeye = (n: number) =>
  offensive('deadeye', row(symbols({ bullseye: 4 }), inflict('knockdown'), undefendable(n)));
const fanTheHammer = (n: number) => offensive('fan-the-hammer', row(largeStraight, gain('evasive', 2), damage(n)));
/** Level II also lets the dice of spent Reloads be rolled once more: the token itself looks for it. */
const quickDraw = passive('quick-draw', { upkeep: [gain('reload')] });
const duel = (ties: boolean) =>
  defensive('duel', 1, contest('attacker', ties, [choose([strikeBack(3)], [preventHalf])], [strikeBack(1)]));

export const gunslinger = hero({
  id: 'gunslinger',
  complexity: 2,
  icon: 'western-hat',
  die: ['bullet', 'bullet', 'bullet', 'dash', 'dash', 'bullseye'],
  faceIcons: { bullet: 'silver-bullet', dash: 'sprint', bullseye: 'bullseye' },
  statuses: ['evasive', 'reload', 'knockdown', 'bounty'],
  slots: [
    slot(revolver([3, 4, 5]), upgrade(2, 2, revolver([4, 5, 6], bonus(ofAKind(4), inflict('knockdown'))))),
    slot(bountyHunter(1), upgrade(2, 1, bountyHunter(2))),
    slot(
      takeCover(5),
      upgrade(2, 2, takeCover(6), [
        offensive('mark-the-target', row(symbols({ dash: 3 }), gain('evasive', 2), inflict('bounty'))),
      ]),
    ),
    // Level II costs 1 in one translation.
    slot(showdown(7, 5), upgrade(2, 2, showdown(8, 6), [], 'conflict'), upgrade(3, 3, showdown(9, 6))),
    slot(
      deadeye(6),
      upgrade(2, 2, deadeye(8), [
        offensive(
          'enforcer',
          row(
            symbols({ bullseye: 3 }),
            gain('evasive'),
            pick('opponents', [inflict('bounty', 1, 'picked'), inflict('knockdown', 1, 'picked')], {
              times: 2,
              distinct: true,
              optional: true,
            }),
          ),
        ),
      ]),
    ),
    slot(
      fanTheHammer(7),
      upgrade(2, 2, fanTheHammer(8), [
        offensive(
          'pistol-whip',
          row(symbols({ dash: 2, bullseye: 1 }), gain('evasive'), inflict('knockdown'), undefendable(1)),
        ),
      ]),
    ),
    slot(quickDraw, upgrade(2, 2, quickDraw)),
    slot(duel(false), upgrade(2, 3, duel(true))),
    slot(
      finisher(
        'fill-em-with-lead',
        row(
          symbols({ bullseye: 5 }),
          gain('evasive'),
          inflict('bounty'),
          inflict('knockdown'),
          andThen,
          // A Reload die spent on it may be rolled once more: see the token.
          ultimate(10),
        ),
      ),
    ),
  ],
  cards: [
    // A translation: any player.
    mainAction('wanted', 2, [pickOpponent(inflict('bounty', 1, 'picked'))]),
    mainAction('spin-the-chamber', 1, [gain('reload')]),
    mainAction('roulette', 1, [
      pickPlayer(
        roll(1),
        on('bullet', damageTo('picked', 2)),
        on('dash', inflict('knockdown', 1, 'picked')),
        on('bullseye', inflict('bounty', 1, 'picked')),
      ),
    ]),
    // A translation: 1 damage in any case.
    attackModifier('wild-west', 1, [rerollDice('own', 1), iff(turned, [addDamage(1)])], {
      needs: [{ dieOf: 'reload' }],
    }),
    // A translation: more than 4.
    attackModifier('eat-lead', 1, [roll(5), addDamage(each('bullet')), ifAdded(4, inflict('knockdown'))], {
      confidence: 'single',
    }),
  ],
  promo: mainAction(
    'run-and-gun',
    0,
    [
      roll(1),
      onElse('bullseye', [pickOpponent(inflict('bounty', 1, 'picked'), inflict('knockdown', 1, 'picked'))], [draw(1)]),
    ],
    { confidence: 'single' },
  ),
});
