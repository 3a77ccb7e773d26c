// The content of a match by number: what a library holds, and how rules look things up in the one that their state names.
import { type Choice, ContentMissing, refusal, type Stocked } from '@wyrmtable/kernel';
import type { LibraryAbility, LibraryCard, LibraryStatus, LibraryUse, Sequence } from './entries.ts';
import type { ActionCard, Hero, Hooks, Status, Upgrade } from './shapes.ts';
import type { Effect, Face, StatusId } from './vocabulary.ts';

export type { LibraryAbility, LibraryCard, LibraryUse, Running } from './entries.ts';

/** Something of a larger game: its name's number, and the sequence of its effects. */
export interface Scene {
  readonly scene: number;
  readonly sequence: number;
}

/** What a board offers with the upgrades that lie on it. */
export interface Board {
  readonly offences: readonly number[];
  readonly defences: readonly number[];
  readonly passives: readonly number[];
  readonly uses: readonly number[];
  /** What may be declared, by the dice as a pack. */
  readonly declarable: Map<number, readonly Choice[]>;
}

export interface Library {
  readonly heroes: readonly Hero[];
  readonly statuses: readonly LibraryStatus[];
  readonly abilities: readonly LibraryAbility[];
  readonly cards: readonly LibraryCard[];
  /** The cards of a name: one of a larger game may be called like a hero's own. */
  readonly cardsNamed: ReadonlyMap<string, readonly LibraryCard[]>;
  readonly uses: readonly LibraryUse[];
  readonly sequences: readonly Sequence[];
  readonly sequenceNumbers: ReadonlyMap<readonly Effect[], number>;
  readonly statusNumbers: ReadonlyMap<StatusId, number>;
  /** Abilities of a hero by slot and by how many upgrades lie on it: its own first, then the added ones. */
  readonly board: readonly (readonly (readonly (readonly number[])[])[])[];
  /** What the upgrade of that hero, slot and rank costs; 0 for what is printed. */
  readonly rankCost: readonly (readonly (readonly number[])[])[];
  /** The deck of each hero as card numbers, its promo, and its extra set-up. */
  readonly decks: readonly (readonly number[])[];
  readonly promos: readonly (number | null)[];
  readonly setUps: readonly number[];
  /** Limits on a hero's own board, by hero and status number. */
  readonly limits: readonly (readonly number[])[];
  /** For each hero the bits of the die's numbers that show a symbol. */
  readonly faceBits: readonly ReadonlyMap<Face, number>[];
  /** Names of what a larger game brings, by number. */
  readonly scenes: readonly string[];
  /** Statuses by hook. */
  readonly hooked: { readonly [hook in keyof Hooks]?: readonly number[] };
  /** Statuses and companions that can be used by whoever holds them. */
  readonly usable: readonly number[];
  /** Is it a status for which it matters when a token was gained? By status number. */
  readonly maturing: readonly boolean[];
  /** Changed rules that were in force when the match was begun. */
  readonly amendments: ReadonlySet<string>;
  /** Boards worked out so far, and the met rows of each ability by the dice; filled as they are asked for. */
  readonly boards: Map<number, Board>;
  readonly met: Map<number, readonly Choice[]>[];
}

/** Where libraries are compiled and kept: one for each game that is played in this vocabulary. */
export interface Shelf {
  libraryIfAny(key: string): Library | undefined;
  /** Those in use, the one of the table that was opened or asked for last first. */
  inUse(): readonly Library[];
  /** Boxes that a library was made from and that do not ship. */
  boxes(key: string): readonly unknown[];
}

const SHELVES: Shelf[] = [];
let lastKey = '';
let last: Library | null = null;

/** Makes its libraries known to states that name them. */
export function addShelf(shelf: Shelf): void {
  SHELVES.push(shelf);
}

function firstOf<T>(ask: (shelf: Shelf) => T | undefined): T | undefined {
  for (const shelf of SHELVES) {
    const answer = ask(shelf);
    if (answer !== undefined) return answer;
  }
  return undefined;
}

/** The library that a state or a view names; states of one match are asked about in a row, so the last one is at hand. */
export function libraryOf({ library: key }: Stocked): Library {
  return key === lastKey && last !== null ? last : lookedUp(key);
}

/** Apart from the asking, which every rule does at every step: a function that holds on to the key would cost memory each time. */
function lookedUp(key: string): Library {
  last = found(
    firstOf((shelf) => shelf.libraryIfAny(key)),
    `${key}: it was not opened`,
  );
  lastKey = key;
  return last;
}

/** Boxes that somebody made and that the match is played with. */
export const boxesAt = ({ library: key }: Stocked): readonly unknown[] => SHELVES.flatMap((shelf) => shelf.boxes(key));

/** Statuses that a larger game ships, for texts about it where no table is open. */
const FURTHER = new Map<StatusId, Status>();

export function knowStatuses(statuses: readonly Status[]): void {
  for (const status of statuses) FURTHER.set(status.id, status);
}

/** The first library in use that has something of that name: texts ask by name, and the table in front of one comes first. */
function inUse<T>(look: (library: Library) => T | undefined): T | undefined {
  return firstOf((shelf) => {
    for (const library of shelf.inUse()) {
      const it = look(library);
      if (it !== undefined) return it;
    }
    return undefined;
  });
}

/** A status of that name wherever it is in use: for texts, which are asked for by name. */
export function statusCalled(id: StatusId): Status | undefined {
  const status = inUse(({ statuses, statusNumbers }) => statuses[statusNumbers.get(id) ?? -1]?.status);
  return status ?? FURTHER.get(id);
}

/** A hero, minion or boss of that name wherever it is in use. */
export function heroCalled(id: string): Hero | undefined {
  return inUse(({ heroes }) => heroes.find((one) => one.id === id));
}

interface CalledCard {
  readonly card: LibraryCard;
  readonly hero: string;
}

/** A card of that name wherever it is in use, of the deck of `hero` if any library has it there: a boss may have one called so, too. */
export function cardCalled(id: string, hero = ''): CalledCard | undefined {
  let another: CalledCard | undefined;
  const own = inUse((library) => {
    for (const card of library.cardsNamed.get(id) ?? []) {
      const called = { card, hero: library.heroes[card.hero]?.id ?? '' };
      if (called.hero === hero) return called;
      another ??= called;
    }
    return undefined;
  });
  return own ?? another;
}

/** A list of content from outside may leave out what its own pieces speak of; that is nobody's slip here. */
function found<T>(entry: T | undefined, what: string, name = ''): T {
  if (entry === undefined) throw new ContentMissing(refusal('content-missing', { first: `${what}${name}`, count: 1 }));
  return entry;
}

export const heroOf = (of: Stocked, number: number): Hero => found(libraryOf(of).heroes[number], 'such hero');
export const sceneName = (of: Stocked, number: number): string => found(libraryOf(of).scenes[number], 'such scene');
/** How many statuses there are: a board has room for tokens of each. */
export const statusCount = (of: Stocked): number => libraryOf(of).statuses.length;
export const cardOf = (of: Stocked, number: number): LibraryCard => found(libraryOf(of).cards[number], 'such card');
/** The card of that name, of the deck of `hero` where there are several. */
export function cardNamed(of: Stocked, id: string, hero = ''): LibraryCard | undefined {
  const [first, ...others] = libraryOf(of).cardsNamed.get(id) ?? [];
  if (others.length === 0) return first;
  const number = heroNumber(of, hero);
  return others.find((card) => card.hero === number) ?? first;
}
/** What is printed on the card of that name. */
export function printed(of: Stocked, id: string, hero?: string): ActionCard | Upgrade | undefined {
  const card = cardNamed(of, id, hero);
  return card?.action ?? card?.upgrade?.card;
}
export const abilityOf = (of: Stocked, number: number): LibraryAbility =>
  found(libraryOf(of).abilities[number], 'such ability');
export const sequenceOf = (of: Stocked, number: number): Sequence =>
  found(libraryOf(of).sequences[number], 'such sequence');
export const statusOf = (of: Stocked, number: number): Status => libraryStatus(of, number).status;
export const libraryStatus = (of: Stocked, number: number): LibraryStatus =>
  found(libraryOf(of).statuses[number], 'such status');
export const useOf = (of: Stocked, number: number): LibraryUse => found(libraryOf(of).uses[number], 'such use');
export const sequenceNumber = (of: Stocked, effects: readonly Effect[]): number =>
  found(libraryOf(of).sequenceNumbers.get(effects), 'such sequence');
export const statusNumber = (of: Stocked, id: StatusId): number =>
  found(libraryOf(of).statusNumbers.get(id), 'status called ', id);
/** Which numbers of the hero's die show the symbol, as bits 1 to 6. */
export const faceBits = (library: Library, hero: number, face: Face): number =>
  found(library.faceBits[hero]?.get(face), 'symbol ', face);
export const heroNumber = (of: Stocked, id: string): number => libraryOf(of).heroes.findIndex((hero) => hero.id === id);

const NO_STATUSES: readonly number[] = [];
/** The numbers of all statuses that have a hook of that name. */
export const statusesWith = (of: Stocked, hook: keyof Hooks): readonly number[] =>
  libraryOf(of).hooked[hook] ?? NO_STATUSES;

/** Is that changed rule in force in this match? */
export const isAmended = (of: Stocked, amendment: string): boolean => libraryOf(of).amendments.has(amendment);
