// One turn of a hero left alone, as chances: what a Recruit brings, and how a Final Battle goes.
import { DICE, EVENT_FACES, WOUNDS_OF } from '@wyrmtable/dragon-farkle';
import { costsOf } from '../odds/battle.ts';
import { NO_HELPS } from '../odds/circumstances.ts';
import { type Hand, place } from '../odds/hand.ts';
import { recruiting } from '../odds/recruit.ts';
import { layerOf } from '../odds/solver.ts';
import { ANY_FACE } from '../odds/throws.ts';

/** Chance of each gain, by units, of a recruiting turn played for the most soldiers without cards. */
export function recruitGains(): Float64Array {
  const solution = recruiting();
  const { stop, roll, best } = layerOf(solution, NO_HELPS);
  const gains = new Float64Array(stop.length);
  const arriving = new Float64Array(best.length);
  arriving[place(0, DICE)] = 1;
  for (let units = 0; units < stop.length; units++) {
    const base = place(units, 1);
    // Dragons send a part round the same pending; a few rounds leave nothing of it.
    for (let moving = 1; moving > 1e-14; ) {
      moving = 0;
      for (let i = 0; i < DICE; i++) {
        const mass = arriving[base + i] as number;
        if (mass === 0) continue;
        arriving[base + i] = 0;
        if (units >= solution.stakes.cap || (stop[units] as number) >= (roll[base + i] as number)) {
          gains[units] = (gains[units] as number) + mass;
        } else {
          moving += mass;
          spread(solution.hands[i] as Hand, mass, base, best, arriving, gains);
        }
      }
    }
  }
  return gains;
}

/** Sends a mass of rolls on to where the best play leads. */
function spread(
  hand: Hand,
  mass: number,
  base: number,
  best: Float64Array,
  arriving: Float64Array,
  gains: Float64Array,
): void {
  const { blank, rally, dragon } = ANY_FACE;
  gains[0] = (gains[0] as number) + mass * hand.none * (blank + rally);
  for (const { chance, steps } of hand.bites) {
    const to = base + (steps[0] as number);
    arriving[to] = (arriving[to] as number) + mass * chance * dragon;
  }
  for (const [steps, weight] of [
    [hand.once, blank],
    [hand.twice, rally],
  ] as const) {
    for (let t = 0; t < hand.chance.length; t++) {
      let to = base + (steps[hand.from[t] as number] as number);
      for (let i = (hand.from[t] as number) + 1; i < (hand.from[t + 1] as number); i++) {
        const other = base + (steps[i] as number);
        if ((best[other] as number) > (best[to] as number)) to = other;
      }
      arriving[to] = (arriving[to] as number) + mass * weight * (hand.chance[t] as number);
    }
  }
}

/**
 * A Final Battle does not depend on the army until the army is gone. So one pass over the losses serves every army:
 * it wins with the sum of `win` over losses below it, and is left in the lair with `army − loss` by `zonk`.
 */
export interface BattleCourse {
  /** Chance that the killing roll comes, or a Zonk, after so many units have been lost. */
  readonly win: Float64Array;
  readonly zonk: Float64Array;
}

/** `secondFace`: units paid by a hero who may roll the event die once more, or 0 (Offkey the Bard). */
export function battleCourse(wounds: number, most: number, secondFace: number): BattleCourse {
  const hands = Array.from({ length: DICE }, (_, i) => costsOf(i + 1, 0));
  const course = { win: new Float64Array(most + 1), zonk: new Float64Array(most + 1) };
  const index = (lost: number, dealt: number, left: number, spent: number): number =>
    ((lost * wounds + dealt) * DICE + left - 1) * 2 + spent;
  const mass = new Float64Array(index(most + 1, 0, 1, 0));
  mass[index(0, 0, DICE, secondFace > 0 ? 0 : 1)] = 1;
  for (let lost = 0; lost <= most; lost++) {
    // A second face of the event die and a wound without loss stay at the same loss.
    for (let dealt = 0; dealt < wounds; dealt++) {
      for (let left = DICE; left >= 1; left--) {
        for (const spent of [0, 1]) roll(lost, dealt, left, spent, mass[index(lost, dealt, left, spent)] as number);
      }
    }
  }
  return course;

  function add(list: Float64Array, at: number, amount: number): void {
    if (at < list.length) list[at] = (list[at] as number) + amount;
  }

  function roll(lost: number, dealt: number, left: number, spent: number, weight: number): void {
    if (weight === 0) return;
    for (const face of EVENT_FACES) {
      if (face === 'blank' && spent === 0) {
        // The first blank is worth another try whatever the dice show.
        for (const second of EVENT_FACES) {
          settle(
            lost + secondFace,
            dealt + WOUNDS_OF[second],
            left,
            1,
            weight * ANY_FACE[face] * ANY_FACE[second],
            second === 'blank',
          );
        }
      } else {
        settle(lost, dealt + WOUNDS_OF[face], left, spent, weight * ANY_FACE[face], face === 'blank');
      }
    }
  }

  function settle(lost: number, dealt: number, left: number, spent: number, weight: number, blank: boolean): void {
    if (dealt >= wounds) {
      add(course.win, lost, weight);
      return;
    }
    for (const { chance, size, units } of hands[left - 1] ?? []) {
      if (size === 0 && blank) add(course.zonk, lost, weight * chance);
      else if (lost + units <= most) {
        const next = size === left ? DICE : left - size;
        add(mass, index(lost + units, dealt, next, spent), weight * chance);
      }
    }
  }
}
