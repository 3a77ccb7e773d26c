// Everything Dragon Farkle ships, and the library of what a match names.
import { type Amendment, type Catalogue, catalogue, openedKey, type Stocked } from '@wyrmtable/kernel';
import { scoringBy } from '../score.ts';
import { compileAmounts } from './amounts.ts';
import { COMPANIONS, ITEMS, NO_CARD } from './cards.ts';
import { type FarkleLibrary, keepLibrary } from './library.ts';
import { playable } from './playable.ts';
import { FIGURES, type Figures } from './table.ts';
import type { Card } from './verbs.ts';

/** Rules that were changed since matches are kept; see docs/editions.md. */
export const AMENDMENTS: readonly Amendment[] = [];

interface Kinds {
  companions: Card;
  items: Card;
  figures: Figures;
}

/** A piece that has these fields; that they are well filled was seen to when it was taken in. */
const having =
  <T>(...fields: readonly (keyof T & string)[]) =>
  (data: unknown): data is T =>
    typeof data === 'object' && data !== null && 'id' in data && fields.every((field) => field in data);

const isCard = having<Card>('kind', 'timing', 'effects', 'count');
const isFigures = having<Figures>('soldierTable', 'eventDie', 'woundsOf', 'defenceDice', 'lairThreshold');

/** A catalogue in which those cards ship. */
export const catalogueOf = (
  companions: readonly Card[],
  items: readonly Card[],
  figures: Figures,
): Catalogue<Kinds, FarkleLibrary> =>
  catalogue<Kinds, FarkleLibrary>(
    {
      companions: { shipped: playable(companions), fits: isCard },
      items: { shipped: playable(items), fits: isCard },
      figures: { shipped: [figures], fits: isFigures },
    },
    AMENDMENTS,
    ({ pieces, amendments, key }) => {
      const followers = pieces('companions');
      const cards = [...followers, ...pieces('items')];
      const [counts] = pieces('figures');
      if (counts === undefined) throw new RangeError('a match without figures');
      if (cards.length > NO_CARD) throw new RangeError(`a match has at most ${NO_CARD} different cards`);
      const library: FarkleLibrary = {
        cards,
        companions: followers.length,
        amounts: compileAmounts(cards),
        figures: counts,
        scoring: scoringBy(counts.soldierTable),
        plainSets: new Map(),
        rallySets: new Map(),
        amendments,
      };
      keepLibrary(key, library);
      return library;
    },
  );

export const CONTENT = catalogueOf(COMPANIONS, ITEMS, FIGURES);

/** Everything that ships, for those who ask about content and not about a match. */
export function shippedContent(): Stocked {
  return { library: openedKey(CONTENT, CONTENT.shipped()) };
}
