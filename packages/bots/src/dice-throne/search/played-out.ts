// Courses to the very end: a choice, then reflex for everybody until somebody has won. Nothing is judged on the way.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { applyUnanswered } from '@wyrmtable/dice-throne/inside';
import { type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import { onGuard } from '../play/guard.ts';
import { playUntil } from '../play/rollout.ts';

/** No duel takes so many turns; one that would is drawn. */
const LONGEST = 60;
/** Streams of luck of one course, one for each turn. */
const STREAMS = 64;

/** 1 for a win, 0.5 for a draw. Every turn has luck of its own, so that two courses differ by what was chosen and not by other dice. */
export function playedOut(world: ThroneState, seat: Seat, choice: Choice, luck: number): number {
  const course = diceThrone.copy(world);
  const first = course.turn;
  let turn = first;
  let chance = swiftChance(luck * STREAMS);
  applyUnanswered(course, choice, chance);
  while (course.asking !== null && turn - first < LONGEST) {
    playUntil(course, chance, (state) => state.turn !== turn, onGuard);
    if (course.asking === null || course.turn === turn) break;
    turn = course.turn;
    chance = swiftChance(luck * STREAMS + turn - first);
  }
  const outcome = diceThrone.outcome(course);
  if (outcome === null || outcome.kind === 'draw') return 0.5;
  return outcome.kind === 'won' && outcome.winners.includes(seat) ? 1 : 0;
}
