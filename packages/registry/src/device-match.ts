// A match played on one device, in a browser or a terminal: the state, the log it came from, and how far it can be taken back.
import {
  type Branch,
  begin,
  branchedAfter,
  broughtBy,
  CHANCE_ALGORITHM,
  type Chance,
  type Choice,
  chanceOf,
  commitment,
  digest,
  fitsBranches,
  type Happening,
  holdOf,
  isRefusal,
  MATCH_FORMAT,
  type Manifest,
  type MatchFile,
  type Position,
  parcelOf,
  play,
  question,
  type Refusal,
  reasonFor,
  recorded,
  refusal,
  type Seat,
  type SeatRecord,
  type Seed,
  tellingWhy,
  unlessMissing,
} from '@wyrmtable/kernel';
import type { Asked } from './bot-pool.ts';
import type { RegisteredGame } from './index.ts';

interface Move {
  readonly choice: Choice;
  readonly seat: Seat;
  /** No die fell and no hidden card was seen: it may be taken back. */
  readonly free: boolean;
}

export interface DeviceMatch {
  readonly registered: RegisteredGame;
  readonly options: object;
  readonly content: Manifest;
  readonly seats: readonly SeatRecord[];
  readonly seed: Seed;
  readonly words: readonly string[];
  readonly branches?: readonly Branch[];
  readonly chance: Chance;
  readonly results: number[];
  readonly state: Position;
  readonly moves: Move[];
  readonly events: Happening[];
}

/** What a match begins with; everything else follows from the choices. */
export interface MatchStart {
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly content: Manifest;
  readonly seats: readonly SeatRecord[];
  readonly seed: Seed;
  readonly words: readonly string[];
  /** Where it was gone on with from a moment of another match. */
  readonly branches?: readonly Branch[];
}

/** Sets the match up and plays the choices again, or says what stands in the way. */
export function openMatch(
  registered: RegisteredGame,
  begun: MatchStart,
  choices: readonly Choice[],
): DeviceMatch | Refusal {
  const { game } = registered;
  const results: number[] = [];
  const chance = recorded(chanceOf(begun), results);
  const state = begin(game, begun, begun.seats.length, chance);
  if (isRefusal(state)) return state;
  const match: DeviceMatch = {
    registered,
    options: begun.options,
    content: begun.content,
    seats: begun.seats,
    seed: begun.seed,
    words: begun.words,
    ...branchesOf(begun),
    chance,
    results,
    state,
    moves: [],
    events: [],
  };
  return unlessMissing(() => {
    for (const [i, choice] of choices.entries()) {
      if (!fitsBranches(begun.branches, i, match.state.drawn)) return OTHER_BRANCH;
      if (playChoice(match, choice) !== null) {
        return refusal('illegal-in-file', { number: i + 1, choice: String(choice) });
      }
    }
    return fitsBranches(begun.branches, choices.length, match.state.drawn) ? match : OTHER_BRANCH;
  });
}

const OTHER_BRANCH = refusal('bad-match-file', { path: 'chance.branches' });

const branchesOf = ({ branches = [] }: Pick<MatchStart, 'branches'>): Pick<MatchStart, 'branches'> =>
  branches.length === 0 ? {} : { branches };

export function playChoice(
  match: DeviceMatch,
  choice: Choice,
  tell: (event: Happening) => void = () => {},
): Refusal | null {
  const { game, bots } = match.registered;
  const seat = game.toMove(match.state);
  const { drawn } = match.state;
  const kinds: string[] = [];
  const hear = (event: Happening): void => {
    match.events.push(event);
    tell(event);
    kinds.push(event.kind);
  };
  const level = seat === null ? null : (match.seats[seat]?.bot ?? null);
  const refused = unlessMissing(() => {
    const mind = level === null ? null : bots[level]?.bot;
    const reason = reasonFor(mind, game, match.state, seat ?? 0, choice);
    return play(game, match.state, choice, match.chance, tellingWhy(reason, hear));
  });
  if (refused !== null || seat === null) return refused;
  // What somebody laid open lies before everybody at this one screen.
  match.moves.push({ choice, seat, free: holdOf(game, drawn, match.state, kinds) !== 'fast' });
  return null;
}

/** The match after the choice, or why it cannot be made; the match as it was stays. */
export function matchAfter(match: DeviceMatch, choice: Choice): DeviceMatch | Refusal {
  const results = [...match.results];
  const next: DeviceMatch = {
    ...match,
    // The stream goes on where the state says.
    chance: recorded(chanceOf(match), results),
    results,
    state: match.registered.game.copy(match.state),
    moves: [...match.moves],
    events: [...match.events],
  };
  return playChoice(next, choice) ?? next;
}

/** How many choices would remain: up to a person's last free choice, bots' free answers included; null if none. */
export function takenBack(match: DeviceMatch): number | null {
  for (let i = match.moves.length - 1; i >= branchedAfter(match.branches); i--) {
    const move = match.moves[i];
    if (!move?.free) return null;
    if (match.seats[move.seat]?.bot === null) return i;
  }
  return null;
}

export function choicesOf(match: DeviceMatch): Choice[] {
  return match.moves.map(({ choice }) => choice);
}

/** The choices after the first so many. */
export function choicesSince(match: DeviceMatch, from: number): Choice[] {
  return match.moves.slice(from).map(({ choice }) => choice);
}

/** The match rests between its parts: seats may change hands. */
export function isResting(match: DeviceMatch): boolean {
  return match.registered.game.resting?.(match.state) ?? false;
}

/** The match as it was before the last free choice of a person. */
export function takeBack(match: DeviceMatch): DeviceMatch | Refusal {
  const remaining = takenBack(match);
  if (remaining === null) return refusal('nothing-to-undo');
  const { game } = match.registered;
  const begun = { ...match, game: game.id, version: game.version };
  return openMatch(match.registered, begun, choicesOf(match).slice(0, remaining));
}

/** The bot whose move it is, or null when a person decides or the match is over. */
export function botToMove(match: DeviceMatch): string | null {
  const seat = match.registered.game.toMove(match.state);
  return seat === null ? null : (match.seats[seat]?.bot ?? null);
}

/** What the bot to move is asked; equal positions of equal matches get equal questions. */
export function botQuestion(match: DeviceMatch, level: string): Asked | Refusal {
  const { game, bots } = match.registered;
  const seat = game.toMove(match.state);
  if (seat === null) return refusal('match-over');
  if (bots[level] === undefined) return refusal('no-such-bot', { level });
  const seed = Number.parseInt(commitment(match.seed).slice(0, 8), 16) + match.moves.length;
  const parcel = parcelOf(game.content, match.state);
  return { game: game.id, level, state: match.state, parcel, seat, seed };
}

/** What the bot to move does, thought on this very thread. */
export function botChoice(match: DeviceMatch, level: string): Choice | Refusal {
  const { game, bots } = match.registered;
  const asked = botQuestion(match, level);
  if (isRefusal(asked)) return asked;
  const { bot, budget } = bots[level] ?? {};
  if (bot === undefined || budget === undefined) return refusal('no-such-bot', { level });
  return bot.answer(question(game, match.state, asked.seat, budget, asked.seed));
}

export function matchFileOf(match: DeviceMatch): MatchFile {
  const { game } = match.registered;
  return {
    format: MATCH_FORMAT,
    game: game.id,
    version: game.version,
    options: match.options,
    content: match.content,
    ...broughtBy(game.content, match.content),
    seats: match.seats,
    chance: {
      algorithm: CHANCE_ALGORITHM,
      seed: match.seed,
      commitment: commitment(match.seed),
      words: match.words,
      results: match.results,
      ...branchesOf(match),
    },
    choices: choicesOf(match),
    digest: digest(match.state),
  };
}
