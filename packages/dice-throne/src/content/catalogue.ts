// Everything Dice Throne ships, and the library of any part of it that a match names.
import {
  type Amendment,
  BOXES,
  type Brought,
  type Contents,
  catalogue,
  idOfRef,
  isPiece,
  LOT,
  type Manifest,
  openedKey,
  partsOfContent,
  type Stocked,
  wordsIn,
} from '@wyrmtable/kernel';
import { playableCards } from '#playable';
import { HERO_BOXES, HEROES } from '../heroes/index.ts';
import { COMMON_CARDS } from './common.ts';
import { compile } from './compile.ts';
import { addShelf, type Library } from './library.ts';
import type { ActionCard, Hero, Status } from './shapes.ts';
import { STATUSES } from './statuses.ts';

/** Rules that were changed since matches are kept; see docs/editions.md. */
export const AMENDMENTS: readonly Amendment[] = [];

interface Kinds {
  heroes: Hero;
  statuses: Status;
  cards: ActionCard;
}

const isHero = (data: unknown): data is Hero => isPiece(data) && 'die' in data && 'slots' in data && 'cards' in data;
const isStatus = (data: unknown): data is Status => isPiece(data) && 'limit' in data && 'hooks' in data;
const isCard = (data: unknown): data is ActionCard => isPiece(data) && 'timing' in data && 'effects' in data;

/** What lies in a hero's box that a match brings: the board and the hero's own tokens. */
export function unboxHero(box: unknown): Brought | null {
  if (typeof box !== 'object' || box === null || !('hero' in box) || !('statuses' in box)) return null;
  return Array.isArray(box.statuses) ? { heroes: [box.hero], statuses: box.statuses } : null;
}

/** A catalogue over what some edition ships. */
export function catalogueOf(heroes: readonly Hero[], statuses: readonly Status[], amended: readonly Amendment[]) {
  const made = catalogue<Kinds, Library>(
    {
      heroes: { shipped: heroes, fits: isHero },
      statuses: { shipped: statuses, fits: isStatus },
      cards: { shipped: playableCards(COMMON_CARDS, HERO_BOXES), fits: isCard },
    },
    amended,
    ({ pieces, amendments }) => {
      const heroes = pieces('heroes');
      const statuses = pieces('statuses');
      return compile({ heroes, statuses, common: pieces('cards'), further: [], amendments }).library;
    },
    unboxHero,
  );
  addShelf({ libraryIfAny: made.libraryIfAny, inUse: made.inUse, boxes: (key) => boxesIn(made, key) });
  return made;
}

/** The boxes that a library of the catalogue was made from. */
export function boxesIn(contents: Contents, key: string): readonly unknown[] {
  return contents.has(key) ? (contents.toBring(contents.manifest(key))[BOXES] ?? []) : [];
}

export const CONTENT = catalogueOf(HEROES, STATUSES, AMENDMENTS);

/** Everything that ships, for those who ask about content and not about a match. */
export function shippedContent(): Stocked {
  return { library: openedKey(CONTENT, CONTENT.shipped()) };
}

/** Of the content the heroes named, with the statuses that they, the cards and each other can bring into play. */
const ofHeroes = partsOfContent((content, ids) => {
  const heroes = (content.heroes ?? []).filter((ref) => ids.has(idOfRef(ref)));
  const statuses = new Map((content.statuses ?? []).map((ref) => [idOfRef(ref), ref]));
  const known = new Set(statuses.keys());
  const named = new Set<string>();
  for (const ref of heroes) wordsIn(CONTENT.find('heroes', ref), known, named);
  for (const ref of content.cards ?? []) wordsIn(CONTENT.find('cards', ref), known, named);
  // What is added while the set is gone through is gone through too.
  for (const id of named) wordsIn(CONTENT.find('statuses', statuses.get(id) ?? ''), known, named);
  return {
    heroes,
    statuses: [...statuses].flatMap(([id, ref]) => (named.has(id) ? [ref] : [])),
    cards: content.cards ?? [],
    amendments: content.amendments ?? [],
  };
});

/** What a match of those heroes is played with; where some are drawn by lot, the pool they come from is written down too. */
export function stockOf(named: readonly string[], seats: number, content: Manifest = CONTENT.shipped()): Manifest {
  return named.length >= seats && !named.includes(LOT) ? ofHeroes(content, named) : drawn(content, []);
}

/** All of it, heroes to be drawn from a pool. */
const drawn = partsOfContent((content) => ({ ...content, pool: content.heroes ?? [] }));

/** The ids that lots are drawn from. */
export const poolOf = ({ pool, heroes }: Manifest): string[] => (pool ?? heroes ?? []).map(idOfRef);

/** The key of the library for heroes that have sat down. A match without a pool is played with all it names. */
export function libraryFor(content: Manifest, seated: readonly string[]): string {
  return openedKey(CONTENT, content.pool === undefined ? content : ofHeroes(content, seated));
}
