// What can be wrong with a hero that arrives as data, or with anything that ships. `words` makes one sentence of each.
import type { IdKind } from '../content/slots.ts';

/** What stands where something else should. */
export const EXPECTED = ['object', 'list', 'number', 'whole', 'flag', 'text', 'id', 'yes', 'nothing', 'other'] as const;
export type Expected = (typeof EXPECTED)[number];

/** What a program reads or does where it cannot. */
export const LACKS = [
  'target',
  'attacker',
  'picked',
  'dice',
  'activation',
  'own-attack',
  'incoming',
  'given',
  'tally',
  'added',
  'turned',
  'symbols',
  'larger-game',
  'resolving',
] as const;
export type Lack = (typeof LACKS)[number];

export type Fault =
  | { readonly kind: 'expected'; readonly what: Expected }
  | { readonly kind: 'missing'; readonly field: string }
  | { readonly kind: 'unknown-field'; readonly field: string }
  | { readonly kind: 'range'; readonly least: number; readonly most: number }
  | { readonly kind: 'one-of'; readonly value: string; readonly of: string }
  | { readonly kind: 'bad-id'; readonly value: string }
  /** A name that is still to be written. */
  | { readonly kind: 'gap' }
  | { readonly kind: 'bad-text'; readonly most: number }
  | { readonly kind: 'too-many'; readonly most: number }
  | { readonly kind: 'too-few'; readonly least: number }
  | { readonly kind: 'too-deep'; readonly most: number }
  | { readonly kind: 'too-large' }
  // What it says makes no sense.
  | { readonly kind: 'no-such'; readonly what: IdKind; readonly id: string }
  | { readonly kind: 'unnamed'; readonly what: IdKind; readonly id: string }
  | { readonly kind: 'only-named'; readonly what: IdKind; readonly id: string }
  | { readonly kind: 'twice'; readonly what: IdKind; readonly id: string }
  | { readonly kind: 'taken'; readonly what: IdKind; readonly id: string }
  | { readonly kind: 'lacks'; readonly what: Lack }
  | { readonly kind: 'unreachable' }
  | { readonly kind: 'never-given'; readonly id: string }
  /** A token that the hero's leaflet does not list. */
  | { readonly kind: 'off-leaflet'; readonly id: string }
  | { readonly kind: 'second-ultimate' }
  /** Ultimate damage of an ability that is none. */
  | { readonly kind: 'plain-ultimate' }
  /** An upgrade of one kind on an ability of another. */
  | { readonly kind: 'other-kind' }
  | { readonly kind: 'free-use' }
  | { readonly kind: 'endless-exchange'; readonly id: string }
  | { readonly kind: 'endless-again' }
  | { readonly kind: 'endless-hook'; readonly id: string }
  | { readonly kind: 'too-much-work'; readonly most: number }
  | { readonly kind: 'too-many-dice'; readonly most: number };

export type FaultKind = Fault['kind'];

export interface Flaw {
  /** The place, from the hero's box inwards: `hero.slots.smack.printed.rows[1].effects[0]`. */
  readonly at: string;
  readonly fault: Fault;
}
