// Effects in words: the same data that the engine executes, read aloud in order.
import type { Among, Amount, Condition, Effect, Option, StatusId } from '@wyrmtable/dice-throne';
import { EFFECT_VARIANTS } from '../messages/throne-effects.ts';
import { CHOOSING, CONTESTS, GROWTH, IFS, JOINS, PICKS, PRICES, REPEATS, SUMMED } from '../messages/throne-frames.ts';
import { type Lang, phrase } from '../phrase.ts';
import { amountIn, eachText, isPer, timesOf, unit } from './amounts.ts';
import { testText } from './conditions.ts';
import { GRAMMAR } from './grammar.ts';
import { inMood } from './moods.ts';
import { statusName } from './names.ts';
import { shownText } from './needs.ts';
import { partyName } from './parties.ts';
import { clauseOf, conditional, heavy, isHeavy, light, type Part, plain, wantsColon } from './parts.ts';
import {
  actorIn,
  boughtOf,
  choiceAround,
  differentOf,
  facesOf,
  isExchange,
  isGrowth,
  isToll,
  leftOf,
  type May,
  mayOf,
  type OnFaces,
  type Release,
  releaseOf,
  removalOf,
  rerollIf,
  rowOf,
  sharedTail,
  theftOf,
} from './patterns.ts';
import { isCompanion, isLiving, isNegative, type Scope, statusTold, tokens } from './scope.ts';
import {
  attemptsPart,
  discardsPart,
  gainsPart,
  getsPart,
  removalPart,
  rerollsPart,
  returnsPart,
  tokensPart,
  verbParts,
} from './verbs.ts';
import { freelyText } from './written.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { readonly verb: V }>;
type Tokens = Of<'gain' | 'inflict'>;

/** Effects in their order, as clauses. */
export function effectParts(from: Scope, effects: readonly Effect[]): Part[] {
  let scope = from;
  const parts: Part[] = [];
  let later = false;
  for (let at = 0; at < effects.length; ) {
    const several = scope.rolled === 1 ? facesOf(effects, at) : null;
    if (several !== null) {
      parts.push(facesPart(scope, several));
      at += several.length;
      continue;
    }
    const removal = removalOf(effects, at);
    const run = removal === null ? runAt(effects, at) : effects.slice(at, removal.end);
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
    if (first.verb === 'roll') scope = { ...scope, rolled: typeof first.dice === 'number' ? first.dice : 0 };
    if (first.verb === 'damage' && first.to === 'target') scope = { ...scope, further: true };
    if (begin === undefined) continue;
    parts.push(later ? { ...begin, later: true } : begin, ...rest);
    later = false;
  }
  return parts;
}

/** One die shows one of them: `On a vortex or a chaos symbol, heal 1`. */
function facesPart(scope: Scope, several: readonly OnFaces[]): Part {
  const { lang, hero } = scope;
  const shown = either(
    lang,
    several.map(({ test }) => shownText(lang, hero, test.need, 'locative')),
  );
  const { clause: what, heavy: long } = consequenceOf(scope, several[0]?.effects ?? []);
  return heavy(phrase(lang, long ? IFS.onHeavy : IFS.on, { shown, what }));
}

const isTokens = (effect: Effect | undefined): effect is Tokens =>
  (effect?.verb === 'gain' || effect?.verb === 'inflict') &&
  typeof effect.amount === 'number' &&
  !isLiving(effect.status);

/** The effects from there on that are said in one breath. */
function runAt(effects: readonly Effect[], at: number): readonly Effect[] {
  const first = effects[at];
  if (isExchange(first, effects[at + 1])) return effects.slice(at, at + 2);
  const alike = isGain(first) ? isGain : isTokens(first) ? isLike(first) : null;
  let end = at + 1;
  while (alike?.(effects[end])) end++;
  return effects.slice(at, end);
}

/** What the reader gains: good tokens, or CP. */
const isGain = (effect: Effect | undefined): effect is Of<'gain' | 'gain-cp'> =>
  (effect?.verb === 'gain-cp' && typeof effect.amount === 'number') ||
  (effect?.verb === 'gain' && isTokens(effect) && effect.who === 'self' && !isNegative(effect.status));

const isLike =
  (first: Tokens) =>
  (next: Effect | undefined): boolean =>
    isTokens(next) &&
    next.verb === first.verb &&
    next.who === first.who &&
    (first.verb === 'inflict' || isNegative(next.status) === isNegative(first.status));

function runParts(scope: Scope, run: readonly Effect[]): Part[] {
  const [first, second] = run;
  if (first === undefined) return [];
  if (first.verb === 'lose-token' && second?.verb === 'gain') {
    const from = statusName(scope.lang, first.status, 'accusative');
    const to = statusName(scope.lang, second.status, 'accusative');
    const clause = phrase(scope.lang, EFFECT_VARIANTS.exchange, { from, to });
    return [plain(inMood(scope.lang, clause, scope.mood))];
  }
  if (first.verb === 'remove-status' && run.length > 1) return [removalPart(scope, first.who, run.length)];
  if (isGain(first) && run.length > 1) return [gainsPart(scope, run.filter(isGain))];
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
      return boughtParts(scope, effect) ?? [choosePart(scope, effect)];
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
  if (effects.length === 0) return [plain(orNothing(lang, ''))];
  if (who === 'self') return effectParts(scope, effects);
  const whom = partyName(lang, who === 'picked' ? scope.picked : who, 'nominative');
  const [only, ...more] = effects;
  if (more.length === 0 && (only?.verb === 'draw' || only?.verb === 'gain-cp')) {
    const amount = amountIn(scope, only.amount, unit(lang, only.verb === 'draw' ? 'cards' : 'cp'));
    // With a subject of its own it does not share a list with orders.
    return [light(phrase(lang, EFFECT_VARIANTS[only.verb === 'draw' ? 'theyDraw' : 'theyGainCp'], { whom, amount }))];
  }
  return [light(phrase(lang, JOINS.subject, { whom, what: clauseIn({ ...scope, mood: 'they' }, effects) }))];
}

/** Only what each of them is let do. */
function isLet(effects: readonly Effect[]): boolean {
  const [only, ...more] = effects;
  return only?.verb === 'let' && only.who === 'picked' && more.length === 0;
}

/** All of them as one clause, inside another. */
const clauseIn = (scope: Scope, effects: readonly Effect[]): string =>
  orNothing(scope.lang, clauseOf(scope.lang, effectParts(scope, effects)));

/** A hero that is being made may have a frame without anything in it yet. */
const orNothing = (lang: Lang, clause: string): string =>
  clause === '' ? phrase(lang, EFFECT_VARIANTS.nothing) : clause;

function ifParts(scope: Scope, effect: Of<'if'>): Part[] {
  const { effects, otherwise } = effect;
  if (effects.length === 0) return otherwise.length === 0 ? [] : ifParts(scope, denied(effect.test, otherwise));
  const test = isToll(effect) ? effect.test : leftOf(effect.test, otherwise.length === 0 ? effects : [], scope.status);
  if (test === null) return effectParts(scope, effects);
  const theft = isShown(test) ? theftOf(effect) : null;
  if (theft !== null && isShown(test)) {
    const shown = shownText(scope.lang, scope.hero, test.need, 'locative');
    return [heavy(phrase(scope.lang, SUMMED.theft, { ...theft, shown }))];
  }
  const choice = choiceAround(effect);
  if (choice !== null) return boughtParts(scope, choice) ?? [choosePart(scope, choice)];
  const tail = sharedTail([effects, otherwise]);
  if (tail > 0) {
    const parted = { ...effect, effects: effects.slice(0, -tail), otherwise: otherwise.slice(0, -tail) };
    return [...ifParts(scope, parted), ...effectParts(scope, effects.slice(-tail))];
  }
  const better = rerollIf(effect);
  if (better !== null) return rerollIfParts(scope, test, better);
  const both = bothParts(scope, test, effect);
  if (both !== null) return both;
  const consequence = consequenceOf(scope, effects);
  const clause = ifClause(scope, test, consequence);
  const part = isOn(scope, test) ? heavy : conditional;
  if (otherwise.length === 0) return [part(clause)];
  const other = consequenceOf(scope, otherwise);
  const withElse = (first: string): string =>
    phrase(scope.lang, IFS.otherwise, { first, what: other.clause, heavy: String(other.heavy === true) });
  return [part(withElse(clause))];
}

/** What dice show, with a condition around it: the dice are said first. */
function bothParts(scope: Scope, test: Condition, { effects, otherwise }: Of<'if'>): Part[] | null {
  const [only, ...more] = effects;
  if (only?.verb !== 'if' || more.length + otherwise.length + only.otherwise.length > 0) return null;
  if (isOn(scope, test) || !isOn(scope, only.test)) return null;
  const { clause: what, heavy: long } = consequenceOf(scope, only.effects);
  if (long) return null;
  const shown = shownText(scope.lang, scope.hero, only.test.need, 'locative');
  return [heavy(phrase(scope.lang, IFS.onIf, { shown, test: testText(scope, test), what }))];
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
function consequenceOf(around: Scope, effects: readonly Effect[]): Part {
  const scope: Scope = around.mood === 'may' ? { ...around, mood: 'order' } : around;
  const [only, ...more] = effects;
  if (only?.verb === 'make-undefendable' && more.length === 0) {
    return plain(phrase(scope.lang, EFFECT_VARIANTS.isUndefendable));
  }
  const parts = effectParts(scope, effects);
  return { clause: orNothing(scope.lang, clauseOf(scope.lang, parts)), ...(wantsColon(parts) ? { heavy: true } : {}) };
}

type OnDice = Extract<Condition, { readonly kind: 'shows' | 'activated-by' }>;

const isShown = (test: Condition): test is OnDice => test.kind === 'shows' || test.kind === 'activated-by';

/** Said with "on", „przy” or «при», unless English has no short word for it. */
const isOn = ({ lang }: Scope, test: Condition): test is OnDice =>
  (test.kind === 'shows' || test.kind === 'activated-by') &&
  (GRAMMAR[lang].saysOnKinds || test.need.kind !== 'of-a-kind');

function ifClause(scope: Scope, test: Condition, consequence: Part): string {
  const { lang, hero } = scope;
  const what = consequence.clause;
  if (isOn(scope, test)) {
    const shown = shownText(lang, hero, test.need, 'locative');
    return phrase(lang, consequence.heavy ? IFS.onHeavy : IFS.on, { shown, what });
  }
  return phrase(lang, consequence.heavy ? IFS.ifHeavy : IFS.if, { test: testText(scope, test), what });
}

/** One of several options, as its own clause. */
export function optionClause(scope: Scope, { when, effects }: Option): string {
  if (effects.length === 0) return phrase(scope.lang, CHOOSING.nothing);
  const { lang } = scope;
  const left = when === null ? null : leftOf(when, effects, scope.status);
  const actor = left === null ? null : actorIn(left);
  const test = left === null || actor === null ? left : leftOf(left, effects, actor);
  const told = clauseIn({ ...scope, option: true }, effects);
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

function choosePart(around: Scope, effect: Of<'choose'>): Part {
  const scope: Scope = around.mood === 'may' ? { ...around, mood: 'order' } : around;
  const { lang } = scope;
  if (effect.options.every(({ effects }) => effects.length === 0)) return plain(orNothing(lang, ''));
  const may = mayOf(effect);
  if (may !== null) return mayPart(around, may);
  if (isGrowth(effect)) {
    if (!scope.defines) return plain(phrase(lang, GROWTH.once));
    return heavy(phrase(lang, GROWTH.defined, { options: optionsText(scope, effect.options) }));
  }
  const release = releaseOf(effect);
  if (release !== null) return releasePart(scope, release);
  const different = differentOf(effect);
  const acting = different?.options ?? effect.options.filter(({ effects }) => effects.length > 0);
  const free = freelyText(acting.flatMap(({ when }) => (when === null ? [] : (actorIn(when) ?? []))));
  if (free !== undefined) return light(phrase(lang, free, { upTo: different?.upTo ?? 1 }));
  if (different !== null) {
    const { upTo, options } = different;
    return heavy(phrase(lang, CHOOSING.different, { upTo, options: optionsText(scope, options) }));
  }
  const open = effect.options.filter(({ effects }) => effects.length > 0);
  if (effect.by !== 'self') {
    const whom = partyName(lang, effect.by === 'picked' ? scope.picked : effect.by, 'nominative');
    const options = optionsText({ ...scope, mood: 'they' }, effect.options);
    return heavy(phrase(lang, CHOOSING.theirs, { whom, options }));
  }
  if (open.length < effect.options.length) {
    return heavy(phrase(lang, CHOOSING.mayOne, { options: optionsText(scope, open) }));
  }
  const [a, b, ...more] = open;
  if (a !== undefined && b !== undefined && more.length === 0 && isSimple(scope, a) && isSimple(scope, b)) {
    return eitherPart(scope, a, b);
  }
  return heavy(phrase(lang, CHOOSING.one, { options: optionsText(scope, open) }));
}

/** `gain 1 Evasive or 1 Cleanse`: the same verb is said once. */
function eitherPart(scope: Scope, a: Option, b: Option): Part {
  const first = optionClause(scope, a);
  const second = optionClause(scope, b);
  const [verb = ''] = first.split(' ');
  const short = second.startsWith(`${verb} `) && a.effects.every(isGain) && b.effects.every(isGain);
  const theirs = effectParts(scope, b.effects).some(({ other }) => other);
  return light(
    phrase(scope.lang, theirs ? JOINS.orElse : JOINS.or, {
      a: first,
      b: short ? second.slice(verb.length + 1) : second,
    }),
  );
}

/** The roll with its other way, then what its symbols bring. */
function boughtParts(scope: Scope, effect: Of<'choose'>): Part[] | null {
  const bought = boughtOf(effect);
  if (bought === null) return null;
  const price = tokens(scope.lang, bought.status, bought.amount);
  return [heavy(phrase(scope.lang, SUMMED.symbolBought, { tokens: price })), ...effectParts(scope, bought.effects)];
}

function isSimple(scope: Scope, { effects }: Option): boolean {
  const parts = effectParts(scope, effects);
  return parts.length === 1 && !isHeavy(parts);
}

function mayPart(scope: Scope, { effects, times }: May): Part {
  const { lang, mood } = scope;
  const [price, ...bought] = effects;
  if (times === 1 && price !== undefined && isPrice(price) && bought.length > 0) {
    const paid = clauseIn({ ...scope, mood: 'may' }, [price]);
    const head = phrase(lang, CHOOSING.may, { what: paid, they: String(mood === 'they') });
    const parts = effectParts({ ...scope, mood: 'may' }, bought);
    const message = isHeavy(parts) ? JOINS.after : parts.some(({ other }) => other) ? JOINS.ifSo : JOINS.purpose;
    const what =
      message === JOINS.after
        ? clauseIn({ ...scope, mood: mood === 'may' ? 'order' : mood }, bought)
        : clauseOf(lang, parts);
    return light(phrase(lang, message, { head, what }));
  }
  const parts = effectParts({ ...scope, mood: 'may' }, effects);
  const what = clauseOf(lang, parts);
  if (parts[0]?.other) return light(phrase(lang, CHOOSING.mayThat, { what }));
  if (times === 1) return light(phrase(lang, CHOOSING.may, { what, they: String(mood === 'they') }));
  return light(phrase(lang, CHOOSING.mayTimes, { times, what }));
}

/** What is given up for the rest. */
const isPrice = (effect: Effect): boolean =>
  (effect.verb === 'lose-cp' || (effect.verb === 'lose-token' && !isCompanion(effect.status))) && effect.who === 'self';

function releasePart(scope: Scope, { statuses, upTo, effects }: Release): Part {
  const { lang } = scope;
  if (upTo === 1) {
    const what = clauseIn({ ...scope, mood: 'may' }, effects);
    const names = either(
      lang,
      statuses.map((status) => statusTold(lang, status, 'accusative')),
    );
    return heavy(phrase(lang, CHOOSING.release, { names, what }));
  }
  const what = clauseIn(scope, effects);
  const names = statuses.map((status) => statusTold(lang, status)).join(', ');
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
  const [gift] = effects;
  if (times > 1 && !distinct && among === 'opponents' && effects.length === 1 && gift?.verb === 'inflict') {
    const { status, amount } = gift;
    if (amount === 1) {
      const clause = phrase(lang, REPEATS.divided, { tokens: tokens(lang, status, times) });
      return [plain(inMood(lang, clause, scope.mood))];
    }
  }
  const alone = only !== undefined && chosen.length === 1 && (!only.heavy || isLet(effects));
  if (times === 1 && alone) return [only];
  if (times > 1 && !distinct) {
    const what = orNothing(lang, clauseOf(lang, chosen));
    return [heavy(phrase(lang, REPEATS.times, { times, what, heavy: String(!alone) }))];
  }
  const gifts = effects.filter(isTokens).filter(({ who }) => who === 'picked');
  if (times === 1 && gifts.length > 0 && gifts.length === effects.length) {
    return [getsPart({ ...scope, picked: `chosen-${among}` }, gifts)];
  }
  if (times === 1) {
    const head = phrase(lang, PICKS.one, { among: amongKey(among) });
    return [plain(head), ...effectParts({ ...scope, picked: 'picked' }, effects)];
  }
  const head = phrase(lang, optional ? PICKS.upTo : PICKS.several, { among: amongKey(among), times });
  const each = effectParts({ ...scope, picked: 'them' }, effects);
  const what = clauseOf(lang, each);
  if (effects.length === 1 && each.length === 1 && !isHeavy(each) && !each[0]?.other)
    return [light(phrase(lang, JOINS.and, { a: head, b: what }))];
  return [heavy(phrase(lang, JOINS.after, { head, what }))];
}

function everyParts(scope: Scope, { among, effects }: Of<'every'>): Part[] {
  const { lang } = scope;
  const parts = effectParts({ ...scope, picked: `every-${among}` }, effects);
  const [only] = parts;
  const short = only !== undefined && parts.length === 1 && (!only.heavy || isLet(effects));
  if (short) return [only];
  const gifts = effects.filter(isTokens).filter(({ who }) => who === 'picked');
  if (gifts.length > 0 && gifts.length === effects.length)
    return [getsPart({ ...scope, picked: `every-${among}` }, gifts)];
  const head = phrase(lang, PICKS.every, { among: amongKey(among) });
  const what = clauseIn({ ...scope, picked: 'picked' }, effects);
  return [heavy(phrase(lang, JOINS.after, { head, what }))];
}

function repeatParts(scope: Scope, { times, effects }: Of<'repeat'>): Part[] {
  if (times === 1) return effectParts(scope, effects);
  const { lang } = scope;
  const [only, ...more] = effects;
  if (more.length === 0 && isGrowth(only) && typeof times === 'number') {
    return [plain(phrase(lang, GROWTH.times, { times }))];
  }
  if (more.length === 0 && isGrowth(only) && isPer(times) && timesOf(times) === 1) {
    return [plain(phrase(lang, GROWTH.each, { each: eachText(scope, times) }))];
  }
  if (more.length === 0 && only?.verb === 'extra-attempt' && typeof times === 'number') {
    return [attemptsPart(scope, only, times)];
  }
  if (more.length === 0 && only?.verb === 'return-card' && typeof times === 'number') {
    return [returnsPart(scope, only, times)];
  }
  if (more.length === 0 && (only?.verb === 'discard' || only?.verb === 'discard-random')) {
    if (typeof times === 'number') return [discardsPart(scope, only, times)];
    if (isHalfHand(times) && only.verb === 'discard' && only.who === 'self') {
      return [plain(inMood(lang, phrase(lang, REPEATS.halfHandDiscarded), scope.mood))];
    }
  }
  const what = clauseIn(scope, effects);
  if (typeof times === 'number') {
    const gift = more.length === 0 ? giftOf(only) : null;
    if (gift !== null) {
      const name = statusTold(lang, gift, 'many');
      return [light(phrase(lang, PRICES.gainUpTo, { upTo: times, name }))];
    }
    const long = String(wantsColon(effectParts(scope, effects)));
    return [heavy(phrase(lang, REPEATS.times, { times, what, heavy: long }))];
  }
  if (isPer(times) && timesOf(times) === 1) {
    const colon = wantsColon(effectParts(scope, effects));
    return [heavy(phrase(lang, colon ? REPEATS.per : REPEATS.fronted, { each: eachText(scope, times), what }))];
  }
  const may = more.length === 0 && only?.verb === 'choose' ? mayOf(only) : null;
  const [given, ...gained] = may?.effects ?? [];
  if (times.kind === 'hand' && times.of === 'self' && given?.verb === 'discard' && gained.length > 0) {
    return [heavy(phrase(lang, REPEATS.anyCards, { what: clauseIn(scope, gained) }))];
  }
  if (times.kind === 'hand' && times.of === 'self') return [heavy(phrase(lang, REPEATS.hand, { what }))];
  if (isHalfHand(times)) {
    return [heavy(phrase(lang, REPEATS.halfHand, { what }))];
  }
  const amount = amountIn(scope, times, unit(lang, 'times'));
  return [heavy(phrase(lang, REPEATS.amount, { amount, what }))];
}

/** The one token that may be taken or left. */
function giftOf(effect: Effect | undefined): StatusId | null {
  if (effect?.verb === 'if')
    return effect.otherwise.length + effect.effects.length === 1 ? giftOf(effect.effects[0]) : null;
  const [only, ...more] = (effect?.verb === 'choose' ? mayOf(effect)?.effects : null) ?? [];
  const inner = only?.verb === 'if' ? only.effects[0] : only;
  if (inner?.verb !== 'gain' || more.length > 0 || inner.amount !== 1 || inner.who !== 'self') return null;
  return inner.status;
}

const isHalfHand = (amount: Amount): boolean =>
  typeof amount !== 'number' &&
  amount.kind === 'half' &&
  typeof amount.of !== 'number' &&
  amount.of.kind === 'hand' &&
  amount.of.of === 'self';

function givenPart(scope: Scope, { status, upTo, effects }: Of<'give-tokens'>): Part {
  const one = String(upTo === 1);
  const name = statusTold(scope.lang, status, upTo === 1 ? 'accusative' : 'many');
  if (effects.length === 0) return plain(phrase(scope.lang, PRICES.tokensOnly, { upTo, name, one }));
  const what = clauseIn({ ...scope, given: 'tokens' }, effects);
  return light(phrase(scope.lang, PRICES.tokens, { upTo, name, what, one }));
}

function contestParts(scope: Scope, { against, ties, win, lose, tied }: Of<'contest'>): Part[] {
  const { lang } = scope;
  const whom = partyName(lang, against === 'picked' ? scope.picked : against, 'nominative');
  const alike = String(scope.rolled === 1);
  const rolls = phrase(lang, scope.defence ? CONTESTS.rival : CONTESTS.roll, { whom, alike });
  const result = phrase(lang, CONTESTS.result, {
    ties: String(ties),
    win: consequenceOf(scope, win).clause,
    lose: consequenceOf(scope, lose).clause,
  });
  const begin = [plain(rolls), ...(scope.defence && scope.rolled > 1 ? [heavy(phrase(lang, CONTESTS.best))] : [])];
  if (tied === undefined) return [...begin, heavy(result)];
  const even = phrase(lang, CONTESTS.tied, { what: consequenceOf(scope, tied).clause });
  return [...begin, heavy(result), heavy(even)];
}
