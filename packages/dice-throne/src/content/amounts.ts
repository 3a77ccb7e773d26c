// Numbers that an effect reads from the game when it resolves: their literals, the words for writing them, what each of
// them reads, and its shape as data.
import { amount, type FieldsOf, id, LIMITS, list, oneOf, whole } from './slots.ts';
import type { Placed } from './verbs/traits.ts';
import {
  AMONG,
  type Among,
  type Amount,
  type AmountKind,
  type AmountOf,
  type Face,
  type StatusId,
  WHO,
  type Who,
} from './vocabulary.ts';

export interface Amounts {
  /** `times` for every die of the roll being read that shows the symbol (DT-13.3). */
  each: { readonly face: Face; readonly times: number };
  /** `times` for every full pair of the symbol. */
  pairs: { readonly face: Face; readonly times: number };
  /** `times` for every die of the roll being read that shows a number from `from` to `to`. */
  numbers: { readonly from: number; readonly to: number; readonly times: number };
  /** `times` for every token of the status on that player. */
  tokens: { readonly status: StatusId; readonly times: number; readonly of: Who };
  /** Looked up by how many tokens of the status that player has; the first entry is for none. */
  table: { readonly status: StatusId; readonly of: Who; readonly values: readonly number[] };
  /** As many tokens of the status as the resolving player could still take. */
  room: { readonly status: StatusId };
  /** The sum of the dice being read. */
  sum: object;
  /** The resolving player's CP. */
  cp: object;
  /** `times` for every token or CP just given up for this effect. */
  given: { readonly times: number };
  /** `times` for everything this card or ability has tallied. */
  tally: { readonly times: number };
  /** Offensive roll attempts beyond the first in this phase, at most `most`. */
  'extra-rolls': { readonly most: number };
  /** That player's health, and the cards in that player's hand. */
  health: { readonly of: Who };
  hand: { readonly of: Who };
  /** How many of them are still in. */
  count: { readonly among: Among };
  /** Tokens of all positive or negative statuses on that player. */
  statuses: { readonly which: 'positive' | 'negative'; readonly of: Who };
  /** The smallest of several. */
  least: { readonly of: readonly Amount[] };
  half: { readonly of: Amount };
  total: { readonly of: readonly Amount[] };
}

export const eachNumber = (from: number, to: number, times = 1): Amount => ({ kind: 'numbers', from, to, times });
export const sum: Amount = { kind: 'sum' };
export const ownCp: Amount = { kind: 'cp' };
export const given = (times = 1): Amount => ({ kind: 'given', times });
export const tallied = (times = 1): Amount => ({ kind: 'tally', times });
export const extraRolls = (most: number): Amount => ({ kind: 'extra-rolls', most });
export const healthOf = (of: Who): Amount => ({ kind: 'health', of });
export const handOf = (of: Who): Amount => ({ kind: 'hand', of });
export const countOf = (among: Among): Amount => ({ kind: 'count', among });
export const statusesOn = (of: Who, which: 'positive' | 'negative'): Amount => ({ kind: 'statuses', which, of });
export const least = (...of: Amount[]): Amount => ({ kind: 'least', of });
export const half = (of: Amount): Amount => ({ kind: 'half', of });
export const total = (...of: Amount[]): Amount => ({ kind: 'total', of });

/** The most dice that one effect rolls, and other things that no match goes beyond. */
export const MOST_DICE = 20;
const MOST_CP = 15;
const PLAYERS = 6;
/** Larger than any dial or hand that a match comes to. */
const PLENTY = 60;

/** What the engine asks of an amount without reading it. */
interface AmountTrait<A> {
  readonly whose?: (amount: A) => Who;
  /** Numbers it is made of. */
  readonly parts?: (amount: A) => Placed<Amount>;
  /** Can be read of a player without an effect being resolved. */
  readonly standing?: true;
}

/** What the checks of content ask besides. */
interface AmountChecks<A> {
  /** The largest it can get, where somebody can hold `limit` tokens of a status. */
  readonly most: (amount: A, limit: (status: StatusId) => number) => number;
  /** What must be there to read it. */
  readonly reads?: 'dice' | 'given' | 'tally';
  readonly face?: (amount: A) => Face;
}

const listed = ({ of }: { readonly of: readonly Amount[] }) => of.map((one, i) => [`of[${i}]`, one] as const);
const whose = ({ of }: { readonly of: Who }): Who => of;
const face = (amount: { readonly face: Face }): Face => amount.face;
const manyDice = ({ times }: { readonly times: number }): number => times * MOST_DICE;
const plenty = (): number => PLENTY;

const TRAITS: { readonly [K in AmountKind]: AmountTrait<AmountOf<K>> } = {
  each: {},
  pairs: {},
  numbers: {},
  tokens: { whose, standing: true },
  table: { whose },
  room: {},
  sum: {},
  cp: { standing: true },
  given: {},
  tally: {},
  'extra-rolls': {},
  health: { whose, standing: true },
  hand: { whose },
  count: {},
  statuses: { whose, standing: true },
  least: { parts: listed },
  half: { parts: ({ of }) => [['of', of]] },
  total: { parts: listed },
};

export function amountTrait<K extends AmountKind>({ kind }: AmountOf<K>): AmountTrait<AmountOf<K>> {
  return TRAITS[kind];
}

const CHECKS: { readonly [K in AmountKind]: AmountChecks<AmountOf<K>> } = {
  each: { most: manyDice, reads: 'dice', face },
  pairs: { most: manyDice, reads: 'dice', face },
  numbers: { most: manyDice, reads: 'dice' },
  tokens: { most: ({ times, status }, limit) => times * limit(status) },
  table: { most: ({ values }) => Math.max(...values) },
  room: { most: ({ status }, limit) => limit(status) },
  sum: { most: () => 6 * MOST_DICE, reads: 'dice' },
  cp: { most: () => MOST_CP },
  given: { most: ({ times }) => times * PLENTY, reads: 'given' },
  tally: { most: ({ times }) => times * PLENTY, reads: 'tally' },
  'extra-rolls': { most: ({ most }) => most },
  health: { most: plenty },
  hand: { most: plenty },
  count: { most: () => PLAYERS },
  statuses: { most: plenty },
  least: { most: ({ of }, limit) => Math.min(...of.map((one) => mostOf(one, limit))) },
  half: { most: ({ of }, limit) => Math.ceil(mostOf(of, limit) / 2) },
  total: { most: ({ of }, limit) => of.reduce<number>((sum, one) => sum + mostOf(one, limit), 0) },
};

export function amountChecks<K extends AmountKind>({ kind }: AmountOf<K>): AmountChecks<AmountOf<K>> {
  return CHECKS[kind];
}

/** The largest an amount can get. */
export const mostOf = (amount: Amount, limit: (status: StatusId) => number): number =>
  typeof amount === 'number' ? amount : amountChecks(amount).most(amount, limit);

/** Does it count something of the attack's target? */
export function countsTarget(amount: Amount): boolean {
  if (typeof amount === 'number') return false;
  const { whose, parts } = amountTrait(amount);
  return whose?.(amount) === 'target' || (parts?.(amount) ?? []).some(([, one]) => countsTarget(one));
}

/** Can the amount be read of a player without an effect being resolved? */
export function isStanding(amount: Amount): boolean {
  if (typeof amount === 'number') return true;
  const { standing, whose } = amountTrait(amount);
  return standing === true && (whose === undefined || whose(amount) === 'self');
}

const of = oneOf(WHO);
const times = whole(1, LIMITS.times);
const pip = whole(1, 6);
const status = id('status');
const symbol = id('symbol');

export const AMOUNT_SHAPES: { readonly [K in AmountKind]: FieldsOf<Amounts[K]> } = {
  each: { face: symbol, times },
  pairs: { face: symbol, times },
  numbers: { from: pip, to: pip, times },
  tokens: { status, times, of },
  table: { status, of, values: list(whole(0, LIMITS.number), 12, 1) },
  room: { status },
  sum: {},
  cp: {},
  given: { times },
  tally: { times },
  'extra-rolls': { most: whole(1, LIMITS.dice) },
  health: { of },
  hand: { of },
  count: { among: oneOf(AMONG) },
  statuses: { which: oneOf(['positive', 'negative'] as const), of },
  least: { of: list(amount, 6, 1) },
  half: { of: amount },
  total: { of: list(amount, 6, 1) },
};
