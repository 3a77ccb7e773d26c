// Every verb there is, with what it does: the engine finds it here by its name. One that is missing does not compile.
import type { Choice } from '@wyrmtable/kernel';
import type { Effect, EffectOf, Verb } from '../../content/vocabulary.ts';
import type { Asking, EffectFrame, ThroneState } from '../../state.ts';
import type { Play } from '../play.ts';
import { CARD_DEEDS } from './cards.ts';
import { DAMAGE_DEEDS } from './damage.ts';
import type { Answer, Deed } from './deed.ts';
import { DICE_DEEDS } from './dice.ts';
import { ORDER_DEEDS } from './order.ts';
import { TOKEN_DEEDS } from './tokens.ts';

const DEEDS: { readonly [V in Verb]: Deed<EffectOf<V>> } = {
  ...DAMAGE_DEEDS,
  ...TOKEN_DEEDS,
  ...CARD_DEEDS,
  ...DICE_DEEDS,
  ...ORDER_DEEDS,
};

const deedOf = <V extends Verb>({ verb }: EffectOf<V>): Deed<EffectOf<V>> => DEEDS[verb];

export const perform = (play: Play, frame: EffectFrame, effect: Effect): void =>
  deedOf(effect).does(play, frame, effect);

const NOTHING: readonly Choice[] = [];

/** What the effect offers to whoever it has asked. */
export const offered = (state: ThroneState, frame: EffectFrame, effect: Effect, asking: Asking): readonly Choice[] =>
  deedOf(effect).offers?.(state, frame, effect, asking) ?? NOTHING;

/** The answer to what the effect has asked. */
export const answer = (play: Play, frame: EffectFrame, effect: Effect, given: Answer): void =>
  deedOf(effect).takes?.(play, frame, effect, given);
