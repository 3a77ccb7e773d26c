// Conditions: their literals, the words for writing them, what each of them reads, and its shape as data.
import { countsTarget, isStanding } from './amounts.ts';
import {
  amount,
  condition,
  either as eitherOf,
  exactly,
  type FieldsOf,
  type IdKind,
  id,
  LIMITS,
  list,
  need,
  oneOf,
  whole,
} from './slots.ts';
import type { Placed } from './verbs/traits.ts';
import {
  type Amount,
  type Condition,
  type ConditionKind,
  type ConditionOf,
  FIGURES,
  type Figure,
  type Need,
  type SlotId,
  type StatusId,
  WHO,
  type Who,
} from './vocabulary.ts';

export interface Conditions {
  /** The dice being read show it. */
  shows: { readonly need: Need };
  /** The five dice that activated the ability show it (DT-5.11). */
  'activated-by': { readonly need: Need };
  'at-least': { readonly amount: Amount; readonly least: number };
  holds: { readonly status: StatusId; readonly who: Who; readonly least: number };
  'somebody-holds': { readonly status: StatusId };
  /** That token or companion of the resolving player has not acted this turn. */
  ready: { readonly status: StatusId };
  /** That player could take one more token of it. */
  room: { readonly status: StatusId; readonly who: Who };
  /** That player has a status that could be taken away. */
  'some-status': { readonly who: Who };
  /** The attack that just landed really took at least this much. */
  'dealt-at-least': { readonly damage: number };
  /** The card being resolved has added at least this much to the attack. */
  'added-at-least': { readonly damage: number };
  /** The card being resolved has turned or rerolled a die. */
  turned: object;
  /** The offensive ability in progress is that one. */
  using: { readonly ability: string };
  /** The attack is not being defended yet: it can still become undefendable. */
  'before-defence': object;
  /** At least that level lies on the slot of the resolving player's board. */
  upgraded: { readonly slot: SlotId; readonly level: 2 | 3 };
  /** The other side of the resolving player's board is up. */
  flipped: object;
  /** The resolving player took the first turn of the game. */
  'goes-first': object;
  /** The resolving player has made fewer offensive roll attempts this turn. */
  'fewer-rolls': { readonly than: number };
  'can-pay': { readonly cp: number };
  /** An attack of the resolving player is on its way, of at least so much damage. */
  attacks: { readonly least: number };
  /** The attack in progress has put a status on its target. */
  inflicted: object;
  /** The dice being read come to at least a figure of the scenario. */
  reaches: { readonly figure: Figure };
  /** The resolving player has played that card this turn. */
  played: { readonly card: string };
  'is-opponent': { readonly who: Who };
  /** The status belongs to the resolving player's own hero. */
  'own-kind': { readonly status: StatusId };
  not: { readonly test: Condition };
  all: { readonly tests: readonly Condition[] };
}

export const someStatus = (who: Who): Condition => ({ kind: 'some-status', who });
export const atLeast = (amount: Amount, least: number): Condition => ({ kind: 'at-least', amount, least });
export const turned: Condition = { kind: 'turned' };
export const beforeDefence: Condition = { kind: 'before-defence' };
export const flipped: Condition = { kind: 'flipped' };
export const goesFirst: Condition = { kind: 'goes-first' };
export const fewerRolls = (than: number): Condition => ({ kind: 'fewer-rolls', than });
export const canPay = (cp: number): Condition => ({ kind: 'can-pay', cp });
export const dealt = (damage: number): Condition => ({ kind: 'dealt-at-least', damage });
export const attacks = (least = 0): Condition => ({ kind: 'attacks', least });
export const inflicted: Condition = { kind: 'inflicted' };
export const reaches = (figure: Figure): Condition => ({ kind: 'reaches', figure });
export const isOpponent = (who: Who): Condition => ({ kind: 'is-opponent', who });
export const not = (test: Condition): Condition => ({ kind: 'not', test });
export const all = (...tests: Condition[]): Condition => ({ kind: 'all', tests });
export const either = (a: Condition, b: Condition): Condition => not(all(not(a), not(b)));

/** What the checks of content ask. A field called `who`, `status` or `amount` says by its name what is read. */
interface ConditionChecks<C> {
  /** What must be there to read it. */
  readonly reads?: 'dice' | 'activation' | 'added' | 'turned';
  readonly need?: (test: C) => Need;
  /** What else it names. */
  readonly names?: (test: C) => readonly [what: IdKind, id: string];
  /** Can be read only while its effect resolves, not of a player at any time. */
  readonly resolving?: true;
}

const needOf = (test: { readonly need: Need }): Need => test.need;

const CHECKS: { readonly [K in ConditionKind]: ConditionChecks<ConditionOf<K>> } = {
  shows: { reads: 'dice', need: needOf, resolving: true },
  'activated-by': { reads: 'activation', need: needOf, resolving: true },
  'at-least': {},
  holds: {},
  'somebody-holds': {},
  ready: {},
  room: {},
  'some-status': { resolving: true },
  'dealt-at-least': { resolving: true },
  'added-at-least': { reads: 'added', resolving: true },
  turned: { reads: 'turned', resolving: true },
  using: { names: ({ ability }) => ['ability', ability] },
  'before-defence': {},
  upgraded: { names: ({ slot }) => ['slot', slot] },
  flipped: {},
  'goes-first': {},
  'fewer-rolls': {},
  'can-pay': {},
  attacks: {},
  inflicted: {},
  reaches: { reads: 'dice', resolving: true },
  played: { names: ({ card }) => ['card', card] },
  'is-opponent': { resolving: true },
  'own-kind': {},
  not: {},
  all: {},
};

export function conditionChecks<K extends ConditionKind>({ kind }: ConditionOf<K>): ConditionChecks<ConditionOf<K>> {
  return CHECKS[kind];
}

/** Does the condition itself, leaving aside those inside it, say nothing before its effect resolves? */
export function isResolving(test: Condition): boolean {
  if (conditionChecks(test).resolving === true || ('who' in test && test.who !== 'self')) return true;
  return 'amount' in test && !isStanding(test.amount);
}

/** Conditions it is made of. */
export function partsOf(test: Condition): Placed<Condition> {
  if (test.kind === 'not') return [['test', test.test]];
  return test.kind === 'all' ? test.tests.map((one, i) => [`tests[${i}]`, one] as const) : [];
}

/** Does it ask something of the attack's target? */
export function asksOfTarget(test: Condition): boolean {
  if ('who' in test && test.who === 'target') return true;
  if ('amount' in test && countsTarget(test.amount)) return true;
  return partsOf(test).some(([, one]) => asksOfTarget(one));
}

const who = oneOf(WHO);
const status = id('status');
const count = whole(0, LIMITS.number);

export const CONDITION_SHAPES: { readonly [K in ConditionKind]: FieldsOf<Conditions[K]> } = {
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
  upgraded: { slot: id('slot'), level: eitherOf(exactly(2), exactly(3)) },
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
