// What turned and rerolled dice make of a roll, against every way tried one by one.
import type { Effect } from '@wyrmtable/dice-throne';
import { swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { diceChangeOf } from '../src/dice-throne/odds/dice-changes.ts';
import { FIRST_FULL, FULL, keepOf } from '../src/dice-throne/odds/keeps.ts';

const NUMBERS = [1, 2, 3, 4, 5, 6];
const chance = swiftChance(5);
/** Some worth for every roll, of no pattern. */
const GOAL = Float64Array.from(FULL, () => chance.below(1000));
const worthOf = (dice: readonly number[]): number => GOAL[keepOf(dice) - FIRST_FULL] as number;

const EVERY_DIE = [0, 1, 2, 3, 4];

/** The best that comes of turning one die into one of those numbers. */
const bestTurned = (dice: readonly number[], into: (at: number) => readonly number[]): number =>
  Math.max(
    ...EVERY_DIE.flatMap((at) =>
      into(at)
        .filter((other) => NUMBERS.includes(other))
        .map((other) => worthOf(dice.with(at, other))),
    ),
  );

const mean = (numbers: readonly number[]): number => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** The mean with those dice rolled again. */
const meanRolled = (dice: readonly number[], [at, ...more]: readonly number[]): number =>
  at === undefined ? worthOf(dice) : mean(NUMBERS.map((number) => meanRolled(dice.with(at, number), more)));

function lifted(effect: Effect): Float64Array {
  const lift = diceChangeOf(effect);
  if (lift === null) throw new RangeError('nothing is done to the dice');
  return lift(GOAL);
}

function agrees(effect: Effect, one: (dice: readonly number[]) => number): void {
  lifted(effect).forEach((worth, place) => {
    expect(worth).toBeCloseTo(one(FULL[place] ?? []), 9);
  });
}

describe('a roll is worth what it can be made', () => {
  it('by one die turned up or down by one', () => {
    agrees({ verb: 'nudge-die' }, (dice) => bestTurned(dice, (at) => [(dice[at] ?? 0) - 1, (dice[at] ?? 0) + 1]));
  });

  it('by one die set to six', () => {
    agrees({ verb: 'set-die', whose: 'own', to: 6, times: 1 }, (dice) => bestTurned(dice, () => [6]));
  });

  it('by one die made like another', () => {
    agrees({ verb: 'set-die', whose: 'own', to: 'copy', times: 1 }, (dice) =>
      bestTurned(dice, (at) => dice.toSpliced(at, 1)),
    );
  });

  it('by two dice set to anything', () => {
    agrees({ verb: 'set-die', whose: 'any', to: 'any', times: 2 }, (dice) =>
      Math.max(...EVERY_DIE.flatMap((at) => NUMBERS.map((number) => bestTurned(dice.with(at, number), () => NUMBERS)))),
    );
  });

  it('by one die or two rolled again', () => {
    agrees({ verb: 'reroll-dice', whose: 'team', upTo: 2, ransom: 0 }, (dice) =>
      Math.max(
        ...EVERY_DIE.flatMap((first) => [
          meanRolled(dice, [first]),
          ...EVERY_DIE.slice(first + 1).map((second) => meanRolled(dice, [first, second])),
        ]),
      ),
    );
  });

  it('not by what is done to the dice of others, or to those of a defence', () => {
    expect(diceChangeOf({ verb: 'set-die', whose: 'opponent', to: 'any', times: 1 })).toBeNull();
    expect(diceChangeOf({ verb: 'reroll-dice', whose: 'opponent', upTo: 1, ransom: 0 })).toBeNull();
    expect(diceChangeOf({ verb: 'extra-attempt', phase: 'defence' })).toBeNull();
  });
});
