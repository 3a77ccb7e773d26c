// A match in the terminal: its state, the log it came from, and how far it can be taken back.
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
} from '@wyrmtable/kernel';
import type { Shelved } from '@wyrmtable/shelf';

interface Move {
  readonly choice: Choice;
  readonly seat: Seat;
  /** No die fell and no hidden card was seen, so it may be taken back. */
  readonly free: boolean;
}

/** What a match begins with; everything else follows from the choices. */
export interface Beginning {
  readonly shelved: Shelved;
  readonly options: object;
  readonly seats: readonly SeatRecord[];
  readonly seed: Seed;
  readonly words: readonly string[];
}

export interface Match extends Beginning {
  readonly chance: Chance;
  readonly results: readonly number[];
  readonly state: Position;
  readonly moves: Move[];
}

/** Sets the match up and plays the choices again. */
export function openMatch(beginning: Beginning, choices: readonly Choice[]): Match | Refusal {
  const { shelved, seats, seed, words } = beginning;
  const options = readOptions(shelved.game, beginning.options, seats.length);
  if (isRefusal(options)) return options;
  const results: number[] = [];
  const chance = recorded(chachaChance(streamKey(seed, words)), results);
  const state = start(shelved.game, options, seats.length, chance);
  const match: Match = { ...beginning, options, chance, results, state, moves: [] };
  for (const [i, choice] of choices.entries()) {
    const refused = makeMove(match, choice, () => {});
    if (refused) return refusal('illegal-in-file', { number: i + 1, choice: String(choice) });
  }
  return match;
}

export function makeMove(match: Match, choice: Choice, tell: (event: Happening) => void): Refusal | null {
  const { game } = match.shelved;
  const seat = game.toMove(match.state);
  const { drawn } = match.state;
  let revealed = false;
  const refused = play(game, match.state, choice, match.chance, (event) => {
    revealed ||= game.reveals.has(event.kind);
    tell(event);
  });
  if (refused || seat === null) return refused;
  match.moves.push({ choice, seat, free: match.state.drawn === drawn && !revealed });
  return null;
}

/** The match before the person's last choice, or null when a die or a hidden card lies between. */
export function takeBack(match: Match): Match | Refusal | null {
  for (let i = match.moves.length - 1; i >= 0; i--) {
    const move = match.moves[i];
    if (!move?.free) return null;
    if (match.seats[move.seat]?.bot === null) {
      return openMatch(
        match,
        match.moves.slice(0, i).map(({ choice }) => choice),
      );
    }
  }
  return null;
}

/** What the bot at that seat does; equal positions of equal matches get equal answers. */
export function botChoice(match: Match, seat: Seat, level: string): Choice {
  const found = match.shelved.bots[level];
  if (found === undefined) throw new RangeError(`there is no bot ${level}`);
  const seed = Number.parseInt(commitment(match.seed).slice(0, 12), 16) + match.moves.length;
  return found.bot.answer(question(match.shelved.game, match.state, seat, found.budget, seed));
}

export function fileOf(match: Match): MatchFile {
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
      words: match.words,
      results: match.results,
    },
    choices: match.moves.map(({ choice }) => choice),
    digest: digest(match.state),
  };
}
