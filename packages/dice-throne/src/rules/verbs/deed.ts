// What the engine has to know of a verb: what it does when its place comes, what it offers to whoever it has asked, and what
// it makes of the answer.
import type { Choice } from '@wyrmtable/kernel';
import type { Kind } from '../../choice.ts';
import type { EffectOf, Verb } from '../../content/vocabulary.ts';
import type { Asking, EffectFrame, ThroneState } from '../../state.ts';
import type { Play } from '../play.ts';

/** An answer taken apart: what kind of choice it is, and its number. */
export interface Answer {
  readonly kind: Kind;
  readonly argument: number;
}

export interface Deed<E> {
  /** May ask somebody: then it is the same effect that offers and takes the answer. */
  readonly does: (play: Play, frame: EffectFrame, effect: E) => void;
  readonly offers?: (state: ThroneState, frame: EffectFrame, effect: E, asking: Asking) => readonly Choice[];
  readonly takes?: (play: Play, frame: EffectFrame, effect: E, answer: Answer) => void;
}

/** One for every verb of a family; one that is missing does not compile. */
export type DeedsOf<Family> = { readonly [V in keyof Family & Verb]: Deed<EffectOf<V>> };
