// The felt follows the events: which dice were thrown when, and whose they are.
import type { ThroneEvent } from '@wyrmtable/dice-throne';
import { expect, it } from 'vitest';
import { sceneAt } from './scene.ts';

const told = (...events: ThroneEvent[]) => events.map((event, i) => ({ number: i + 1, event }));
const rolled = (
  seat: number,
  purpose: 'offence' | 'defence' | 'effect' | 'targeting',
  dice: number[],
  fell?: number[],
): ThroneEvent => ({
  kind: 'rolled',
  seat,
  purpose,
  dice,
  ...(fell && { fell }),
});
const turn = (seat: number): ThroneEvent => ({ kind: 'turn', seat, turn: 1 });

it('tells the dice of a second attempt that fell again from those that stayed, whatever they show', () => {
  const events = told(turn(0), rolled(0, 'offence', [1, 2, 3, 4, 6]), rolled(0, 'offence', [1, 2, 3, 4, 5], [3, 4]));
  const { throws, thrown } = sceneAt(events, 3);
  expect(thrown).toBe(3);
  expect(throws.offence?.dice.map(({ thrown }) => thrown)).toEqual([2, 2, 2, 3, 3]);
});

it('shows no roll before its event has been told', () => {
  const events = told(turn(0), rolled(0, 'offence', [1, 2, 3, 4, 6]), rolled(0, 'offence', [1, 2, 3, 4, 5]));
  expect(sceneAt(events, 2).throws.offence?.dice.map(({ face }) => face)).toEqual([1, 2, 3, 4, 6]);
  expect(sceneAt(events, 1).throws.offence).toBe(undefined);
});

it('turns a die of the newest roll', () => {
  const events = told(turn(0), rolled(0, 'offence', [1, 1, 1, 1, 1]), rolled(1, 'defence', [2, 3]), {
    kind: 'altered',
    by: 0,
    from: 3,
    to: 6,
  });
  const { throws } = sceneAt(events, 4);
  expect(throws.defence).toEqual({
    seat: 1,
    attempt: 1,
    dice: [
      { face: 2, thrown: 3 },
      { face: 6, thrown: 4 },
    ],
  });
  expect(throws.offence?.dice.map(({ face }) => face)).toEqual([1, 1, 1, 1, 1]);
});

it('knows the other player’s die of a contest', () => {
  const { throws, rival } = sceneAt(told(turn(0), rolled(0, 'effect', [5]), rolled(1, 'effect', [2])), 3);
  expect(throws.effect?.seat).toBe(0);
  expect(rival).toEqual({ seat: 1, attempt: 1, dice: [{ face: 2, thrown: 3 }] });
});

it('counts the attempts and knows what has been declared so far', () => {
  const events = told(turn(0), rolled(0, 'offence', [1, 2, 3, 4, 6]), rolled(0, 'offence', [1, 2, 3, 4, 5]), {
    kind: 'declared',
    seat: 0,
    ability: 'reckless',
    row: 0,
  });
  expect(sceneAt(events, 2).throws.offence?.attempt).toBe(1);
  expect(sceneAt(events, 3).throws.offence?.attempt).toBe(2);
  expect(sceneAt(events, 3).declared).toBe(null);
  expect(sceneAt(events, 4).declared).toBe('reckless');
});

it('knows whose turn is being told', () => {
  const events = told(turn(0), rolled(0, 'offence', [1, 2, 3, 4, 5]), { kind: 'turn', seat: 1, turn: 2 });
  expect(sceneAt(events, 2).turn).toEqual({ seat: 0, turn: 1 });
  expect(sceneAt(events, 3).turn).toEqual({ seat: 1, turn: 2 });
});

it('clears the felt with every turn', () => {
  expect(sceneAt(told(turn(0), rolled(0, 'offence', [1, 2, 3, 4, 5]), turn(1)), 3).throws).toEqual({});
});
