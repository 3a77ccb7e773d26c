// What somebody holds that others do not see, by its names.
import type { Lang } from '@wyrmtable/words';

export interface Held {
  /** The cards in that seat's hand, from its own view. */
  names(lang: Lang, own: object, seat: number): readonly string[];
}

/** A view crosses from the thread as plain data; whose it is is known by the game alone. */
export interface HeldOf<V extends object> {
  names(lang: Lang, own: V, seat: number): readonly string[];
}
