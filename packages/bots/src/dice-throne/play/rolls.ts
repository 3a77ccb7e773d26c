// What each roll is worth to the roller as the match stands: every declaration is tried, then the dice are solved exactly.
import { diceThrone, type ThroneState } from '@wyrmtable/dice-throne';
import { applyUnanswered, declare, NONE, offencesOf, PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import type { Judged } from '../judge/stake.ts';
import { payable } from '../odds/index.ts';
import { FIRST_FULL, FULL, keepOf } from '../odds/keeps.ts';
import { type Plan, planFor } from '../odds/plan.ts';
import { sightOf } from '../odds/sight.ts';
import { classesOf } from './classes.ts';
import { isSettled, playUntil } from './course.ts';
import { withPloys } from './ploys.ts';

const LUCK = 0x5_0000_0000;

/** What the roller plays for, in one course that begins with a declaration. */
export type Following = (state: ThroneState, roller: Seat, choice: Choice, luck: number) => number;

/** As the table lies when the Roll Phase is over, judged so. */
export function afterRoll(judged: Judged): Following {
  return (state, roller, choice, luck) => {
    const course = diceThrone.copy(state);
    const chance = swiftChance(luck);
    applyUnanswered(course, choice, chance);
    playUntil(course, chance, isSettled);
    return judged(course, roller);
  };
}

/** A declaration with dice among which it makes no difference. */
export interface Declaration {
  readonly choice: Choice;
  /** Its number, or NONE for declaring nothing. */
  readonly ability: number;
  /** One of them, and all by their place among the full multisets. */
  readonly dice: readonly number[];
  readonly places: readonly number[];
}

/** All that the roller's board knows; declaring nothing comes first. */
export function declarationsOf(state: ThroneState): Declaration[] {
  const nothing = { choice: PROCEED, ability: NONE, dice: FULL[0] ?? [], places: FULL.map((_, place) => place) };
  const player = playerAt(state, state.active);
  const sight = sightOf(state, player.tokens);
  const rows = offencesOf(state, player).flatMap((ability) => classesOf(state, ability, sight));
  return [nothing, ...rows.map((one) => ({ ...one, choice: declare(one.ability, one.row) }))];
}

/** The state as if its roller stood before five dice with no card played on them. */
function atDice(state: ThroneState, dice: readonly number[]): ThroneState {
  const course = diceThrone.copy(state);
  course.stack = [];
  course.step = 'rolling';
  course.asking = 'roll';
  course.asked = state.active;
  course.rolls = Math.max(1, state.rolls);
  course.attempts = 0;
  course.declared = NONE;
  course.altered = false;
  course.dice = dice.slice();
  return course;
}

/** The roller's chance to win after the declaration, on average over so many courses; all have the same luck. */
export function declaredWorth(
  state: ThroneState,
  { choice, dice }: Declaration,
  tries: number,
  following: Following,
): number {
  const before = atDice(state, dice);
  let sum = 0;
  for (let i = 0; i < tries; i++) sum += following(before, state.active, choice, LUCK + i);
  return sum / tries;
}

export interface RollTable {
  /** The dice and nothing else. */
  readonly bare: Plan;
  /** The dice with what the roller has to change them in that state, if that is thought of. */
  planIn(state: ThroneState): Plan;
  /** What to declare, by the place of the dice among the full multisets. */
  readonly declarations: readonly Choice[];
  /** The roller's chance to win after that declaration with those dice, or after declaring nothing. */
  declared(choice: Choice, dice: readonly number[]): number;
  /** Attempts the roller has and can pay for. */
  attempts(state: ThroneState): number;
}

/** All that decides what cards, tokens and passives can make of a roll. */
function toolsOf(state: ThroneState): string {
  const { hand, cp, tokens } = playerAt(state, state.active);
  return JSON.stringify([hand, cp, tokens, state.used]);
}

/** A plan for every set of tools the roller may be left with; `judged` says what it costs to use them. */
function plansWithPloys(bare: Plan, judged: Judged): (state: ThroneState) => Plan {
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

/**
 * The dice solved for what each declaration was found to be worth; with a judge of what they cost the roller's means to
 * change dice are thought of, too.
 */
export function tableFrom(
  state: ThroneState,
  declarations: readonly Declaration[],
  worths: readonly number[],
  judged: Judged | null = null,
): RollTable {
  const player = playerAt(state, state.active);
  const goal = new Float64Array(FULL.length).fill(Number.NEGATIVE_INFINITY);
  const best: Choice[] = FULL.map(() => PROCEED);
  const known = new Map<Choice, Map<number, number>>();
  declarations.forEach(({ choice, places }, i) => {
    const worth = worths[i] ?? 0;
    const found = known.get(choice) ?? new Map<number, number>();
    known.set(choice, found);
    for (const place of places) {
      found.set(place, worth);
      if (worth <= (goal[place] as number)) continue;
      goal[place] = worth;
      best[place] = choice;
    }
  });
  const bare = planFor(goal);
  return {
    bare,
    planIn: judged === null ? () => bare : plansWithPloys(bare, judged),
    declarations: best,
    declared: (choice, dice) => known.get(choice)?.get(keepOf(dice) - FIRST_FULL) ?? worths[0] ?? 0,
    attempts: ({ dice, attempts, rolls }) => payable(state, player, rolls === 0 ? [] : dice, attempts),
  };
}
