// What a seat plays for: its chance to win, and at a table of many sides an appetite for the others' health besides.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { playerAt } from '@wyrmtable/dice-throne/inside';
import type { Seat } from '@wyrmtable/kernel';
import { chancesOf, type Reach } from './standing.ts';

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
export const chanceFor = (state: ThroneState, seat: Seat, reach: Reach = 'first-fall'): number =>
  chancesOf(state, seat, reach)[playerAt(state, seat).dial] ?? 0;

export const stakeFor = (state: ThroneState, seat: Seat, reach: Reach = 'first-fall'): number =>
  chanceFor(state, seat, reach) * zeal(state, playerAt(state, seat).dial);

/** How a table is judged for one of its seats. */
export type Judged = (state: ThroneState, seat: Seat) => number;

/** By what the seat plays for, looking so far. */
export const stakeWithin =
  (reach: Reach): Judged =>
  (state, seat) =>
    stakeFor(state, seat, reach);

const chanceWithin =
  (reach: Reach): Judged =>
  (state, seat) =>
    chanceFor(state, seat, reach);

export const isOfRoller = (state: ThroneState, seat: Seat): boolean =>
  playerAt(state, state.active).dial === playerAt(state, seat).dial;

/** The roll of one's own side is judged by what one plays for, another's by the chance it leaves. */
export const rollJudgedFor = (state: ThroneState, seat: Seat, reach: Reach): Judged =>
  isOfRoller(state, seat) ? stakeWithin(reach) : chanceWithin(reach);
