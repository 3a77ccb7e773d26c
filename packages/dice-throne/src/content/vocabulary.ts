// The vocabulary of Dice Throne's effects: what a card, an ability or a token can say. The engine executes these
// literals and `words` reads the same ones aloud. What they are printed on is in shapes.ts.
import type { Amounts } from './amounts.ts';
import type { Conditions } from './conditions.ts';
import type { CardVerbs } from './verbs/cards.ts';
import type { DamageVerbs } from './verbs/damage.ts';
import type { DiceVerbs } from './verbs/dice.ts';
import type { OrderVerbs } from './verbs/order.ts';
import type { TokenVerbs } from './verbs/tokens.ts';

/**
 * A symbol on a hero's dice, a status or companion, and a slot of a board, by id: any, since content also arrives as data
 * (check/ says whether it exists). Whoever writes content gets words that know the ids there are (kit.ts, ids.ts).
 */
export type Face = string;
export type StatusId = string;
export type SlotId = string;

/** What dice must show (DT-4). */
export type Need =
  | { readonly kind: 'symbols'; readonly symbols: Readonly<Record<Face, number>> }
  | { readonly kind: 'micro-straight' }
  | { readonly kind: 'small-straight' }
  | { readonly kind: 'large-straight' }
  | { readonly kind: 'of-a-kind'; readonly count: number }
  /** At least one die shows a number from `from` to `to`. */
  | { readonly kind: 'numbers'; readonly from: number; readonly to: number };

/** DT-6. */
export const DAMAGE_TYPES = ['normal', 'undefendable', 'pure', 'collateral', 'ultimate'] as const;
export type DamageType = (typeof DAMAGE_TYPES)[number];

/**
 * Numbers that a scenario prints: from which result a King's Hand succeeds, how many may be spent a turn, and 1 if the very
 * first turn of the table has an Income; 1 if whoever faces nobody rolls for the target (ADV-23.7).
 */
export const FIGURES = ['hand-from', 'hand-most', 'first-income', 'target-die'] as const;
export type Figure = (typeof FIGURES)[number];

/** Whom an effect concerns: `target` is the attack's, `picked` the player chosen by the effect around it. */
export const WHO = ['self', 'target', 'picked', 'attacker'] as const;
export type Who = (typeof WHO)[number];

/** Whom an effect may let the player choose. */
export const AMONG = [
  'players',
  'opponents',
  'others',
  'teammates',
  'teammates-and-self',
  /** Opponents locked in a fight with the resolving player. */
  'engaged',
  /** Players of the own team whom damage on its way would bring down. */
  'falling',
] as const;
export type Among = (typeof AMONG)[number];

/** Which dice an effect may touch (common cards, notes): `team` are one's own and the teammates'. */
export const WHOSE_DICE = ['own', 'team', 'opponent', 'any'] as const;
export type WhoseDie = (typeof WHOSE_DICE)[number];

/** One of several things to choose from; offered only while `when` holds. */
export interface Option {
  readonly when: Condition | null;
  readonly effects: readonly Effect[];
}

/** A number read from the game when the effect resolves: a plain one, or one of those in amounts.ts. */
export type AmountKind = keyof Amounts;
export type AmountOf<K extends AmountKind> = { [P in K]: { readonly kind: P } & Amounts[P] }[K];
export type Counted = AmountOf<AmountKind>;
export type Amount = number | Counted;

/** Something that holds or does not when it is asked: conditions.ts. */
export type ConditionKind = keyof Conditions;
export type ConditionOf<K extends ConditionKind> = { [P in K]: { readonly kind: P } & Conditions[P] }[K];
export type Condition = ConditionOf<ConditionKind>;

/** What a card, an ability or a token does: verbs/, by family. */
interface Verbs extends DamageVerbs, TokenVerbs, CardVerbs, DiceVerbs, OrderVerbs {}
export type Verb = keyof Verbs;
/** The effects of one verb. */
export type EffectOf<V extends Verb> = { [P in V]: { readonly verb: P } & Verbs[P] }[V];
export type Effect = EffectOf<Verb>;
