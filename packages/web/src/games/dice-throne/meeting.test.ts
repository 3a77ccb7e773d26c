// Tiles agree with the rules: what the engine lets a player declare is met, and nothing else is.
import { diceThrone, HEROES } from '@wyrmtable/dice-throne';
import { expect, it } from 'vitest';
import { firstRoll } from './first-roll.ts';
import { dealsOf, isPlainScale, marksOf, missing } from './meeting.ts';
import { abilitiesOf, heroById } from './standing.ts';
import { answersIn } from './table.ts';

/** Every way five dice can lie, each once. */
const ROLLS: readonly (readonly number[])[] = (() => {
  let rolls: number[][] = [[]];
  for (let i = 0; i < 5; i++)
    rolls = rolls.flatMap((roll) =>
      [1, 2, 3, 4, 5, 6].flatMap((value) => (value >= (roll.at(-1) ?? 1) ? [[...roll, value]] : [])),
    );
  return rolls;
})();

it('finds nothing missing exactly where the rules let the ability be declared', () => {
  for (const hero of HEROES) {
    const { state } = firstRoll([hero.id, hero.id], 1);
    const player = diceThrone.view(state, 'spectator').players[state.active];
    if (player === undefined) throw new Error('nobody plays');
    for (const dice of ROLLS) {
      state.dice = [...dice];
      const offered = answersIn(state, diceThrone.choices(state)).flatMap(({ reading }) =>
        reading.kind === 'declare' ? [`${reading.ability} ${reading.row}`] : [],
      );
      const met = abilitiesOf(player).flatMap(({ ability }) =>
        ability.rows.flatMap(({ need }, row) => (missing(hero, dice, need) === 0 ? [`${ability.id} ${row}`] : [])),
      );
      expect(met.toSorted()).toEqual(offered.toSorted());
    }
  }
});

const pyromancer = heroById('pyromancer');
const ability = (id: string) => {
  const found = pyromancer.slots.find((slot) => slot.id === id)?.printed;
  if (found === undefined) throw new Error(`no ${id}`);
  return found;
};

it('lights the symbols that lie there, and marks where a scale takes its next step', () => {
  const marks = marksOf(pyromancer, [1, 2, 3, 1, 6], ability('fireball'), []);
  expect(marks.map(({ have }) => have)).toEqual([true, true, true, true, false]);
  expect(marks.map(({ apart }) => apart)).toEqual([false, false, false, true, true]);
});

it('counts the dice that are short of a straight', () => {
  expect(missing(pyromancer, [1, 2, 3, 5, 5], { kind: 'small-straight' })).toBe(1);
  expect(missing(pyromancer, [1, 2, 2, 5, 5], { kind: 'large-straight' })).toBe(2);
});

it('tells what an ability deals by itself, and that more may come', () => {
  expect(dealsOf(ability('fireball'))).toBe('4/6/8');
  expect(dealsOf(ability('hot-streak'))).toBe('5+');
  expect(dealsOf(ability('burning-soul'))).toBe(null);
  expect(isPlainScale(ability('fireball'))).toBe(true);
  expect(isPlainScale(ability('pyroblast'))).toBe(false);
});
