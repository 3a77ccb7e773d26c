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

export interface Review {
  readonly luckKind: Reviewer['luck'];
  readonly luck: readonly Luck[];
  /** The throws that turned the match most, in its order. */
  readonly swings: readonly Swing[];
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
    proceed(game, state, made, chance, reader === null ? null : (event) => events.push(event));
    const thrown = reader?.read(state, events) ?? null;
    if (thrown !== null) throws.push({ ...thrown, at });
    done(at + 1);
  }
  slips.sort((a, b) => b.cost - a.cost || a.at - b.at);
  return {
    luckKind: reviewer.luck,
    luck: reviewer.luck === null ? [] : luckBySeat(throws, file.seats.length, reviewer.luck),
    swings: reviewer.luck === null ? [] : swingsIn(throws, reviewer.luck),
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
