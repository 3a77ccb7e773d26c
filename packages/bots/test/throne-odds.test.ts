// Exact chances of Dice Throne: known figures, brute force, the engine itself, and the statuses that change rolling.
import {
  abilityOf,
  diceThrone,
  HEROES,
  kindOf,
  offencesOf,
  statusNumber,
  type ThroneState,
} from '@wyrmtable/dice-throne';
import { argumentOf, libraryOf, meets, pack, roll } from '@wyrmtable/dice-throne/inside';
import { swiftChance } from '@wyrmtable/kernel';
import { describe, expect, test } from 'vitest';
import { bareSide, bestKeep, chances, payable } from '../src/dice-throne/odds/index.ts';
import { laid, of, put, rolled } from './throne-table.ts';

const chance = (hero: string, ability: string, row = 0, dice: readonly number[] = [], attempts = 3) => {
  const found = chances(of, laid(hero), dice, attempts).rows.find((one) => one.ability === ability && one.row === row);
  if (found === undefined) throw new RangeError(`no ${ability}`);
  return found;
};

describe('known figures of five dice and three rolls', () => {
  test('five sixes: each die shows one within three rolls', () => {
    expect(chance('pyromancer', 'scorch-the-earth').worth).toBeCloseTo((1 - (5 / 6) ** 3) ** 5, 12);
  });
  test('five of a symbol on three numbers', () => {
    expect(chance('barbarian', 'smack', 2).worth).toBeCloseTo((1 - 0.5 ** 3) ** 5, 12);
  });
  test('a small straight, as Yahtzee books have it', () => {
    expect(chance('gunslinger', 'showdown').worth).toBeCloseTo(0.61544, 4);
  });
  test('a large straight', () => {
    expect(chance('gunslinger', 'fan-the-hammer').worth).toBeCloseTo(0.26109, 4);
  });
  test('one roll of five dice: 240 of 7776 are large straights', () => {
    expect(chance('gunslinger', 'fan-the-hammer', 0, [], 1).worth).toBeCloseTo(240 / 7776, 12);
  });
  test('what is met is kept as it lies', () => {
    expect(chance('pyromancer', 'fireball', 0, [3, 1, 2, 6, 6], 2)).toMatchObject({ worth: 1, keep: [1, 2, 3, 6, 6] });
  });
  test('without attempts the dice are what they are', () => {
    expect(chance('pyromancer', 'scorch-the-earth', 0, [6, 6, 6, 6, 1], 0)).toMatchObject({ worth: 0 });
    expect(chance('pyromancer', 'meteorite', 0, [6, 6, 6, 6, 1], 0)).toMatchObject({ worth: 1 });
  });
  test('a die kept before may be taken up again', () => {
    // With 1 1 2 3 6 and two rolls a large straight is best played for from 2 and 3, the lone 6 and 1 let go.
    const { worth, keep } = chance('gunslinger', 'fan-the-hammer', 0, [1, 1, 2, 3, 6], 2);
    expect(keep).toEqual([2, 3]);
    expect(worth).toBeGreaterThan(chance('gunslinger', 'fan-the-hammer', 0, [1, 1, 2, 3, 6], 1).worth);
  });
});

/** The same by brute force: every set of dice to take up, every order the taken ones can fall in. */
function naive(isMet: (dice: readonly number[]) => boolean): (dice: readonly number[], attempts: number) => number {
  const known = new Map<string, number>();
  const best = (dice: readonly number[], attempts: number): number => {
    if (isMet(dice)) return 1;
    if (attempts === 0) return 0;
    const key = `${dice.toSorted().join('')}/${attempts}`;
    let most = known.get(key);
    if (most === undefined) {
      most = 0;
      for (let taken = 1; taken < 32; taken++) most = Math.max(most, mean(dice, taken, 0, attempts - 1));
      known.set(key, most);
    }
    return most;
  };
  const mean = (dice: readonly number[], taken: number, from: number, attempts: number): number => {
    let at = from;
    while (at < 5 && (taken & (1 << at)) === 0) at++;
    if (at === 5) return best(dice, attempts);
    let sum = 0;
    for (let value = 1; value <= 6; value++) sum += mean(dice.with(at, value), taken, at + 1, attempts);
    return sum / 6;
  };
  return best;
}

test.each([
  ['pyromancer', [1, 2, 4, 6, 6]],
  ['moon-elf', [1, 1, 4, 5, 6]],
  ['samurai', [1, 3, 3, 5, 6]],
  ['treant', [2, 2, 4, 4, 6]],
] as const)('%s: every row agrees with brute force, one attempt left; every fourth with two', (hero, dice) => {
  let rows = 0;
  for (const number of offencesOf(of, laid(hero))) {
    const { ability, hero: own } = abilityOf(of, number);
    ability.rows.forEach(({ need }, row) => {
      const brute = naive((shown) => meets(libraryOf(of), shown, need, own));
      for (const attempts of rows++ % 4 === 0 ? [1, 2] : [1])
        expect(chance(hero, ability.id, row, dice, attempts).worth, `${ability.id} ${row}`).toBeCloseTo(
          brute(dice, attempts),
          10,
        );
    });
  }
});

test('an ability is the union of its rows: never less than any of them, equal to the easiest tier', () => {
  for (const { id, slots } of HEROES) {
    const { rows, abilities } = chances(
      of,
      laid(
        id,
        slots.map((slot) => slot.upgrades.length),
      ),
      [1, 2, 2, 5, 6],
      2,
    );
    for (const { ability, worth } of abilities) {
      const own = rows.filter((row) => row.ability === ability).map((row) => row.worth);
      expect(worth, `${id}/${ability}`).toBeGreaterThanOrEqual(Math.max(...own) - 1e-12);
    }
  }
});

test('abilities that an upgrade adds are included', () => {
  const pyromancer = HEROES.find(({ id }) => id === 'pyromancer');
  const ranks = pyromancer?.slots.map(({ id }) => (id === 'meteorite' ? 1 : 0)) ?? [];
  expect(chances(of, laid('pyromancer', ranks), [], 3).abilities.map(({ ability }) => ability)).toContain('meteoroid');
  expect(chances(of, laid('pyromancer'), [], 3).abilities.map(({ ability }) => ability)).not.toContain('meteoroid');
});

test('played through the engine, a plan comes off as often as it says', () => {
  const turns = 3000;
  let met = 0;
  const luck = swiftChance(2024);
  for (let i = 0; i < turns; i++) {
    const state: ThroneState = { ...rolled('gunslinger', 'monk', []), attempts: 3, rolls: 0 };
    diceThrone.apply(state, roll(0), luck, null);
    while (state.attempts > 0) {
      const { keep } = chance('gunslinger', 'showdown', 0, state.dice, state.attempts);
      if (keep.length === 5) break;
      diceThrone.apply(state, roll(pack(state.dice) - pack(keep)), luck, null);
    }
    const declared = diceThrone.choices(state).filter((choice) => kindOf(choice) === 'declare');
    if (declared.some((choice) => abilityOf(state, argumentOf(choice) >> 3).ability.id === 'showdown')) met++;
  }
  const exact = chance('gunslinger', 'showdown').worth;
  // Four standard deviations.
  expect(Math.abs(met / turns - exact)).toBeLessThan(4 * Math.sqrt((exact * (1 - exact)) / turns));
});

describe('statuses that change rolling', () => {
  /** Attempts that the engine gives a roller with those tokens at the beginning of the Offensive Roll Phase. */
  const attemptsWith = (status: string): number => {
    const state: ThroneState = { ...rolled('barbarian', 'monk', []), step: 'main-1', asking: 'main', rolls: 0 };
    put(state, 0, status);
    const [proceed] = diceThrone.choices(state).filter((choice) => kindOf(choice) === 'proceed');
    diceThrone.apply(state, proceed ?? 0, swiftChance(1), null);
    return state.attempts;
  };

  test('Entangle: two attempts, and the odds of two', () => {
    expect(attemptsWith('entangle')).toBe(2);
    expect(chance('barbarian', 'smack', 2, [], 2).worth).toBeCloseTo((1 - 0.5 ** 2) ** 5, 12);
  });

  test('Constrict: only attempts that can be paid for count, the first is free', () => {
    const side = bareSide(of, laid('barbarian').hero);
    const bound = (cp: number) => ({ ...side, cp, tokens: side.tokens.with(statusNumber(of, 'constrict'), 1) });
    expect(payable(of, bound(0), [], 3)).toBe(1);
    expect(payable(of, bound(1), [], 3)).toBe(2);
    expect(payable(of, bound(1), [1, 2, 3, 4, 5], 2)).toBe(1);
    expect(payable(of, side, [], 3)).toBe(3);
  });

  test('Constrict: a roll that gains less than its price is not made', () => {
    // Large straight lies there: nothing pays for another roll, and dice that are nearly as good are left alone too.
    const side = { ...bareSide(of, laid('barbarian').hero), cp: 5 };
    const bound = { ...side, tokens: side.tokens.with(statusNumber(of, 'constrict'), 1) };
    const dice = [1, 1, 1, 2, 6];
    expect(bestKeep(of, bound, dice, 2).worth).toBeLessThan(bestKeep(of, side, dice, 2).worth);
  });
});
