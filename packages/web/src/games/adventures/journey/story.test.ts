// The last game of an adventure in three figures.
import type { AdventureEvent } from '@wyrmtable/adventures';
import { expect, it } from 'vitest';
import { storyOf } from './story.ts';

const struck = (by: number, at: number, damage: number): AdventureEvent => ({
  kind: 'damage',
  by,
  at,
  type: 'normal',
  attack: true,
  subtotal: damage,
  damage,
  lines: [],
});
const fell = (fled: boolean): AdventureEvent => ({ kind: 'enemy-down', enemy: 'lost-swordsman', fled });
const gold = (change: number): AdventureEvent => ({ kind: 'gold', change, gold: 5 });
const told = (first: number, ...events: AdventureEvent[]) => events.map((event, i) => ({ number: first + i, event }));

it('names the heroes’ greatest blow and counts enemies and gold', () => {
  const events = told(0, struck(0, 2, 4), struck(2, 0, 9), struck(1, 2, 6), struck(0, 0, 8), fell(false), fell(true));
  expect(storyOf([...events, ...told(6, gold(2), gold(-1), gold(3))], 2)).toEqual({
    blow: { seat: 1, amount: 6 },
    foes: 1,
    gold: 5,
  });
});

it('tells of the last game alone', () => {
  const scenario: AdventureEvent = { kind: 'scenario', number: 2, map: null };
  expect(storyOf(told(700, struck(0, 1, 12), fell(false), scenario, struck(0, 1, 3)), 1)).toEqual({
    blow: { seat: 0, amount: 3 },
    foes: 0,
    gold: 0,
  });
});

it('tells nothing of a game of which only the end is known', () => {
  expect(storyOf(told(700, struck(0, 1, 4)), 1)).toBeNull();
});
