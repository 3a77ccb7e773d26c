// Statuses that change what dice show or what may be declared: the odds say what the engine then allows.
import { shippedContent } from '@wyrmtable/adventures';
import { abilityOf, diceThrone, kindOf, type ThroneState } from '@wyrmtable/dice-throne';
import { argumentOf, playerAt } from '@wyrmtable/dice-throne/inside';
import { statusCount } from '@wyrmtable/dice-throne/lead';
import { describe, expect, it } from 'vitest';
import { bestDeclaration, bestKeep, chances } from '../src/dice-throne/odds/index.ts';
import { FULL } from '../src/dice-throne/odds/keeps.ts';
import { put, rolled } from './throne-table.ts';

/** The Barbarian before these dice with the last roll made, under such statuses. */
function under(statuses: readonly string[], dice: readonly number[]): ThroneState {
  // An adventure's library begins with Dice Throne's own, so a table of that can be read in it.
  const state = { ...rolled('barbarian', 'paladin', dice), ...shippedContent() };
  for (const player of state.players) player.tokens = Array.from({ length: statusCount(state) }, () => 0);
  for (const status of statuses) put(state, 0, status);
  return state;
}

/** What the engine lets the roller declare. */
const declarable = (state: ThroneState): Set<string> =>
  new Set(
    diceThrone
      .choices(state)
      .filter((choice) => kindOf(choice) === 'declare')
      .map((choice) => abilityOf(state, argumentOf(choice) >> 3).ability.id),
  );

describe.each([[[]], [['hex']], [['silence']], [['hex', 'silence']]])('under %j', (statuses) => {
  it('what lies there can be declared just when the odds say so', () => {
    for (const dice of FULL) {
      const state = under(statuses, dice);
      const { abilities } = chances(state, playerAt(state, 0), dice, 0);
      const met = abilities.filter(({ worth }) => worth === 1).map(({ ability }) => ability);
      expect(new Set(met)).toEqual(declarable(state));
    }
  });

  it('the row worth most is one that can be declared', () => {
    for (const dice of FULL) {
      const state = under(statuses, dice);
      expect(diceThrone.choices(state)).toContain(bestDeclaration(state, playerAt(state, 0), dice, null));
    }
  });
});

describe('with attempts left', () => {
  const chanceOf = (statuses: readonly string[], ability: string, dice: readonly number[], attempts: number): number =>
    chances(shippedContent(), playerAt(under(statuses, dice), 0), dice, attempts).abilities.find(
      (one) => one.ability === ability,
    )?.worth ?? Number.NaN;

  it('blank sixes make an ability of sixes impossible', () => {
    expect(chanceOf([], 'rage', [6, 6, 6, 6, 1], 1)).toBeCloseTo(1 / 6, 12);
    expect(chanceOf(['hex'], 'rage', [6, 6, 6, 6, 1], 2)).toBe(0);
  });

  it('a run that needs the six is worth nothing either: one that does not is rolled for', () => {
    // 3 4 5 6 is no run of four any more: a 2 must come.
    expect(chanceOf([], 'mighty-blow', [3, 4, 5, 6, 6], 0)).toBe(1);
    expect(chanceOf(['hex'], 'mighty-blow', [3, 4, 5, 6, 6], 1)).toBeCloseTo(1 - (5 / 6) ** 2, 12);
    expect(
      bestKeep(shippedContent(), playerAt(under(['hex'], [3, 4, 5, 6, 6]), 0), [3, 4, 5, 6, 6], 1).keep,
    ).not.toContain(6);
  });

  it('forbidden straights are not rolled for, whatever they are worth', () => {
    expect(chanceOf(['silence'], 'mighty-blow', [1, 2, 3, 4, 6], 2)).toBe(0);
    const dice = [2, 3, 4, 5, 6];
    const free = bestKeep(shippedContent(), playerAt(under([], dice), 0), dice, 1);
    const muted = bestKeep(shippedContent(), playerAt(under(['silence'], dice), 0), dice, 1);
    expect(free.keep).toEqual(dice);
    expect(muted.worth).toBeLessThan(free.worth);
  });
});
