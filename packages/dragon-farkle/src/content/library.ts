// The content of a match by number: what a library holds, and how rules look things up in the one that their state names.
import type { Choice, Stocked } from '@wyrmtable/kernel';
import type { Pack, Scoring } from '../score.ts';
import { NO_CARD } from './cards.ts';
import type { Figures } from './table.ts';
import type { Card } from './verbs.ts';

export interface FarkleLibrary {
  /** Cards by number: companions first, then items. States hold these numbers. */
  readonly cards: readonly Card[];
  /** How many of them are companions. */
  readonly companions: number;
  /** What each card gives by verb (see amounts.ts). */
  readonly amounts: Int32Array;
  readonly figures: Figures;
  readonly scoring: Scoring;
  /** The sets that a roll offers, without and with a rally; filled as they are asked for and shared from then on. */
  readonly plainSets: Map<Pack, readonly Choice[]>;
  readonly rallySets: Map<Pack, readonly Choice[]>;
  /** Changed rules that were in force when the match was begun. */
  readonly amendments: ReadonlySet<string>;
}

const LIBRARIES = new Map<string, FarkleLibrary>();
let lastKey = '';
let last: FarkleLibrary | null = null;

/** Makes the library known to states that name it. */
export function keepLibrary(key: string, library: FarkleLibrary): void {
  LIBRARIES.set(key, library);
}

/** The library that a state or a view names; states of one match are asked about in a row, so the last one is at hand. */
export function libraryOf({ library: key }: Stocked): FarkleLibrary {
  if (key === lastKey && last !== null) return last;
  const found = LIBRARIES.get(key);
  if (found === undefined) throw new RangeError(`there is no library ${key}: it was not opened`);
  last = found;
  lastKey = key;
  return found;
}

/** Every card, by number. */
export const cardsOf = (of: Stocked): readonly Card[] => libraryOf(of).cards;

export function cardOf(of: Stocked, number: number): Card {
  const found = libraryOf(of).cards[number];
  if (found === undefined) throw new RangeError(`no card has the number ${number}`);
  return found;
}

/** The card's number, or NO_CARD. */
export function cardNumber(of: Stocked, id: string): number {
  const found = libraryOf(of).cards.findIndex((card) => card.id === id);
  return found < 0 ? NO_CARD : found;
}

/** What the card gives by a verb (a row of amounts.ts); the number may be NO_CARD. */
export function amount(of: Stocked, row: number, card: number): number {
  return libraryOf(of).amounts[row + card] ?? 0;
}

export const figuresOf = (of: Stocked): Figures => libraryOf(of).figures;
export const scoringOf = (of: Stocked): Scoring => libraryOf(of).scoring;
