// What the corpus must hold a match of, and how bots play one where there is none.
import { type AnyGame, LOT } from '@wyrmtable/kernel';
import { valuesWithin } from '../../option-values.ts';
import type { Recorded } from '../records.ts';

export interface Wanted {
  /** The name of its file, which says what it is a match of. */
  readonly name: string;
  readonly options: object;
  /** By seat. */
  readonly bots: readonly string[];
  /** Whether it is played to its end. */
  readonly over: boolean;
  /** Choices at most, where it is not. */
  readonly most: number;
  /** How much of a match of that many choices is kept, where it is not. */
  cut(length: number): number;
  /** Whether a recorded match is such a one. */
  isMet(match: Recorded): boolean;
}

export type Needs = Readonly<Record<string, unknown>>;

interface Recipe {
  readonly name: string;
  readonly options: Needs;
  readonly seats: number;
  readonly over: boolean;
  readonly most?: number;
  /** What counts; all of the options, if nothing is said. */
  isMet?(options: ReadonlyMap<string, unknown>): boolean;
}

const MOST = 20_000;

/** What the match was begun with, by name. */
const optionsOf = ({ options }: Recorded): ReadonlyMap<string, unknown> => new Map(Object.entries(options));

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

/**
 * The wanted matches of a game, numbered in order, so that bots and places to stop change from one to the next. Options that
 * a recipe sets to undefined must be left out.
 */
export function wantedBy(levels: readonly string[], recipes: readonly Recipe[]): Wanted[] {
  return recipes.map(({ name, options, seats, over, most = MOST, isMet }, number) => {
    const given = Object.fromEntries(Object.entries(options).filter(([, value]) => value !== undefined));
    const fits = isMet ?? ((found) => Object.entries(options).every(([key, value]) => same(found.get(key), value)));
    return {
      name: over ? name : `${name}-unfinished`,
      options: given,
      bots: Array.from({ length: seats }, (_, seat) => levels[(number + seat) % levels.length] ?? ''),
      over,
      most,
      cut: (length) => (length >= most ? most : Math.floor((length * (1 + (number % 4))) / 5)),
      isMet: (match) => match.over === over && match.seats.length === seats && fits(optionsOf(match)),
    };
  });
}

/** Everything an option can name, or an entry of it where it is a list; a lot names nobody. */
export function shippedValues({ options }: AnyGame, option: string): string[] {
  const schema = options.properties[option];
  const values =
    schema === undefined
      ? []
      : valuesWithin(schema)
          .map(String)
          .filter((value) => value !== LOT);
  if (values.length === 0) throw new RangeError(`nothing is listed for the option ${option}`);
  return values;
}

/** So many of the list from a place on, as if it were a ring. */
export const ring = (list: readonly string[], from: number, count: number, step = 1): string[] =>
  Array.from({ length: count }, (_, i) => list[(from + i * step) % list.length] ?? '');

/** Whether the option is a list that holds the entry. */
export const holds = (value: unknown, entry: string): boolean => Array.isArray(value) && value.includes(entry);
