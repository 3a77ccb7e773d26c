// A choice that all agree to take back: the log goes on with a row that says how many choices still hold, and nothing that was
// told loses its number.
import {
  type AnyGame,
  type Choice,
  chachaChance,
  type Position,
  proceed,
  type Seat,
  streamKey,
} from '@wyrmtable/kernel';
import type { TakenBack } from '@wyrmtable/wire';
import { begin, keep, type Logged, type Running, type Shown } from './run.ts';
import type { MoveRow } from './storage/port.ts';

/** In place of a seat: the row takes back; its count is the seat that asked, its choice how many choices remain. */
const NOBODY = -1;

export const takesBack = ({ seat }: Pick<MoveRow, 'seat'>): boolean => seat === NOBODY;

export const loggedAs = (move: Pick<MoveRow, 'seat' | 'seq' | 'choice'>): Logged =>
  takesBack(move) ? { remaining: move.choice, seat: move.seq } : move.choice;

/** The choices that hold, of all there were. */
export function netLog(log: readonly Logged[]): Choice[] {
  const net: Choice[] = [];
  for (const entry of log) {
    if (typeof entry === 'number') net.push(entry);
    else net.length = entry.remaining;
  }
  return net;
}

/** The rows of choices that hold. */
export function netMoves<M extends Pick<MoveRow, 'seat' | 'choice'>>(moves: readonly M[]): readonly M[] {
  if (!moves.some(takesBack)) return moves;
  const net: M[] = [];
  for (const move of moves) {
    if (takesBack(move)) net.length = move.choice;
    else net.push(move);
  }
  return net;
}

/** For each row that takes back, by its place in the log, the place at which the match stood as it stands again after it. */
function returnsOf(log: readonly Logged[]): ReadonlyMap<number, number> {
  const returns = new Map<number, number>();
  const places: number[] = [];
  for (const [place, entry] of log.entries()) {
    if (typeof entry === 'number') places.push(place);
    else {
      returns.set(place, places[entry.remaining] ?? place);
      places.length = entry.remaining;
    }
  }
  return returns;
}

/**
 * How many choices would remain if these seats took back the last one they made: nothing that holds fast may have come since,
 * and between rivals nothing that somebody laid open. Null if there is none.
 */
export function backFor({ loose, played }: Running, seats: readonly Seat[], rivals: boolean): number | null {
  for (let i = loose.length - 1; i >= 0; i--) {
    const one = loose[i];
    if (one === undefined || (rivals && one.hold === 'shown')) return null;
    if (one.asked && seats.includes(one.seat)) return played - loose.length + i;
  }
  return null;
}

/** Whether so many choices may still be all that remains. */
export function isLoose({ loose, played }: Running, remaining: number, rivals: boolean): boolean {
  const first = remaining - (played - loose.length);
  if (first < 0 || first >= loose.length) return false;
  return !rivals || loose.slice(first).every(({ hold }) => hold === 'free');
}

/** A log being played again: the state, and copies of it at the places to which some row returns. */
export interface Tape {
  state: Position;
  readonly returns: ReadonlyMap<number, number>;
  readonly wanted: ReadonlySet<number>;
  readonly kept: Map<number, { readonly state: Position; readonly shown: readonly number[] }>;
}

export function newTape(state: Position, log: readonly Logged[]): Tape {
  const returns = returnsOf(log);
  return { state, returns, wanted: new Set(returns.values()), kept: new Map() };
}

/**
 * To be called before every row is played, with the events shown by then: keeps what will be returned to. Where the row takes
 * back, the tape stands as it stood, and the answer is what had been shown then; otherwise it is null, and the row is a choice.
 */
export function turnBack(game: AnyGame, tape: Tape, place: number, shown: readonly number[]): readonly number[] | null {
  if (tape.wanted.has(place)) tape.kept.set(place, { state: game.copy(tape.state), shown: shown.slice() });
  const back = tape.returns.get(place);
  const kept = back === undefined ? undefined : tape.kept.get(back);
  if (kept === undefined) return null;
  tape.state = game.copy(kept.state);
  return kept.shown;
}

/** The match as it stood at that place of the log, from the last mark before it. */
function stateAt({ recipe, log, marks }: Running, place: number): Position {
  const { game, seed, words } = recipe;
  const mark = marks.findLast(({ played }) => played <= place);
  const { state, chance } = mark
    ? { state: game.copy(mark.state), chance: chachaChance(streamKey(seed, words)) }
    : begin(recipe);
  const tape = newTape(state, log.slice(0, place));
  for (let at = mark?.played ?? 0; at < place; at++) {
    const entry = log[at];
    if (turnBack(game, tape, at, []) === null && typeof entry === 'number') proceed(game, tape.state, entry, chance);
  }
  return tape.state;
}

export const takenBack = (seat: Seat, since: number): TakenBack => ({ kind: 'taken-back', seat, since });

/** Takes back all but so many choices, which must be loose; gives the row that keeps it. */
export function takeBack(
  run: Running,
  remaining: number,
  seat: Seat,
  tell: (shown: Shown) => void,
): MoveRow & { readonly kind: 'move' } {
  const place = returnsOf([...run.log, { remaining, seat }]).get(run.log.length) ?? run.log.length;
  return retreat(run, { remaining, seat }, stateAt(run, place), tell);
}

/** The match stands as it stood in that state; what everybody has been told and has answered keeps its number. */
export function retreat(
  run: Running,
  { remaining, seat }: { readonly remaining: number; readonly seat: Seat },
  state: Position,
  tell: (shown: Shown) => void,
): MoveRow & { readonly kind: 'move' } {
  const number = run.log.length;
  const place = returnsOf([...run.log, { remaining, seat }]).get(number) ?? number;
  const first = remaining - (run.played - run.loose.length);
  const since = run.loose[first]?.shown ?? run.shown.slice();
  run.loose.length = Math.max(0, first);
  run.played = remaining;
  run.state = state;
  run.log.push({ remaining, seat });
  run.early.fill(null);
  while ((run.marks.at(-1)?.played ?? 0) > place) run.marks.pop();
  tell(
    run.shown.map((count, index) => {
      const event = takenBack(seat, since[index] ?? 0);
      run.shown[index] = count + 1;
      keep(run.tails[index] ?? [], { number: count + 1, event });
      return event;
    }),
  );
  return { kind: 'move', match: run.recipe.id, number, seat: NOBODY, seq: seat, choice: remaining, results: [] };
}
