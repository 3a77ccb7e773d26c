// Patterns in the data of effects that people say in one breath: a choice to do or leave, companions given up one by one,
// conditions that what follows makes plain anyway.
import type { Condition, Effect, Option, StatusId } from '@wyrmtable/dice-throne';
import { isCompanion } from './scope.ts';

type Of<V extends Effect['verb']> = Extract<Effect, { readonly verb: V }>;

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Keys in one order: a library may have written them in another. */
const textOf = (data: unknown): string =>
  JSON.stringify(data, (_, value: unknown) =>
    isRecord(value) ? Object.fromEntries(Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))) : value,
  );

/** Data is plain, so its text tells whether two pieces are the same. */
const same = (a: unknown, b: unknown): boolean => textOf(a) === textOf(b);

const isEmpty = ({ effects }: Option): boolean => effects.length === 0;

/** Does the player take or remove so many tokens here, whatever else happens? */
function touches(effects: readonly Effect[], verb: 'gain' | 'lose-token', status: StatusId, least = 1): boolean {
  return effects.some((effect) => {
    if (effect.verb === verb) {
      const enough = typeof effect.amount !== 'number' || effect.amount >= least;
      return effect.status === status && effect.who === 'self' && enough;
    }
    const may = effect.verb === 'choose' ? mayOf(effect) : null;
    return may !== null && touches(may.effects, verb, status, least);
  });
}

/** Does the player pay so much here, if only by choice? */
function pays(effects: readonly Effect[], cp: number): boolean {
  return effects.some((effect) => {
    if (effect.verb === 'lose-cp') return effect.who === 'self' && effect.amount === cp;
    const may = effect.verb === 'choose' ? mayOf(effect) : null;
    return may !== null && pays(may.effects, cp);
  });
}

/** Without this nothing below could happen: it goes without saying. */
function isImplied(test: Condition, effects: readonly Effect[]): boolean {
  switch (test.kind) {
    case 'holds':
      return (
        test.who === 'self' &&
        (touches(effects, 'lose-token', test.status, test.least) ||
          (test.least === 1 &&
            effects.some((effect) => effect.verb === 'give-tokens' && effect.status === test.status)))
      );
    case 'can-pay':
      return pays(effects, test.cp);
    case 'room':
      return test.who === 'self' && touches(effects, 'gain', test.status);
    case 'some-status':
      return effects.some((effect) => effect.verb === 'remove-status' && effect.who === test.who);
    default:
      return false;
  }
}

/** Tokens or CP that must go, and something comes of it: without the condition it would sound as if it always came. */
export function isToll({ test, effects }: Of<'if'>): boolean {
  if (effects.length < 2) return false;
  if (test.kind === 'can-pay') return effects.some(({ verb }) => verb === 'lose-cp');
  return (
    test.kind === 'holds' &&
    effects.some((effect) => effect.verb === 'lose-token' && effect.status === test.status && !isCompanion(test.status))
  );
}

/** In the text of a token it goes without saying that there is one. */
const isOwn = (test: Condition, own: StatusId | null): boolean =>
  test.kind === 'holds' && test.who === 'self' && test.least === 1 && test.status === own;

/** What is left to say of a condition before these effects; null when they make it plain. */
export function leftOf(test: Condition, effects: readonly Effect[], own: StatusId | null = null): Condition | null {
  if (test.kind !== 'all') return isImplied(test, effects) || isOwn(test, own) ? null : test;
  if (exactlyOne(test) !== null) return test;
  const tests = test.tests.flatMap((one) => leftOf(one, effects, own) ?? []);
  const [only, ...more] = tests;
  if (only === undefined) return null;
  return more.length === 0 ? only : { kind: 'all', tests };
}

/** The companion that must be there for it: the one who does it. */
export function actorIn(test: Condition): StatusId | null {
  if (test.kind === 'holds') {
    return test.who === 'self' && test.least === 1 && isCompanion(test.status) ? test.status : null;
  }
  const [first] = test.kind === 'all' && exactlyOne(test) === null ? test.tests : [];
  return first === undefined ? null : actorIn(first);
}

/** Of which status there is one, but not two. */
export function exactlyOne(test: Condition): StatusId | null {
  if (test.kind !== 'all') return null;
  const [a, b, ...more] = test.tests;
  if (a?.kind !== 'holds' || b?.kind !== 'not' || b.test.kind !== 'holds' || more.length > 0) return null;
  const isPair = a.status === b.test.status && a.least === 1 && b.test.least === 2;
  return isPair && a.who === 'self' && b.test.who === 'self' ? a.status : null;
}

/** Effects without an implied condition around them. */
function unwrapped(effect: Effect): Effect {
  if (effect.verb !== 'if' || effect.otherwise.length > 0 || leftOf(effect.test, effect.effects) !== null)
    return effect;
  const [only, ...more] = effect.effects;
  return only !== undefined && more.length === 0 ? unwrapped(only) : effect;
}

export interface May {
  readonly effects: readonly Effect[];
  /** How often it may be done. */
  readonly times: number;
}

/** The choice to do something or not, perhaps several times. */
export function mayOf(effect: Of<'choose'>): May | null {
  const [a, b, ...more] = effect.options;
  if (effect.by !== 'self' || a === undefined || b === undefined || more.length > 0 || isEmpty(a) === isEmpty(b))
    return null;
  const done = isEmpty(a) ? b : a;
  if (done.when !== null && leftOf(done.when, done.effects) !== null) return null;
  const last = done.effects.at(-1);
  const inner = last === undefined ? undefined : unwrapped(last);
  const again = inner?.verb === 'choose' ? mayOf(inner) : null;
  const once = done.effects.slice(0, -1);
  if (again !== null && once.length > 0 && same(once, again.effects)) return { effects: once, times: again.times + 1 };
  return { effects: done.effects, times: 1 };
}

export interface Release {
  readonly statuses: readonly StatusId[];
  readonly upTo: number;
  /** What each of them brings. */
  readonly effects: readonly Effect[];
}

interface Given {
  readonly status: StatusId;
  readonly effects: readonly Effect[];
}

function givenIn({ effects }: Option): Given | null {
  const [first, ...rest] = effects;
  if (first?.verb !== 'lose-token' || first.amount !== 1 || first.who !== 'self') return null;
  return { status: first.status, effects: rest };
}

/** One token of several kinds may be given up, then perhaps one more. */
export function releaseOf(effect: Of<'choose'>): Release | null {
  const [none, ...others] = effect.options;
  if (none === undefined || !isEmpty(none) || others.length < 2) return null;
  const given = others.map(givenIn);
  const [first] = given;
  if (first === undefined || first === null) return null;
  const statuses: StatusId[] = [];
  for (const one of given) {
    if (one === null || !same(one.effects, first.effects)) return null;
    statuses.push(one.status);
  }
  const last = first.effects.at(-1);
  const more = last?.verb === 'choose' ? releaseOf(last) : null;
  const once = first.effects.slice(0, -1);
  if (more !== null && same(more.statuses, statuses) && same(more.effects, once)) {
    return { statuses, upTo: more.upTo + 1, effects: once };
  }
  return { statuses, upTo: 1, effects: first.effects };
}

export interface Different {
  readonly options: readonly Option[];
  readonly upTo: number;
}

/** Some of several options, none of them twice: every one ends with the choice among the others. */
export function differentOf(effect: Of<'choose'>): Different | null {
  const [none, ...others] = effect.options.toSorted((a, b) => a.effects.length - b.effects.length);
  if (effect.by !== 'self' || none === undefined || !isEmpty(none) || others.length < 2) return null;
  const open = effect.options.filter((option) => !isEmpty(option));
  const once = open.map(({ when, effects }): Option => ({ when, effects: effects.slice(0, -1) }));
  const inner = open.map(({ effects }) => {
    const last = effects.at(-1);
    return last?.verb === 'choose' ? furtherOf(last) : null;
  });
  const [first] = inner;
  if (first === undefined || first === null) return null;
  const fits = inner.every(
    (one, i) => one !== null && one.upTo === first.upTo && same(one.options, once.toSpliced(i, 1)),
  );
  return fits ? { options: once, upTo: first.upTo + 1 } : null;
}

/** What may be chosen after the first: more of the same kind, or one last option. */
function furtherOf(effect: Of<'choose'>): Different | null {
  const more = differentOf(effect);
  if (more !== null) return more;
  const options = effect.options.filter((option) => !isEmpty(option));
  return options.length < effect.options.length ? { options, upTo: 1 } : null;
}

/** A condition around a choice that only some of its options need, the other one being what happens without it. */
export function choiceAround({ test, effects, otherwise }: Of<'if'>): Of<'choose'> | null {
  const [choice, ...more] = effects;
  if (choice?.verb !== 'choose' || more.length > 0 || otherwise.length === 0) return null;
  const rest = choice.options.filter((option) => option.when !== null || !same(option.effects, otherwise));
  const fits = rest.length === choice.options.length - 1;
  return fits && rest.every((option) => leftOf(test, option.effects) === null) ? choice : null;
}

/** Verbs that are not counted: each of them opens something of its own. */
const SINGLE: ReadonlySet<Effect['verb']> = new Set<Effect['verb']>([
  'roll',
  'then',
  'if',
  'choose',
  'contest',
  'tally',
]);

/** How often the same thing stands there in a row. */
export function rowOf(effects: readonly Effect[], at: number): number {
  const first = effects[at];
  if (first === undefined || SINGLE.has(first.verb)) return 1;
  let end = at + 1;
  while (end < effects.length && same(effects[end], first)) end++;
  return end - at;
}

/** One companion goes and another comes: it has become that one. */
export function isExchange(a: Effect | undefined, b: Effect | undefined): boolean {
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

/** A new companion, or any of those there as its next stage: one verb of its own. */
export function isGrowth(effect: Effect | undefined): boolean {
  if (effect?.verb !== 'choose' || effect.by !== 'self') return false;
  const [sown, ...grown] = effect.options;
  const [seed, ...more] = sown?.effects ?? [];
  if (seed?.verb !== 'gain' || more.length > 0 || !isCompanion(seed.status) || grown.length < 2) return false;
  return grown.every(({ effects: [a, b, ...rest] }) => rest.length === 0 && isExchange(a, b));
}

export interface Theft {
  readonly cp: number;
  /** So much of it may be stolen. */
  readonly most: number;
}

/** CP that are gained anyway, some of which may come from an opponent. */
export function theftOf({ effects, otherwise }: Of<'if'>): Theft | null {
  const [usual, ...rest] = otherwise;
  const [choice, ...more] = effects;
  if (usual?.verb !== 'gain-cp' || typeof usual.amount !== 'number' || rest.length + more.length > 0) return null;
  if (choice?.verb !== 'choose' || choice.by !== 'self') return null;
  const [plain, ...stolen] = choice.options;
  const cp = usual.amount;
  if (!same(plain?.effects, otherwise) || stolen.length === 0) return null;
  const fits = stolen.every(({ effects: [pick, gain] }, i) => {
    const theft = pick?.verb === 'pick' && pick.among === 'opponents' ? pick.effects[0] : undefined;
    return (
      theft?.verb === 'steal-cp' && theft.amount === i + 1 && gain?.verb === 'gain-cp' && gain.amount === cp - i - 1
    );
  });
  return fits ? { cp, most: stolen.length } : null;
}

export interface Bought {
  readonly status: StatusId;
  readonly amount: number;
  /** What follows from the symbol, rolled or chosen. */
  readonly effects: readonly Effect[];
}

/** A roll, or tokens for any of its results. */
export function boughtOf({ options, by }: Of<'choose'>): Bought | null {
  const [rolled, ...paid] = options;
  const [roll, ...results] = rolled?.effects ?? [];
  if (by !== 'self' || roll?.verb !== 'roll' || roll.dice !== 1 || paid.length < 2 || paid.length !== results.length) {
    return null;
  }
  const [price] = paid[0]?.effects ?? [];
  if (price?.verb !== 'lose-token' || typeof price.amount !== 'number') return null;
  const fits = paid.every(({ effects: [cost, ...result] }, i) => {
    const shown = results[i];
    return same(cost, price) && shown?.verb === 'if' && shown.otherwise.length === 0 && same(shown.effects, result);
  });
  return fits ? { status: price.status, amount: price.amount, effects: results } : null;
}

/** How many statuses of somebody go: one, and perhaps more of them by choice. */
export function removalOf(
  effects: readonly Effect[],
  at: number,
): { readonly upTo: number; readonly end: number } | null {
  const first = effects[at];
  if (first?.verb !== 'remove-status' || first.all) return null;
  let end = at + 1;
  for (let next = effects[end]; next !== undefined && isOneMore(next, first); next = effects[end]) end++;
  return end - at > 1 ? { upTo: end - at, end } : null;
}

function isOneMore(effect: Effect, first: Of<'remove-status'>): boolean {
  if (effect.verb === 'if' && effect.otherwise.length === 0 && leftOf(effect.test, [first]) === null) {
    const [only, ...more] = effect.effects;
    return only !== undefined && more.length === 0 && isOneMore(only, first);
  }
  const may = effect.verb === 'choose' ? mayOf(effect) : null;
  return may !== null && may.times === 1 && same(may.effects, [first]);
}

/** What one face of a die brings. */
export type OnFaces = Of<'if'> & { readonly test: Extract<Condition, { readonly kind: 'shows' }> };

const isOnFaces = (effect: Effect | undefined): effect is OnFaces =>
  effect?.verb === 'if' && effect.test.kind === 'shows' && effect.otherwise.length === 0;

/** Faces in a row that bring the same. */
export function facesOf(effects: readonly Effect[], at: number): OnFaces[] | null {
  const first = effects[at];
  if (!isOnFaces(first)) return null;
  const alike: OnFaces[] = [first];
  for (
    let next = effects[at + 1];
    isOnFaces(next) && same(next.effects, first.effects);
    next = effects[at + alike.length]
  )
    alike.push(next);
  return alike.length > 1 ? alike : null;
}

/** The same roll, which may be repeated only while the condition holds. */
export function rerollIf({ effects, otherwise }: Of<'if'>): Of<'roll'> | null {
  const [better, ...more] = effects;
  const [usual, ...others] = otherwise;
  if (better?.verb !== 'roll' || usual?.verb !== 'roll' || more.length + others.length > 0) return null;
  return usual.rerolls === 0 && same(better, { ...usual, rerolls: better.rerolls, price: better.price })
    ? better
    : null;
}

/** How many effects at the end of every list are the same, at least one being left before them. */
export function sharedTail(lists: readonly (readonly Effect[])[]): number {
  const [first, ...others] = lists;
  if (first === undefined || others.length === 0) return 0;
  let shared = 0;
  while (
    lists.every((list) => list.length > shared + 1) &&
    others.every((list) => same(list.at(-1 - shared), first.at(-1 - shared)))
  )
    shared++;
  return shared;
}
