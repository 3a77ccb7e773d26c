// Master's hint: a whole way that can be played as it stands, numbers that can be compared, the same every time.
import { COMMIT, type EtchinstoneState, etchinstone, kindOf } from '@wyrmtable/etchinstone';
import { question, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { etchinstoneBots, hint } from '../src/etchinstone/index.ts';

/** A game by adept, stopped where it first comes to this. */
function stateAt(wanted: (state: EtchinstoneState) => boolean): EtchinstoneState {
  const options = { difficulty: 'hard', dragon: 'burhast', cavalier: false, glassCannon: false } as const;
  for (let seed = 1; seed < 50; seed++) {
    const chance = swiftChance(seed);
    const state = start(etchinstone, options, 1, chance);
    while (state.step !== 'over') {
      if (wanted(state)) return state;
      etchinstone.apply(state, etchinstoneBots.adept.bot.answer(question(etchinstone, state, 0, 0, 1)), chance, null);
    }
  }
  throw new Error('it never came to this');
}

const hintAt = (state: EtchinstoneState, own: readonly number[] | null = null) =>
  hint(question(etchinstone, state, 0, 60, 3), own);

const MOMENTS = {
  difficulty: ({ step }) => step === 'difficulty',
  challenge: ({ step, region }) => step === 'challenge' && region === 2,
  absorb: (state) => state.step === 'absorb' && etchinstone.choices(state).length > 1,
  upgrade: ({ step }) => step === 'upgrade',
  regroup: ({ step }) => step === 'regroup',
  dragon: ({ step, stage }) => step === 'roles' && stage === 'finalEnemy',
} satisfies Record<string, (state: EtchinstoneState) => boolean>;

describe.each(Object.entries(MOMENTS))('at the moment “%s”', (_, wanted) => {
  const state = stateAt(wanted);
  const before = JSON.stringify(state);
  const found = hintAt(state);

  it('is a way that can be played, to its end', () => {
    const played = etchinstone.copy(state);
    for (const choice of found.master.choices) {
      expect(etchinstone.choices(played)).toContain(choice);
      etchinstone.apply(played, choice, swiftChance(1), null);
    }
    expect(found.arrangement !== null).toBe(found.master.choices.at(-1) === COMMIT);
  });

  it('has figures that are chances and scores', () => {
    for (const way of [found.master, found.next]) {
      if (way === null) continue;
      expect(way.win).toBeGreaterThanOrEqual(0);
      expect(way.win).toBeLessThanOrEqual(1);
      expect(way.score).toBeLessThanOrEqual(64);
    }
  });

  it('is the same every time and leaves the game alone', () => {
    expect(hintAt(state)).toEqual(found);
    expect(JSON.stringify(state)).toBe(before);
  });
});

it('holds the player’s own way against master’s, unless it is the same', () => {
  const state = stateAt(MOMENTS.challenge);
  const { master } = hintAt(state);
  expect(hintAt(state, master.choices).own).toBeNull();
  const detour = etchinstone
    .choices(state)
    .find((choice) => kindOf(choice) === 'detour' && choice !== master.choices[0]);
  if (detour === undefined) throw new Error('no detour can be made here');
  const { own } = hintAt(state, [detour]);
  expect(own?.choices).toEqual([detour]);
  expect(own?.score).toBeLessThan(master.score);
});
