// What is remembered between questions depends on nothing but what the seat that asks can see.
import { diceThrone } from '@wyrmtable/dice-throne';
import { PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { swiftChance } from '@wyrmtable/kernel';
import { describe, expect, it } from 'vitest';
import { chancesOf, PLAIN_EYE } from '../src/dice-throne/judge/standing.ts';
import { PLAIN } from '../src/dice-throne/play/mind.ts';
import { tableSeen } from '../src/dice-throne/play/tables.ts';
import { put, rolled } from './throne-table.ts';

const TRIES = 4;

/** The roller holds no cards; the other one five, which only that one sees. */
function duel() {
  const state = rolled('pyromancer', 'moon-elf', [1, 1, 2, 3, 4]);
  const other = playerAt(state, 1);
  other.hand = other.deck.splice(-5);
  return state;
}

describe('the table of a Roll Phase', () => {
  it('is the same in all worlds that look alike, whatever the dice show and however often they were rolled', () => {
    const state = duel();
    const table = tableSeen(state, 0, PLAIN, TRIES);
    const world = diceThrone.copy(state);
    diceThrone.redeal(world, 0, swiftChance(9));
    expect(playerAt(world, 1).hand).not.toEqual(playerAt(state, 1).hand);
    expect(tableSeen(world, 0, PLAIN, TRIES)).toBe(table);
    expect(tableSeen({ ...world, dice: [6, 6, 6, 6, 6], rolls: 1, attempts: 2 }, 0, PLAIN, TRIES)).toBe(table);
  });

  it('is another one for the other seat, and as soon as anything else has changed', () => {
    const state = duel();
    const table = tableSeen(state, 0, PLAIN, TRIES);
    expect(tableSeen(state, 1, PLAIN, TRIES)).not.toBe(table);
    put(state, 0, 'fire-mastery', 2);
    expect(tableSeen(state, 0, PLAIN, TRIES)).not.toBe(table);
  });

  it('counts the rolls where a token does: Barbed Vine hurts for each after the first', () => {
    const state = duel();
    put(state, 0, 'barbed-vine');
    const late = tableSeen({ ...state, rolls: 3 }, 0, PLAIN, TRIES).declared(PROCEED, state.dice);
    const early = tableSeen({ ...state, rolls: 1 }, 0, PLAIN, TRIES).declared(PROCEED, state.dice);
    expect(late).toBeLessThan(early);
  });

  it('tries for dice that lie what it tries for all of them', () => {
    const lying = tableSeen(duel(), 0, PLAIN, TRIES).lying([1, 1, 1, 2, 3]);
    const { bare } = tableSeen(duel(), 0, PLAIN, TRIES);
    expect([...bare().goal]).toContain(lying.worth);
  });
});

describe('judging a duel', () => {
  it('says what judging any table says', () => {
    const state = duel();
    put(state, 0, 'fire-mastery', 3);
    put(state, 1, 'burn');
    state.health = [31, 17];
    for (const seat of [0, 1])
      expect(chancesOf(state, seat, PLAIN_EYE)).toEqual(chancesOf({ ...state, mode: 'koth' }, seat, PLAIN_EYE));
  });
});
