// What a place in content may hold, said once: the compiler holds it to the type, the walk and the schema are made of it.
import type { Amount, Condition, Effect, Need, Option } from './vocabulary.ts';

/** What stands in a place; `kind` says how it is checked. */
type Holds =
  | { readonly kind: 'whole'; readonly least: number; readonly most: number }
  | { readonly kind: 'part'; readonly least: number; readonly most: number }
  | { readonly kind: 'flag' }
  | { readonly kind: 'only'; readonly value: boolean | number | null }
  | { readonly kind: 'oneOf'; readonly of: readonly string[] }
  | { readonly kind: 'id'; readonly of: IdKind }
  | { readonly kind: 'text'; readonly most: number }
  | { readonly kind: 'tagged'; readonly of: Tagged }
  | { readonly kind: 'either'; readonly of: readonly AnySlot[] }
  | { readonly kind: 'list'; readonly of: AnySlot; readonly least: number; readonly most: number }
  | { readonly kind: 'record'; readonly keys: IdKind; readonly of: AnySlot; readonly most: number }
  | { readonly kind: 'object'; readonly fields: () => Fields }
  | { readonly kind: 'maybe'; readonly of: AnySlot };

/** What an id may name. */
export type IdKind = 'hero' | 'symbol' | 'status' | 'slot' | 'ability' | 'card' | 'upgrade' | 'call' | 'icon' | 'group';
/** Families of literals that a tag tells apart. */
export type Tagged = 'amount' | 'condition' | 'effect' | 'need';

export type AnySlot = Holds;
export type Fields = Readonly<Record<string, AnySlot>>;

declare const TYPE: unique symbol;
/** A place for exactly that type: neither wider nor narrower. */
export type SlotOf<T> = Holds & { readonly [TYPE]?: (value: T) => T };
/** A place for every field of the type; one that is missing or too many does not compile. */
export type FieldsOf<T, Tag extends keyof T = never> = {
  readonly [K in Exclude<keyof T, Tag>]-?: SlotOf<T[K]>;
};

export const whole = (least: number, most: number): SlotOf<number> => ({ kind: 'whole', least, most });
/** A number that need not be whole. */
export const part = (least: number, most: number): SlotOf<number> => ({ kind: 'part', least, most });
export const flag: SlotOf<boolean> = { kind: 'flag' };
export const yes: SlotOf<true> = { kind: 'only', value: true };
export const nothing: SlotOf<null> = { kind: 'only', value: null };
export const exactly = <const N extends number>(value: N): SlotOf<N> => ({ kind: 'only', value });
export const oneOf = <const L extends readonly string[]>(of: L): SlotOf<L[number]> => ({ kind: 'oneOf', of });
export const id = (of: IdKind): SlotOf<string> => ({ kind: 'id', of });
export const text = (most: number): SlotOf<string> => ({ kind: 'text', most });
export const either = <A, B>(a: SlotOf<A>, b: SlotOf<B>): SlotOf<A | B> => ({ kind: 'either', of: [a, b] });
export const list = <T>(of: SlotOf<T>, most: number, least = 0): SlotOf<readonly T[]> => ({
  kind: 'list',
  of,
  least,
  most,
});
export const record = <T>(keys: IdKind, of: SlotOf<T>, most: number): SlotOf<Readonly<Record<string, T>>> => ({
  kind: 'record',
  keys,
  of,
  most,
});
/** Fields are asked for late, so that shapes may hold each other. */
export const object = <T>(fields: () => FieldsOf<T>): SlotOf<T> => ({ kind: 'object', fields });
/** A field that may be missing. */
export const maybe = <T>(of: SlotOf<T>): SlotOf<T | undefined> => ({ kind: 'maybe', of });

export const amount: SlotOf<Amount> = { kind: 'tagged', of: 'amount' };
export const condition: SlotOf<Condition> = { kind: 'tagged', of: 'condition' };
export const need: SlotOf<Need> = { kind: 'tagged', of: 'need' };
const effect: SlotOf<Effect> = { kind: 'tagged', of: 'effect' };

/** No program is longer, nested deeper or larger altogether: what a hero does takes no time worth speaking of. */
export const LIMITS = { effects: 24, depth: 12, options: 12, number: 99, times: 20, dice: 10, picks: 6 } as const;
export const effects: SlotOf<readonly Effect[]> = list(effect, LIMITS.effects);
export const options: SlotOf<readonly Option[]> = list(
  object<Option>(() => ({ when: either(condition, nothing), effects })),
  LIMITS.options,
  1,
);
