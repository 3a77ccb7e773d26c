// Courses to the very end: reflex for everybody until somebody has won. Nothing is judged on the way.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { applyUnanswered, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Chance, type Seat, swiftChance } from '@wyrmtable/kernel';
import { onGuard } from '../play/guard.ts';
import { playUntil } from '../play/rollout.ts';
import type { Following } from '../play/rolls.ts';

/** No match takes so many turns; one that would is drawn. */
const LONGEST = 60;
/** Streams of luck of one course, one for each turn of the match. */
const STREAMS = 256;
/** Luck is a number; times its streams it must still be exact. */
const LUCKS = 2 ** 44;

/** Every turn has luck of its own, so that two courses differ by what came before and not by other dice. */
const luckOf = (turn: number, luck: number): Chance => swiftChance((luck % LUCKS) * STREAMS + turn);

/** Plays on from within a turn: 1 for a win, an equal part of a draw. The course is used up. */
function playedOn(course: ThroneState, seat: Seat, first: Chance, luck: number): number {
  const isOut = (): boolean => playerAt(course, seat).out;
  const begun = course.turn;
  let { turn } = course;
  let chance = first;
  // Whoever is out of it wins no more.
  while (course.asking !== null && !isOut() && turn - begun < LONGEST) {
    playUntil(course, chance, (now) => now.turn !== turn || isOut(), onGuard);
    if (course.turn === turn) break;
    turn = course.turn;
    chance = luckOf(turn, luck);
  }
  const outcome = diceThrone.outcome(course);
  if (outcome === null) return isOut() ? 0 : 1 / course.health.length;
  if (outcome.kind === 'draw') return 1 / course.health.length;
  return outcome.kind === 'won' && outcome.winners.includes(seat) ? 1 : 0;
}

/** The share of so many courses from there that the seat wins. */
export function shareWon(state: ThroneState, seat: Seat, luck: number, courses: number): number {
  let won = 0;
  for (let number = 0; number < courses; number++)
    won += playedOn(diceThrone.copy(state), seat, luckOf(state.turn, luck + number), luck + number);
  return won / courses;
}

/** What a choice wins in one course. */
export const toTheEnd: Following = (world, seat, choice, luck) => {
  const course = diceThrone.copy(world);
  const chance = luckOf(course.turn, luck);
  applyUnanswered(course, choice, chance);
  return playedOn(course, seat, chance, luck);
};
