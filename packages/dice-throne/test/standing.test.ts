// Amounts that are read of a player at any time, outside of every effect.
import { start, swiftChance } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { statusNumber } from '../src/content/library.ts';
import { diceThrone } from '../src/game.ts';
import { standingAmount } from '../src/rules/amounts.ts';
import { playerAt } from '../src/state.ts';

function dealt() {
  const state = start(diceThrone, { heroes: ['moon-elf', 'monk'], promo: false }, 2, swiftChance(3));
  const player = playerAt(state, 0);
  player.cp = 7;
  player.tokens[statusNumber(state, 'evasive')] = 3;
  player.tokens[statusNumber(state, 'blind')] = 1;
  state.health[player.dial] = 31;
  return state;
}

test.each([
  ['a number is itself', 4, 4],
  ['so many for each token', { kind: 'tokens', status: 'evasive', times: 2, of: 'self' }, 6],
  ['for tokens that are not there', { kind: 'tokens', status: 'entangle', times: 2, of: 'self' }, 0],
  ['the CP', { kind: 'cp' }, 7],
  ['the health on the dial', { kind: 'health', of: 'self' }, 31],
  ['status effects of a kind', { kind: 'statuses', which: 'negative', of: 'self' }, 1],
] as const)('%s', (_, amount, value) => {
  expect(standingAmount(dealt(), 0, amount)).toBe(value);
});

test('what is counted while an effect resolves cannot be read outside of one', () => {
  expect(standingAmount(dealt(), 0, { kind: 'tokens', status: 'evasive', times: 2, of: 'target' })).toBeNull();
});
