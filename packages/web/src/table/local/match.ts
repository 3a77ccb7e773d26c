// A match played on this device: the state, the log it came from, and how far it can be taken back.
import {
  CHANCE_ALGORITHM,
  type Chance,
  type Choice,
  chachaChance,
  commitment,
  digest,
  type Happening,
  isRefusal,
  MATCH_FORMAT,
  type MatchFile,
  type Position,
  play,
  question,
  type Refusal,
  readOptions,
  recorded,
  refusal,
  type Seat,
  type SeatRecord,
  type Seed,
  start,
  streamKey,
  type Watcher,
} from '@wyrmtable/kernel';
import type { Shelved } from '@wyrmtable/shelf';
import type { SavedTable } from './saves.ts';

interface Move {
  readonly choice: Choice;
  readonly seat: Seat;
  /** No die fell and no hidden card was seen: it may be taken back. */
  readonly free: boolean;
}

export interface LocalMatch {
  readonly shelved: Shelved;
  readonly options: object;
  readonly seats: readonly SeatRecord[];
  readonly seed: Seed;
  readonly chance: Chance;
  readonly results: number[];
  readonly state: Position;
  readonly moves: Move[];
  readonly events: Happening[];
}

export type MatchStart = Pick<SavedTable, 'game' | 'version' | 'options' | 'seats' | 'seed'>;

/** Sets the match up and plays the choices again, or says what stands in the way. */
export function openMatch(shelved: Shelved, begun: MatchStart, choices: readonly Choice[]): LocalMatch | Refusal {
  const { game } = shelved;
  if (begun.game !== game.id) return refusal('other-game', { wanted: game.id, found: begun.game });
  if (begun.version !== game.version) {
    return refusal('other-version', { wanted: game.version, found: begun.version });
  }
  const options = readOptions(game, begun.options, begun.seats.length);
  if (isRefusal(options)) return options;
  const results: number[] = [];
  const chance = recorded(chachaChance(streamKey(begun.seed, [])), results);
  const state = start(game, options, begun.seats.length, chance);
  const match: LocalMatch = {
    shelved,
    options,
    seats: begun.seats,
    seed: begun.seed,
    chance,
    results,
    state,
    moves: [],
    events: [],
  };
  for (const [i, choice] of choices.entries()) {
    if (playChoice(match, choice) !== null) {
      return refusal('illegal-in-file', { number: i + 1, choice: String(choice) });
    }
  }
  return match;
}

export function playChoice(match: LocalMatch, choice: Choice): Refusal | null {
  const { game } = match.shelved;
  const seat = game.toMove(match.state);
  const drawn = match.state.drawn;
  let revealed = false;
  const refused = play(game, match.state, choice, match.chance, (event) => {
    match.events.push(event);
    revealed ||= game.reveals.has(event.kind);
  });
  if (refused !== null || seat === null) return refused;
  match.moves.push({ choice, seat, free: match.state.drawn === drawn && !revealed });
  return null;
}

/** How many choices would remain: up to a person's last free choice, bots' free answers included; null if none. */
export function takenBack(match: LocalMatch): number | null {
  for (let i = match.moves.length - 1; i >= 0; i--) {
    const move = match.moves[i];
    if (!move?.free) return null;
    if (match.seats[move.seat]?.bot === null) return i;
  }
  return null;
}

export function choicesOf(match: LocalMatch): Choice[] {
  return match.moves.map(({ choice }) => choice);
}

/** The match as it was before the last free choice of a person. */
export function takeBack(match: LocalMatch): LocalMatch | Refusal {
  const remaining = takenBack(match);
  if (remaining === null) return { refused: 'nothing-to-undo' };
  const { game } = match.shelved;
  const begun = { ...match, game: game.id, version: game.version };
  return openMatch(match.shelved, begun, choicesOf(match).slice(0, remaining));
}

/** The bot whose move it is, or null when a person decides or the match is over. */
export function botToMove(match: LocalMatch): string | null {
  const seat = match.shelved.game.toMove(match.state);
  return seat === null ? null : (match.seats[seat]?.bot ?? null);
}

/** What the bot to move does; equal positions of equal matches get equal answers. */
export function botChoice(match: LocalMatch, level: string): Choice | Refusal {
  const { game, bots } = match.shelved;
  const seat = game.toMove(match.state);
  if (seat === null) return refusal('match-over');
  const found = bots[level];
  if (found === undefined) return refusal('no-such-bot', { level });
  const seed = Number.parseInt(commitment(match.seed).slice(0, 8), 16) + match.moves.length;
  return found.bot.answer(question(game, match.state, seat, found.budget, seed));
}

/** Whose eyes the screen is: the only person's, or those of the person to move, or of whoever held it last. */
export function watcherOf(match: LocalMatch, before: Watcher): Watcher {
  const people = match.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const toMove = match.shelved.game.toMove(match.state);
  if (toMove !== null && people.includes(toMove)) return toMove;
  if (typeof before === 'number' && people.includes(before)) return before;
  return people[0] ?? 'spectator';
}

export function matchFileOf(match: LocalMatch): MatchFile {
  const { game } = match.shelved;
  return {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options: match.options,
    seats: match.seats,
    chance: {
      algorithm: CHANCE_ALGORITHM,
      seed: match.seed,
      commitment: commitment(match.seed),
      words: [],
      results: match.results,
    },
    choices: choicesOf(match),
    digest: digest(match.state),
  };
}
