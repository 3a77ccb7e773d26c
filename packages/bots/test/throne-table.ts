// Duels of Dice Throne laid out for the tests of odds: dice on the table, its roller about to decide.
import { abilityOf, diceThrone, heroNumber, offencesOf, statusNumber, type ThroneState } from '@wyrmtable/dice-throne';
import { declare, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Choice, swiftChance } from '@wyrmtable/kernel';

/** Seat 0 has rolled these dice and has no attempts left; nobody holds cards. */
export function rolled(hero: string, foe: string, dice: readonly number[]): ThroneState {
  const state = diceThrone.start({ mode: 'duel', heroes: [hero, foe], promo: false }, 2, swiftChance(1));
  for (const player of state.players) player.hand = [];
  return {
    ...state,
    order: [0, 1],
    active: 0,
    turn: 3,
    stack: [],
    triggers: [],
    step: 'rolling',
    asking: 'roll',
    asked: 0,
    attempts: 0,
    rolls: 3,
    dice: [...dice],
  };
}

export function declaring(state: ThroneState, ability: string, row = 0): Choice {
  const number = offencesOf(playerAt(state, state.active)).find((one) => abilityOf(one).ability.id === ability);
  if (number === undefined) throw new RangeError(`no ability ${ability}`);
  return declare(number, row);
}

export const laid = (hero: string, ranks: readonly number[] = []) => ({ hero: heroNumber(hero), ranks });

export function put(state: ThroneState, seat: number, status: string, tokens = 1): void {
  playerAt(state, seat).tokens[statusNumber(status)] = tokens;
}
