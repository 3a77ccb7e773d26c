// Who fights whom on a real map of four heroes.
import { adventures } from '@wyrmtable/adventures';
import { proceed, start, swiftChance } from '@wyrmtable/kernel';
import { expect, it } from 'vitest';
import { fightsOf } from './fights.ts';

type View = ReturnType<typeof adventures.view>;

const OPTIONS = { mode: 'campaign' as const, difficulty: 'normal', extraMinions: false, legacy: false, scenario: 1 };

/** Random walks until several heroes stand in fights of their own. */
function battle(): View {
  for (let seed = 1; seed < 40; seed++) {
    const luck = swiftChance(seed);
    const state = start(adventures, { ...OPTIONS, heroes: ['barbarian', 'ninja', 'seraph', 'treant'] }, 4, luck);
    while (adventures.toMove(state) !== null) {
      const view = adventures.view(state, 0);
      if (view.stage === 'explore' && view.enemies.length > 1) return view;
      const choices = adventures.choices(state);
      proceed(adventures, state, choices[luck.below(choices.length)] ?? 0, luck);
    }
  }
  throw new Error('nobody met two minions');
}

const view = battle();

it('gives every hero an entry, with the enemy it is locked with', () => {
  const fights = fightsOf(view, view.active);
  expect(fights.map(({ hero }) => hero)).toEqual([0, 1, 2, 3]);
  expect(fights.map(({ foe }) => foe)).toEqual(view.heroes.map(({ engaged }) => engaged));
  expect(fights.filter(({ foe }) => foe !== null).length).toBeGreaterThan(1);
  expect(fights.filter(({ current }) => current).map(({ hero }) => hero)).toEqual([view.active]);
});
