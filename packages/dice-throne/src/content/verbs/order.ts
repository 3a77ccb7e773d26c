// Verbs of order and choice: what comes after what, on which condition, for whom and how often.
import type { Ids } from '../ids.ts';
import { amount, condition, effects, flag, id, LIMITS, oneOf, options, whole } from '../slots.ts';
import {
  AMONG,
  type Among,
  type Amount,
  type Condition,
  type Effect,
  type Option,
  type StatusId,
  WHO,
  type Who,
} from '../vocabulary.ts';
import type { ChecksOf, ShapesOf, TraitsOf } from './traits.ts';

/** Written so because an object that has a plain `then` passes for a promise. */
const THEN = 'then';

export interface OrderVerbs {
  /** What follows comes after everything before it, answers of others included (DT-13.4). */
  [THEN]: object;
  if: { readonly test: Condition; readonly effects: readonly Effect[]; readonly otherwise: readonly Effect[] };
  choose: { readonly options: readonly Option[]; readonly by: Who };
  pick: {
    readonly among: Among;
    readonly times: number;
    /** Nobody twice. */
    readonly distinct: boolean;
    /** May stop early. */
    readonly optional: boolean;
    readonly effects: readonly Effect[];
  };
  /** For every one of them, clockwise. */
  every: { readonly among: Among; readonly effects: readonly Effect[] };
  repeat: { readonly times: Amount; readonly effects: readonly Effect[] };
  /** The player may pay so many CP and let the effects around it begin anew, as often as the CP last. */
  again: { readonly cp: number };
  /** Counts one more for `tally`. */
  tally: object;
  /** Gives up to `upTo` tokens of the status (0 is allowed), then reads `given`. */
  'give-tokens': { readonly status: StatusId; readonly upTo: number; readonly effects: readonly Effect[] };
  /** Pays any number of CP, then reads `given`. */
  'give-cp': { readonly effects: readonly Effect[] };
  /** That player resolves the effects. */
  let: { readonly who: Who; readonly effects: readonly Effect[] };
  /** Something that a larger game does: gold, a chest, an enemy that comes or flees. */
  call: { readonly what: string; readonly amount: Amount; readonly who: Who };
}

export const andThen: Effect = { verb: THEN };
export const iff = (test: Condition, effects: readonly Effect[], otherwise: readonly Effect[] = []): Effect => ({
  verb: 'if',
  test,
  effects,
  otherwise,
});
/** An option that is only there while something holds. */
export const when = (test: Condition, ...effects: Effect[]): Option => ({ when: test, effects });
const asOption = (option: Option | Effect[]): Option =>
  Array.isArray(option) ? { when: null, effects: option } : (option as Option);
export const choose = (...options: (Option | Effect[])[]): Effect => ({
  verb: 'choose',
  options: options.map(asOption),
  by: 'self',
});
/** The choice is another player's. */
export const letChoose = (by: Who, ...options: (Option | Effect[])[]): Effect => ({
  verb: 'choose',
  options: options.map(asOption),
  by,
});
export const may = (...effects: Effect[]): Effect => choose(effects, []);
export const pick = (
  among: Among,
  effects: Effect[],
  { times = 1, distinct = false, optional = false } = {},
): Effect => ({ verb: 'pick', among, times, distinct, optional, effects });
export const pickPlayer = (...effects: Effect[]): Effect => pick('players', effects);
export const pickOpponent = (...effects: Effect[]): Effect => pick('opponents', effects);
export const every = (among: Among, ...effects: Effect[]): Effect => ({ verb: 'every', among, effects });
export const repeat = (times: Amount, ...effects: Effect[]): Effect => ({ verb: 'repeat', times, effects });
export const again = (cp: number): Effect => ({ verb: 'again', cp });
export const tally: Effect = { verb: 'tally' };
export const giveCp = (...effects: Effect[]): Effect => ({ verb: 'give-cp', effects });
export const letThem = (who: Who, ...effects: Effect[]): Effect => ({ verb: 'let', who, effects });

/** The words that name a status or something of a larger game, for somebody who may use these ids. */
export function orderVerbs<I extends Ids>() {
  return {
    giveTokens: (status: I['status'], upTo: number, ...effects: Effect[]): Effect => ({
      verb: 'give-tokens',
      status,
      upTo,
      effects,
    }),
    /** Something that only a larger game does. */
    call: (what: I['call'], amount: Amount = 1, who: Who = 'self'): Effect => ({ verb: 'call', what, amount, who }),
  };
}

const inner = ({ effects }: { readonly effects: readonly Effect[] }) => [['effects', effects] as const];

export const ORDER_TRAITS: TraitsOf<OrderVerbs> = {
  [THEN]: {},
  if: {
    tests: ({ test }) => [['test', test]],
    runs: ({ effects, otherwise }) => [
      ['effects', effects],
      ['otherwise', otherwise],
    ],
  },
  choose: {
    whom: ({ by }) => [by],
    tests: ({ options }) =>
      options.flatMap(({ when }, i) => (when === null ? [] : [[`options[${i}].when`, when] as const])),
    runs: ({ options }) => options.map(({ effects }, i) => [`options[${i}].effects`, effects] as const),
  },
  pick: { runs: inner },
  every: { runs: inner },
  repeat: { runs: inner, numbers: ({ times }) => [['times', times]] },
  again: {},
  tally: {},
  'give-tokens': { runs: inner },
  'give-cp': { runs: inner },
  let: { runs: inner },
  call: {},
};

export const ORDER_CHECKS: ChecksOf<OrderVerbs> = {
  [THEN]: {},
  if: {},
  choose: {},
  pick: { times: ({ times }) => times, inside: 'picked' },
  every: { times: ({ among }) => ({ kind: 'count', among }), inside: 'picked' },
  repeat: { times: ({ times }) => times },
  again: { restarts: true },
  tally: { leaves: () => 'tally' },
  'give-tokens': { inside: 'given' },
  'give-cp': { inside: 'given' },
  let: { inside: 'another' },
  call: { calls: ({ what }) => what },
};

const who = oneOf(WHO);
const among = oneOf(AMONG);

export const ORDER_SHAPES: ShapesOf<OrderVerbs> = {
  [THEN]: {},
  if: { test: condition, effects, otherwise: effects },
  choose: { options, by: who },
  pick: { among, times: whole(1, LIMITS.picks), distinct: flag, optional: flag, effects },
  every: { among, effects },
  repeat: { times: amount, effects },
  again: { cp: whole(1, 15) },
  tally: {},
  'give-tokens': { status: id('status'), upTo: whole(0, LIMITS.number), effects },
  'give-cp': { effects },
  let: { who, effects },
  call: { what: id('call'), amount, who },
};
