// Who fights whom on a real map of four heroes, and which fight is followed.
import { adventures } from '@wyrmtable/adventures';
import { type Chance, proceed, start, swiftChance } from '@wyrmtable/kernel';
import { beforeAll, expect, it } from 'vitest';
import { fightsOf, followed } from './fights.ts';

type View = ReturnType<typeof adventures.view>;

const OPTIONS = { mode: 'campaign', difficulty: 'normal', extraMinions: false, scenario: 1 };

/** A random walk until several heroes stand in fights of their own. */
function battle(luck: Chance): View {
  const state = start(adventures, { ...OPTIONS, heroes: ['barbarian', 'ninja', 'seraph', 'treant'] }, 4, luck);
  for (let move = 0; move < 4000; move++) {
    const view = adventures.view(state, 0);
    if (view.enemies.length >= 2 && view.toMove !== null) return view;
    const choices = adventures.choices(state);
    const choice = choices[luck.below(choices.length)];
    if (choice === undefined) break;
    proceed(adventures, state, choice, luck);
  }
  throw new Error('nobody met two minions');
}

let view: View;
beforeAll(() => {
  view = battle(swiftChance(3));
});

it('gives every hero an entry, with the enemy it is locked with', () => {
  const fights = fightsOf(view, view.active);
  expect(fights.map(({ hero }) => hero)).toEqual([0, 1, 2, 3]);
  expect(fights.map(({ foe }) => foe)).toEqual(view.heroes.map(({ engaged }) => engaged));
  expect(fights.filter(({ foe }) => foe !== null).length).toBeGreaterThan(1);
  expect(fights.filter(({ current }) => current).map(({ hero }) => hero)).toEqual([view.active]);
});

it('follows the turn, and an enemy’s turn to the hero it strikes at while that is still being told', () => {
  const [fight] = fightsOf(view, view.active).filter(({ foe }) => foe !== null);
  if (fight?.foe == null) throw new Error('there is no fight');
  const events = [
    { number: 1, event: { kind: 'turn', seat: fight.foe, turn: 3 } },
    { number: 2, event: { kind: 'turn', seat: view.active, turn: 4 } },
  ];
  expect(followed(view, events, 2)).toBe(view.active);
  expect(followed(view, events, 1)).toBe(view.arena.players[fight.foe]?.faces);
});
