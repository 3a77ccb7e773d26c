// Every literal of the vocabulary, field by field, from the families where its verbs, numbers and conditions stand. The walk
// that checks content as data, and the schema, are made of these tables.
import { AMOUNT_SHAPES } from '../content/amounts.ts';
import { CONDITION_SHAPES } from '../content/conditions.ts';
import { type Fields, type FieldsOf, record, type Tagged, whole } from '../content/slots.ts';
import { CARD_SHAPES } from '../content/verbs/cards.ts';
import { DAMAGE_SHAPES } from '../content/verbs/damage.ts';
import { DICE_SHAPES } from '../content/verbs/dice.ts';
import { ORDER_SHAPES } from '../content/verbs/order.ts';
import { TOKEN_SHAPES } from '../content/verbs/tokens.ts';
import type { EffectOf, Need, Verb } from '../content/vocabulary.ts';

const pip = whole(1, 6);

const NEEDS: { readonly [K in Need['kind']]: FieldsOf<Extract<Need, { readonly kind: K }>, 'kind'> } = {
  symbols: { symbols: record('symbol', whole(1, 5), 6) },
  'micro-straight': {},
  'small-straight': {},
  'large-straight': {},
  'of-a-kind': { count: whole(2, 5) },
  numbers: { from: pip, to: pip },
};

const EFFECTS: { readonly [V in Verb]: FieldsOf<EffectOf<V>, 'verb'> } = {
  ...DAMAGE_SHAPES,
  ...TOKEN_SHAPES,
  ...CARD_SHAPES,
  ...DICE_SHAPES,
  ...ORDER_SHAPES,
};

/** Entries of one table, and the field that tells them apart. */
export interface Family {
  readonly tag: 'kind' | 'verb';
  readonly table: Readonly<Record<string, Fields>>;
}

const FAMILIES: Readonly<Record<Tagged, Family>> = {
  amount: { tag: 'kind', table: AMOUNT_SHAPES },
  condition: { tag: 'kind', table: CONDITION_SHAPES },
  need: { tag: 'kind', table: NEEDS },
  effect: { tag: 'verb', table: EFFECTS },
};
export const familyOf = (of: Tagged): Family => FAMILIES[of];
