// The Artificer: runs bots on Synth and lets Nanites go off. Names and triggers: two texts; most figures: one.
import {
  addDamage,
  all,
  andThen,
  choose,
  damage,
  draw,
  gainCp,
  half,
  heal,
  largeStraight,
  pickOpponent,
  prevent,
  roll,
  smallStraight,
  strikeBack,
  sum,
  total,
  ultimate,
  undefendable,
  when,
} from '../../content/build.ts';
import { kit } from '../../content/kit.ts';
import { row, slot, upgrade } from '../../content/print.ts';
import type { Condition, Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';
import { BOTS, detonate, repair } from './statuses.ts';

const {
  byTokens,
  defensive,
  each,
  exhaust,
  finisher,
  gain,
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
  ready,
  roomFor,
  somebodyHolds,
  symbols,
  tiers,
  use,
  whileHolding,
} = kit<typeof names>();

const SYNTH = 'synth';
type Bot = (typeof BOTS)[number];

/** What a bot does for nothing in the middle of an attack: Nanites on its target add to it, others are collateral. */
const FREELY: Readonly<Record<Bot, readonly Effect[]>> = {
  nanobot: [
    addDamage(byTokens('nanite', 'target', [0, 1, 3, 5])),
    loseToken('nanite', perToken('nanite', 1, 'target'), 'target'),
    ...detonate('collateral'),
  ],
  'shock-bot': [exhaust('shock-bot'), addDamage(3)],
  'heal-bot': repair,
};
/** It must be built, with something to do; the Shock Bot acts only once a turn. */
const CAN_ACT: Readonly<Record<Bot, Condition>> = {
  nanobot: all(holding('nanobot'), somebodyHolds('nanite')),
  'shock-bot': all(holding('shock-bot'), ready('shock-bot')),
  'heal-bot': holding('heal-bot'),
};
/** Up to so many different bots. */
const activate = (upTo: number, among: readonly Bot[] = BOTS): Effect =>
  choose(
    [],
    ...among.map((bot) => {
      const others = among.filter((other) => other !== bot);
      return when(CAN_ACT[bot], ...FREELY[bot], ...(upTo > 1 ? [activate(upTo - 1, others)] : []));
    }),
  );
const oneBot = activate(1);
const twoBots = activate(2);

const spannerDie = [roll(1), on('wrench', addDamage(1)), on('gear', addDamage(2)), on('bolt', gain(SYNTH))];
/** A Synth picks the result instead. */
const spannerBonus = whileHolding(
  SYNTH,
  [
    choose(
      spannerDie,
      [loseToken(SYNTH), addDamage(1)],
      [loseToken(SYNTH), addDamage(2)],
      [loseToken(SYNTH), gain(SYNTH)],
    ),
  ],
  spannerDie,
);
const spannerStrike = (hits: readonly number[]) =>
  offensive('spanner-strike', ...tiers('wrench', [3, 4, 5], hits, (n) => [damage(n), spannerBonus]));
const schematics = (...extra: Effect[]) =>
  offensive('schematics', row(symbols({ gear: 3, bolt: 1 }), ...extra, draw(2), heal(2), gain(SYNTH, 4)));
const scrapCollector = (...upkeep: Effect[]) =>
  passive(
    'scrap-collector',
    { upkeep },
    use('any', [pickOpponent(inflict('nanite', 1, 'picked'))], { status: SYNTH, tokens: 4 }),
  );
const eureka = (n: number) => offensive('eureka', row(symbols({ wrench: 2, gear: 3 }), gain(SYNTH, 3), damage(n)));
const jolt = (nanites: number) =>
  offensive('jolt', row(smallStraight, gain(SYNTH), inflict('nanite', nanites), damage(7)));
const zapppp = (...extra: Effect[]) =>
  offensive('zapppp', row(largeStraight, ...extra, inflict('nanite'), andThen, damage(9), oneBot));
const overclock = offensive(
  'overclock',
  row(symbols({ bolt: 4 }), inflict('nanite'), andThen, undefendable(6), twoBots),
);

export const artificer = hero({
  id: 'artificer',
  complexity: 6,
  icon: 'gear-hammer',
  die: ['wrench', 'wrench', 'wrench', 'gear', 'gear', 'bolt'],
  faceIcons: { wrench: 'wrench', gear: 'gears', bolt: 'power-lightning' },
  board: 'single',
  statuses: [SYNTH, 'nanite', ...BOTS],
  setUp: [gain(SYNTH, 3)],
  slots: [
    slot(spannerStrike([3, 4, 5]), upgrade(2, 1, spannerStrike([4, 5, 6]), [], 'single')),
    slot(schematics(), upgrade(2, 1, schematics(gainCp(2)), [], 'single')),
    slot(
      scrapCollector(gain(SYNTH)),
      upgrade(2, 2, scrapCollector(roll(1), onElse('wrench', [gain(SYNTH)], [gain(SYNTH, 2)])), [], 'single'),
    ),
    slot(
      eureka(7),
      upgrade(
        2,
        2,
        eureka(8),
        [
          offensive(
            'scratch-built',
            row(
              symbols({ wrench: 2, gear: 2 }),
              // Built as Advanced, or from Basic to Advanced: both make two tokens.
              choose(...BOTS.map((bot) => when(roomFor(bot), gain(bot, 2)))),
            ),
          ),
        ],
        'single',
      ),
    ),
    slot(
      jolt(1),
      upgrade(
        2,
        2,
        jolt(2),
        [offensive('nuts-n-bolts', row(symbols({ wrench: 3, bolt: 1 }), gain(SYNTH, 5)))],
        'single',
      ),
    ),
    slot(
      overclock,
      // The one text shows level I again; one of the two may be misread.
      upgrade(
        2,
        2,
        overclock,
        [offensive('power-up', row(symbols({ bolt: 3 }), pickOpponent(inflict('nanite', 3, 'picked'))))],
        'guess',
      ),
    ),
    slot(
      zapppp(),
      upgrade(
        2,
        2,
        zapppp(gain(SYNTH, 2)),
        [
          offensive(
            'swarming-bots',
            row(
              symbols({ wrench: 1, gear: 2, bolt: 1 }),
              damage(total(5, ...BOTS.map((bot) => byTokens(bot, 'self', [0, 1])))),
            ),
          ),
        ],
        'single',
      ),
    ),
    slot(
      defensive('ratchet-up', 4, gain(SYNTH, each('gear')), on('bolt', inflict('nanite', 1, 'attacker'))),
      upgrade(
        2,
        3,
        defensive(
          'ratchet-up',
          5,
          on(symbols({ wrench: 2 }), strikeBack(1)),
          gain(SYNTH, each('gear')),
          inflict('nanite', each('bolt'), 'attacker'),
        ),
        [],
        'single',
      ),
    ),
    slot(
      finisher(
        'maximum-power',
        row(symbols({ bolt: 5 }), gain(SYNTH, 2), inflict('nanite'), andThen, ultimate(10), twoBots),
      ),
    ),
  ],
  cards: [
    instant(
      'arcing-shield',
      0,
      [whileHolding(SYNTH, [choose([prevent(2)], [loseToken(SYNTH), prevent(3)])], [prevent(2)])],
      { needs: ['attacked'], confidence: 'single' },
    ),
    instant('robo-revenge', 1, [prevent(2), inflict('nanite', 1, 'attacker')], {
      needs: ['attacked'],
      confidence: 'single',
    }),
    instant('high-voltage', 1, [gain(SYNTH, 2)], { confidence: 'single' }),
    instant('nanite-assault', 1, [pickOpponent(inflict('nanite', 1, 'picked'))], { confidence: 'single' }),
    instant(
      'conductivity',
      0,
      [
        roll(1),
        on('wrench', heal(2)),
        on('gear', gain(SYNTH)),
        on('bolt', pickOpponent(inflict('nanite', 1, 'picked'))),
      ],
      { confidence: 'single' },
    ),
    instant('oooh-shiny', 0, [roll(1), gain(SYNTH, half(sum))], { confidence: 'single' }),
  ],
  promo: mainAction('synthesize', 0, [roll(1), onElse('bolt', [gain(SYNTH, 5)], [draw(1)])], { confidence: 'single' }),
});
