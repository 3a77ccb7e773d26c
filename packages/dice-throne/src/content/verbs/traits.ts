// What has to be known of a verb without doing it: what it reads, what it needs, what is inside it. What is not said of a
// verb is not so.
import type { FieldsOf } from '../slots.ts';
import type { Amount, Condition, Effect, EffectOf, StatusId, Verb, Who } from '../vocabulary.ts';

/** Things, each with the field in which it stands. */
export type Placed<T> = readonly (readonly [field: string, it: T])[];

/** What later words of the same program can read. */
export type Left = 'tally' | 'added' | 'turned';

export const CP = 'CP';
export const CARD = 'card';

/** What the engine asks. A field called `who` or `amount` says by its name what is read; the rest stands here. */
export interface Trait<E> {
  /** Whom it speaks of, besides `who`. */
  readonly whom?: (effect: E) => readonly Who[];
  /** Numbers it reads, besides `amount`. */
  readonly numbers?: (effect: E) => Placed<Amount>;
  readonly tests?: (effect: E) => Placed<Condition>;
  /** Runs of effects inside it. */
  readonly runs?: (effect: E) => Placed<readonly Effect[]>;
  /** It waits for the ability's target by itself, with the amount it had when the ability was activated (DT-3.17). */
  readonly waits?: true;
  /** Damage to the target: a row with it attacks (DT-7.1). */
  readonly attacks?: (effect: E) => boolean;
  /** Turns dice that lie open: it may answer dice inside a card (DT-14.6). */
  readonly touchesDice?: true;
}

/** What the checks of content ask besides; browsers, which get content that was checked before, do without. */
export interface Checks<E> {
  /** Statuses it names, besides `status`. */
  readonly statuses?: (effect: E) => readonly StatusId[];
  /** How often the runs inside it may come about, and what is known only there. */
  readonly times?: (effect: E) => Amount;
  readonly inside?: 'picked' | 'given' | 'another';
  /** Without this there is nothing it could do. */
  readonly needs?: (effect: E) => 'own-attack' | 'incoming';
  /** How many dice it rolls; what follows reads them. */
  readonly rolls?: (effect: E) => Amount;
  readonly leaves?: (effect: E) => Left | null;
  /** What the player has more of afterwards that something else could cost: tokens by their status, CP, cards. */
  readonly brings?: (effect: E) => readonly [what: string, amount: Amount];
  /** The status of which it puts tokens on somebody. */
  readonly places?: (effect: E) => StatusId;
  /** Lets the effects around it begin anew. */
  readonly restarts?: true;
  /** What a larger game does. */
  readonly calls?: (effect: E) => string;
}

/** One of each for every verb of a family, and the shape of its fields. */
export type TraitsOf<Family> = { readonly [V in keyof Family & Verb]: Trait<EffectOf<V>> };
export type ChecksOf<Family> = { readonly [V in keyof Family & Verb]: Checks<EffectOf<V>> };
export type ShapesOf<Family> = { readonly [V in keyof Family]: FieldsOf<Family[V]> };
