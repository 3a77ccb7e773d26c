// What a game is to the rest of the house: data, and a handful of plain functions.
import type { Chance } from './chance.ts';
import type { Contents, Manifest, Stocked } from './content.ts';
import type { OptionsSchema } from './option-schema.ts';
import type { Refusal } from './refusal.ts';

/** Seats are numbered from 0. */
export type Seat = number;

/** Who looks: a seat, or somebody who only watches. */
export type Watcher = Seat | 'spectator';

/** A choice is a small integer; `read` gives its readable form. */
export type Choice = number;

/** The one choice that means the same in every game: let the open window go by. */
export const PASS: Choice = 0;

/** What every state carries for the kernel; the rest belongs to the game. */
export interface Position extends Stocked {
  /** How many words of the match's stream of chance have been drawn (see chance.ts). */
  drawn: number;
}

/** A choice as a person would say it: `{kind: 'brawl', target: 2}`. Plain data; each game has a union of its own, by kind. */
export interface Reading {
  readonly kind: string;
}

/** Why a bot did something: a word of its game's own, and the mate it is about. */
export interface Reason {
  readonly seat: Seat;
  readonly why: string;
  readonly mate: Seat | null;
}

/** Something that happened, for logs and animation. */
export interface Happening {
  readonly kind: string;
  /** Why the bot did it that began it; hosts lay it in, games know nothing of it. */
  readonly because?: Reason;
}

/** Emitting is optional: search plays without a listener and then no event is even built. */
export type Emit<E> = ((event: E) => void) | null;

export type Outcome =
  | { readonly kind: 'won'; readonly winners: readonly Seat[]; readonly score?: number }
  | { readonly kind: 'draw'; readonly score?: number }
  | { readonly kind: 'lost'; readonly score?: number };

export interface SeatRange {
  readonly min: number;
  readonly max: number;
  /** How many sit down when nobody says otherwise. */
  readonly usual: number;
}

/**
 * The whole contract between a game and the house.
 * Methods take the state as an argument and keep nothing between calls.
 */
export interface Game<
  S extends Position,
  V extends object,
  E extends Happening,
  O extends object,
  R extends Reading = Reading,
> {
  readonly id: string;
  /** Changes whenever the same log could give another state. */
  readonly version: string;
  readonly seats: SeatRange;
  /** JSON Schema of the options; every option has a default. */
  readonly options: OptionsSchema;
  /** Random legal play ends within this many choices; the law kit holds the game to it. */
  readonly bound: number;
  /** Event kinds that show somebody a hidden card: nothing before them can be taken back. */
  readonly reveals: ReadonlySet<string>;
  /** Event kinds by which somebody lays their own secret open to all: between rivals that is not taken back either. */
  readonly shows: ReadonlySet<string>;
  /** Everything the game can be played with, here and now. */
  readonly content: Contents;

  /** What the schema cannot say of the options (a seat number that exists); null when all is well. */
  refuse(options: O, seats: number): Refusal | null;
  /**
   * For each seat the side it is on: seats of one side win and lose together, so one person may hold several of them and
   * sees nothing that is kept from a rival. Left out, every seat is a side of its own.
   */
  sides?(options: O, seats: number): readonly number[];
  /**
   * What a match begun now with those options is played with: its content, and the pools that lots are drawn from. `from` is
   * all there is to choose from, where that is not what ships.
   */
  stock(options: O, seats: number, from?: Manifest): Manifest;
  /** The schema of the options where a match names its own content; left out where options name none. */
  optionsWith?(content: Manifest): OptionsSchema;
  /** A fresh state; what lies in `content` and is not to be had is thrown as `ContentMissing`. */
  start(options: O, seats: number, chance: Chance, content: Manifest): S;
  /** Exactly one seat has the choice at any moment, also inside response windows; null when the game is over. */
  toMove(state: S): Seat | null;
  /**
   * Every legal choice of the seat to move, each once. Inside a response window another seat's list holds the answers
   * it may give early (they count when its place in the order comes); anywhere else it is empty.
   * The list may be shared: read it, never change it.
   */
  choices(state: S, seat?: Seat): readonly Choice[];
  /** Plays a choice known to be legal, in place. Everybody but search goes through `play` of match.ts, which checks. */
  apply(state: S, choice: Choice, chance: Chance, emit: Emit<E>): void;
  /** What that watcher may know, built by picking what is allowed. */
  view(state: S, watcher: Watcher): V;
  /** The event as that watcher may see it, or null if it sees nothing. */
  show(event: E, watcher: Watcher): E | null;
  outcome(state: S): Outcome | null;
  /** The open response window's cause, or null: others learn that it is open, never who is asked. */
  window(state: S): string | null;
  /** True where the match rests between its parts, so that seats may change hands; a game of one part has none. */
  resting?(state: S): boolean;
  copy(state: S): S;
  /** Shuffles everything the watcher cannot know among itself; whose move it is stays. */
  redeal(state: S, watcher: Watcher, chance: Chance): void;
  /**
   * A state out of a view alone, for whoever plays at a table elsewhere: to the view's watcher it looks the same and offers the
   * same choices, of which there is one at least; what is hidden lies anyhow, and `redeal` makes other worlds of it. Left out
   * where a view does not tell enough to play on from it.
   */
  imagine?(view: V, choices: readonly Choice[]): S;
  /** A choice in words; its numbers are those of the library that state or view names. */
  read(choice: Choice, of: Stocked): R;
}

/** A game whose own types do not matter to the caller (methods compare loosely on purpose). */
export type AnyGame = Game<Position, object, Happening, object>;
