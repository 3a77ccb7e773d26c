// Defence dice that may be rolled again: solved exactly, for whoever thinks of it before playing a card for that.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { argumentOf, unpack } from '@wyrmtable/dice-throne/inside';
import { type Choice, PASS } from '@wyrmtable/kernel';
import { guardWorth } from '../odds/defending.ts';
import { reflex } from './reflex.ts';

/** The dice without those. */
function without(dice: readonly number[], some: readonly number[]): number[] {
  const left = dice.slice();
  for (const die of some) left.splice(left.indexOf(die), 1);
  return left;
}

/** Which dice to roll again, if any. */
function rerollOf(state: ThroneState, choices: readonly Choice[]): Choice {
  const { defenceDice } = state;
  const worthOf = guardWorth(state);
  let best: Choice = PASS;
  let most = worthOf(defenceDice);
  for (const choice of choices) {
    if (choice === PASS) continue;
    const worth = worthOf(without(defenceDice, unpack(argumentOf(choice))));
    if (worth <= most) continue;
    most = worth;
    best = choice;
  }
  return best;
}

/** Reflex, but for what may be rolled again. */
export const onGuard = (state: ThroneState, choices: readonly Choice[]): Choice =>
  state.asking === 'defence-reroll' ? rerollOf(state, choices) : reflex(state, choices);
