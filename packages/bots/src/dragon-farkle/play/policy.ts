// A whole player without search: every question answered at once, by tables, habits and a style.
import {
  allScoring,
  argumentOf,
  type FarkleState,
  pack,
  ROLL,
  STOP,
  soldiersFor,
  windowOf,
} from '@wyrmtable/dragon-farkle';
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import { chooseAction } from './actions.ts';
import { discardWorst, keepBest, playCard } from './cards.ts';
import { bestSet, rollOrStop } from './dice.ts';
import type { Style } from './style.ts';

/** Reads nothing of the state but what the seat may know. */
export function answerBy(style: Style, state: FarkleState, seat: Seat, choices: readonly Choice[]): Choice {
  const only = choices[0] as Choice;
  if (choices.length === 1) return only;
  if (windowOf(state) !== null) return playCard(state, seat, choices, style) ?? PASS;
  switch (state.step) {
    case 'turn':
      return playCard(state, seat, choices, style) ?? chooseAction(state, choices, style);
    case 'decide': {
      const plain = choices.includes(STOP) ? rollOrStop(state, style) : ROLL;
      return plain === STOP ? STOP : (playCard(state, seat, choices, style) ?? ROLL);
    }
    case 'choose':
      return bestSet(state, choices, style);
    case 'removeDie':
      return removeWorst(state, choices);
    case 'keep':
      return keepBest(state, seat);
    case 'limit':
      return discardWorst(state, seat, choices);
    default:
      return only;
  }
}

/** After the seventh die: the die without which the rest is worth most, or costs least in battle. */
function removeWorst(state: FarkleState, choices: readonly Choice[]): Choice {
  const roll = pack(state.dice);
  const sign = state.action === 'finalBattle' ? -1 : 1;
  let best = choices[0] as Choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = soldiersFor(allScoring(roll - pack([argumentOf(choice)])));
    // Nothing at all is a Zonk, whatever the action.
    const counted = worth === 0 ? Number.NEGATIVE_INFINITY : sign * worth;
    if (counted > most) {
      most = counted;
      best = choice;
    }
  }
  return best;
}
