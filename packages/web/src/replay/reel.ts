// A finished match as a film: played through once, with marks to start from, so that any moment of it is quickly at hand
// through anybody's eyes.
import {
  type AnyGame,
  begin,
  type Chance,
  type Choice,
  chanceOf,
  fitsBranches,
  type Happening,
  isRefusal,
  type MatchFile,
  type Outcome,
  type Position,
  play,
  proceed,
  type Refusal,
  refusal,
  type Seat,
  unlessMissing,
  type Watcher,
} from '@wyrmtable/kernel';
import type { NumberedEvent } from '../table/port.ts';

/** Somebody's at the table, everybody's (those of whoever is to move, and all hands beside), or those of somebody who looks on. */
export type Eyes = Seat | 'all' | 'spectator';

interface Mark {
  readonly at: number;
  readonly state: Position;
}

export interface Reel {
  readonly game: AnyGame;
  readonly file: MatchFile;
  readonly chance: Chance;
  readonly marks: readonly Mark[];
  /** Choices between two marks. */
  readonly stride: number;
  readonly happened: readonly Happening[];
  /** After so many choices so many events have happened. */
  readonly ends: readonly number[];
  /** Who was to move after so many choices; null when it was over. */
  readonly movers: readonly (Seat | null)[];
}

/** What a page needs to know of the whole. */
export interface Contents {
  /** The last moment: after so many choices. */
  readonly last: number;
  /** Moments at which something has happened, and the beginning. */
  readonly steps: readonly number[];
  /** Moments at which a turn, a region or a scenario begins. */
  readonly turns: readonly number[];
  /** How it ended; null where it was given up before its end. */
  readonly outcome: Outcome | null;
}

export interface Frame {
  readonly at: number;
  readonly watcher: Watcher;
  readonly view: object;
  /** Seen by all at once: what each seat sees, in their order; null for one pair of eyes. */
  readonly each: readonly object[] | null;
  readonly events: readonly NumberedEvent[];
  readonly outcome: Outcome | null;
  /** Words of the stream that were drawn up to here. */
  readonly drawn: number;
}

/** At most so many marks, and never closer than that: copies cost memory, playing forward costs time. */
const MARKS = 256;
const CLOSEST = 16;
/** Events that go with a frame; earlier ones are asked for. */
const TAIL = 300;

/** Parts of a match that one leafs through. */
const OPENINGS: ReadonlySet<string> = new Set(['turn', 'region', 'scenario']);

export function openReel(game: AnyGame, file: MatchFile): Reel | Refusal {
  return unlessMissing(() => {
    const { choices, seats } = file;
    const chance = chanceOf(file.chance);
    const state = begin(game, file, seats.length, chance);
    if (isRefusal(state)) return state;
    const stride = Math.max(CLOSEST, Math.ceil(choices.length / MARKS));
    const marks: Mark[] = [];
    const happened: Happening[] = [];
    const ends: number[] = [0];
    const movers: (Seat | null)[] = [game.toMove(state)];
    for (const [i, choice] of choices.entries()) {
      if (i % stride === 0) marks.push({ at: i, state: game.copy(state) });
      if (!fitsBranches(file.chance.branches, i, state.drawn))
        return refusal('bad-match-file', { path: 'chance.branches' });
      if (play(game, state, choice, chance, (event) => happened.push(event)) !== null)
        return refusal('illegal-in-file', { number: i + 1, choice: String(choice) });
      ends.push(happened.length);
      movers.push(game.toMove(state));
    }
    marks.push({ at: choices.length, state });
    return { game, file, chance, marks, stride, happened, ends, movers };
  });
}

const lastOf = ({ file }: Reel): number => file.choices.length;

function stateAt(reel: Reel, at: number): Position {
  const { game, marks, stride, file, chance } = reel;
  const mark = (at === lastOf(reel) ? marks.at(-1) : marks[Math.floor(at / stride)]) ?? marks[0];
  if (mark === undefined) throw new RangeError('the match has no beginning');
  const state = game.copy(mark.state);
  for (const choice of file.choices.slice(mark.at, at)) proceed(game, state, choice as Choice, chance);
  return state;
}

/** Whose eyes these are at that moment; at the end nobody has won or lost alone. */
const watcherAt = ({ movers }: Reel, at: number, eyes: Eyes): Watcher =>
  eyes === 'all' ? (movers[at] ?? 'spectator') : eyes;

/** The last events before that number which the watcher saw. */
function seenBefore({ game, happened }: Reel, before: number, watcher: Watcher): NumberedEvent[] {
  const seen: NumberedEvent[] = [];
  for (let number = before - 1; number >= 0 && seen.length < TAIL; number--) {
    const event = happened[number];
    const shown = event === undefined ? null : game.show(event, watcher);
    if (shown !== null) seen.push({ number, event: shown });
  }
  return seen.reverse();
}

export function frameAt(reel: Reel, wanted: number, eyes: Eyes): Frame {
  const at = Math.max(0, Math.min(wanted, lastOf(reel)));
  const watcher = watcherAt(reel, at, eyes);
  const state = stateAt(reel, at);
  return {
    at,
    watcher,
    view: reel.game.view(state, watcher),
    each: eyes === 'all' ? reel.file.seats.map((_, seat) => reel.game.view(state, seat)) : null,
    events: seenBefore(reel, reel.ends[at] ?? 0, watcher),
    outcome: reel.game.outcome(state),
    drawn: state.drawn,
  };
}

/** What these eyes saw before that event. */
export const pastOf = (reel: Reel, before: number, watcher: Watcher): readonly NumberedEvent[] =>
  seenBefore(reel, before, watcher);

export function contentsOf(reel: Reel): Contents {
  const { ends, happened, game } = reel;
  const steps: number[] = [];
  const turns: number[] = [];
  for (const [at, end] of ends.entries()) {
    const fresh = happened.slice(ends[at - 1] ?? 0, end);
    if (at === 0 || fresh.length > 0 || at === lastOf(reel)) steps.push(at);
    if (fresh.some(({ kind }) => OPENINGS.has(kind))) turns.push(at);
  }
  return { last: lastOf(reel), steps, turns, outcome: game.outcome(stateAt(reel, lastOf(reel))) };
}
