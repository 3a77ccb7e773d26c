// The match in three figures.
import type { FarkleEvent } from '@wyrmtable/dragon-farkle';
import { expect, it } from 'vitest';
import { storyOf } from './story.ts';

const army = (seat: number, change: number): FarkleEvent => ({
  kind: 'army',
  seat,
  change,
  army: 1000 + change,
  why: 'recruit',
});
const zonk = (seat: number, lost: number): FarkleEvent => ({ kind: 'zonk', seat, lost });
const told = (...events: FarkleEvent[]) => events.map((event, number) => ({ number, event }));

it('names the best haul, who had most Zonks and the dearest one', () => {
  const events = told(army(0, 300), zonk(0, 100), army(1, 850), zonk(1, 1200), zonk(0, 50));
  expect(storyOf(events)).toEqual({
    haul: { seat: 1, amount: 850 },
    zonks: { seat: 0, amount: 2 },
    dearest: { seat: 1, amount: 1200 },
  });
});

it('has no figure for what never happened', () => {
  expect(storyOf(told(army(0, 300), zonk(0, 0)))).toMatchObject({ zonks: { seat: 0, amount: 1 }, dearest: null });
});
