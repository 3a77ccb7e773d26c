// A beginner: takes all that scores, presses its luck while somebody is ahead, is afraid for what it has otherwise, and forgets
// half of its cards. Good company, and beatable.
import { type FarkleState, type FarkleView, heroAt, kindOf, setAsideOf, soldiersFor } from '@wyrmtable/dragon-farkle';
import { type AnyBot, type Choice, type Question, type Seat, swiftChance } from '@wyrmtable/kernel';
import { answerBy } from './play/policy.ts';
import { CAREFUL, type Style } from './play/style.ts';

/** Of so many moments for a card, one is missed. */
const MISSED = 2;

/** Whoever is behind wants it all at once, and runs for the lair as soon as its gate is open. */
const GREEDY: Style = { ...CAREFUL, nerve: 0.35, stopsAtLair: false, fightFrom: 0, stayFrom: 0 };
/** Whoever is ahead banks the little there is. */
const AFRAID: Style = { ...CAREFUL, nerve: -0.35 };

const isBehind = ({ heroes }: FarkleState, own: number): boolean => heroes.some(({ army }) => army > own);

/** As many soldiers as the dice give now, whatever is left to roll. */
function mostNow(choices: readonly Choice[]): Choice | undefined {
  let found: Choice | undefined;
  let most = Number.NEGATIVE_INFINITY;
  for (const choice of choices) {
    if (kindOf(choice) !== 'setAside') continue;
    const { set, reward } = setAsideOf(choice);
    const soldiers = soldiersFor(set) * (reward === 'double' ? 2 : 1);
    if (soldiers <= most) continue;
    most = soldiers;
    found = choice;
  }
  return found;
}

function remembered(choices: readonly Choice[], seed: number): readonly Choice[] {
  const others = choices.filter((choice) => kindOf(choice) !== 'use');
  return others.length > 0 && swiftChance(seed).below(MISSED) === 0 ? others : choices;
}

function play(world: FarkleState, seat: Seat, choices: readonly Choice[]): Choice {
  const style = isBehind(world, heroAt(world, seat).army) ? GREEDY : AFRAID;
  return (world.step === 'choose' ? mostNow(choices) : undefined) ?? answerBy(style, world, seat, choices);
}

export const novice: AnyBot = {
  answer: ({ seat, choices, sample, seed }: Question<FarkleState, FarkleView>) =>
    play(sample(), seat, remembered(choices, seed)),
};
