// Dice lying open: the roll that may still be altered, and whose each die is (DT-5.5, DT-14.6, DT-14.7).
import type { Choice, Seat } from '@wyrmtable/kernel';
import { reroll } from '../choice.ts';
import type { WhoseDie } from '../content/vocabulary.ts';
import { pack, partsOf, sizeOf } from '../dice.ts';
import { isOpponent, NONE, type ThroneState } from '../state.ts';

export interface OpenDice {
  readonly owner: Seat;
  /** In a contest the last die is the rival's; NONE without. */
  readonly rival: Seat;
  readonly dice: number[];
  readonly purpose: 'offence' | 'defence' | 'effect' | 'targeting';
  /** The status number whose die this is, or NONE. */
  readonly status: number;
}

/** The innermost effect roll, else the roll of the step: dice of one purpose at a time. */
export function openDice(state: ThroneState): OpenDice | null {
  for (let i = state.stack.length - 1; i > 0; i--) {
    const window = state.stack[i];
    if (window?.kind !== 'window' || window.cause !== 'effect-roll') continue;
    const under = state.stack[i - 1];
    if (under?.kind !== 'effects' || under.dice.length === 0) continue;
    const { by, rival, dice, cause, source } = under;
    const ofStatus = cause === 'spent' || cause === 'status';
    return { owner: by, rival, dice, purpose: 'effect', status: ofStatus ? source : NONE };
  }
  const roll = (owner: Seat, dice: number[], purpose: OpenDice['purpose']): OpenDice | null =>
    dice.length === 0 ? null : { owner, rival: NONE, dice, purpose, status: NONE };
  switch (state.step) {
    case 'rolling':
    case 'declared':
      return roll(state.active, state.dice, 'offence');
    case 'targeting-die':
      // DT-9.6: nobody turns the targeting die of an ultimate.
      return state.ultimate ? null : roll(state.active, state.targeting, 'targeting');
    case 'defence-rolled':
      return roll(state.defender, state.defenceDice, 'defence');
    default:
      return null;
  }
}

/** May the player touch the owner's dice with an effect on such dice? */
function mayTouch(state: ThroneState, seat: Seat, owner: Seat, whose: WhoseDie): boolean {
  switch (whose) {
    case 'any':
      return true;
    case 'own':
      return owner === seat;
    case 'team':
      return !isOpponent(state, owner, seat);
    case 'opponent':
      return isOpponent(state, owner, seat);
  }
}

/** The dice of the open roll that the player may touch: first those of its owner, then a rival's. */
export function touchable(
  state: ThroneState,
  open: OpenDice,
  seat: Seat,
  whose: WhoseDie,
): { readonly own: readonly number[]; readonly rival: readonly number[] } {
  const contest = open.rival !== NONE;
  const owners = contest ? open.dice.slice(0, -1) : open.dice;
  return {
    own: mayTouch(state, seat, open.owner, whose) ? owners : [],
    rival: contest && mayTouch(state, seat, open.rival, whose) ? open.dice.slice(-1) : [],
  };
}

/** Is there such a die at all? */
export function hasDie(state: ThroneState, seat: Seat, whose: WhoseDie): boolean {
  const open = openDice(state);
  if (open === null) return false;
  return mayTouch(state, seat, open.owner, whose) || (open.rival !== NONE && mayTouch(state, seat, open.rival, whose));
}

/** Where in the roll a die of that number lies. */
export function placeOf(open: OpenDice, value: number, rival: boolean): number {
  const last = open.dice.length - 1;
  if (rival) return open.dice[last] === value ? last : -1;
  const at = open.dice.indexOf(value);
  return open.rival !== NONE && at === last ? -1 : at;
}

/** The ways to roll at most so many of the dice again. */
export const partsUpTo = (dice: readonly number[], most: number): Choice[] =>
  partsOf(pack(dice))
    .filter((part) => sizeOf(part) <= most)
    .map((part) => reroll(part));
