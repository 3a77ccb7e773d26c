// What turning dice or rolling some again makes of a roll: from what every roll is worth to what it is worth with that done.
import type { Effect } from '@wyrmtable/dice-throne';
import { bestPart, DICE, FIRST_FULL, FULL, keepOf, rollOut, worthsOf } from './keeps.ts';

/** Worths of the full multisets, before and after; never better by doing nothing. */
export type DiceChange = (goal: Float64Array) => Float64Array;

/** What a die may become, by its number and those of the other four. */
type Turning = (value: number, others: readonly number[]) => readonly number[];

const NUMBERS = [1, 2, 3, 4, 5, 6];

/** For every full multiset the places of those that come of one die turned so. */
function turnedInto(turning: Turning): readonly Int16Array[] {
  return FULL.map((dice) => {
    const places = new Set<number>();
    dice.forEach((value, at) => {
      for (const other of turning(value, dice.toSpliced(at, 1)))
        if (NUMBERS.includes(other)) places.add(keepOf(dice.with(at, other)) - FIRST_FULL);
    });
    return Int16Array.from(places);
  });
}

const turnOne =
  (ways: readonly Int16Array[]): DiceChange =>
  (goal) =>
    goal.map((_, place) => {
      let most = Number.NEGATIVE_INFINITY;
      for (const other of ways[place] ?? []) most = Math.max(most, goal[other] as number);
      return most;
    });

const rollAgain =
  (upTo: number): DiceChange =>
  (goal) => {
    const worths = worthsOf();
    worths.set(goal, FIRST_FULL);
    rollOut(worths);
    return goal.map((_, place) => bestPart(worths, FIRST_FULL + place, upTo));
  };

const twice =
  (lift: DiceChange): DiceChange =>
  (goal) =>
    lift(lift(goal));

function settingOf(to: number | 'any' | 'copy'): Turning {
  if (to === 'any') return () => NUMBERS;
  return to === 'copy' ? (_, others) => others : () => [to];
}

/** What an effect does to one's own dice; null for one that does nothing to them. */
export function diceChangeOf(effect: Effect): DiceChange | null {
  switch (effect.verb) {
    case 'nudge-die': {
      const by = effect.by ?? 1;
      return turnOne(turnedInto((value) => [value - by, value + by]));
    }
    case 'set-die': {
      if (effect.whose === 'opponent') return null;
      const once = turnOne(turnedInto(settingOf(effect.to)));
      return effect.times > 1 ? twice(once) : once;
    }
    case 'reroll-dice':
      return effect.whose === 'opponent' ? null : rollAgain(effect.upTo);
    case 'extra-attempt':
      return effect.phase === 'offence' ? rollAgain(DICE) : null;
    default:
      return null;
  }
}
