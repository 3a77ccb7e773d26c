// The scene made of events is the roll that the view shows.
import { dragonFarkle, type FarkleEvent } from '@wyrmtable/dragon-farkle';
import { proceed, start, swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import type { NumberedEvent } from '../../table/port.ts';
import { sceneAt } from './scene.ts';

const numberedFrom1 = (events: readonly FarkleEvent[]): NumberedEvent[] =>
  events.map((event, i) => ({ number: i + 1, event }));

describe('the scene', () => {
  const events = numberedFrom1([
    { kind: 'action', seat: 0, action: 'recruit' },
    { kind: 'rolled', seat: 0, dice: [5, 1, 5, 6], face: 'blank' },
    { kind: 'rerolledDie', seat: 0, from: 6, to: 2 },
    { kind: 'setAside', seat: 0, dice: [5, 1], soldiers: 150, reward: 'none', pending: 150 },
    { kind: 'rolled', seat: 0, dice: [2, 3], face: 'rally' },
    { kind: 'zonk', seat: 0, lost: 150 },
  ]);

  it('shows the roll as it was when that event is being shown', () => {
    expect(sceneAt(events, 2).dice.map((die) => die.face)).toEqual([5, 1, 5, 6]);
    expect(sceneAt(events, 2)).toMatchObject({ thrown: 2, verdict: null });
  });

  it('tumbles only the die that is rolled again', () => {
    expect(sceneAt(events, 3).dice.map((die) => die.thrown)).toEqual([2, 2, 2, 3]);
    expect(sceneAt(events, 3).faceThrown).toBe(2);
  });

  it('puts aside as many dice of a face as were taken', () => {
    expect(sceneAt(events, 4).dice.map((die) => die.aside)).toEqual([true, true, false, false]);
  });

  it('keeps the fatal roll in sight and says what came of it', () => {
    const scene = sceneAt(events, 6);
    expect(scene.dice.map((die) => die.face)).toEqual([2, 3]);
    expect(scene.verdict).toMatchObject({ kind: 'zonk', lost: 150 });
  });

  it('clears the felt when somebody takes up all the dice', () => {
    const next = numberedFrom1([
      ...events.map(({ event }) => event as FarkleEvent),
      { kind: 'action', seat: 1, action: 'recruit' },
    ]);
    expect(sceneAt(next, 7).dice).toEqual([]);
  });
});

it('agrees with the view through random matches, wherever the view has dice', () => {
  const luck = swiftChance(12);
  const state = start(dragonFarkle, { wounds: 3 }, 3, luck);
  const events: NumberedEvent[] = [];
  for (let move = 0; move < 600 && dragonFarkle.toMove(state) !== null; move++) {
    const choices = dragonFarkle.choices(state);
    const choice = choices[luck.below(choices.length)];
    if (choice === undefined) throw new Error('nobody may move, yet the match is not over');
    proceed(dragonFarkle, state, choice, luck, (event) => events.push({ number: events.length + 1, event }));
    if (state.dice.length > 0) {
      const scene = sceneAt(events, events.length);
      expect(scene.dice.map((die) => die.face)).toEqual(state.dice);
      expect(scene.face).toBe(state.face);
      expect(scene.seat).toBe(state.roller);
    }
  }
});
