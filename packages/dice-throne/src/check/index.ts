// Whether unknown data is a hero that can be played: its shape first, then its sense.
import type { HeroBox } from '../content/box.ts';
import { HERO_BOXES } from '../heroes/index.ts';
import type { Flaw } from './faults.ts';
import { shippedWith } from './loaded.ts';
import { senseOf } from './sense.ts';
import { HERO_BOX } from './shapes.ts';
import { walk } from './walk.ts';

const SHIPPED = shippedWith(HERO_BOXES);

export type { Fault, FaultKind, Flaw, Lack } from './faults.ts';
export { HERO_SCHEMA, VOCABULARY } from './schema.ts';
export { GAP } from './walk.ts';

/** The hero in the data, or everything that is wrong with it. */
export type Checked =
  | { readonly box: HeroBox; readonly flaws: readonly [] }
  | { readonly box: null; readonly flaws: readonly Flaw[] };

/** The tables are held to the types by the compiler, so what they find nothing wrong with is a hero's box. */
const isBox = (data: unknown, flaws: readonly Flaw[]): data is HeroBox => flaws.length === 0;

export function readHero(data: unknown): Checked {
  const flaws = walk(HERO_BOX, data);
  if (!isBox(data, flaws)) return { box: null, flaws };
  const nonsense = senseOf(data, SHIPPED);
  return nonsense.length > 0 ? { box: null, flaws: nonsense } : { box: data, flaws: [] };
}

export const checkHero = (data: unknown): readonly Flaw[] => readHero(data).flaws;
