// Master at the dice: every way to go on is worth what the solved table says.
import {
  type FarkleState,
  heroAt,
  kindOf,
  ROLL,
  STOP,
  setAsideOf,
  sizeOf,
  soldiersFor,
  triplesIn,
  useOf,
  windowOf,
} from '@wyrmtable/dragon-farkle';
import type { Choice } from '@wyrmtable/kernel';
import { diceAfter, handOf, place } from '../odds/hand.ts';
import { layerOf, rollWorth } from '../odds/solver.ts';
import { ANY_FACE, placedFace, throwsOf, UNIT } from '../odds/throws.ts';
import { verbOf } from '../play/verbs.ts';
import { itemWorth } from '../play/worth.ts';
import { type Standing, standing } from './stakes.ts';

/** The chance to win after a choice, by the solved table; minus infinity for what it does not know. */
type WorthOf = (choice: Choice) => number;

/** The choice of highest worth. */
function highest(choices: readonly Choice[], worthOf: WorthOf): Choice {
  let best = choices[0] as Choice;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    const worth = worthOf(choice);
    if (worth > most) {
      most = worth;
      best = choice;
    }
  }
  return best;
}

/** Is the table of rolls solved for what is asked now? Not in the Final Battle, where nobody may stop. */
export const isSolved = (state: FarkleState): boolean =>
  windowOf(state) === null && (state.step === 'choose' || (state.step === 'decide' && state.action !== 'finalBattle'));

/** What each choice at the dice is worth, where that is solved. */
export const worthAtDice = (state: FarkleState): WorthOf =>
  state.step === 'choose' ? worthOfSets(state) : worthOfRolling(state);

/** The best choice at the dice, where that is solved. */
export const bestAtDice = (state: FarkleState, choices: readonly Choice[]): Choice =>
  highest(choices, worthAtDice(state));

/** Roll, stop, or lay a card for the coming roll (step `decide`). */
function worthOfRolling(state: FarkleState): WorthOf {
  const stand = standing(state);
  const layer = layerOf(stand.solution, stand.helps);
  return (choice) => {
    if (choice === STOP) return layer.stop[stand.units] as number;
    if (choice === ROLL) return prepared(state, stand, state.placed, state.placedEvent, state.extraDie);
    const { card } = useOf(choice);
    const price = itemWorth(state, card, heroAt(state, state.roller).lair) * stand.weight;
    return withCard(state, stand, card) - price;
  };
}

function withCard(state: FarkleState, stand: Standing, card: number): number {
  const { placed, placedEvent, extraDie } = state;
  switch (verbOf(state, card)) {
    case 'place-die':
      return prepared(state, stand, [...placed, 1], placedEvent, extraDie);
    case 'place-event':
      return prepared(state, stand, placed, 'rally', extraDie);
    case 'extra-die':
      return prepared(state, stand, placed, placedEvent, true);
    default:
      return Number.NEGATIVE_INFINITY;
  }
}

/** Worth of the coming roll with what cards have laid for it. */
function prepared(
  state: FarkleState,
  { solution, helps, units }: Standing,
  placed: FarkleState['placed'],
  placedEvent: FarkleState['placedEvent'],
  extraDie: boolean,
): number {
  const { fullSet, circumstances } = solution.stakes;
  const throws = throwsOf({ dice: state.left, placed, extraDie, tripleBonus: circumstances.tripleBonus });
  const hand =
    placed.length === 0 && !extraDie
      ? solution.hands[state.left - 1]
      : handOf(throws, state.left, fullSet, circumstances.keepsBitten);
  return rollWorth(solution, helps, units, hand, placedEvent === null ? ANY_FACE : placedFace(placedEvent));
}

/** Which dice to set aside, and which reward to take (step `choose`). */
function worthOfSets(state: FarkleState): WorthOf {
  const { solution, helps, units } = standing(state);
  const { fullSet, circumstances, items } = solution.stakes;
  const layer = layerOf(solution, helps);
  const withItem = layerOf(solution, { ...helps, item: items });
  return (choice) => {
    if (kindOf(choice) !== 'setAside') return Number.NEGATIVE_INFINITY;
    const { set, reward } = setAsideOf(choice);
    const soldiers = soldiersFor(set) * (reward === 'double' ? 2 : 1) + circumstances.tripleBonus * triplesIn(set);
    const at = place(units + soldiers / UNIT, diceAfter(fullSet, state.left, sizeOf(set)));
    return (reward === 'item' ? withItem : layer).best[at] as number;
  };
}
