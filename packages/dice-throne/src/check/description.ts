// The vocabulary as plain data: every verb, number, condition and requirement with its fields and what each of them holds, and
// the document that a hero is. Made of the tables that the checks are made of, for editors, forms and other programs.
import type { Running } from '../content/entries.ts';
import type { Moment } from '../content/shapes.ts';
import { type AnySlot, type Fields, type IdKind, LIMITS, type Tagged } from '../content/slots.ts';
import { CARD_SHAPES } from '../content/verbs/cards.ts';
import { DAMAGE_SHAPES } from '../content/verbs/damage.ts';
import { DICE_SHAPES } from '../content/verbs/dice.ts';
import { ORDER_SHAPES } from '../content/verbs/order.ts';
import { TOKEN_SHAPES } from '../content/verbs/tokens.ts';
import { HERO_DOCUMENT } from './document.ts';
import { HOOK_SCENES, MOMENT_SCENES, type Scene } from './scenes.ts';
import { familyOf } from './vocabulary.ts';

/** What a place may hold. `tagged` is one entry of that family; what is `maybe` may be left out. */
export type Held =
  | { readonly kind: 'whole' | 'part'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'only'; readonly value: boolean | number | null }
  | { readonly kind: 'oneOf'; readonly of: readonly string[] }
  | { readonly kind: 'id'; readonly of: IdKind }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'tagged'; readonly of: Tagged }
  | { readonly kind: 'either'; readonly of: readonly Held[] }
  | { readonly kind: 'list'; readonly of: Held; readonly least: number; readonly most: number }
  | { readonly kind: 'record'; readonly keys: IdKind; readonly of: Held; readonly most: number }
  | { readonly kind: 'object'; readonly fields: HeldFields }
  | { readonly kind: 'maybe'; readonly of: Held };
export type HeldFields = Readonly<Record<string, Held>>;

/** The families in which verbs stand. */
export const VERB_FAMILIES = ['damage', 'tokens', 'cards', 'dice', 'order'] as const;
export type VerbFamily = (typeof VERB_FAMILIES)[number];

/** One entry of a family: a verb, a kind of number, of condition or of requirement. */
export interface Entry {
  readonly fields: HeldFields;
  /** Of a verb: where it stands among the others. */
  readonly family?: VerbFamily;
}

export interface Description {
  readonly format: 'wyrmtable-vocabulary/1';
  readonly limits: typeof LIMITS;
  /** By family: the field that tells its entries apart, and the entries. A number may also be a plain one. */
  readonly families: Readonly<
    Record<Tagged, { readonly tag: 'kind' | 'verb'; readonly entries: Readonly<Record<string, Entry>> }>
  >;
  /** What a program knows where it runs: of a hook, and of a use at its moment. */
  readonly scenes: {
    readonly hooks: Readonly<Record<Running, Scene>>;
    readonly moments: Readonly<Record<Moment, Scene>>;
  };
  /** The whole document. */
  readonly hero: Held;
}

function held(slot: AnySlot): Held {
  switch (slot.kind) {
    case 'object':
      return { kind: 'object', fields: heldFields(slot.fields()) };
    case 'either':
      return { kind: 'either', of: slot.of.map(held) };
    case 'list':
      return { ...slot, of: held(slot.of) };
    case 'record':
      return { ...slot, of: held(slot.of) };
    case 'maybe':
      return { kind: 'maybe', of: held(slot.of) };
    default:
      return slot;
  }
}

const heldFields = (fields: Fields): HeldFields =>
  Object.fromEntries(Object.entries(fields).map(([field, slot]) => [field, held(slot)]));

const FAMILY_SHAPES: Readonly<Record<VerbFamily, object>> = {
  damage: DAMAGE_SHAPES,
  tokens: TOKEN_SHAPES,
  cards: CARD_SHAPES,
  dice: DICE_SHAPES,
  order: ORDER_SHAPES,
};

/** The family of that verb; nothing of what is none. */
const familyOfVerb = (verb: string): VerbFamily | undefined =>
  VERB_FAMILIES.find((family) => Object.hasOwn(FAMILY_SHAPES[family], verb));

function entriesOf(of: Tagged): Description['families'][Tagged] {
  const { tag, table } = familyOf(of);
  const entries = Object.entries(table).map(([name, fields]): [string, Entry] => {
    const family = of === 'effect' ? familyOfVerb(name) : undefined;
    return [name, { fields: heldFields(fields), ...(family === undefined ? {} : { family }) }];
  });
  return { tag, entries: Object.fromEntries(entries) };
}

export const describeVocabulary = (): Description => ({
  format: 'wyrmtable-vocabulary/1',
  limits: LIMITS,
  families: {
    effect: entriesOf('effect'),
    amount: entriesOf('amount'),
    condition: entriesOf('condition'),
    need: entriesOf('need'),
  },
  scenes: { hooks: HOOK_SCENES, moments: MOMENT_SCENES },
  hero: held(HERO_DOCUMENT),
});
