// Whether unknown data is a hero that can be played: its shape first, then its sense.
import type { HeroBox } from '../content/box.ts';
import { HERO_BOXES } from '../heroes/index.ts';
import { completed, HERO_DOCUMENT, type HeroDocument, namePlaces } from './document.ts';
import type { Flaw } from './faults.ts';
import { shippedWith } from './loaded.ts';
import { type Oddity, oddIn } from './oddities.ts';
import { senseOf } from './sense.ts';
import { unusual } from './usual.ts';
import { walk } from './walk.ts';

const SHIPPED = shippedWith(HERO_BOXES);

export {
  type Description,
  describeVocabulary,
  type Entry,
  type Held,
  type HeldFields,
  VERB_FAMILIES,
  type VerbFamily,
} from './description.ts';
export { type Dial, dialsIn, withNumber } from './dials.ts';
export { completed, type HeroDocument } from './document.ts';

export type { Fault, FaultKind, Flaw, Lack } from './faults.ts';
export type { Odd, Oddity, OddKind } from './oddities.ts';
export { type Offer, offersAt } from './offers.ts';
export { stepsOf, withAt } from './places.ts';
export { GAP } from './walk.ts';

/** The hero in the data, or everything that is wrong with it. */
export type Checked =
  | { readonly box: HeroBox; readonly flaws: readonly [] }
  | { readonly box: null; readonly flaws: readonly Flaw[] };

/** The tables are held to the types by the compiler, so what they find nothing wrong with is a hero's document. */
const isDocument = (data: unknown, flaws: readonly Flaw[]): data is HeroDocument => flaws.length === 0;

/** A name in no language at all. */
const nameless = (document: HeroDocument): Flaw[] =>
  namePlaces(document).flatMap(({ at, written }) =>
    Object.keys(written).length > 0 ? [] : [{ at, fault: { kind: 'missing', field: 'en' } } as const],
  );

export function readHero(data: unknown): Checked {
  const flaws = walk(HERO_DOCUMENT, data);
  if (!isDocument(data, flaws)) return { box: null, flaws };
  const box = completed(data);
  const nonsense = [...nameless(data), ...senseOf(box, SHIPPED)];
  return nonsense.length > 0 ? { box: null, flaws: nonsense } : { box, flaws: [] };
}

/** What keeps a hero from being shared or tried: what cannot be played, and what no printed hero does. */
export function checkHero(data: unknown): readonly Flaw[] {
  const { box, flaws } = readHero(data);
  return box === null ? flaws : unusual(box, SHIPPED);
}

/** What is odd about a hero that can be played. */
export function oddities(data: unknown): readonly Oddity[] {
  return isDocument(data, walk(HERO_DOCUMENT, data)) ? oddIn(data) : [];
}
