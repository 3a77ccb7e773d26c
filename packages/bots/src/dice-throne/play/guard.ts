// Defence dice that may be rolled again: solved exactly, for whoever thinks of it before playing a card for that.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { argumentOf, unpack } from '@wyrmtable/dice-throne/inside';
import { type Choice, PASS } from '@wyrmtable/kernel';
import { defenceWorth } from '../odds/defending.ts';
import { waysOf } from '../odds/keeps.ts';
import { reflex } from './reflex.ts';

/** The dice without those. */
function without(dice: readonly number[], some: readonly number[]): number[] {
  const left = dice.slice();
  for (const die of some) left.splice(left.indexOf(die), 1);
  return left;
}

/** Which dice to roll again, if any. */
function rerollOf(state: ThroneState, choices: readonly Choice[]): Choice {
  const { defence, defenceDice } = state;
  const worthOf = defenceWorth(state, defence);
  let best: Choice = PASS;
  let most = worthOf(defenceDice);
  for (const choice of choices) {
    if (choice === PASS) continue;
    const again = unpack(argumentOf(choice));
    const kept = without(defenceDice, again);
    let worth = 0;
    for (const { dice, chance } of waysOf(again.length)) worth += chance * worthOf([...kept, ...dice]);
    if (worth <= most) continue;
    most = worth;
    best = choice;
  }
  return best;
}

/** Reflex, but for what may be rolled again. */
export const onGuard = (state: ThroneState, choices: readonly Choice[]): Choice =>
  state.asking === 'defence-reroll' ? rerollOf(state, choices) : reflex(state, choices);
