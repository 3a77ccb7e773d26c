// Looking back on Dice Throne: attack and defence rolls by their exact worth, decisions by the chance to win.
import { abilityOf, kindOf, type ThroneEvent, type ThroneState, type ThroneView } from '@wyrmtable/dice-throne';
import { argumentOf, isOpponent, pack, playerAt, unpack } from '@wyrmtable/dice-throne/inside';
import type { Choice, Question } from '@wyrmtable/kernel';
import { bestOf } from '../dice-throne/adept.ts';
import { appraise as appraised } from '../dice-throne/appraise.ts';
import { defenceWorth } from '../dice-throne/odds/defending.ts';
import { waysOf } from '../dice-throne/odds/keeps.ts';
import { type Plan, worthAt, worthKept } from '../dice-throne/odds/plan.ts';
import { payable, payoffOf, planOf } from '../dice-throne/odds/worth.ts';
import { judge } from '../dice-throne/play/judgement.ts';
import { askNow } from '../dice-throne/play/outlook.ts';
import { paired } from './paired.ts';
import type { Appraisal, Reader, Reviewer } from './reviewer.ts';

/** Worlds to find the better choice in; rounds to hold the two against each other in, and courses in each. */
const TRIES = 12;
const ROUNDS = 6;
const BUDGET = 60;
const SALT = 0x4_0000_0000;

/** The dice that stay when that part of them is rolled. */
function keptOf(dice: readonly number[], part: number): readonly number[] {
  return part === 0 && dice.length === 0 ? [] : unpack(pack(dice) - part);
}

function planNow(state: ThroneState): Plan {
  const own = playerAt(state, state.active);
  const opponents = state.players.filter((player, seat) => !player.out && isOpponent(state, seat, state.active));
  const [only] = opponents;
  return planOf(own, payoffOf(own, opponents.length === 1 && only !== undefined ? only : null));
}

function throwing(state: ThroneState, choice: Choice): Reader | null {
  if (state.asking === 'roll' && kindOf(choice) === 'roll') return attacking(state, choice);
  return state.asking === 'defence' && kindOf(choice) === 'defend' ? defending(state, argumentOf(choice)) : null;
}

/** What the defence roll gives against what it gives on average: what it lessens, sends back and brings. */
function defending(state: ThroneState, ability: number): Reader | null {
  const seat = state.target;
  const { dice: count, rerolls } = abilityOf(ability).ability;
  // A roll of which some dice may be rolled again is not over when it lies.
  if (count === 0 || rerolls > 0) return null;
  const worth = defenceWorth(state, ability);
  let expected = 0;
  let squares = 0;
  for (const { dice, chance } of waysOf(count)) {
    const one = worth(dice);
    expected += chance * one;
    squares += chance * one * one;
  }
  return {
    read(_, events: readonly ThroneEvent[]) {
      const rolled = events.find((event) => event.kind === 'rolled' && event.purpose === 'defence');
      if (rolled?.kind !== 'rolled') return null;
      const variance = Math.max(0, squares - expected * expected);
      return { seat, defends: true, got: worth(rolled.dice), expected, variance };
    },
  };
}

/** What the attack roll gives against what it gives on average, the dice kept as they were. */
function attacking(state: ThroneState, choice: Choice): Reader {
  const dice = state.rolls === 0 ? [] : state.dice.slice();
  const attempts = payable(playerAt(state, state.active), dice, state.attempts);
  const keep = state.rolls === 0 ? [] : keptOf(dice, argumentOf(choice));
  const plan = planNow(state);
  const seat = state.active;
  const expected = worthKept(plan, keep, attempts);
  const worth = (rolled: readonly number[]): number => worthAt(plan, [...keep, ...rolled], attempts - 1);
  const squares = waysOf(5 - keep.length).reduce((sum, { dice, chance }) => sum + chance * worth(dice) ** 2, 0);
  return {
    read: (after: ThroneState) => ({
      seat,
      defends: false,
      got: worthAt(plan, after.dice, attempts - 1),
      expected,
      variance: Math.max(0, squares - expected * expected),
    }),
  };
}

/** The better choice is found by adept's judgement; then both are appraised anew, so that luck is not believed. */
function appraise(asked: Question<ThroneState, ThroneView>, made: Choice): Appraisal | null {
  const { seat, sample, seed } = asked;
  const world = askNow(sample(), seat);
  if (world.asking === 'order' || world.asking === 'pay') return null;
  const better = bestOf(judge(asked, world, TRIES));
  if (better === made) return null;
  return paired(better, ROUNDS, (round) => {
    const [best, own] = appraised(sample(), seat, [better, made], BUDGET, SALT + ROUNDS * seed + round);
    return (best?.worth ?? 0) - (own?.worth ?? 0);
  });
}

export const diceThroneReviewer: Reviewer = { luck: 'worth', least: 0.005, opening: () => null, throwing, appraise };
