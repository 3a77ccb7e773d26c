// Effects that hold no other effects, each as a clause.
import type { Effect, StatusId, Who } from '@wyrmtable/dice-throne';
import { EFFECT_VARIANTS, EFFECTS, SET_DIE } from '../messages/throne-effects.ts';
import { REPEATS } from '../messages/throne-frames.ts';
import { list } from '../numbers.ts';
import { type Message, type Params, phrase } from '../phrase.ts';
import { amountIn, eachText, isPer, type Per, timesOf, tokensIn, unit } from './amounts.ts';
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
type Of<V extends Effect['verb']> = Extract<Effect, { readonly verb: V }>;

const partyOf = (scope: Scope, who: Who | 'opponents'): Party =>
  who === 'opponents' ? 'every-opponents' : who === 'picked' ? scope.picked : who;

/** `who` chooses among a message's variants, `whom` is the same in words. */
function whomParams(scope: Scope, who: Who | 'opponents', polish: PartyCase, russian: PartyCase = polish): Params {
  const party = partyOf(scope, who);
  return { who: party, whom: partyName(scope.lang, party, polish, russian) };
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

function clauses(scope: Scope, effect: PlainEffect): Part[] {
  const { lang } = scope;
  const say = (message: Message, params: Params = {}): Part[] => [plain(phrase(lang, message, params))];
  switch (effect.verb) {
    case 'damage':
      return [damagePart(scope, effect)];
    case 'add-damage':
      return say(EFFECTS['add-damage'], { amount: amountIn(scope, effect.amount, unit(lang, 'normal')) });
    case 'recoil':
      return [
        conditional(phrase(lang, EFFECTS.recoil, { amount: amountIn(scope, effect.amount, unit(lang, 'normal')) })),
      ];
    case 'prevent':
      return say(EFFECTS.prevent, {
        ...whomParams(scope, effect.who, 'nominative'),
        amount: amountIn(scope, effect.amount, unit(lang, 'prevented')),
        less: amountIn(scope, effect.amount, unit(lang, 'less')),
      });
    case 'prevent-half':
      return say(EFFECTS['prevent-half'], whomParams(scope, effect.who, 'nominative'));
    case 'shield':
      return say(EFFECTS.shield, { companion: statusName(lang, effect.status), all: String(effect.all) });
    case 'heal': {
      const amount = amountIn(scope, effect.amount, unit(lang, 'healing'));
      if (effect.atOnce && effect.who === 'self') return say(EFFECT_VARIANTS.healAtOnce, { amount });
      return say(EFFECTS.heal, { ...whomParams(scope, effect.who, 'nominative'), amount });
    }
    case 'lose-health':
      return say(EFFECTS['lose-health'], {
        ...whomParams(scope, effect.who, 'nominative'),
        amount: amountIn(scope, effect.amount, unit(lang, 'health')),
      });
    case 'steal-health':
    case 'steal-cp': {
      const what = effect.verb === 'steal-cp' ? 'cp' : 'health';
      return say(EFFECTS[effect.verb], {
        ...whomParams(scope, effect.who, 'dative', 'genitive'),
        amount: amountIn(scope, effect.amount, unit(lang, what)),
      });
    }
    case 'aim':
      return say(EFFECTS.aim, { whom: partyName(lang, scope.picked, 'accusative') });
    case 'gain':
    case 'inflict':
      return [tokensPart(scope, [effect])];
    case 'lose-token':
      return [lostPart(scope, effect)];
    case 'hand-over':
      return say(EFFECTS['hand-over'], {
        name: statusTold(lang, effect.status, 'accusative'),
        whom: partyName(lang, scope.picked, 'dative'),
      });
    case 'remove-status':
      return say(EFFECTS['remove-status'], { ...whomParams(scope, effect.who, 'genitive'), all: String(effect.all) });
    case 'raise-limit':
      return say(EFFECTS['raise-limit'], { name: statusTold(lang, effect.status, 'genitive'), by: effect.by });
    case 'avoid':
      return say(EFFECTS.avoid, { all: String(effect.all ?? false) });
    case 'multiply-damage':
      return say(EFFECTS['multiply-damage'], { by: effect.by });
    case 'exhaust':
      return [heavy(phrase(lang, EFFECTS.exhaust, { name: statusTold(lang, effect.status, 'genitive') }))];
    case 'gain-cp':
      return say(EFFECTS['gain-cp'], { amount: amountIn(scope, effect.amount, unit(lang, 'cp')) });
    case 'lose-cp':
      if (effect.who === 'self' && (scope.mood === 'may' || scope.option)) {
        return say(EFFECT_VARIANTS.spendCp, { amount: amountIn(scope, effect.amount, unit(lang, 'cp')) });
      }
      return say(EFFECTS['lose-cp'], {
        ...whomParams(scope, effect.who, 'nominative'),
        amount: amountIn(scope, effect.amount, unit(lang, 'cp')),
      });
    case 'draw':
      return say(EFFECTS.draw, { amount: amountIn(scope, effect.amount, unit(lang, 'cards')) });
    case 'discard-random':
    case 'discard':
      return say(EFFECTS[effect.verb], { ...whomParams(scope, effect.who, 'nominative'), count: 1 });
    case 'see-hand':
      return say(EFFECTS['see-hand'], { whom: partyName(lang, partyOf(scope, effect.who), 'genitive') });
    case 'roll':
      return rollParts(scope, effect);
    case 'set-die': {
      const { whose, times, to } = effect;
      if (typeof to === 'number') return say(SET_DIE.number, { whose, to });
      return say(SET_DIE[to], { whose, times });
    }
    case 'reroll-dice':
      return rerollParts(scope, effect);
    case 'extra-attempt':
      return say(EFFECTS['extra-attempt'], { phase: effect.phase, count: 1 });
    case 'search':
      return [heavy(phrase(lang, EFFECTS.search))];
    case 'strip': {
      const whom = whomParams(scope, effect.who, 'nominative');
      const count = typeof effect.amount === 'number' ? effect.amount : -1;
      const figure = count < 0 ? amountIn(scope, effect.amount, unit(lang, 'plain')) : '';
      return say(EFFECTS.strip, { ...whom, kind: effect.kind, by: effect.by, count, figure });
    }
    case 'return-card':
      return say(EFFECTS['return-card'], { which: effect.which, count: 1 });
    case 'play-upgrade':
      return say(EFFECTS['play-upgrade'], { from: effect.from, most: effect.most });
    case 'put-back':
      return say(EFFECTS['put-back'], { of: effect.of });
    case 'must-reroll':
      return say(EFFECTS['must-reroll'], whomParams(scope, effect.who, 'nominative'));
    case 'call':
      return say(callClause(effect.what) ?? EFFECTS.call, {
        what: effect.what,
        amount: typeof effect.amount === 'number' ? effect.amount : 1,
      });
    case 'put-away':
      return say(EFFECTS['put-away']);
    case 'drop':
    case 'make-undefendable':
    case 'reflect-half':
    case 'heal-dealt':
    case 'fail-offence':
    case 'halve-offence':
    case 'extra-offence':
    case 'move-status':
    case 'block-status':
    case 'discard-hand':
    case 'flip':
    case 'nudge-die':
      return say(EFFECTS[effect.verb]);
    default:
      return unspoken(effect);
  }
}

function unspoken(effect: never): never {
  throw new TypeError(`no words for ${JSON.stringify(effect)}`);
}

/** Only an attack can be defended, so elsewhere "undefendable" goes without saying (DT-6.14). */
function damagePart(scope: Scope, { amount, type, to, separate }: Of<'damage'>): Part {
  const told = to === 'target' || (type !== 'undefendable' && type !== 'normal') ? type : 'normal';
  const message = separate ? EFFECT_VARIANTS.damageAtOnce : EFFECTS.damage;
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
  return ransom === 0 ? [rerolled] : [rerolled, heavy(phrase(lang, EFFECT_VARIANTS.ransom, { ransom }))];
}
