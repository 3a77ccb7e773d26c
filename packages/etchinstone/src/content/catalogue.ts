// Everything Etchinstone ships, and the library of what a match names.
import {
  type Amendment,
  type Catalogue,
  catalogue,
  idOfRef,
  type Manifest,
  openedKey,
  type Stocked,
} from '@wyrmtable/kernel';
import { CARD_PLACES, MAGE_CARDS } from './cards.ts';
import { DRAGONS } from './dragons.ts';
import { DIFFICULTIES, DIFFICULTY_IDS, type Difficulty, FIGURES, type Figures } from './figures.ts';
import { compileTraits, type EtchinstoneLibrary, keepLibrary } from './library.ts';
import { playable } from './playable.ts';
import { REGIONS } from './regions.ts';
import { TRAITS } from './traits.ts';
import type { Dragon, MageCard, Region, Trait } from './verbs.ts';

/** Rules that were changed since matches are kept; see docs/editions.md. */
export const AMENDMENTS: readonly Amendment[] = [];

type NamedDifficulty = Difficulty & { readonly id: string };

interface Kinds {
  mageCards: MageCard;
  regions: Region;
  dragons: Dragon;
  difficulties: NamedDifficulty;
  traits: Trait;
  figures: Figures;
}

/** A piece that has these fields; that they are well filled was seen to when it was taken in. */
const having =
  <T>(...fields: readonly (keyof T & string)[]) =>
  (data: unknown): data is T =>
    typeof data === 'object' && data !== null && 'id' in data && fields.every((field) => field in data);

/** What a catalogue ships. */
export interface Wares {
  readonly mageCards: readonly MageCard[];
  readonly regions: readonly Region[];
  readonly dragons: readonly Dragon[];
  readonly difficulties: readonly NamedDifficulty[];
  readonly traits: readonly Trait[];
  readonly figures: Figures;
}

export const WARES: Wares = {
  mageCards: MAGE_CARDS,
  regions: REGIONS,
  dragons: DRAGONS,
  difficulties: DIFFICULTY_IDS.map((id) => ({ id, ...DIFFICULTIES[id] })),
  traits: TRAITS,
  figures: FIGURES,
};

export const catalogueOf = (wares: Wares): Catalogue<Kinds, EtchinstoneLibrary> =>
  catalogue<Kinds, EtchinstoneLibrary>(
    {
      mageCards: { shipped: playable(wares.mageCards), fits: having<MageCard>('craft', 'element', 'faces') },
      regions: { shipped: wares.regions, fits: having<Region>('enemies', 'journeys') },
      dragons: { shipped: wares.dragons, fits: having<Dragon>('initialDamage', 'armour', 'journey', 'battle') },
      difficulties: { shipped: wares.difficulties, fits: having<NamedDifficulty>('taken', 'changed', 'level') },
      traits: { shipped: wares.traits, fits: having<Trait>('kind', 'effects') },
      figures: { shipped: [wares.figures], fits: having<Figures>('startLevel', 'handSize', 'detours') },
    },
    AMENDMENTS,
    ({ pieces, amendments, key }) => {
      const cards = pieces('mageCards');
      const [figures] = pieces('figures');
      if (figures === undefined) throw new RangeError('a match without figures');
      if (cards.length > CARD_PLACES) throw new RangeError(`a match has at most ${CARD_PLACES} Mage cards`);
      const library: EtchinstoneLibrary = {
        cards,
        regions: pieces('regions'),
        dragons: new Map(pieces('dragons').map((dragon) => [dragon.id, dragon])),
        difficulties: new Map(pieces('difficulties').map((difficulty) => [difficulty.id, difficulty])),
        traits: compileTraits(pieces('traits')),
        figures,
        amendments,
      };
      keepLibrary(key, library);
      return library;
    },
  );

export const CONTENT = catalogueOf(WARES);

/** Everything that ships, for those who ask about content and not about a match. */
export function shippedContent(): Stocked {
  return { library: openedKey(CONTENT, CONTENT.shipped()) };
}

export const dragonsIn = ({ dragons }: Manifest): string[] => (dragons ?? []).map(idOfRef);
export const difficultiesIn = ({ difficulties }: Manifest): string[] => (difficulties ?? []).map(idOfRef);

/** By dragon and difficulty, for the same content is asked for with every game begun. */
const STOCKS = new Map<string, Manifest>();

/** What a match against that dragon is played with: the other dragons and difficulties are none of its business. */
export function stockOf(dragon: string, difficulty: string): Manifest {
  const name = `${dragon} ${difficulty}`;
  let stock = STOCKS.get(name);
  if (stock === undefined) {
    const shipped = CONTENT.shipped();
    stock = {
      ...shipped,
      dragons: (shipped.dragons ?? []).filter((ref) => idOfRef(ref) === dragon),
      difficulties: (shipped.difficulties ?? []).filter((ref) => idOfRef(ref) === difficulty),
    };
    STOCKS.set(name, stock);
  }
  return stock;
}
