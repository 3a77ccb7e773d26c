// The tokens and companions that come with the Artificer.
import {
  addDamage,
  all,
  choose,
  damageTo,
  eachNumber,
  every,
  healAtOnce,
  iff,
  not,
  numbers,
  roll,
  when,
} from '../../content/build.ts';
import type { ThroneStatus } from '../../content/ids.ts';
import { tokenKit } from '../../content/kit.ts';
import type { Moment, PlayNeed, Status, Use } from '../../content/shapes.ts';
import type { Condition, DamageType, Effect } from '../../content/vocabulary.ts';
import type { names } from './names.ts';

const {
  byTokens,
  companion,
  gain,
  holding,
  loseToken,
  negative,
  onElse,
  ownKind,
  perToken,
  positive,
  ready,
  somebodyHolds,
  use,
} = tokenKit<typeof names>();

/** What the Artificer builds, and what a bot does when it is activated, paid or free. */
export const BOTS = ['nanobot', 'shock-bot', 'heal-bot'] as const;
const isBasic = (bot: ThroneStatus): Condition => all(holding(bot), not(holding(bot, 'self', 2)));
/** Every Nanite goes off: on the attack's target it has been added to the attack before. */
export const detonate = (type: DamageType): Effect[] => [
  every(
    'players',
    damageTo('picked', byTokens('nanite', 'picked', [0, 1, 3, 5]), type),
    loseToken('nanite', perToken('nanite', 1, 'picked'), 'picked'),
  ),
];
export const repair: Effect[] = [roll(1), onElse(numbers(1, 3), [healAtOnce(1)], [healAtOnce(2)])];
/** Activation: 2 Synth for a Basic bot, 1 for an Advanced one. */
const bySynth = (
  bot: ThroneStatus,
  moment: Moment,
  effects: Effect[],
  needs: PlayNeed<ThroneStatus>[] = [],
): Use<ThroneStatus>[] => [
  use(moment, effects, { status: 'synth', tokens: 2, perTurn: 'once-a-token', needs: [isBasic(bot), ...needs] }),
  use(moment, effects, {
    status: 'synth',
    tokens: 1,
    perTurn: 'once-a-token',
    needs: [holding(bot, 'self', 2), ...needs],
  }),
];

export const statuses: readonly Status[] = [
  positive('synth', 7, 'battery-pack', {
    uses: [
      ...BOTS.map((bot) => use('main', [gain(bot)], { tokens: 2, needs: [ownKind(bot), not(holding(bot))] })),
      ...BOTS.map((bot) => use('main', [gain(bot)], { tokens: 3, needs: [isBasic(bot)] })),
    ],
  }),
  negative('nanite', 3, 'nano-bot', {
    hooks: { upkeep: [roll(perToken('nanite')), loseToken('nanite', eachNumber(6, 6))] },
  }),
  // A bot's first token is the Basic one, the second makes it Advanced.
  companion('nanobot', 2, 'robot-antennas', {
    hooks: {
      upkeep: [
        iff(all(holding('nanobot'), somebodyHolds('nanite')), [
          choose(
            when(
              all(isBasic('nanobot'), holding('synth', 'self', 2)),
              loseToken('synth', 2),
              ...detonate('undefendable'),
            ),
            when(all(holding('nanobot', 'self', 2), holding('synth')), loseToken('synth'), ...detonate('undefendable')),
            [],
          ),
        ]),
      ],
    },
  }),
  companion('shock-bot', 2, 'robot-golem', { uses: bySynth('shock-bot', 'own-attack', [addDamage(3)]) }),
  companion('heal-bot', 2, 'robot-helmet', {
    uses: [
      ...bySynth('heal-bot', 'attacked', repair, [{ incoming: 6 }]),
      // The Advanced one once more.
      use('attacked', repair, {
        status: 'synth',
        tokens: 1,
        perTurn: 'once',
        needs: [{ incoming: 6 }, holding('heal-bot', 'self', 2), not(ready('heal-bot'))],
      }),
    ],
  }),
];
