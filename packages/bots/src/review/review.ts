// A finished match looked back upon: what the dice gave, and the decisions that cost most.
import {
  type AnyGame,
  begin,
  type Choice,
  chanceOf,
  type Happening,
  isRefusal,
  type MatchFile,
  type Position,
  proceed,
  question,
  type Refusal,
  refusal,
  type Seat,
} from '@wyrmtable/kernel';
import { type Luck, luckBySeat } from './luck.ts';
import type { Appraisal, Reviewer, Throw } from './reviewer.ts';
import { type Swing, swingsIn } from './swings.ts';

/** A decision that cost something. */
export interface Slip extends Appraisal {
  /** The match's choice of that number, from 0. */
  readonly at: number;
  readonly seat: Seat;
  readonly made: Choice;
  /** What the seat saw then. */
  readonly view: object;
  /** The library that its numbers belong to. */
  readonly library: string;
}

/** How it stood at a moment: every seat's chance to win. */
export interface Stand {
  /** After so many choices. */
  readonly at: number;
  readonly chances: readonly number[];
}

export interface Review {
  readonly luckKind: Reviewer['luck'];
  readonly luck: readonly Luck[];
  /** The throws that turned the match most, in its order. */
  readonly swings: readonly Swing[];
  /** From turn to turn, and at the end; empty where nobody can tell. */
  readonly course: readonly Stand[];
  /** The dearest first. */
  readonly slips: readonly Slip[];
  /** Decisions looked at; null where none are weighed. */
  readonly decisions: number | null;
  /** What all slips cost together. */
  readonly lost: number;
  /** Chance to win at the start, played well, where the dice do not tell of luck; else null. */
  readonly opening: number | null;
  readonly won: boolean;
}

/** How many are told. */
const TOLD = 5;
/** How many standard errors a cost must be away from nothing. */
const SURE = 2;

export interface Wish {
  /** Whose decisions are looked at. */
  readonly seats: readonly Seat[];
  /** Luck is told of the last part alone: of a campaign, the scenario that has just ended. */
  readonly lastPart?: boolean;
}

/** Events with which it is worth asking how the match stands. */
const OPENINGS: ReadonlySet<string> = new Set(['turn', 'region']);

/** Nothing is left to be judged at the end. */
function endOf(game: AnyGame, state: Position, seats: number): readonly number[] | null {
  const outcome = game.outcome(state);
  if (outcome === null) return null;
  const share = outcome.kind === 'draw' ? 1 / seats : 0;
  return Array.from({ length: seats }, (_, seat) =>
    outcome.kind === 'won' && outcome.winners.includes(seat) ? 1 : share,
  );
}

/** Plays the match again and looks at it; `done` hears how many choices are behind. */
export function review(
  game: AnyGame,
  reviewer: Reviewer,
  file: MatchFile,
  { seats, lastPart = false }: Wish,
  done: (choices: number) => void,
): Review | Refusal {
  const chance = chanceOf(file.chance);
  const state = begin(game, file, file.seats.length, chance);
  if (isRefusal(state)) return state;
  const { appraise } = reviewer;
  const throws: (Throw & { readonly at: number })[] = [];
  const slips: Slip[] = [];
  const course: Stand[] = [];
  const stand = (at: number, chances: readonly number[] | null): void => {
    if (chances !== null) course.push({ at, chances });
  };
  stand(0, reviewer.standing(state));
  let decisions = 0;
  let opening: number | null = null;
  for (const [at, made] of file.choices.entries()) {
    const seat = game.toMove(state);
    const choices = game.choices(state);
    if (seat === null || !choices.includes(made))
      return refusal('illegal-in-file', { number: at + 1, choice: String(made) });
    if (lastPart && game.resting?.(state)) throws.length = 0;
    if (appraise !== null && seats.includes(seat) && choices.length > 1) {
      const asked = question(game, state, seat, 0, at);
      if (decisions++ === 0) opening = reviewer.opening(asked);
      const found = appraise(asked, made);
      if (found !== null && isSure(found, reviewer.least))
        slips.push({ ...found, at, seat, made, view: asked.view, library: state.library });
    }
    const reader = reviewer.throwing(state, made);
    const events: Happening[] = [];
    proceed(game, state, made, chance, (event) => events.push(event));
    const thrown = reader?.read(state, events) ?? null;
    if (thrown !== null) throws.push({ ...thrown, at });
    const isOver = game.toMove(state) === null;
    if (!isOver && events.some(({ kind }) => OPENINGS.has(kind))) stand(at + 1, reviewer.standing(state));
    done(at + 1);
  }
  if (course.length > 0) stand(file.choices.length, endOf(game, state, file.seats.length));
  slips.sort((a, b) => b.cost - a.cost || a.at - b.at);
  return {
    luckKind: reviewer.luck,
    luck: reviewer.luck === null ? [] : luckBySeat(throws, file.seats.length, reviewer.luck),
    swings: reviewer.luck === null ? [] : swingsIn(throws, reviewer.luck),
    course,
    slips: slips.slice(0, TOLD),
    decisions: appraise === null ? null : decisions,
    lost: slips.reduce((sum, { cost }) => sum + cost, 0),
    opening,
    won: seats.some((seat) => hasWon(game, state, seat)),
  };
}

const isSure = ({ cost, error }: Appraisal, least: number): boolean => cost >= least && cost >= SURE * error;

function hasWon(game: AnyGame, state: Position, seat: Seat): boolean {
  const outcome = game.outcome(state);
  return outcome?.kind === 'won' && outcome.winners.includes(seat);
}
