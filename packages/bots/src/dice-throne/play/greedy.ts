// The choice after which the table looks best to the one who chooses, with nothing thought further.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { applyUnanswered, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Chance, type Choice, swiftChance } from '@wyrmtable/kernel';
import { chanceAt, PLAIN_EYE } from '../judge/standing.ts';

/** Dice that fall while trying must not be the dice that fall later. */
const TRYING = 0x3_0000_0000;

export function greedy(state: ThroneState, choices: readonly Choice[]): Choice {
  const seat = state.asked;
  const { dial } = playerAt(state, seat);
  let best = choices[0] ?? 0;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const chance: Chance = swiftChance(TRYING + state.turn);
    const tried = diceThrone.copy(state);
    applyUnanswered(tried, choice, chance);
    const worth = chanceAt(tried, seat, PLAIN_EYE, dial);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}
