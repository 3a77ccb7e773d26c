// What the checks of content ask of every verb besides its traits.
import type { Effect, EffectOf, StatusId, Verb } from '../vocabulary.ts';
import { CARD_CHECKS } from './cards.ts';
import { DAMAGE_CHECKS } from './damage.ts';
import { DICE_CHECKS } from './dice.ts';
import { runsIn } from './index.ts';
import { ORDER_CHECKS } from './order.ts';
import { TOKEN_CHECKS } from './tokens.ts';
import type { Checks } from './traits.ts';

const CHECKS: { readonly [V in Verb]: Checks<EffectOf<V>> } = {
  ...DAMAGE_CHECKS,
  ...TOKEN_CHECKS,
  ...CARD_CHECKS,
  ...DICE_CHECKS,
  ...ORDER_CHECKS,
};

export function checksOf<V extends Verb>({ verb }: EffectOf<V>): Checks<EffectOf<V>> {
  return CHECKS[verb];
}

export function statusesOf(effect: Effect): readonly StatusId[] {
  const further = checksOf(effect).statuses?.(effect) ?? [];
  return 'status' in effect ? [effect.status, ...further] : further;
}

/** Every effect, however deep. */
export function everything(effects: readonly Effect[]): Effect[] {
  return effects.flatMap((effect) => [effect, ...runsIn(effect).flatMap(([, inner]) => everything(inner))]);
}
