// An enemy's doings read back from the events: its rolls, what it kept, its card and its choice, and never a stranger's.
import type { AdventureEvent } from '@wyrmtable/adventures';
import { expect, it } from 'vitest';
import { cardIn, doingNext, mindOf, stayedIn } from './mind.ts';

const FOE = { seat: 1, enemy: 'fairy' };
const told = (...events: AdventureEvent[]) => events.map((event, i) => ({ number: i + 1, event }));
const turn = (seat: number): AdventureEvent => ({ kind: 'turn', seat, turn: 1 });
const engaged = (enemy: string): AdventureEvent => ({ kind: 'engaged', seat: 0, enemy, at: 1 });
const rolled = (seat: number, ...dice: number[]): AdventureEvent => ({
  kind: 'rolled',
  seat,
  purpose: 'offence',
  dice,
});
const kept = (...dice: number[]): AdventureEvent => ({
  kind: 'kept',
  seat: 1,
  dice,
  objective: { kind: 'straight' },
  why: 'objective',
});

it('joins every roll with what was kept of it', () => {
  const events = told(
    engaged('fairy'),
    turn(1),
    rolled(1, 2, 2, 3, 6, 6),
    kept(2, 3),
    rolled(1, 2, 3, 4, 5, 5),
    kept(2, 3, 4, 5),
  );
  const thoughts = mindOf(events, 6, FOE);
  expect(thoughts.map((one) => (one.kind === 'roll' ? one.kept?.dice : one.kind))).toEqual([
    [2, 3],
    [2, 3, 4, 5],
  ]);
});

it('tells nothing that has not been shown, and keeps what was kept while the next dice fall', () => {
  const events = told(turn(1), rolled(1, 2, 2, 3, 6, 6), kept(2, 3), rolled(1, 2, 3, 4, 5, 5), kept(2, 3, 4, 5));
  expect(stayedIn(mindOf(events, 2, FOE))).toEqual([]);
  expect(stayedIn(mindOf(events, 3, FOE))).toEqual([2, 3]);
  expect(stayedIn(mindOf(events, 4, FOE))).toEqual([2, 3]);
  expect(stayedIn(mindOf(events, 5, FOE))).toEqual([2, 3, 4, 5]);
});

it('does not take the doings of whoever sat there before for its own', () => {
  const before = [engaged('street-rat'), turn(1), rolled(1, 1, 1, 1, 1, 1), kept()];
  expect(mindOf(told(...before), 4, { seat: 1, enemy: 'street-rat' })).toHaveLength(1);
  expect(mindOf(told(...before, engaged('fairy'), turn(0)), 6, FOE)).toEqual([]);
});

it('leaves out what a hero rolls in the same turn', () => {
  const defence: AdventureEvent = { kind: 'rolled', seat: 0, purpose: 'defence', dice: [1, 2] };
  expect(mindOf(told(turn(1), rolled(1, 1, 2, 3, 4, 5), defence, rolled(0, 6, 6, 6, 6, 6)), 4, FOE)).toHaveLength(1);
});

it('knows how a King’s Hand fell', () => {
  const spent: AdventureEvent = { kind: 'status', seat: 1, status: 'kings-hand', change: -1, tokens: 0 };
  const die: AdventureEvent = { kind: 'rolled', seat: 1, purpose: 'effect', dice: [5] };
  expect(mindOf(told(turn(1), spent), 2, FOE).at(-1)).toMatchObject({ kind: 'hand', die: null });
  expect(mindOf(told(turn(1), spent, die), 3, FOE).at(-1)).toMatchObject({ kind: 'hand', die: 5 });
});

it('follows a boss’s card from its reveal to its fate', () => {
  const card = (fate: 'revealed' | 'waits' | 'idle'): AdventureEvent => ({
    kind: 'boss-card',
    seat: 1,
    card: 'decree-1',
    fate,
  });
  const events = told(turn(1), card('revealed'), card('waits'), card('idle'));
  const fates = [1, 2, 3, 4].map((number) => cardIn(mindOf(events, number, { seat: 1, enemy: 'mad-king' }))?.fate);
  expect(fates).toEqual([undefined, 'revealed', 'waits', 'idle']);
});

it('says what an enemy does next until all of it has been shown', () => {
  const events = told(rolled(0, 6, 6, 6, 6, 6), turn(1), rolled(1, 2, 2, 3, 6, 6), kept(2, 3), turn(0));
  const next = [1, 3, 4, 5].map((shown) => doingNext(events, shown, 1)?.kind);
  expect(next).toEqual(['rolled', 'rolled', 'kept', undefined]);
  expect(doingNext(events, 1, 1)?.seat).toBe(1);
});
