// Effects that hold no other effects, each as a clause.
import type { Amount, Effect, EffectOf, StatusId, Verb, Who } from '@wyrmtable/dice-throne';
import type { UnitId } from '../messages/throne-amounts.ts';
import { EFFECT_VARIANTS, EFFECTS, SET_DIE } from '../messages/throne-effects.ts';
import { REPEATS } from '../messages/throne-frames.ts';
import { list } from '../numbers.ts';
import { type Message, type Params, phrase } from '../phrase.ts';
import { amountIn, eachText, isPer, type Per, timesOf, tokensIn, unit } from './amounts.ts';
import { GRAMMAR } from './grammar.ts';
import { inMood, isOrder } from './moods.ts';
import { callClause, statusName } from './names.ts';
import { type Party, type PartyCase, partyName } from './parties.ts';
import { clauseOf, conditional, heavy, type Part, plain } from './parts.ts';
import { isLiving, isNegative, limitOf, type Scope, statusTold } from './scope.ts';

type Framing =
  | 'then'
  | 'if'
  | 'choose'
  | 'pick'
  | 'every'
  | 'repeat'
  | 'tally'
  | 'give-tokens'
  | 'give-cp'
  | 'contest'
  | 'let'
  | 'again';
export type PlainEffect = Exclude<Effect, { readonly verb: Framing }>;
type Of<V extends Verb> = EffectOf<V>;

const partyOf = (scope: Scope, who: Who | 'opponents'): Party =>
  who === 'opponents' ? 'every-opponents' : who === 'picked' ? scope.picked : who;

/** `who` chooses among a message's variants, `whom` is the same in words. */
function whomParams(scope: Scope, who: Who | 'opponents', form: PartyCase): Params {
  const party = partyOf(scope, who);
  return { who: party, whom: partyName(scope.lang, party, form) };
}

/** A clause that would end with somebody's name begins with what is counted: "for each bolt, inflict 1 Nanite on …". */
export function verbParts(scope: Scope, effect: PlainEffect): Part[] {
  const per = perOf(effect);
  if (per === null) return told(scope, effect);
  const what = clauseOf(scope.lang, told(scope, withAmount(effect, timesOf(per))));
  return [heavy(phrase(scope.lang, REPEATS.fronted, { each: eachText(scope, per), what }))];
}

/** In the mood the words around it ask for. */
function told(scope: Scope, effect: PlainEffect): Part[] {
  const { lang, mood } = scope;
  return clauses(scope, effect).map(({ clause, ...part }) => ({
    ...part,
    clause: inMood(lang, clause, mood),
    ...(isOrder(lang, clause) || part.heavy ? {} : { other: true }),
  }));
}

function perOf(effect: PlainEffect): Per | null {
  if (!('amount' in effect) || !isPer(effect.amount)) return null;
  const whom = 'who' in effect ? effect.who : 'to' in effect ? effect.to : 'self';
  if (whom === 'self' || whom === 'target') return null;
  return 'of' in effect.amount && effect.amount.of === 'picked' ? null : effect.amount;
}

const withAmount = (effect: PlainEffect, amount: number): PlainEffect =>
  'amount' in effect ? { ...effect, amount } : effect;

type PlainVerb = keyof typeof EFFECTS;
type Clause<V extends Verb> = (scope: Scope, effect: Of<V>) => Part[];

const say = ({ lang }: Scope, message: Message, params: Params = {}): Part[] => [plain(phrase(lang, message, params))];
const sayHeavy = ({ lang }: Scope, message: Message, params: Params = {}): Part[] => [
  heavy(phrase(lang, message, params)),
];
const measured = (scope: Scope, amount: Amount, of: UnitId): string => amountIn(scope, amount, unit(scope.lang, of));

/** Verbs that are said in a way of their own; all others as `usual` says them. */
const CLAUSES: { readonly [V in PlainVerb]?: Clause<V> } = {
  damage: (scope, effect) => [damagePart(scope, effect)],
  'add-damage': (scope, { amount }) => say(scope, EFFECTS['add-damage'], { amount: measured(scope, amount, 'normal') }),
  recoil: (scope, { amount }) => [
    conditional(phrase(scope.lang, EFFECTS.recoil, { amount: measured(scope, amount, 'normal') })),
  ],
  prevent: (scope, { who, amount }) =>
    say(scope, EFFECTS.prevent, {
      ...whomParams(scope, who, 'nominative'),
      amount: measured(scope, amount, 'prevented'),
      less: measured(scope, amount, 'less'),
    }),
  shield: (scope, { status, all }) =>
    say(scope, EFFECTS.shield, { companion: statusName(scope.lang, status), all: String(all) }),
  heal: (scope, effect) => {
    const amount = measured(scope, effect.amount, 'healing');
    const heals = effect.atOnce || scope.instant ? EFFECT_VARIANTS.healAtOnce : EFFECTS.heal;
    return say(scope, heals, { ...whomParams(scope, effect.who, 'nominative'), amount });
  },
  'lose-health': (scope, { who, amount }) =>
    say(scope, EFFECTS['lose-health'], {
      ...whomParams(scope, who, 'nominative'),
      amount: measured(scope, amount, 'health'),
    }),
  'steal-health': (scope, { who, amount }) =>
    say(scope, EFFECTS['steal-health'], {
      ...whomParams(scope, who, GRAMMAR[scope.lang].robbed),
      amount: measured(scope, amount, 'health'),
    }),
  'steal-cp': (scope, { who, amount }) =>
    say(scope, EFFECTS['steal-cp'], {
      ...whomParams(scope, who, GRAMMAR[scope.lang].robbed),
      amount: measured(scope, amount, 'cp'),
    }),
  aim: (scope) => say(scope, EFFECTS.aim, { whom: partyName(scope.lang, scope.picked, 'accusative') }),
  gain: (scope, effect) => [tokensPart(scope, [effect])],
  inflict: (scope, effect) => [tokensPart(scope, [effect])],
  'lose-token': (scope, effect) => [lostPart(scope, effect)],
  'hand-over': (scope, { status }) =>
    say(scope, EFFECTS['hand-over'], {
      name: statusTold(scope.lang, status, 'accusative'),
      whom: partyName(scope.lang, scope.picked, 'dative'),
    }),
  'remove-status': (scope, { who, all }) =>
    say(scope, EFFECTS['remove-status'], { ...whomParams(scope, who, 'genitive'), all: String(all) }),
  'raise-limit': (scope, { status, by }) =>
    say(scope, EFFECTS['raise-limit'], { name: statusTold(scope.lang, status, 'genitive'), by }),
  avoid: (scope, { all = false }) =>
    say(scope, EFFECTS.avoid, { which: all ? 'all' : scope.defence ? 'defence' : 'one' }),
  exhaust: (scope, { status }) =>
    sayHeavy(scope, EFFECTS.exhaust, { name: statusTold(scope.lang, status, 'genitive') }),
  'gain-cp': (scope, { amount }) => say(scope, EFFECTS['gain-cp'], { amount: measured(scope, amount, 'cp') }),
  'lose-cp': (scope, effect) => {
    const amount = measured(scope, effect.amount, 'cp');
    if (effect.who === 'self' && (scope.mood === 'may' || scope.option))
      return say(scope, EFFECT_VARIANTS.spendCp, { amount });
    return say(scope, EFFECTS['lose-cp'], { ...whomParams(scope, effect.who, 'nominative'), amount });
  },
  draw: (scope, { amount }) => say(scope, EFFECTS.draw, { amount: measured(scope, amount, 'cards') }),
  search: (scope) => sayHeavy(scope, EFFECTS.search),
  'see-hand': (scope, { who }) => say(scope, EFFECTS['see-hand'], whomParams(scope, who, 'genitive')),
  roll: (scope, effect) => rollParts(scope, effect),
  'reroll-dice': (scope, effect) => rerollParts(scope, effect),
  strip: (scope, { who, amount, kind, by }) => {
    const whom = whomParams(scope, who, 'nominative');
    const counted = (count: number): Part[] => say(scope, EFFECTS.strip, { ...whom, kind, by, count });
    if (typeof amount === 'number') return counted(amount);
    if (!isPer(amount))
      return say(scope, EFFECT_VARIANTS.stripAmount, { ...whom, by, amount: measured(scope, amount, kind) });
    const what = clauseOf(scope.lang, counted(timesOf(amount)));
    return sayHeavy(scope, REPEATS.fronted, { each: eachText(scope, amount), what });
  },
  call: (scope, { what, amount }) =>
    say(scope, callClause(what) ?? EFFECTS.call, { what, amount: typeof amount === 'number' ? amount : 1 }),
};

/** The message with the verb's own fields: whom it means as the one who acts, and one of whatever can be several. */
function usual(scope: Scope, effect: Of<PlainVerb>): Part[] {
  const own = Object.entries(effect).filter(([, value]) => typeof value === 'string' || typeof value === 'number');
  const whom = 'who' in effect ? whomParams(scope, effect.who, 'nominative') : {};
  return say(scope, EFFECTS[effect.verb], { count: 1, ...Object.fromEntries(own), ...whom });
}

function ownClause<V extends PlainVerb>(scope: Scope, effect: Of<V>): Part[] | undefined {
  const clause: Clause<V> | undefined = CLAUSES[effect.verb];
  return clause?.(scope, effect);
}

function clauses(scope: Scope, effect: PlainEffect): Part[] {
  if (effect.verb !== 'set-die') return ownClause(scope, effect) ?? usual(scope, effect);
  const { whose, times, to } = effect;
  return typeof to === 'number' ? say(scope, SET_DIE.number, { whose, to }) : say(scope, SET_DIE[to], { whose, times });
}

/** Only an attack can be defended, so elsewhere "undefendable" goes without saying (DT-6.14). */
function damagePart(scope: Scope, { amount, type, to, separate }: Of<'damage'>): Part {
  const told = to === 'target' || (type !== 'undefendable' && type !== 'normal') ? type : 'normal';
  const more = scope.further && to === 'target';
  const message = separate ? EFFECT_VARIANTS.damageAtOnce : more ? EFFECT_VARIANTS.damageMore : EFFECTS.damage;
  return plain(
    phrase(scope.lang, message, {
      ...whomParams(scope, to, 'dative'),
      amount: amountIn(scope, amount, unit(scope.lang, told)),
      fixed: String(typeof amount === 'number'),
    }),
  );
}

/** Several statuses that the same player gains or is given: one clause for all. */
export function tokensPart(scope: Scope, effects: readonly Of<'gain' | 'inflict'>[]): Part {
  const { lang } = scope;
  const [first] = effects;
  if (first === undefined) return plain('');
  if (isLiving(first.status)) {
    const amount = amountIn(scope, first.amount, unit(lang, 'healing'));
    return plain(phrase(lang, EFFECT_VARIANTS.companionHeals, { name: statusName(lang, first.status), amount }));
  }
  const tokens = list(
    lang,
    merged(effects).map(({ status, amount }) => tokensIn(scope, status, amount)),
  );
  if (first.verb === 'gain' && !isNegative(first.status)) {
    return plain(phrase(lang, EFFECTS.gain, { ...whomParams(scope, first.who, 'nominative'), tokens }));
  }
  return plain(phrase(lang, EFFECTS.inflict, { ...whomParams(scope, first.who, 'accusative'), tokens }));
}

/** What the reader gains at once, tokens and CP: the verb is said once. */
export function gainsPart(scope: Scope, effects: readonly Of<'gain' | 'gain-cp'>[]): Part {
  const { lang, mood } = scope;
  const tokens = merged(effects).map((effect) =>
    effect.verb === 'gain-cp'
      ? amountIn(scope, effect.amount, unit(lang, 'cp'))
      : tokensIn(scope, effect.status, effect.amount),
  );
  const clause = phrase(lang, EFFECTS.gain, { ...whomParams(scope, 'self', 'nominative'), tokens: list(lang, tokens) });
  return plain(inMood(lang, clause, mood));
}

/** Equal tokens are counted together. */
function merged<E extends Of<'gain' | 'inflict' | 'gain-cp'>>(effects: readonly E[]): E[] {
  const all: E[] = [];
  for (const effect of effects) {
    const at = all.findIndex((one) => idOf(one) === idOf(effect));
    const before = all[at];
    if (before === undefined || typeof before.amount !== 'number' || typeof effect.amount !== 'number')
      all.push(effect);
    else all[at] = { ...before, amount: before.amount + effect.amount };
  }
  return all;
}

const idOf = (effect: Of<'gain' | 'inflict' | 'gain-cp'>): string =>
  effect.verb === 'gain-cp' ? effect.verb : `${effect.verb} ${effect.status}`;

/** So many cards of somebody's hand. */
export function discardsPart(scope: Scope, { verb, who }: Of<'discard' | 'discard-random'>, count: number): Part {
  const { lang, mood } = scope;
  const clause = phrase(lang, EFFECTS[verb], { ...whomParams(scope, who, 'nominative'), count });
  return who === 'self' ? plain(inMood(lang, clause, mood)) : { clause, other: true };
}

/** So many more attempts. */
export function attemptsPart({ lang, mood }: Scope, { phase }: Of<'extra-attempt'>, count: number): Part {
  return plain(inMood(lang, phrase(lang, EFFECTS['extra-attempt'], { phase, count }), mood));
}

/** So many cards from one's own discard pile. */
export function returnsPart({ lang, mood }: Scope, { which }: Of<'return-card'>, count: number): Part {
  return plain(inMood(lang, phrase(lang, EFFECTS['return-card'], { which, count }), mood));
}

/** What one player gets, good and bad together. */
export function getsPart(scope: Scope, effects: readonly Of<'gain' | 'inflict'>[]): Part {
  const { lang } = scope;
  const tokens = merged(effects).map(({ status, amount }) => tokensIn(scope, status, amount));
  const whom = partyName(lang, scope.picked, 'nominative');
  return { clause: phrase(lang, EFFECT_VARIANTS.getTokens, { whom, tokens: list(lang, tokens) }), other: true };
}

/** One status of somebody, or a few more. */
export function removalPart(scope: Scope, who: Who, upTo: number): Part {
  const { lang, mood } = scope;
  const params = { ...whomParams(scope, who, 'genitive'), upTo };
  return plain(inMood(lang, phrase(lang, EFFECT_VARIANTS.removeSeveral, params), mood));
}

const isAll = (status: StatusId, amount: Of<'lose-token'>['amount']): boolean =>
  typeof amount !== 'number' && amount.kind === 'tokens' && amount.status === status && amount.times === 1;

function lostPart(scope: Scope, { status, amount, who }: Of<'lose-token'>): Part {
  const { lang } = scope;
  if (isLiving(status)) {
    const health = amountIn(scope, amount, unit(lang, 'health'));
    return plain(phrase(lang, EFFECT_VARIANTS.companionHurt, { name: statusName(lang, status), amount: health }));
  }
  if (status === scope.status && who === 'self' && amount === 1 && limitOf(status) === 1) {
    return plain(phrase(lang, EFFECT_VARIANTS.thisToken));
  }
  const whom = whomParams(scope, who, 'genitive');
  if (isAll(status, amount)) {
    return plain(phrase(lang, EFFECT_VARIANTS.allTokens, { ...whom, name: statusTold(lang, status, 'genitive') }));
  }
  return plain(phrase(lang, EFFECTS['lose-token'], { ...whom, tokens: tokensIn(scope, status, amount) }));
}

function rollParts(scope: Scope, { dice, rerolls, price }: Of<'roll'>): Part[] {
  const { lang } = scope;
  const rolled = plain(phrase(lang, EFFECTS.roll, { dice: amountIn(scope, dice, unit(lang, 'dice')) }));
  return rerolls === 0 ? [rolled] : [rolled, rerollsPart(scope, dice, rerolls, price)];
}

/** How many of the dice just rolled may be rolled once more. */
export function rerollsPart(
  scope: Scope,
  dice: Of<'roll'>['dice'],
  rerolls: number,
  price: Of<'roll'>['price'] = null,
): Part {
  const cost = price === null ? 'none' : tokensIn(scope, price.status, price.tokens);
  const message =
    dice === 1 ? EFFECT_VARIANTS.rerollsIt : dice === rerolls ? EFFECT_VARIANTS.rerollsAny : EFFECT_VARIANTS.rerolls;
  const params = message === EFFECT_VARIANTS.rerolls ? { rerolls, price: cost } : { price: cost };
  return heavy(phrase(scope.lang, message, params));
}

function rerollParts({ lang }: Scope, { whose, upTo, ransom }: Of<'reroll-dice'>): Part[] {
  const rerolled = plain(phrase(lang, EFFECTS['reroll-dice'], { whose, upTo }));
  return ransom === 0
    ? [rerolled]
    : [rerolled, heavy(phrase(lang, EFFECT_VARIANTS.ransom, { ransom, several: String(upTo > 1) }))];
}
