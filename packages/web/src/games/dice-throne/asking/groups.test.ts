// Every choice the rules give can be reached through the prompt, whoever plays and in every mode, and nothing else can.
import { diceThrone, HEROES } from '@wyrmtable/dice-throne';
import { type Choice, proceed, start, swiftChance } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { arranged, rollsIn } from '../keeping.ts';
import { type Answer, answersIn } from '../table.ts';
import { GROUPS, groupsIn, keyOfDice, rerollsIn, turnsIn } from './groups.ts';

const sorted = (choices: readonly Choice[]): Choice[] => choices.toSorted((a, b) => a - b);
const choicesOf = (answers: readonly Answer[]): Choice[] => answers.map(({ choice }) => choice);

/** Every set of places among the dice. */
function subsets(count: number): number[][] {
  return Array.from({ length: 2 ** count }, (_, bits) =>
    Array.from({ length: count }, (_, place) => place).filter((place) => (bits & (1 << place)) !== 0),
  );
}

/** What tapping dice and then the button can send. */
function rerollable(answers: readonly Answer[]): Choice[] {
  return rerollsIn(answers).flatMap(({ dice, choices }) => {
    const reached = subsets(dice.length).map((places) =>
      choices.get(keyOfDice(places.map((place) => dice[place] ?? 0))),
    );
    return [...new Set(reached.filter((choice) => choice !== undefined))];
  });
}

const ORDER = [0, 1, 2, 3, 4];

/** What keeping dice on the felt and then rolling can send. */
function rollable(dice: readonly number[], answers: readonly Answer[]): Choice[] {
  const rolls = rollsIn(answers);
  const first = rolls.get('');
  if (first !== undefined) return [first];
  const reached = subsets(dice.length).map((kept) => {
    const order = arranged(dice, ORDER, new Set(kept));
    const taken = order.flatMap((die, place) => (kept.includes(place) ? [] : [dice[die] ?? 0]));
    return rolls.get(keyOfDice(taken));
  });
  return [...new Set(reached.filter((choice) => choice !== undefined))];
}

const TABLES = [
  { mode: 'duel', seats: 2, matches: 32 },
  { mode: '2v2', seats: 4, matches: 4 },
  { mode: '3v3', seats: 6, matches: 3 },
  { mode: 'koth', seats: 3, matches: 3 },
  { mode: 'koth', seats: 6, matches: 2 },
] as const;

it.each(TABLES)('gives every choice of $mode with $seats players exactly one place', ({ mode, seats, matches }) => {
  const luck = swiftChance(11 + seats);
  const asked = new Set<string>();
  for (let match = 0; match < matches; match++) {
    const heroes = Array.from({ length: seats }, (_, seat) => HEROES[(match + seat * 5) % HEROES.length]?.id ?? '');
    const state = start(diceThrone, { mode, heroes, promo: true }, seats, luck);
    for (let move = 0; move < 1200 && diceThrone.toMove(state) !== null; move++) {
      const choices = diceThrone.choices(state);
      const answers = answersIn(state, choices);
      const groups = groupsIn(answers);
      expect(sorted(GROUPS.flatMap((group) => choicesOf(groups[group])))).toEqual(sorted(choices));
      expect(sorted(turnsIn(groups.turn).flatMap(({ to }) => to.map(({ choice }) => choice)))).toEqual(
        sorted(choicesOf(groups.turn)),
      );
      expect(sorted(rerollable(groups.reroll))).toEqual(sorted(choicesOf(groups.reroll)));
      expect(sorted(rollable(state.dice, groups.roll))).toEqual(sorted(choicesOf(groups.roll)));
      asked.add(state.asking ?? '');
      const choice = choices[luck.below(choices.length)];
      if (choice === undefined) throw new Error('nobody may move, yet the match is not over');
      proceed(diceThrone, state, choice, luck);
    }
  }
  // The random matches really came through the moments in which dice, players and statuses are picked.
  expect(asked.size).toBeGreaterThan(8);
});
