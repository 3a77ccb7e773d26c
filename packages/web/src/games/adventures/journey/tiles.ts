// How tiles look: a picture and a colour for each family; the numeral tells the level.
import { type CellView, PORTALS, TILES, type Tile } from '@wyrmtable/adventures';
import type { CSSProperties } from 'react';

const known = new Map<string, Omit<Tile, 'level'>>([...TILES, ...PORTALS].map((tile) => [tile.id, tile]));
/** A terrain tile or one of the two portals. */
export const tileById = (id: string): Omit<Tile, 'level'> | undefined => known.get(id);

interface Look {
  readonly icon: string;
  /** A hue of the colour circle, in degrees. */
  readonly hue: number;
}

const LOOKS: Readonly<Record<string, Look>> = {
  'crimson-sands': { icon: 'desert-camp', hue: 30 },
  'boss-portal': { icon: 'magic-portal', hue: 305 },
  ivory: { icon: 'ivory-tusks', hue: 95 },
  stained: { icon: 'star-altar', hue: 5 },
  thorn: { icon: 'thorny-vine', hue: 140 },
  lonely: { icon: 'stone-tower', hue: 255 },
  reflection: { icon: 'mirror-mirror', hue: 225 },
  pensive: { icon: 'droplet-splash', hue: 240 },
  solar: { icon: 'sun-radiations', hue: 80 },
  caves: { icon: 'cave-entrance', hue: 60 },
  void: { icon: 'star-swirl', hue: 290 },
  emerald: { icon: 'palm-tree', hue: 165 },
  citadel: { icon: 'hill-fort', hue: 50 },
  town: { icon: 'village', hue: 70 },
  vault: { icon: 'open-treasure-chest', hue: 88 },
  salt: { icon: 'mountaintop', hue: 215 },
  everglades: { icon: 'willow-tree', hue: 150 },
  alley: { icon: 'old-lantern', hue: 275 },
  scorched: { icon: 'burning-tree', hue: 40 },
  toll: { icon: 'stone-bridge', hue: 200 },
  bazaar: { icon: 'shop', hue: 345 },
  bog: { icon: 'swamp-bat', hue: 120 },
  volcano: { icon: 'smoking-volcano', hue: 22 },
  roots: { icon: 'tree-roots', hue: 110 },
  'throne-gate': { icon: 'stone-throne', hue: 325 },
  'dragon-maw': { icon: 'dragon-head', hue: 15 },
  'chaos-rift': { icon: 'star-gate', hue: 300 },
  'obsidian-court': { icon: 'ancient-columns', hue: 270 },
};

const LEVEL = /-i(?:v|i{1,2})?$/;
const UNKNOWN: Look = { icon: 'treasure-map', hue: 165 };
const lookOf = (tile: string): Look => LOOKS[tile.replace(LEVEL, '')] ?? UNKNOWN;

export const tileIcon = (tile: string): string => lookOf(tile).icon;

/** A place that has not been turned over shows only what everybody can see. */
export const hiddenIcon = ({ kind }: Pick<CellView, 'kind'>): string =>
  kind === 'portal' ? 'magic-portal' : 'treasure-map';

type Enamel = CSSProperties & Readonly<Record<'--accent-deep' | '--accent-lit', string>>;

/** Enamel of that hue: lightness and strength are the same for all, so that none of them shouts. */
export function hueOf(tile: string): Enamel {
  const { hue } = lookOf(tile);
  return { '--accent-deep': `oklch(0.36 0.075 ${hue})`, '--accent-lit': `oklch(0.83 0.095 ${hue})` };
}
