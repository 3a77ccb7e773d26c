// Every literal of the vocabulary, field by field. The compiler keeps these tables complete and equal to the types; the walk
// that checks content as data, and the schema, are made of them.
import {
  AMONG,
  type Amount,
  type Condition,
  DAMAGE_TYPES,
  type EffectOf,
  FIGURES,
  type Need,
  type Verb,
  WHO,
  WHOSE_DICE,
} from '../content/vocabulary.ts';
import {
  amount,
  condition,
  effects,
  either,
  exactly,
  type FieldsOf,
  flag,
  id,
  LIMITS,
  list,
  maybe,
  need,
  nothing,
  object,
  oneOf,
  options,
  record,
  whole,
  yes,
} from './slots.ts';

type Kinds<T extends { readonly kind: string }> = {
  readonly [K in T['kind']]: FieldsOf<Extract<T, { readonly kind: K }>, 'kind'>;
};

const who = oneOf(WHO);
const among = oneOf(AMONG);
const which = oneOf(['positive', 'negative'] as const);
const status = id('status');
const face = id('symbol');
const count = whole(0, LIMITS.number);
const times = whole(1, LIMITS.times);
const pip = whole(1, 6);
const whoseDie = oneOf(WHOSE_DICE);
const level = either(exactly(2), exactly(3));

export const NEEDS: Kinds<Need> = {
  symbols: { symbols: record('symbol', whole(1, 5), 6) },
  'micro-straight': {},
  'small-straight': {},
  'large-straight': {},
  'of-a-kind': { count: whole(2, 5) },
  numbers: { from: pip, to: pip },
};

export const AMOUNTS: Kinds<Exclude<Amount, number>> = {
  each: { face, times },
  pairs: { face, times },
  numbers: { from: pip, to: pip, times },
  tokens: { status, times, of: who },
  table: { status, of: who, values: list(count, 12, 1) },
  room: { status },
  sum: {},
  cp: {},
  given: { times },
  tally: { times },
  'extra-rolls': { most: whole(1, LIMITS.dice) },
  health: { of: who },
  hand: { of: who },
  count: { among },
  statuses: { which, of: who },
  least: { of: list(amount, 6, 1) },
  half: { of: amount },
  total: { of: list(amount, 6, 1) },
};

export const CONDITIONS: Kinds<Condition> = {
  shows: { need },
  'activated-by': { need },
  'at-least': { amount, least: count },
  holds: { status, who, least: whole(1, LIMITS.number) },
  'somebody-holds': { status },
  ready: { status },
  room: { status, who },
  'some-status': { who },
  'dealt-at-least': { damage: count },
  'added-at-least': { damage: count },
  turned: {},
  using: { ability: id('ability') },
  'before-defence': {},
  upgraded: { slot: id('slot'), level },
  flipped: {},
  'goes-first': {},
  'fewer-rolls': { than: whole(1, LIMITS.dice) },
  'can-pay': { cp: whole(0, 15) },
  attacks: { least: count },
  inflicted: {},
  reaches: { figure: oneOf(FIGURES) },
  played: { card: id('card') },
  'is-opponent': { who },
  'own-kind': { status },
  not: { test: condition },
  all: { tests: list(condition, 6, 1) },
};

/** Written so because an object that has a plain `then` passes for a promise. */
const THEN = 'then';

export const EFFECTS: { readonly [V in Verb]: FieldsOf<EffectOf<V>, 'verb'> } = {
  damage: { amount, type: oneOf(DAMAGE_TYPES), to: oneOf([...WHO, 'opponents'] as const), separate: flag },
  'add-damage': { amount },
  'multiply-damage': { by: whole(2, 4) },
  recoil: { amount: count },
  'make-undefendable': {},
  prevent: { amount, who },
  'prevent-half': { who },
  avoid: { all: maybe(yes) },
  drop: { group: id('group') },
  'reflect-half': {},
  shield: { status, all: flag },
  heal: { amount, who, atOnce: flag },
  'heal-dealt': {},
  'lose-health': { amount, who },
  'steal-health': { amount, who },
  'fail-offence': {},
  'halve-offence': {},
  'extra-offence': {},
  aim: {},
  gain: { status, amount, who },
  inflict: { status, amount, who },
  'lose-token': { status, amount, who },
  'hand-over': { status },
  'remove-status': { who, all: flag },
  'move-status': {},
  'raise-limit': { status, by: whole(1, LIMITS.number) },
  'block-status': {},
  strip: { kind: which, amount, who, by: oneOf(['holder', 'chance'] as const) },
  exhaust: { status },
  'gain-cp': { amount },
  'lose-cp': { amount, who },
  'steal-cp': { amount, who },
  draw: { amount },
  'discard-random': { who },
  discard: { who },
  'discard-hand': {},
  search: {},
  'see-hand': { who },
  'return-card': { which: oneOf(['any', 'upgrade'] as const) },
  'play-upgrade': { from: oneOf(['hand', 'deck'] as const), most: whole(0, 15) },
  'put-back': { of: whole(1, LIMITS.dice) },
  'put-away': {},
  flip: {},
  roll: {
    dice: amount,
    rerolls: whole(0, LIMITS.dice),
    price: either(
      object<{ readonly status: string; readonly tokens: number }>(() => ({ status, tokens: times })),
      nothing,
    ),
  },
  'nudge-die': { by: maybe(whole(-5, 5)) },
  'set-die': { whose: whoseDie, to: either(pip, oneOf(['any', 'copy'] as const)), times: whole(1, LIMITS.dice) },
  'reroll-dice': { whose: whoseDie, upTo: whole(1, LIMITS.dice), ransom: whole(0, 15) },
  'must-reroll': { who },
  'extra-attempt': { phase: oneOf(['offence', 'defence'] as const) },
  contest: { against: who, ties: flag, win: effects, lose: effects, tied: maybe(effects) },
  [THEN]: {},
  if: { test: condition, effects, otherwise: effects },
  choose: { options, by: who },
  pick: { among, times: whole(1, LIMITS.picks), distinct: flag, optional: flag, effects },
  every: { among, effects },
  repeat: { times: amount, effects },
  again: { cp: whole(1, 15) },
  tally: {},
  'give-tokens': { status, upTo: count, effects },
  'give-cp': { effects },
  let: { who, effects },
  call: { what: id('call'), amount, who },
};
