// Every verb there is, with what is known of it without doing it. A verb that is missing from a family does not compile.
import type { Amount, Condition, Effect, EffectOf, Verb, Who } from '../vocabulary.ts';
import { CARD_TRAITS } from './cards.ts';
import { DAMAGE_TRAITS } from './damage.ts';
import { DICE_TRAITS } from './dice.ts';
import { ORDER_TRAITS } from './order.ts';
import { TOKEN_TRAITS } from './tokens.ts';
import type { Placed, Trait } from './traits.ts';

const TRAITS: { readonly [V in Verb]: Trait<EffectOf<V>> } = {
  ...DAMAGE_TRAITS,
  ...TOKEN_TRAITS,
  ...CARD_TRAITS,
  ...DICE_TRAITS,
  ...ORDER_TRAITS,
};

export function traitOf<V extends Verb>({ verb }: EffectOf<V>): Trait<EffectOf<V>> {
  return TRAITS[verb];
}

const NOTHING: Placed<never> = [];
const NOBODY: readonly never[] = [];

/** Whom the effect itself speaks of, leaving aside what is inside it; and so on. */
export function whomOf(effect: Effect): readonly Who[] {
  const further = traitOf(effect).whom?.(effect) ?? NOBODY;
  return 'who' in effect ? [effect.who, ...further] : further;
}

export function numbersOf(effect: Effect): Placed<Amount> {
  const further = traitOf(effect).numbers?.(effect) ?? NOTHING;
  return 'amount' in effect ? [['amount', effect.amount], ...further] : further;
}

export const testsOf = (effect: Effect): Placed<Condition> => traitOf(effect).tests?.(effect) ?? NOTHING;
export const runsIn = (effect: Effect): Placed<readonly Effect[]> => traitOf(effect).runs?.(effect) ?? NOTHING;

/** Does any effect, however deep, pass the test? */
export function anyEffect(effects: readonly Effect[], test: (effect: Effect) => boolean): boolean {
  return effects.some((effect) => test(effect) || runsIn(effect).some(([, inner]) => anyEffect(inner, test)));
}

export const hitsTarget = (effect: Effect): boolean => traitOf(effect).attacks?.(effect) ?? false;
