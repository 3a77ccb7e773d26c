// Courses that look further: a choice, then a few turns by reflex, then the table judged as it lies.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { type Chance, type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import { isSettled, playUntil } from '../play/course.ts';
import { chanceFor } from '../play/outlook.ts';

/** Turns looked ahead after the one that is played. */
const AHEAD = 2;

/** To the end of that turn's Roll Phase, when everything it brought has landed. */
function playAhead(course: ThroneState, chance: Chance, until: number): void {
  playUntil(
    course,
    chance,
    (state) => state.turn > until || (state.turn === until && isSettled(state) && state.step === 'main-2'),
  );
}

/** The seat's chance to win in one possible course; all courses of a question end at the same point of the same turn. */
export function chanceAhead(world: ThroneState, seat: Seat, choice: Choice, luck: number): number {
  const course = diceThrone.copy(world);
  const chance = swiftChance(luck);
  diceThrone.apply(course, choice, chance, null);
  playAhead(course, chance, world.turn + AHEAD);
  return chanceFor(course, seat);
}
