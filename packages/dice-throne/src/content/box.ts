// What lies in a hero's box: everything that belongs to one hero, as plain data. A folder under heroes/ holds one, and one as a
// JSON document is a hero that somebody made.
import type { HeroNames } from './ids.ts';
import type { Hero, Status } from './shapes.ts';

/** How a shield is divided. */
export const DIVISIONS = ['bend', 'chevron', 'fess', 'pale', 'saltire'] as const;
export type Division = (typeof DIVISIONS)[number];

/** A colour as OKLCH: lightness 0 to 1, chroma 0 to 0.4, hue in degrees. */
export type Colour = readonly [lightness: number, chroma: number, hue: number];

/** The hero's colours and shield; its charge is the hero's icon. */
export interface Look {
  /** Enamel and flare. */
  readonly accent: { readonly deep: Colour; readonly lit: Colour };
  readonly division: Division;
}

/** What a token is worth to its holder in points of health: once, for every turn it stays, and the first one on top. */
export interface Worth {
  readonly once: number;
  readonly eachTurn: number;
  readonly first?: number;
}

export const once = (worth: number): Worth => ({ once: worth, eachTurn: 0 });
export const lasting = (eachTurn: number): Worth => ({ once: 0, eachTurn });

export interface HeroBox {
  readonly hero: Hero;
  /** Statuses and companions that come with this hero; the leaflet may list others'. */
  readonly statuses: readonly Status[];
  readonly names: HeroNames;
  readonly look: Look;
  /** What bots take the hero's own tokens to be worth. */
  readonly worth: Readonly<Record<string, Worth>>;
}

/** The box of a hero with those names: each of its own tokens has its worth. */
export interface BoxOf<N extends HeroNames> extends HeroBox {
  readonly names: N;
  readonly worth: Readonly<Record<keyof N['statuses'] & string, Worth>>;
}
