// What a seat plays for: its chance to win, and at a table of many sides an appetite for the others' health besides.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { playerAt } from '@wyrmtable/dice-throne/inside';
import type { Seat } from '@wyrmtable/kernel';
import { chanceAt, type Eye, PLAIN_EYE } from './standing.ts';

/**
 * How much the fall of another side counts at first, and after how many rounds twice as much. In a free-for-all a blow helps
 * everybody but its target, so that players of chances alone would all rather heal and never come to an end.
 */
const APPETITE = 1.2;
const ROUNDS = 16;

/** 1 where there are two sides, and in a larger game, which has its own ends. */
export function zeal({ health, ceilings, mode, turn }: ThroneState, own: number): number {
  if (health.length <= 2 || mode === 'led') return 1;
  let lost = 0;
  for (let dial = 0; dial < health.length; dial++)
    if (dial !== own) lost += 1 - (health[dial] as number) / (ceilings[dial] as number);
  return Math.exp(APPETITE * (1 + turn / (health.length * ROUNDS)) * lost);
}

/** The chance to win alone. */
export const chanceFor = (state: ThroneState, seat: Seat, eye: Eye = PLAIN_EYE): number =>
  chanceAt(state, seat, eye, playerAt(state, seat).dial);

export const stakeFor = (state: ThroneState, seat: Seat, eye: Eye = PLAIN_EYE): number =>
  chanceFor(state, seat, eye) * zeal(state, playerAt(state, seat).dial);

/** How a table is judged for one of its seats. */
export type Judged = (state: ThroneState, seat: Seat) => number;

/** By what the seat plays for, seen with that eye. */
export const stakeIn =
  (eye: Eye): Judged =>
  (state, seat) =>
    stakeFor(state, seat, eye);

const chanceIn =
  (eye: Eye): Judged =>
  (state, seat) =>
    chanceFor(state, seat, eye);

export const isOfRoller = (state: ThroneState, seat: Seat): boolean =>
  playerAt(state, state.active).dial === playerAt(state, seat).dial;

/** Another's chance as that seat sees it: who knows its own cards thinks a little better of itself. */
const chanceSeenBy =
  (seat: Seat, eye: Eye): Judged =>
  (state, roller) =>
    chanceAt(state, seat, eye, playerAt(state, roller).dial);

/**
 * The roll of one's own side is judged by what one plays for, another's by the chance it leaves: with one's own eyes, so that it
 * can be compared with what is judged after the roll, or with the roller's.
 */
export const rollJudgedFor = (state: ThroneState, seat: Seat, eye: Eye, whose: 'own' | 'roller' = 'own'): Judged => {
  if (isOfRoller(state, seat)) return stakeIn(eye);
  return whose === 'own' ? chanceSeenBy(seat, eye) : chanceIn(eye);
};
