// What the command line needs of one game beyond its rules: content as data, scenarios, and how to show a table.
import type { AnyGame, Choice, Confidence, Happening, Position, Seat, Watcher } from '@wyrmtable/kernel';
import type { AnyScenarioBook } from '@wyrmtable/kernel/scenario';
import type { Lang, Message } from '@wyrmtable/words';
import type { Wanted } from './corpus/wanted/wanted.ts';

/** One thing the game ships as data, in words of three languages; lists inside it are entries of its own. */
export interface ContentEntry {
  readonly id: string;
  readonly name: Message;
  readonly text: Message;
  readonly confidence: Confidence;
  /** Copies, where there are cards. */
  readonly count?: number;
}

export type Content = Readonly<Record<string, readonly ContentEntry[]>>;

/** The table in a terminal, in one language and with the players' names. */
export interface Screen {
  /** What happened at the table as it is now, or null when it is not worth a line. */
  event(event: Happening, state: Position): string | null;
  /** The table as that watcher sees it. */
  table(state: Position, watcher: Watcher): readonly string[];
  /** One line for each choice; null for one that is typed in its own way instead of being listed. */
  choices(state: Position, seat: Seat, choices: readonly Choice[]): readonly (string | null)[];
  /** How choices that are not listed are typed; empty when there are none. */
  typing(state: Position, choices: readonly Choice[]): readonly string[];
  /** The choice that such a line means, or null. */
  typed(state: Position, choices: readonly Choice[], line: string): Choice | null;
  /** What the odds say to the seat to move; empty when they have nothing to say. */
  hint(state: Position, seat: Seat): readonly string[];
  /** The cards that seat may read now, with their texts. */
  cards(state: Position, seat: Seat): readonly string[];
}

export interface TerminalAdapter {
  /** Made when it is asked for: whoever plays does not wait for texts of everything in three languages. */
  content(): Content;
  /** What scenarios call each piece of content, after the game's id and a stroke. */
  citable(): readonly string[];
  readonly scenarios: AnyScenarioBook;
  /** What the person at the terminal is called who does not say. */
  readonly person: Message;
  screen(lang: Lang, names: readonly string[]): Screen;
  /** What the corpus must hold of it. */
  wanted(game: AnyGame): readonly Wanted[];
}

/** A game whose every choice is listed by number. */
export const ALL_LISTED: Pick<Screen, 'typing' | 'typed'> = { typing: () => [], typed: () => null };

/** Content that is cited by its id alone. */
export function idsIn(content: Content): string[] {
  return Object.values(content).flatMap((entries) => entries.map(({ id }) => id));
}
