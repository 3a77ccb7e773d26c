// Every status token and companion of every hero, once each; heroes name them by id.

import type { AbilityId, CardId, SlotId } from '../heroes/names.ts';
import {
  addDamage,
  all,
  avoid,
  avoidAll,
  beforeDefence,
  blockStatus,
  choose,
  damageTo,
  draw,
  eachNumber,
  either,
  every,
  extraRolls,
  failOffence,
  gainCp,
  half,
  halveOffence,
  heal,
  healAtOnce,
  healDealt,
  iff,
  makeUndefendable,
  may,
  moveStatus,
  not,
  numbers,
  pick,
  pickOpponent,
  pickPlayer,
  prevent,
  preventHalf,
  reflectHalf,
  removeStatus,
  rerollDice,
  roll,
  separately,
  strikeBack,
  sum,
  turned,
  when,
} from './build.ts';
import type { Ids, ThroneStatus } from './ids.ts';
import { wordsFor } from './kit.ts';
import type { Moment, PlayNeed, Status, Use } from './shapes.ts';
import type { Condition, DamageType, Effect } from './vocabulary.ts';

/** Tokens know every status, what is on any board, and no symbols: anybody's dice may be rolled for them. */
interface TokenIds extends Ids {
  readonly symbol: never;
  readonly status: ThroneStatus;
  readonly slot: SlotId;
  readonly ability: AbilityId;
  readonly card: CardId;
  readonly call: never;
}
const {
  byTokens,
  companion,
  gain,
  handOver,
  holding,
  inflict,
  loseToken,
  negative,
  on,
  onElse,
  ownKind,
  perToken,
  played,
  positive,
  ready,
  roomFor,
  shieldWith,
  somebodyHolds,
  unique,
  upgraded,
  use,
  using,
} = wordsFor<TokenIds>();

/** Damage in the holder's own Upkeep: no attack, cannot be defended (DT-6.14). */
const suffers = (status: ThroneStatus, each: number): Effect => damageTo('self', perToken(status, each), 'normal');
/** A die that lets a source of damage go by on low numbers. */
const dodge = (upTo: number): Effect[] => [roll(1), on(numbers(1, upTo), avoid)];
const explodes = separately('self', 3);
const reload: Effect[] = [addDamage(half(sum))];
const rerollsReload = either(upgraded('quick-draw'), using('fill-em-with-lead'));
/** Wild West! is for every Reload of the turn, the later ones included: a die that is rolled again is worth 1 more. */
const reloading: Effect[] = [
  iff(
    played('wild-west'),
    [roll(1, 1), iff(turned, [addDamage(1)]), ...reload],
    [iff(rerollsReload, [roll(1, 1), ...reload], [roll(1), ...reload])],
  ),
];

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

export const STATUSES: readonly Status[] = [
  // Barbarian
  negative('concussion', 1, 'knocked-out-stars', { hooks: { skipsIncome: true } }),
  negative('stun', 1, 'knockout', { hooks: { stuns: true } }),
  // Pyromancer
  positive('fire-mastery', 5, 'fire', { hooks: { upkeep: [loseToken('fire-mastery')] } }),
  negative('burn', 1, 'burning-embers', { persistent: true, hooks: { upkeep: [suffers('burn', 2)] } }),
  negative('knockdown', 1, 'falling', { hooks: { skipsOffence: { price: 2 } } }),
  // Moon Elf
  negative('blind', 1, 'blindfold', {
    hooks: { check: [loseToken('blind'), roll(1), on(numbers(1, 2), failOffence)] },
  }),
  negative('entangle', 1, 'vine-whip', { hooks: { fewerAttempts: 1, endsWith: 'offence' } }),
  positive('evasive', 3, 'dodging', { uses: [use('incoming', dodge(2))] }),
  negative('targeted', 1, 'targeted', { persistent: true, hooks: { invites: { damage: 2, cp: 0 } } }),
  // Shadow Thief
  positive('shadows', 1, 'hidden', { hooks: { hides: true, fades: true } }),
  positive('sneak-attack', 1, 'backstab', { uses: [use('own-attack', [roll(1), addDamage(sum)])] }),
  negative('poison', 3, 'poison-bottle', { persistent: true, hooks: { upkeep: [suffers('poison', 1)] } }),
  // Monk
  positive('chi', 5, 'yin-yang', {
    uses: [use('incoming', [prevent(1)]), use('own-attack', [addDamage(1)], { matured: true })],
  }),
  positive('cleanse', 3, 'sparkles', { uses: [use('any', [removeStatus('self')], { needs: ['own-negative'] })] }),
  // Paladin
  positive('crit', 1, 'bullseye', { uses: [use('own-attack', [addDamage(4)], { needs: [{ attackBase: 5 }] })] }),
  positive('accuracy', 1, 'arrow-scope', {
    uses: [use('before-defence', [makeUndefendable], { needs: ['defendable'] })],
  }),
  positive('protect', 1, 'shield', { uses: [use('incoming', [preventHalf])] }),
  positive('retribution', 1, 'shield-reflect', { uses: [use('attacked', [reflectHalf])] }),
  unique('blessing-of-divinity', 1, 'angel-wings', { hooks: { saves: true } }),
  // Ninja
  negative('delayed-poison', 2, 'poison-gas', {
    hooks: {
      turnEnd: [
        damageTo('self', perToken('delayed-poison', 3)),
        loseToken('delayed-poison', perToken('delayed-poison')),
      ],
    },
  }),
  positive('smoke-bomb', 1, 'smoke-bomb', { uses: [use('incoming', dodge(3))] }),
  positive('ninjutsu', 3, 'ninja-head', {
    uses: [
      use('own-attack', [
        roll(1),
        on(numbers(1, 3), addDamage(1)),
        on(numbers(4, 5), addDamage(2)),
        on(numbers(6, 6), choose([addDamage(2)], [inflict('delayed-poison')], when(beforeDefence, makeUndefendable))),
      ]),
    ],
  }),
  // Treant
  negative('barbed-vine', 1, 'thorny-vine', {
    hooks: { rollEnd: [loseToken('barbed-vine'), damageTo('self', extraRolls(2))] },
  }),
  positive('wellspring', 1, 'water-fountain', { uses: [use('main', [roll(1), heal(half(sum))])] }),
  companion('seedling', 3, 'sprout', {
    uses: [use('any', [rerollDice('own', 1)], { perTurn: 'once-a-token', needs: ['own-die'] })],
  }),
  companion('sapling', 2, 'plant-seed', {
    uses: [
      use('any', [heal(1), gainCp(1)], { perTurn: 'once-a-token' }),
      use('any', [draw(1)], { perTurn: 'once-a-token', cp: 1 }),
    ],
  }),
  companion('dryad', 1, 'tree-face', {
    uses: [
      use('own-attack', [addDamage(3)], { perTurn: 'once-a-token' }),
      use('attacked', [blockStatus], { perTurn: 'once-a-token', needs: ['status-arrived', beforeDefence] }),
    ],
  }),
  // Gunslinger
  positive('reload', 2, 'revolver', {
    uses: [use('before-defence', reloading)],
  }),
  negative('bounty', 1, 'price-tag', { persistent: true, hooks: { invites: { damage: 1, cp: 1 } } }),
  // Samurai
  positive('honor', 2, 'katana', {
    uses: [use('own-attack', [addDamage(1)]), use('own-attack', [addDamage(3)], { tokens: 2 })],
  }),
  negative('shame', 2, 'broken-heart', { hooks: { weakens: { damage: 1, used: true } } }),
  positive('back-strike', 1, 'sword-clash', { uses: [use('struck', [roll(1), strikeBack(half(sum))])] }),
  // Tactician
  positive('tactical-advantage', 5, 'chess-knight', {
    uses: [
      use('any', [gainCp(1)]),
      use('any', [rerollDice('own', 1)], { needs: ['own-die'] }),
      use('any', [draw(1)], { tokens: 3 }),
      use('any', [pickOpponent(inflict('targeted', 1, 'picked'))], { tokens: 3 }),
      // The older leaflet: oneself; the patched one: any player.
      use('any', [gain('protect')], { tokens: 4 }),
      use('main', [moveStatus], { tokens: 4, needs: ['a-status'] }),
    ],
  }),
  negative('constrict', 1, 'snake-spiral', { hooks: { attemptPrice: 1, endsWith: 'next-roll-phase' } }),
  // Huntress
  // Another reading: she is active again as soon as she reaches 5.
  companion('nyra', 7, 'saber-toothed-cat-head', {
    hooks: {
      emptied: [loseToken('nyra-active')],
      upkeep: [
        iff(not(holding('nyra-active')), [iff(holding('nyra', 'self', 5), [gain('nyra-active')], [gain('nyra')])]),
      ],
    },
  }),
  companion('nyra-active', 1, 'claws', {
    hooks: { strengthens: { damage: 2 } },
    uses: [use('defence', [shieldWith('nyra', true)], { status: 'nyra-active' })],
  }),
  positive('nyras-bond', 1, 'linked-rings', {
    uses: [
      use('defence', [shieldWith('nyra', false)], {
        needs: [{ kind: 'holds', status: 'nyra-active', who: 'self', least: 1 }],
      }),
      use('any', [gain('nyra', 2)], { needs: [roomFor('nyra')] }),
    ],
  }),
  negative('bleed', 2, 'bleeding-wound', {
    hooks: {
      upkeep: [
        roll(perToken('bleed')),
        damageTo('self', eachNumber(1, 4), 'normal'),
        loseToken('bleed', eachNumber(5, 6)),
      ],
    },
  }),
  // Cursed Pirate
  negative('powder-keg', 1, 'powder', {
    hooks: {
      upkeep: [
        roll(1),
        on(numbers(1, 2), loseToken('powder-keg'), explodes),
        on(numbers(6, 6), may(pick('others', [handOver('powder-keg')]))),
      ],
      overflow: [explodes],
    },
  }),
  negative('wither', 2, 'dead-head', { persistent: true, hooks: { weakens: { damage: 1, used: false } } }),
  negative('parlay', 1, 'shaking-hands', { hooks: { harmless: true, endsWith: 'roll-phase' } }),
  unique('cursed-doubloon', 3, 'coins', {
    persistent: true,
    hooks: { upkeep: [iff(not(ownKind('cursed-doubloon')), [suffers('cursed-doubloon', 1)])] },
  }),
  // Artificer
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
  // Seraph
  positive('flight', 3, 'feathered-wing', {
    uses: [
      use('before-defence', [roll(2), on(numbers(6, 6), makeUndefendable)], { needs: ['defendable'] }),
      use('struck', [roll(2), on(numbers(6, 6), avoidAll)]),
    ],
  }),
  negative('blinding-light', 1, 'sunbeams', {
    hooks: {
      check: [loseToken('blinding-light'), roll(1), on(numbers(1, 1), failOffence), on(numbers(2, 3), halveOffence)],
    },
  }),
  unique('holy-presence', 2, 'holy-symbol', {
    persistent: true,
    removable: true,
    hooks: { upkeep: [damageTo('opponents', perToken('holy-presence'), 'collateral')] },
  }),
  // Vampire Lord; the older leaflet: limit 4, 1 for +2 damage, 2 for an own status at any time, 3 to draw two and discard one.
  positive('blood-power', 5, 'droplets', {
    uses: [
      use('own-attack', [addDamage(3)], { perTurn: 'once' }),
      use('main', [pickPlayer(removeStatus('picked'))], { perTurn: 'once', tokens: 2, needs: ['a-status'] }),
      use('any', [draw(2)], { perTurn: 'once', tokens: 3 }),
      use('own-attack', [healDealt], { perTurn: 'once', tokens: 4 }),
    ],
    confidence: 'conflict',
  }),
  positive('mesmerize', 1, 'divided-spiral', {
    uses: [use('roll', [roll(1), on(numbers(5, 6), rerollDice('opponent', 1))], { needs: ['opponent-die'] })],
  }),
];
