// What each choice of a moment was worth, for looking back at a match: judged by what the seat could know then.
import { diceThrone, kindOf, type ThroneState } from '@wyrmtable/dice-throne';
import { argumentOf, pack, playerAt, unpack } from '@wyrmtable/dice-throne/inside';
import { type Choice, question, type Seat } from '@wyrmtable/kernel';
import { zeal } from './judge/stake.ts';
import { worthAt, worthKept } from './odds/plan.ts';
import { compare, compareTo } from './play/compare.ts';
import { isOfDice, safeChoice } from './play/judgement.ts';
import { FARSIGHTED } from './play/mind.ts';
import { askNow, CAREFUL, type Outlook, outlookFrom } from './play/outlook.ts';

export interface Appraisal {
  readonly choice: Choice;
  /** Chance to win after it. */
  readonly worth: number;
}

/** Courses for a careful look at one moment: well under a second. */
const BUDGET = 1500;
const FEWEST = 8;

/** The worth of something done with the dice alone. */
function worthAtDice(outlook: Outlook, world: ThroneState, choice: Choice): number {
  const { declared, attempts } = outlook.table();
  if (kindOf(choice) !== 'roll') return declared(choice, world.dice);
  const plan = outlook.planIn(world);
  const left = attempts(world);
  if (world.rolls === 0) return worthAt(plan, [], left);
  return left === 0 ? 0 : worthKept(plan, unpack(pack(world.dice) - argumentOf(choice)), left);
}

/**
 * Every one of the choices with the chance to win after it, in the order given. `state` is the position in which the seat
 * was to choose; `budget` counts the courses played.
 */
export function appraise(
  state: ThroneState,
  seat: Seat,
  choices: readonly Choice[],
  budget = BUDGET,
  seed = 1,
): Appraisal[] {
  const { sample } = question(diceThrone, state, seat, budget, seed);
  const world = askNow(sample(), seat);
  // As far as the strongest level looks without a search.
  const outlook = outlookFrom(world, seat, FARSIGHTED, CAREFUL);
  const tries = Math.max(FEWEST, Math.round(budget / (choices.length + 1)));
  // The appetite of a table of many sides is no chance to win.
  const chanceOf = (stake: number): number => stake / zeal(world, playerAt(world, seat).dial);
  const compared =
    world.asking === 'roll'
      ? compareTo(
          0,
          outlook,
          choices.filter((choice) => !isOfDice(choice)),
          { sample, tries: FEWEST, seed, patient: true },
        )
      : compare(outlook, choices, safeChoice(world, choices), { sample, tries, seed, patient: true });
  return choices.map((choice) => ({
    choice,
    worth: chanceOf(compared.find((one) => one.choice === choice)?.worth ?? worthAtDice(outlook, world, choice)),
  }));
}
