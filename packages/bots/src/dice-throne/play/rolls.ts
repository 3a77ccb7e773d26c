// What each roll is worth to the roller as the match stands: every declaration is tried, then the dice are solved exactly.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { declare, NONE, offencesOf, PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import type { Judged } from '../judge/stake.ts';
import { payable } from '../odds/index.ts';
import { FIRST_FULL, FULL, keepOf } from '../odds/keeps.ts';
import { type Plan, planFor } from '../odds/plan.ts';
import { sightOf } from '../odds/sight.ts';
import { classesOf } from './classes.ts';
import { withPloys } from './ploys.ts';
import { coursesFrom, isSettled } from './rollout.ts';

const LUCK = 0x5_0000_0000;

/** What the roller plays for, in one course that begins with a declaration. */
export type Following = (state: ThroneState, roller: Seat, choice: Choice, luck: number) => number;

/** A declaration with dice among which it makes no difference. */
interface Declaration {
  readonly choice: Choice;
  /** Its number, or NONE for declaring nothing. */
  readonly ability: number;
  /** One of them, and all by their place among the full multisets. */
  readonly dice: readonly number[];
  readonly places: readonly number[];
}

/** All that the roller's board knows; declaring nothing comes first. */
function declarationsOf(state: ThroneState): Declaration[] {
  const nothing = { choice: PROCEED, ability: NONE, dice: FULL[0] ?? [], places: FULL.map((_, place) => place) };
  const player = playerAt(state, state.active);
  const sight = sightOf(state, player.tokens);
  const rows = offencesOf(state, player).flatMap((ability) => classesOf(state, ability, sight));
  return [nothing, ...rows.map((one) => ({ ...one, choice: declare(one.ability, one.row) }))];
}

/**
 * The roller's chance to win after the declaration, on average over so many courses to the end of the Roll Phase; all have
 * the same luck. `state` has the roller before the dice, which are laid on it.
 */
function declaredWorth(state: ThroneState, { choice, dice }: Declaration, tries: number, judged: Judged): number {
  const roller = state.active;
  state.dice = dice.slice();
  const courseWith = coursesFrom(state, choice, isSettled);
  let sum = 0;
  for (let i = 0; i < tries; i++) {
    const chance = swiftChance(LUCK + i);
    const worth = judged(courseWith(chance), roller);
    // Where no luck came into it, more of it changes nothing.
    if (chance.at === 0) return worth;
    sum += worth;
  }
  return sum / tries;
}

/** What is best declared with dice as they lie, and the roller's chance to win after it. */
interface Lying {
  readonly choice: Choice;
  readonly worth: number;
}

export interface RollTable {
  /** The dice and nothing else, every declaration tried. */
  bare(): Plan;
  /** As they lie, without what could still be made of them. */
  lying(dice: readonly number[]): Lying;
  /** The roller's chance to win after that declaration with those dice, or after declaring nothing. */
  declared(choice: Choice, dice: readonly number[]): number;
  /** Attempts the roller has and can pay for. */
  attempts(state: ThroneState): number;
}

/** Each declaration is tried when it is first asked for: dice that nobody rolls again ask for few of them. */
export function tableFrom(state: ThroneState, tries: number, judged: Judged): RollTable {
  const player = playerAt(state, state.active);
  const declarations = declarationsOf(state);
  const worths: (number | undefined)[] = [];
  const worthOf = (i: number): number => {
    let worth = worths[i];
    if (worth === undefined) {
      worth = declaredWorth(state, declarations[i] as Declaration, tries, judged);
      worths[i] = worth;
    }
    return worth;
  };
  const lyingAt = (place: number): Lying => {
    let choice: Choice = PROCEED;
    let worth = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < declarations.length; i++) {
      const one = declarations[i] as Declaration;
      if (!isAmong(one, place)) continue;
      const its = worthOf(i);
      if (its <= worth) continue;
      worth = its;
      choice = one.choice;
    }
    return { choice, worth };
  };
  let plan: Plan | null = null;
  return {
    bare: () => {
      plan ??= planFor(goalOf(declarations, worthOf));
      return plan;
    },
    lying: (dice) => lyingAt(keepOf(dice) - FIRST_FULL),
    declared: (choice, dice) => {
      const place = keepOf(dice) - FIRST_FULL;
      return worthOf(
        Math.max(
          0,
          declarations.findIndex((one) => one.choice === choice && isAmong(one, place)),
        ),
      );
    },
    attempts: ({ dice, attempts, rolls }) => payable(state, player, rolls === 0 ? [] : dice, attempts),
  };
}

/** What every full multiset is worth as it lies. */
function goalOf(declarations: readonly Declaration[], worthOf: (i: number) => number): Float64Array {
  const goal = new Float64Array(FULL.length).fill(Number.NEGATIVE_INFINITY);
  declarations.forEach(({ places }, i) => {
    const worth = worthOf(i);
    for (const place of places) if (worth > (goal[place] as number)) goal[place] = worth;
  });
  return goal;
}

const isAmong = ({ places }: Declaration, place: number): boolean =>
  places.length === FULL.length || places.includes(place);

/** All that decides what cards, tokens and passives can make of a roll. */
function toolsOf(state: ThroneState): string {
  const { hand, cp, tokens } = playerAt(state, state.active);
  return JSON.stringify([hand, cp, tokens, state.used]);
}

/** A plan for every set of tools the roller may be left with; `judged` says what it costs to use them. */
export function plansWithPloys(bare: Plan, judged: Judged): (state: ThroneState) => Plan {
  const plans = new Map<string, Plan>();
  return (state) => {
    const tools = toolsOf(state);
    let plan = plans.get(tools);
    if (plan === undefined) {
      const goal = withPloys(bare.goal, state, state.active, judged);
      plan = goal === bare.goal ? bare : planFor(goal);
      plans.set(tools, plan);
    }
    return plan;
  };
}
