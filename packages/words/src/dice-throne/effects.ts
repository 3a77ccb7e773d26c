// Effects in words: the same data that the engine executes, read aloud in order.
import type { Among, Condition, Effect, Option } from '@wyrmtable/dice-throne';
import { EFFECT_VARIANTS } from '../messages/throne-effects.ts';
import { CHOOSING, CONTESTS, IFS, JOINS, PICKS, PRICES, REPEATS } from '../messages/throne-frames.ts';
import { type Lang, phrase } from '../phrase.ts';
import { amountIn, eachText, isPer, timesOf, unit } from './amounts.ts';
import { testText } from './conditions.ts';
import { statusName } from './names.ts';
import { shownText } from './needs.ts';
import { partyName } from './parties.ts';
import { clauseOf, conditional, heavy, isHeavy, type Part, plain } from './parts.ts';
import {
  actorIn,
  choiceAround,
  differentOf,
  isToll,
  leftOf,
  type May,
  mayOf,
  type Release,
  releaseOf,
  rerollIf,
  rowOf,
  sharedTail,
} from './patterns.ts';
import { isCompanion, isLiving, type Scope } from './scope.ts';
import { rerollsPart, tokensPart, verbParts } from './verbs.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { readonly verb: V }>;
type Tokens = Of<'gain' | 'inflict'>;

/** Effects in their order, as clauses. */
export function effectParts(scope: Scope, effects: readonly Effect[]): Part[] {
  const parts: Part[] = [];
  let later = false;
  for (let at = 0; at < effects.length; ) {
    const run = runAt(effects, at);
    const [first] = run;
    const times = run.length > 1 ? 1 : rowOf(effects, at);
    at += run.length - 1 + times;
    if (first === undefined) continue;
    if (first.verb === 'then') {
      later = parts.length > 0;
      continue;
    }
    const told = times > 1 ? { verb: 'repeat' as const, times, effects: run } : null;
    const [begin, ...rest] = told === null ? runParts(scope, run) : repeatParts(scope, told);
    if (begin === undefined) continue;
    parts.push(later ? { ...begin, later: true } : begin, ...rest);
    later = false;
  }
  return parts;
}

const isTokens = (effect: Effect | undefined): effect is Tokens =>
  (effect?.verb === 'gain' || effect?.verb === 'inflict') &&
  typeof effect.amount === 'number' &&
  !isLiving(effect.status);

/** One companion goes and another comes: it has become that one. */
function isExchange(a: Effect | undefined, b: Effect | undefined): boolean {
  return (
    a?.verb === 'lose-token' &&
    b?.verb === 'gain' &&
    a.amount === 1 &&
    b.amount === 1 &&
    a.who === 'self' &&
    b.who === 'self' &&
    isCompanion(a.status) &&
    isCompanion(b.status)
  );
}

/** The effects from there on that are said in one breath. */
function runAt(effects: readonly Effect[], at: number): readonly Effect[] {
  const first = effects[at];
  if (isExchange(first, effects[at + 1])) return effects.slice(at, at + 2);
  let end = at + 1;
  if (isTokens(first)) {
    for (let next = effects[end]; isTokens(next) && next.verb === first.verb && next.who === first.who; ) {
      end++;
      next = effects[end];
    }
  }
  return effects.slice(at, end);
}

function runParts(scope: Scope, run: readonly Effect[]): Part[] {
  const [first, second] = run;
  if (first === undefined) return [];
  if (first.verb === 'lose-token' && second?.verb === 'gain') {
    const from = statusName(scope.lang, first.status, 'accusative');
    const to = statusName(scope.lang, second.status, 'accusative');
    return [plain(phrase(scope.lang, EFFECT_VARIANTS.exchange, { from, to }))];
  }
  if (run.length > 1) return [tokensPart(scope, run.filter(isTokens))];
  return partsOf(scope, first);
}

function partsOf(scope: Scope, effect: Effect): Part[] {
  switch (effect.verb) {
    case 'then':
    case 'tally':
      return [];
    case 'if':
      return ifParts(scope, effect);
    case 'choose':
      return [choosePart(scope, effect)];
    case 'pick':
      return pickParts(scope, effect);
    case 'every':
      return everyParts(scope, effect);
    case 'repeat':
      return repeatParts(scope, effect);
    case 'give-tokens':
      return [givenPart(scope, effect)];
    case 'give-cp': {
      const what = clauseIn({ ...scope, given: 'cp' }, effect.effects);
      return [heavy(phrase(scope.lang, PRICES.cp, { what }))];
    }
    case 'contest':
      return contestParts(scope, effect);
    case 'let':
      return letParts(scope, effect);
    case 'again':
      return [heavy(phrase(scope.lang, PRICES.again, { price: effect.cp }))];
    default:
      return verbParts(scope, effect);
  }
}

/** What somebody else is let do, short if it is but cards or CP. */
function letParts(scope: Scope, { who, effects }: Of<'let'>): Part[] {
  const { lang } = scope;
  const whom = partyName(lang, who === 'picked' ? scope.picked : who, 'nominative');
  const [only, ...more] = effects;
  if (more.length === 0 && (only?.verb === 'draw' || only?.verb === 'gain-cp')) {
    const amount = amountIn(scope, only.amount, unit(lang, only.verb === 'draw' ? 'cards' : 'cp'));
    // With a subject of its own it does not share a list with orders.
    return [heavy(phrase(lang, EFFECT_VARIANTS[only.verb === 'draw' ? 'theyDraw' : 'theyGainCp'], { whom, amount }))];
  }
  return [heavy(phrase(lang, JOINS.after, { head: whom, what: clauseIn(scope, effects) }))];
}

/** Only what each of them is let do. */
function isLet(effects: readonly Effect[]): boolean {
  const [only, ...more] = effects;
  return only?.verb === 'let' && only.who === 'picked' && more.length === 0;
}

/** All of them as one clause, inside another. */
const clauseIn = (scope: Scope, effects: readonly Effect[]): string =>
  clauseOf(scope.lang, effectParts(scope, effects));

function ifParts(scope: Scope, effect: Of<'if'>): Part[] {
  const { effects, otherwise } = effect;
  if (effects.length === 0) return otherwise.length === 0 ? [] : ifParts(scope, denied(effect.test, otherwise));
  const test = isToll(effect) ? effect.test : leftOf(effect.test, otherwise.length === 0 ? effects : [], scope.status);
  if (test === null) return effectParts(scope, effects);
  const choice = choiceAround(effect);
  if (choice !== null) return [choosePart(scope, choice)];
  const tail = sharedTail([effects, otherwise]);
  if (tail > 0) {
    const parted = { ...effect, effects: effects.slice(0, -tail), otherwise: otherwise.slice(0, -tail) };
    return [...ifParts(scope, parted), ...effectParts(scope, effects.slice(-tail))];
  }
  const better = rerollIf(effect);
  if (better !== null) return rerollIfParts(scope, test, better);
  const consequence = consequenceOf(scope, effects);
  const clause = ifClause(scope, test, effects, consequence);
  const alone = test.kind === 'shows' ? onClause(scope, test.need, consequence.clause) : clause;
  if (otherwise.length === 0) return [conditional(clause, alone)];
  const other = consequenceOf(scope, otherwise);
  const withElse = (first: string): string =>
    phrase(scope.lang, IFS.otherwise, { first, what: other.clause, heavy: String(other.heavy === true) });
  return [conditional(withElse(clause), withElse(alone))];
}

function rerollIfParts(scope: Scope, test: Condition, better: Of<'roll'>): Part[] {
  const { dice, rerolls, price } = better;
  const again = rerollsPart(scope, dice, rerolls, price).clause;
  const clause = phrase(scope.lang, IFS.if, { test: testText(scope, test), what: again });
  return [...verbParts(scope, { ...better, rerolls: 0 }), heavy(clause)];
}

const denied = (test: Condition, effects: readonly Effect[]): Of<'if'> => ({
  verb: 'if',
  test: { kind: 'not', test },
  effects,
  otherwise: [],
});

/** What follows from a condition, as one clause. */
function consequenceOf(scope: Scope, effects: readonly Effect[]): Part {
  const [only, ...more] = effects;
  if (only?.verb === 'make-undefendable' && more.length === 0) {
    return plain(phrase(scope.lang, EFFECT_VARIANTS.isUndefendable));
  }
  const parts = effectParts(scope, effects);
  return { clause: clauseOf(scope.lang, parts), ...(isHeavy(parts) ? { heavy: true } : {}) };
}

function onClause(
  { lang, hero }: Scope,
  need: Extract<Condition, { readonly kind: 'shows' }>['need'],
  what: string,
): string {
  return phrase(lang, IFS.on, { shown: shownText(lang, hero, need, 'nominative'), what });
}

function ifClause(scope: Scope, test: Condition, effects: readonly Effect[], consequence: Part): string {
  const { lang } = scope;
  // English has the same short word for both.
  if (lang === 'en' && test.kind === 'shows') return onClause(scope, test.need, consequence.clause);
  const [only, ...more] = effects;
  const may = only?.verb === 'choose' && more.length === 0 ? mayOf(only) : null;
  if (may !== null && may.times === 1) {
    return phrase(lang, IFS.ifMay, { test: testText(scope, test), what: clauseIn(scope, may.effects) });
  }
  const message = consequence.heavy ? IFS.ifHeavy : IFS.if;
  return phrase(lang, message, { test: testText(scope, test), what: consequence.clause });
}

/** One of several options, as its own clause. */
export function optionClause(scope: Scope, { when, effects }: Option): string {
  if (effects.length === 0) return phrase(scope.lang, CHOOSING.nothing);
  const { lang } = scope;
  const left = when === null ? null : leftOf(when, effects, scope.status);
  const actor = left === null ? null : actorIn(left);
  const test = left === null || actor === null ? left : leftOf(left, effects, actor);
  const told = clauseIn(scope, effects);
  const what = test === null ? told : phrase(lang, CHOOSING.when, { what: told, test: testText(scope, test) });
  return actor === null ? what : phrase(lang, JOINS.after, { head: statusName(lang, actor), what });
}

/** Options in a row, with numbers when some of them are long. */
function optionsText(scope: Scope, options: readonly Option[]): string {
  const { lang } = scope;
  const long = options.some((option) => !isSimple(scope, option));
  const told = options.map((option, i) => {
    const clause = optionClause(scope, option);
    return long ? phrase(lang, CHOOSING.numbered, { number: i + 1, option: clause }) : clause;
  });
  const [first = '', ...rest] = told;
  return rest.reduce((a, b) => phrase(lang, JOINS.heavy, { a, b }), first);
}

function choosePart(scope: Scope, effect: Of<'choose'>): Part {
  const { lang } = scope;
  const may = mayOf(effect);
  if (may !== null) return mayPart(scope, may);
  const release = releaseOf(effect);
  if (release !== null) return releasePart(scope, release);
  const different = differentOf(effect);
  if (different !== null) {
    const { upTo, options } = different;
    return heavy(phrase(lang, CHOOSING.different, { upTo, options: optionsText(scope, options) }));
  }
  const open = effect.options.filter(({ effects }) => effects.length > 0);
  if (effect.by !== 'self') {
    const whom = partyName(lang, effect.by === 'picked' ? scope.picked : effect.by, 'nominative');
    return heavy(phrase(lang, CHOOSING.theirs, { whom, options: optionsText(scope, effect.options) }));
  }
  if (open.length < effect.options.length) {
    return heavy(phrase(lang, CHOOSING.mayOne, { options: optionsText(scope, open) }));
  }
  const [a, b, ...more] = open;
  if (a !== undefined && b !== undefined && more.length === 0 && isSimple(scope, a) && isSimple(scope, b)) {
    return heavy(phrase(lang, JOINS.or, { a: optionClause(scope, a), b: optionClause(scope, b) }));
  }
  return heavy(phrase(lang, CHOOSING.one, { options: optionsText(scope, open) }));
}

function isSimple(scope: Scope, { effects }: Option): boolean {
  const parts = effectParts(scope, effects);
  return parts.length === 1 && !isHeavy(parts);
}

function mayPart(scope: Scope, { effects, times }: May): Part {
  const what = clauseIn(scope, effects);
  // English has no "if" here.
  if (times === 1) return (scope.lang === 'en' ? heavy : conditional)(phrase(scope.lang, CHOOSING.may, { what }));
  return heavy(phrase(scope.lang, CHOOSING.mayTimes, { times, what }));
}

function releasePart(scope: Scope, { statuses, upTo, effects }: Release): Part {
  const { lang } = scope;
  const what = clauseIn(scope, effects);
  if (upTo === 1) {
    const names = either(
      lang,
      statuses.map((status) => statusName(lang, status, 'accusative')),
    );
    return heavy(phrase(lang, CHOOSING.release, { names, what }));
  }
  const names = statuses.map((status) => statusName(lang, status)).join(', ');
  return heavy(phrase(lang, CHOOSING.releaseMore, { upTo, names, what }));
}

/** `a, b or c`. */
function either(lang: Lang, entries: readonly string[]): string {
  return new Intl.ListFormat(lang, { type: 'disjunction' }).format(entries);
}

/** Whom a message about choosing speaks of. */
const amongKey = (among: Among): string => (among === 'teammates-and-self' ? 'team' : among);

function pickParts(scope: Scope, effect: Of<'pick'>): Part[] {
  const { lang } = scope;
  const { among, times, distinct, optional, effects } = effect;
  const chosen = effectParts({ ...scope, picked: `chosen-${among}` }, effects);
  const [only] = chosen;
  const alone = only !== undefined && chosen.length === 1 && (!only.heavy || isLet(effects));
  if (times === 1 && alone) return [only];
  if (times > 1 && !distinct) {
    return [heavy(phrase(lang, REPEATS.times, { times, what: clauseOf(lang, chosen) }))];
  }
  if (times === 1) {
    const head = phrase(lang, PICKS.one, { among: amongKey(among) });
    return [plain(head), ...effectParts({ ...scope, picked: 'picked' }, effects)];
  }
  const head = phrase(lang, optional ? PICKS.upTo : PICKS.several, { among: amongKey(among), times });
  const what = clauseIn({ ...scope, picked: 'them' }, effects);
  return [heavy(phrase(lang, JOINS.after, { head, what }))];
}

/** Does anything here count what the player spoken of has? */
const countsTheirs = (effects: readonly Effect[]): boolean => JSON.stringify(effects).includes('"of":"picked"');

function everyParts(scope: Scope, { among, effects }: Of<'every'>): Part[] {
  const { lang } = scope;
  const parts = effectParts({ ...scope, picked: `every-${among}` }, effects);
  const [only] = parts;
  const short = only !== undefined && parts.length === 1 && (!only.heavy || isLet(effects));
  if (short && !countsTheirs(effects)) return [only];
  const head = phrase(lang, PICKS.every, { among: amongKey(among) });
  const what = clauseIn({ ...scope, picked: 'picked' }, effects);
  return [heavy(phrase(lang, JOINS.after, { head, what }))];
}

function repeatParts(scope: Scope, { times, effects }: Of<'repeat'>): Part[] {
  if (times === 1) return effectParts(scope, effects);
  const { lang } = scope;
  const what = clauseIn(scope, effects);
  if (typeof times === 'number') return [heavy(phrase(lang, REPEATS.times, { times, what }))];
  if (isPer(times) && timesOf(times) === 1) {
    return [heavy(phrase(lang, REPEATS.per, { each: eachText(scope, times), what }))];
  }
  if (times.kind === 'hand' && times.of === 'self') return [heavy(phrase(lang, REPEATS.hand, { what }))];
  if (times.kind === 'half' && typeof times.of !== 'number' && times.of.kind === 'hand' && times.of.of === 'self') {
    return [heavy(phrase(lang, REPEATS.halfHand, { what }))];
  }
  const amount = amountIn(scope, times, unit(lang, 'plain'));
  return [heavy(phrase(lang, REPEATS.amount, { amount, what }))];
}

function givenPart(scope: Scope, { status, upTo, effects }: Of<'give-tokens'>): Part {
  const name = statusName(scope.lang, status, upTo === 1 ? 'genitive' : 'many');
  if (effects.length === 0) return plain(phrase(scope.lang, PRICES.tokensOnly, { upTo, name }));
  const what = clauseIn({ ...scope, given: 'tokens' }, effects);
  return heavy(phrase(scope.lang, PRICES.tokens, { upTo, name, what }));
}

function contestParts(scope: Scope, { against, ties, win, lose, tied }: Of<'contest'>): Part[] {
  const { lang } = scope;
  const whom = partyName(lang, against === 'picked' ? scope.picked : against, 'nominative');
  const rolls = phrase(lang, scope.defence ? CONTESTS.rival : CONTESTS.roll, { whom });
  const result = phrase(lang, CONTESTS.result, {
    ties: String(ties),
    win: consequenceOf(scope, win).clause,
    lose: consequenceOf(scope, lose).clause,
  });
  if (tied === undefined) return [plain(rolls), heavy(result)];
  const even = phrase(lang, CONTESTS.tied, { what: consequenceOf(scope, tied).clause });
  return [plain(rolls), heavy(result), heavy(even)];
}
