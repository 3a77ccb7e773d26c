// Courses to the very end: reflex for everybody until somebody has won. Nothing is judged on the way.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { type Seat, swiftChance } from '@wyrmtable/kernel';
import { onGuard } from '../play/guard.ts';
import { playUntil } from '../play/rollout.ts';

/** No duel takes so many turns; one that would is drawn. */
const LONGEST = 60;
/** Streams of luck of one course, one for each turn of the match. */
const STREAMS = 256;

/** 1 for a win, 0.5 for a draw. Every turn has luck of its own, so that two courses differ by what came before and not by other dice. */
function playedOut(state: ThroneState, seat: Seat, luck: number): number {
  const course = diceThrone.copy(state);
  const first = course.turn;
  let turn = first;
  const chanceNow = () => swiftChance(luck * STREAMS + turn);
  while (course.asking !== null && turn - first < LONGEST) {
    playUntil(course, chanceNow(), (now) => now.turn !== turn, onGuard);
    if (course.turn === turn) break;
    turn = course.turn;
  }
  const outcome = diceThrone.outcome(course);
  if (outcome === null || outcome.kind === 'draw') return 0.5;
  return outcome.kind === 'won' && outcome.winners.includes(seat) ? 1 : 0;
}

/** The share of so many courses from there that the seat wins. */
export function shareWon(state: ThroneState, seat: Seat, luck: number, courses: number): number {
  let won = 0;
  for (let number = 0; number < courses; number++) won += playedOut(state, seat, luck + number);
  return won / courses;
}
