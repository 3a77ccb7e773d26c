// Looks for tables on which a wanted moment has just come, by playing from fixed seeds: the same tables every time.
import {
  type Choice,
  chachaChance,
  derivedSeed,
  type Game,
  type Happening,
  type Position,
  proceed,
  type Question,
  question,
  type Seat,
  type SeatRecord,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';
import type { KeptTable } from './kept.ts';

type Played<V extends object, E extends Happening> = Game<Position, V, E, object>;

/** A table at one moment. */
export interface At<V extends object, E extends Happening> {
  /** As the first seat sees it. */
  readonly view: V;
  /** Whose choice it is; null when the match is over. */
  readonly toMove: Seat | null;
  /** What that seat may choose. */
  readonly choices: readonly Choice[];
  /** What the last choice has brought about, and how much has happened in all. */
  readonly events: readonly E[];
  readonly happened: number;
  /** What has been chosen so far. */
  readonly made: readonly Choice[];
}

export interface Search<V extends object, E extends Happening> {
  readonly game: Played<V, E>;
  readonly options: object;
  readonly seats: readonly SeatRecord[];
  /** Which seeds: every kind of table has a series of its own. */
  readonly series: number;
  readonly tries: number;
  /** A match that has gone on for so many choices is given up. */
  readonly longest: number;
  readonly wanted: (at: At<V, E>) => boolean;
  /** How everybody plays until then; `whim` is any number below a hundred, for those who now and then play otherwise. */
  readonly answer: (asked: Question<Position, V>, whim: number) => Choice;
  /** What they may think, where they think. */
  readonly budget?: number;
}

/** One match up to the moment, or null if it never came. */
function until<V extends object, E extends Happening>(search: Search<V, E>, seed: string, luck: number) {
  const { game, options, seats, longest, wanted, answer, budget = 0 } = search;
  const chance = chachaChance(streamKey(seed, []));
  const state = start(game, options, seats.length, chance);
  const whims = swiftChance(luck);
  const choices: Choice[] = [];
  let events: E[] = [];
  let happened = 0;
  while (choices.length < longest) {
    const toMove = game.toMove(state);
    const legal = toMove === null ? [] : game.choices(state);
    const at: At<V, E> = {
      // Made only for those who look: most moments are told by what is asked.
      get view() {
        return game.view(state, 0);
      },
      toMove,
      choices: legal,
      events,
      happened,
      made: choices,
    };
    if (wanted(at)) return { choices, over: toMove === null };
    if (toMove === null) return null;
    const choice = answer(question(game, state, toMove, budget, luck + choices.length), whims.below(100));
    events = [];
    proceed(game, state, choice, chance, (event) => events.push(event));
    happened += events.length;
    choices.push(choice);
  }
  return null;
}

export function tableWhere<V extends object, E extends Happening>(id: string, search: Search<V, E>): KeptTable {
  const { game, options, seats, series, tries } = search;
  for (let i = 0; i < tries; i++) {
    const seed = derivedSeed(series, i);
    const found = until(search, seed, i);
    if (found === null) continue;
    const { id: name, version } = game;
    const content = game.stock(options, seats.length);
    return { id, game: name, version, options, content, seats, seed, touched: Date.UTC(2026, 0, 1), ...found };
  }
  throw new Error(`in ${tries} matches no such moment came for ${id}`);
}

/** A table, and something that the first seat may choose there. */
export interface Offered {
  readonly table: KeptTable;
  readonly choice: Choice;
}

export interface Gathering<K extends string, V extends object, E extends Happening>
  extends Omit<Search<V, E>, 'wanted'> {
  readonly kindOf: (choice: Choice) => K;
  /** Not every position in which something may be chosen is one to choose it in. */
  readonly fits?: (at: At<V, E>, choice: Choice) => boolean;
}

/** For each of these kinds of choice a table on which the first seat may choose so, as far as the matches bring one about. */
export function tablesOffering<K extends string, V extends object, E extends Happening>(
  kinds: Iterable<K>,
  search: Gathering<K, V, E>,
): ReadonlyMap<K, Offered> {
  const { game, options, seats, series, tries, kindOf, fits = () => true } = search;
  const found = new Map<K, Offered>();
  const missing = new Set(kinds);
  for (let i = 0; i < tries && missing.size > 0; i++) {
    const seed = derivedSeed(series, i);
    const gather = (at: At<V, E>): boolean => {
      if (at.toMove !== 0) return false;
      for (const choice of at.choices) {
        const kind = kindOf(choice);
        if (!missing.has(kind) || !fits(at, choice)) continue;
        const { id, version } = game;
        const made = [...at.made];
        const touched = Date.UTC(2026, 0, 1);
        const content = game.stock(options, seats.length);
        const table = {
          id: kind,
          game: id,
          version,
          options,
          content,
          seats,
          seed,
          touched,
          choices: made,
          over: false,
        };
        found.set(kind, { table, choice });
        missing.delete(kind);
      }
      return missing.size === 0;
    };
    until({ ...search, wanted: gather }, seed, i);
  }
  return found;
}

/** The position at such a table. */
function stateOf<V extends object>(game: Played<V, Happening>, table: KeptTable): Position {
  const chance = chachaChance(streamKey(table.seed, []));
  const state = start(game, table.options, table.seats.length, chance);
  for (const choice of table.choices) proceed(game, state, choice, chance);
  return state;
}

/** What a seat sees at such a table. */
export const seenBy = <V extends object>(game: Played<V, Happening>, table: KeptTable, seat: Seat): V =>
  game.view(stateOf(game, table), seat);
