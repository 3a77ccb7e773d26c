// Courses that look further: a choice, then a few turns by reflex, then the table judged as it lies.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { applyUnanswered, PROCEED } from '@wyrmtable/dice-throne/inside';
import { type Chance, swiftChance } from '@wyrmtable/kernel';
import type { Judged } from '../judge/stake.ts';
import { onGuard } from '../play/guard.ts';
import { isSettled, playUntil } from '../play/rollout.ts';
import type { Following } from '../play/rolls.ts';

/** Turns looked ahead after the one that is played. */
const AHEAD = 2;
/** Streams of luck of one course, two for each turn. */
const STREAMS = 16;

/** Between phases, in somebody's own time. */
const isBetween = ({ asking, stack }: ThroneState): boolean => asking === 'main' && stack.length === 0;

const isAfterRoll = (state: ThroneState): boolean => isSettled(state) && state.step === 'main-2';

/** Every phase has luck of its own: what differs between two courses comes from the choice, not from other dice. */
function luckOf({ turn, step }: ThroneState, luck: number, from: number): Chance {
  return swiftChance(luck * STREAMS + 2 * (turn - from) + (step === 'main-2' ? 2 : 1));
}

/** To the end of the Roll Phase some turns on, when everything it brought has landed. */
function playAhead(course: ThroneState, luck: number, from: number): void {
  const until = from + AHEAD;
  const isOver = (state: ThroneState): boolean => state.turn > until || (state.turn === until && isAfterRoll(state));
  while (course.asking !== null && !isOver(course)) {
    const { turn, step } = course;
    const isElsewhere = (state: ThroneState): boolean =>
      isOver(state) || (isBetween(state) && (state.turn !== turn || state.step !== step));
    playUntil(course, luckOf(course, luck, from), isElsewhere);
    if (course.turn === turn && course.step === step) return;
  }
}

/** A seat's lot in one possible course, judged so; all courses of a question end at the same point of the same turn. */
export function turnsAhead(judged: Judged): Following {
  return (world, seat, choice, luck) => {
    const course = diceThrone.copy(world);
    const { turn } = world;
    const goesOn = isBetween(world) && choice === PROCEED;
    const chance = goesOn ? luckOf(world, luck, turn) : swiftChance(luck * STREAMS);
    applyUnanswered(course, choice, chance);
    playUntil(course, chance, (state) => state.turn > turn || isBetween(state), onGuard);
    playAhead(course, luck, turn);
    return judged(course, seat);
  };
}
