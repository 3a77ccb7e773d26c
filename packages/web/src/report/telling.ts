// How a game says what was chosen and when: what its manifest brings to a report.
import type { Reading } from '@wyrmtable/kernel';
import type { Lang, Message } from '@wyrmtable/words';

export interface Telling {
  /** Null for a game whose decisions are not weighed. */
  readonly slips: SlipTelling | null;
  /** What else must be known of its luck. */
  readonly aside: Message | null;
}

/** How a choice is put, where nothing else of the moment is told. */
export type ChoiceWords = Pick<SlipTelling, 'choice'>;

export interface SlipTelling {
  choice(lang: Lang, reading: Reading, names: readonly string[], view: object): string;
  /** What was asked, and by which card or ability, where the choice alone would not say it. */
  asked(lang: Lang, view: object): readonly string[];
  /** The turn it was, or null for a game that does not count them. */
  turn(view: object): number | null;
  /** Dice that lay there. */
  dice(view: object): readonly number[];
}

/** Views and readings cross from the thread as plain data; whose they are is known by the game alone. */
export interface SlipsOf<V extends object, R extends Reading> {
  choice(lang: Lang, reading: R, names: readonly string[], view: V): string;
  asked(lang: Lang, view: V): readonly string[];
  turn(view: V): number | null;
  dice(view: V): readonly number[];
}
