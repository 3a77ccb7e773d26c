// Playing a match and writing it down: start, play, the match file, and replay.
import { chanceOf } from './branch.ts';
import { type Branch, branchedAfter, fitsBranches, isBranches } from './branch-form.ts';
import { type Chance, shuffleBy } from './chance.ts';
import { type Brought, isBrought, isManifest, type Manifest } from './content.ts';
import { digest } from './digest.ts';
import type { AnyGame, Choice, Emit, Game, Happening, Position, Seat } from './game.ts';
import { readOptions } from './options.ts';
import { isKept, isPledge, type Pledge } from './pledge.ts';
import { isRefusal, type Refusal, refusal, Stopped } from './refusal.ts';
import { isSeed, type Seed } from './seed-form.ts';

export const MATCH_FORMAT = 'wyrmtable-match/2';
export const CHANCE_ALGORITHM = 'chacha20';

/** Who sat where; names are for people, the rules never read them. */
export interface SeatRecord {
  readonly name: string;
  /** The bot's level, or null for a person. */
  readonly bot: string | null;
}

/** How matches end that are not played to their end. */
const EARLY_ENDS = ['resigned', 'time', 'gone', 'stopped'] as const;

/** A match that was not played to its end, as its table says: nothing in the file can prove who left it. */
export interface EndedEarly {
  readonly how: (typeof EARLY_ENDS)[number];
  /** Who left it; null where all agreed to stop. */
  readonly seat: Seat | null;
  /** Who has won by that; nobody where it was stopped. */
  readonly winners: readonly Seat[];
}

/** A whole match: everything else is recomputed from it. */
export interface MatchFile {
  readonly format: typeof MATCH_FORMAT;
  readonly game: string;
  readonly version: string;
  readonly options: object;
  /** What it is played with; numbers in its choices are numbers of that. */
  readonly content: Manifest;
  /** Pieces of the content that do not ship. */
  readonly brought?: Brought;
  readonly seats: readonly SeatRecord[];
  readonly chance: {
    readonly algorithm: typeof CHANCE_ALGORITHM;
    readonly seed: Seed;
    readonly commitment: string;
    readonly words: readonly string[];
    /** What was promised before the words were shown; missing where the seed alone was. */
    readonly pledge?: Pledge;
    /** Every result of chance as it was at the table, in order, where the table wrote them down. */
    readonly results?: readonly number[];
    /** Where it was gone on with from a moment of another match; missing where it was not. */
    readonly branches?: readonly Branch[];
  };
  readonly choices: readonly Choice[];
  readonly digest: string;
  /** Missing where the rules ended it, or nothing has yet. */
  readonly ended?: EndedEarly;
}

/** A fresh state of what ships, its counter set to what the set-up drew. */
export function start<S extends Position, O extends object>(
  game: Game<S, object, Happening, O>,
  options: O,
  seats: number,
  chance: Chance,
  content: Manifest = game.stock(options, seats),
): S {
  chance.at = 0;
  const state = game.start(options, seats, chance, content);
  state.drawn = chance.at;
  return state;
}

/** What a match is begun from; everything else follows from its choices. */
export interface Recipe {
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly content: Manifest;
}

/** The beginning of a match that was written down: its own content, whatever ships today. */
export function begin<S extends Position>(
  game: Game<S, object, Happening, object>,
  { options: raw, content, ...recipe }: Recipe,
  seats: number,
  chance: Chance,
): S | Refusal {
  if (recipe.game !== game.id) return refusal('other-game', { wanted: game.id, found: recipe.game });
  if (recipe.version !== game.version) {
    return refusal('other-version', { wanted: game.version, found: recipe.version });
  }
  const options = readOptions(game as AnyGame, raw, seats, content);
  if (isRefusal(options)) return options;
  return unlessMissing(() => start(game, options, seats, chance, content));
}

/** What it gives, or the refusal where content turns out to be missing on the way, or what happens would not end. */
export function unlessMissing<T>(play: () => T): T | Refusal {
  try {
    return play();
  } catch (thrown) {
    if (thrown instanceof Stopped) return thrown.refusal;
    throw thrown;
  }
}

/** Plays a choice if it is among the choices; otherwise says why not and leaves the state untouched. */
export function play<S extends Position, E extends Happening>(
  game: Game<S, object, E, object>,
  state: S,
  choice: Choice,
  chance: Chance,
  emit: Emit<E> = null,
): Refusal | null {
  if (game.toMove(state) === null) return refusal('match-over');
  if (!game.choices(state).includes(choice)) return refusal('illegal-choice', { choice: String(choice) });
  proceed(game, state, choice, chance, emit);
  return null;
}

/** `play` for a choice the caller has just taken from `choices`. */
export function proceed<S extends Position, E extends Happening>(
  game: Game<S, object, E, object>,
  state: S,
  choice: Choice,
  chance: Chance,
  emit: Emit<E> = null,
): void {
  chance.at = state.drawn;
  game.apply(state, choice, chance, emit);
  state.drawn = chance.at;
}

/** A chance that also writes down every result it gives. A class, because each closure would hold compiled code of its own. */
class Recorded implements Chance {
  readonly #chance: Chance;
  readonly #results: number[];

  constructor(chance: Chance, results: number[]) {
    this.#chance = chance;
    this.#results = results;
  }

  get at(): number {
    return this.#chance.at;
  }

  set at(place: number) {
    this.#chance.at = place;
  }

  below(n: number): number {
    const result = this.#chance.below(n);
    this.#results.push(result);
    return result;
  }

  shuffle<T>(list: T[]): void {
    shuffleBy(this, list);
  }
}

export const recorded = (chance: Chance, results: number[]): Chance => new Recorded(chance, results);

/** Looks at data from outside and tells whether it is a match file, or what it lacks. */
export function readMatchFile(raw: unknown): MatchFile | Refusal {
  const bad = (path: string) => refusal('bad-match-file', { path });
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return bad('(file)');
  const file = raw as Partial<MatchFile>;
  if (file.format !== MATCH_FORMAT) return bad('format');
  if (typeof file.game !== 'string') return bad('game');
  if (typeof file.version !== 'string') return bad('version');
  if (typeof file.options !== 'object' || file.options === null) return bad('options');
  if (!isManifest(file.content)) return bad('content');
  if (file.brought !== undefined && !isBrought(file.brought)) return bad('brought');
  if (!Array.isArray(file.seats) || file.seats.length > 16 || !file.seats.every(isSeatRecord)) return bad('seats');
  const { chance } = file;
  if (typeof chance !== 'object' || chance === null) return bad('chance');
  if (chance.algorithm !== CHANCE_ALGORITHM) return bad('chance.algorithm');
  if (!isSeed(chance.seed)) return bad('chance.seed');
  if (typeof chance.commitment !== 'string') return bad('chance.commitment');
  if (!Array.isArray(chance.words) || chance.words.some((word) => typeof word !== 'string')) return bad('chance.words');
  if (chance.pledge !== undefined && !isPledge(chance.pledge)) return bad('chance.pledge');
  if (chance.results !== undefined && !isWholeNumbers(chance.results)) return bad('chance.results');
  if (!isWholeNumbers(file.choices)) return bad('choices');
  if (chance.branches !== undefined && !isBranches(chance.branches)) return bad('chance.branches');
  if (branchedAfter(chance.branches) > file.choices.length) return bad('chance.branches');
  if (typeof file.digest !== 'string') return bad('digest');
  if (file.ended !== undefined && !isEndedEarly(file.ended, file.seats.length)) return bad('ended');
  return file as MatchFile;
}

function isSeatRecord(seat: Partial<SeatRecord> | null): boolean {
  return typeof seat?.name === 'string' && (seat.bot === null || typeof seat.bot === 'string');
}

function isEndedEarly(ended: Partial<EndedEarly> | null, seats: number): boolean {
  const isSeat = (seat: unknown): boolean =>
    typeof seat === 'number' && Number.isInteger(seat) && seat >= 0 && seat < seats;
  return (
    EARLY_ENDS.some((how) => how === ended?.how) &&
    (ended?.seat === null || isSeat(ended?.seat)) &&
    Array.isArray(ended?.winners) &&
    ended.winners.every(isSeat)
  );
}

function isWholeNumbers(list: unknown): list is number[] {
  return Array.isArray(list) && list.every((entry) => Number.isSafeInteger(entry));
}

export interface Replayed<S extends Position> {
  readonly state: S;
  readonly digest: string;
  /** What `below` gave, in order, from the set-up to the last choice played. */
  readonly results: readonly number[];
}

/** Plays a match file again, whole or up to `at` choices; `look` sees the state after the set-up and after every choice. */
export function replay<S extends Position, E extends Happening>(
  game: Game<S, object, E, object>,
  file: MatchFile,
  at = file.choices.length,
  emit: Emit<E> = null,
  look: ((state: S, played: number) => void) | null = null,
): Replayed<S> | Refusal {
  if (!Number.isInteger(at) || at < 0 || at > file.choices.length) {
    return refusal('no-such-choice', { at: String(at), last: file.choices.length });
  }
  const results: number[] = [];
  const chance = recorded(chanceOf(file.chance), results);
  return unlessMissing(() => {
    const state = begin(game, file, file.seats.length, chance);
    if (isRefusal(state)) return state;
    const { branches } = file.chance;
    const isBranched = (played: number): boolean => fitsBranches(branches, played, state.drawn);
    look?.(state, 0);
    for (let i = 0; i < at; i++) {
      if (!isBranched(i)) return refusal('bad-match-file', { path: 'chance.branches' });
      const refused = play(game, state, file.choices[i] as Choice, chance, emit);
      if (refused) return refusal('illegal-in-file', { number: i + 1, choice: String(file.choices[i]) });
      look?.(state, i + 1);
    }
    if (!isBranched(at)) return refusal('bad-match-file', { path: 'chance.branches' });
    return { state, digest: digest(state), results };
  });
}

export interface Verdict {
  readonly digest: boolean;
  readonly commitment: boolean;
  /** Every die that the file records is the one the seed gives; null where the file records none. */
  readonly dice: boolean | null;
}

/** Whether the file's digest, commitment and dice are what its seed and choices give. */
export function verify<S extends Position>(file: MatchFile, replayed: Replayed<S>): Verdict {
  const { results } = file.chance;
  return {
    digest: file.digest === replayed.digest,
    commitment: isKept(file),
    dice:
      results === undefined
        ? null
        : results.length === replayed.results.length && results.every((result, i) => result === replayed.results[i]),
  };
}
