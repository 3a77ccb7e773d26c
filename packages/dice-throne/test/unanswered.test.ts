// The short cut a search takes: a choice after which everybody passes in every window.
import { PASS, start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { diceThrone } from '../src/index.ts';
import { applyUnanswered } from '../src/inside.ts';

const TABLES = [
  ['duel', 2],
  ['2v2', 4],
  ['koth', 3],
] as const;

test.each(TABLES)('%s: leads where passing in every window leads', (mode, seats) => {
  let passed = 0;
  for (let seed = 0; seed < 4; seed++) {
    const chance = swiftChance(seed);
    const whim = swiftChance(seed + 100);
    const state = start(diceThrone, { mode, promo: false }, seats, chance);
    for (let i = 0; i < 150 && state.asking !== null; i++) {
      const choices = diceThrone.choices(state);
      const choice = choices[whim.below(choices.length)] ?? PASS;
      const [answered, unanswered] = [diceThrone.copy(state), diceThrone.copy(state)];
      const luck = swiftChance(i);
      diceThrone.apply(answered, choice, luck, null);
      while (answered.asking === 'window') {
        diceThrone.apply(answered, PASS, luck, null);
        passed++;
      }
      applyUnanswered(unanswered, choice, swiftChance(i));
      expect(unanswered).toEqual(answered);
      diceThrone.apply(state, choice, chance, null);
    }
  }
  expect(passed).toBeGreaterThan(10);
});
