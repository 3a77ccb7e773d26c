// What a match in play is, and how it begins: the state, what everybody was shown, and the answers that wait.
import {
  type AnyBot,
  type AnyGame,
  type Chance,
  type Choice,
  chachaChance,
  type Happening,
  type Hold,
  type Manifest,
  type Position,
  recorded,
  type Seat,
  start,
  streamKey,
  type Watcher,
} from '@wyrmtable/kernel';
import type { Stops } from '@wyrmtable/registry';

/** A campaign has tens of thousands of events; so many of the last ones are at hand for each watcher. */
export const TAIL = 1000;

/** All that a match is made from, besides its choices. */
export interface Recipe {
  readonly id: string;
  readonly game: AnyGame;
  readonly options: object;
  readonly content: Manifest;
  readonly seats: number;
  readonly seed: string;
  readonly words: readonly string[];
  /** Who plays each seat, where it is a bot's: it may say why it does something. */
  readonly minds?: Minds;
}

/** By seat: the bot that has it as its own; null for people, and for a bot that only stands in for one. */
export type Minds = readonly (AnyBot | null)[];

export interface Answer {
  readonly seq: number;
  readonly choice: Choice;
}

export interface Running {
  readonly recipe: Recipe;
  readonly chance: Chance;
  /** What chance gave since it was last emptied into a row. */
  readonly results: number[];
  state: Position;
  /** Every row there is: choices, and that some were taken back. */
  readonly log: Logged[];
  /** Choices that hold, and those at their end that might be taken back. */
  played: number;
  readonly loose: Loose[];
  /** Events each watcher has been shown so far; the spectators' count stands last. */
  readonly shown: number[];
  /** The last events each watcher was shown, at least TAIL of them. */
  readonly tails: Told[][];
  /** Answers of each seat that were accepted so far, whether or not their place has come; never what the table passed for it. */
  readonly made: number[];
  /** The last answer of each seat that was accepted. */
  readonly answered: (Answer | null)[];
  /** Answers given early, not yet played. */
  readonly early: (Answer | null)[];
  /** The match as it stood now and then, so that its past need not be played again from the very beginning. */
  readonly marks: Mark[];
  /** Which windows go by without asking the seat; null where everything is asked. */
  readonly stops: (Stops | null)[];
  /** As in the recipe, until seats change hands. */
  minds: Minds;
}

/** A match as it stood after so many rows of its log, and how many events each watcher had been shown by then. */
interface Mark {
  readonly played: number;
  readonly state: Position;
  readonly shown: readonly number[];
}

/** An event with its number in one watcher's count. */
export interface Told {
  readonly number: number;
  readonly event: Happening;
}

/** An event as each watcher sees it, in the order of `shown`. */
export type Shown = readonly (Happening | null)[];

/** Where a watcher's figures stand in the lists. */
export function indexOf(run: Running, watcher: Watcher): number {
  return watcher === 'spectator' ? run.recipe.seats : watcher;
}

export function watcherAt(run: Running, index: number): Watcher {
  return index === run.recipe.seats ? 'spectator' : index;
}

/** A choice since the last one that holds fast. */
export interface Loose {
  readonly seat: Seat;
  /** Somebody was asked for it; otherwise the table passed by their stops. */
  readonly asked: boolean;
  readonly hold: Exclude<Hold, 'fast'>;
  /** Events each watcher had been shown before it. */
  readonly shown: readonly number[];
}

/** What a row of the log is: a choice, or that all but so many were taken back. */
export type Logged = Choice | { readonly remaining: number; readonly seat: Seat };

/** Sets the match up; `results` then holds what the set-up drew. */
export function begin(recipe: Recipe): Running {
  const { game, options, content, seats, seed, words } = recipe;
  const results: number[] = [];
  const chance = recorded(chachaChance(streamKey(seed, words)), results);
  return {
    recipe,
    chance,
    results,
    state: start(game, options, seats, chance, content),
    log: [],
    played: 0,
    loose: [],
    shown: new Array(seats + 1).fill(0),
    tails: Array.from({ length: seats + 1 }, () => []),
    made: new Array(seats).fill(0),
    answered: new Array(seats).fill(null),
    early: new Array(seats).fill(null),
    marks: [],
    stops: new Array(seats).fill(null),
    minds: recipe.minds ?? [],
  };
}

/** Cut only now and then: taking one off the front each time would copy the whole tail. */
export function keep(tail: Told[], told: Told): void {
  tail.push(told);
  if (tail.length >= 2 * TAIL) tail.splice(0, TAIL);
}

/** Lets go of the events at hand: whoever wants them is told them out of the log. */
export function lighten(run: Running): void {
  for (const tail of run.tails) tail.length = 0;
}
