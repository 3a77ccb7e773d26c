// What somebody holds that others do not see, by its names: one line a game, fetched with the match that is looked at.
import type { GameId } from '@wyrmtable/registry';
import type { Lang } from '@wyrmtable/words';

export interface Held {
  /** The cards in that seat's hand, from its own view. */
  names(lang: Lang, own: object, seat: number): readonly string[];
}

/** A view crosses from the thread as plain data; whose it is is known by the game alone. */
export interface HeldOf<V extends object> {
  names(lang: Lang, own: V, seat: number): readonly string[];
}

/** Null for a game that is played alone. */
export const HELD: Readonly<Record<GameId, (() => Promise<Held>) | null>> = {
  'dragon-farkle': async () => (await import('../games/dragon-farkle/held.ts')).held,
  'dice-throne': async () => (await import('../games/dice-throne/held.ts')).held,
  adventures: async () => (await import('../games/adventures/held.ts')).held,
  etchinstone: null,
};
