// The exact chance to be able to declare each row and each ability of a board when playing for it alone.
import { type Ability, abilityOf, type LaidBoard, offencesOf } from '@wyrmtable/dice-throne';
import type { Stocked } from '@wyrmtable/kernel';
import { classesOf } from '../play/classes.ts';
import { FULL } from './keeps.ts';
import { type Kept, keepAt, type Plan, planFor, worthAt, worthKept } from './plan.ts';
import { CLEAR, type Sight, sightOf } from './sight.ts';

export interface Chance extends Kept {
  /** The id of the ability. */
  readonly ability: string;
  /** Chance to be able to declare it. */
  readonly worth: number;
}

export interface RowChance extends Chance {
  readonly row: number;
}

export interface Chances {
  readonly rows: readonly RowChance[];
  readonly abilities: readonly Chance[];
}

interface RowPlan {
  readonly row: number;
  readonly id: string;
  readonly plan: Plan;
}

interface BoardPlans {
  readonly rows: readonly RowPlan[];
  /** An ability is the union of its rows: `row` says nothing here. */
  readonly abilities: readonly RowPlan[];
}

/** 1 for the full multisets that meet one of the rows. */
function goalOf(of: Stocked, ability: number, sight: Sight, isWanted: (row: number) => boolean): Float64Array {
  const goal = new Float64Array(FULL.length);
  for (const { row, places } of classesOf(of, ability, sight))
    if (isWanted(row)) for (const place of places) goal[place] = 1;
  return goal;
}

/** The plans of one ability by how the dice are seen: its rows, and their union. */
interface AbilityPlans {
  readonly rows: Map<Sight, readonly RowPlan[]>;
  readonly unions: Map<Sight, RowPlan>;
}

/**
 * Plans depend on nothing but what is printed and how the dice are seen: each is made once, whatever boards it lies on and
 * whatever match it is in.
 */
const PLANS = new WeakMap<Ability, AbilityPlans>();

function plansFor(of: Stocked, number: number): AbilityPlans {
  const { ability } = abilityOf(of, number);
  let plans = PLANS.get(ability);
  if (plans === undefined) {
    plans = { rows: new Map(), unions: new Map() };
    PLANS.set(ability, plans);
  }
  return plans;
}

function rowPlans(of: Stocked, ability: number, sight: Sight): readonly RowPlan[] {
  const known = plansFor(of, ability).rows;
  let plans = known.get(sight);
  if (plans === undefined) {
    const { id, rows } = abilityOf(of, ability).ability;
    plans = rows.map((_, row) => ({ row, id, plan: planFor(goalOf(of, ability, sight, (one) => one === row)) }));
    known.set(sight, plans);
  }
  return plans;
}

function abilityPlan(of: Stocked, ability: number, sight: Sight): RowPlan {
  const known = plansFor(of, ability).unions;
  let plan = known.get(sight);
  if (plan === undefined) {
    const { id } = abilityOf(of, ability).ability;
    const union = goalOf(of, ability, sight, () => true);
    // A scale of 3, 4, 5 symbols is the union of what its easiest row asks.
    const same = rowPlans(of, ability, sight).find(({ plan: { goal } }) =>
      goal.every((met, place) => met === union[place]),
    );
    plan = same ?? { row: 0, id, plan: planFor(union) };
    known.set(sight, plan);
  }
  return plan;
}

/** A board, and the tokens on it where there are any: some change how its dice are seen. */
type Beheld = LaidBoard & { readonly tokens?: readonly number[] };

function plansOf(of: Stocked, board: Beheld): BoardPlans {
  const offences = offencesOf(of, board);
  const sight = board.tokens === undefined ? CLEAR : sightOf(of, board.tokens);
  return {
    rows: offences.flatMap((ability) => rowPlans(of, ability, sight)),
    abilities: offences.map((ability) => abilityPlan(of, ability, sight)),
  };
}

/** The chance to be able to declare each ability, by its id, when exactly those dice stay and the others are rolled next. */
export function keptChances(
  of: Stocked,
  board: Beheld,
  kept: readonly number[],
  attempts: number,
): ReadonlyMap<string, number> {
  return new Map(
    plansOf(of, board).abilities.map(({ id, plan }) => [
      id,
      attempts <= 0 ? worthAt(plan, kept, 0) : worthKept(plan, kept, attempts),
    ]),
  );
}

/**
 * Every row and ability of the board, in printed order. `dice` are the five that lie there, or none before the first
 * roll; `attempts` are the rolls still to be made.
 */
export function chances(of: Stocked, board: Beheld, dice: readonly number[], attempts: number): Chances {
  const { rows, abilities } = plansOf(of, board);
  return {
    rows: rows.map(({ id, row, plan }) => ({ ability: id, row, ...keepAt(plan, dice, attempts) })),
    abilities: abilities.map(({ id, plan }) => ({ ability: id, ...keepAt(plan, dice, attempts) })),
  };
}

/** The chance alone, of one ability by its number: what a search asks for thousands of times. */
export function chanceOf(
  of: Stocked,
  ability: number,
  sight: Sight,
  dice: readonly number[],
  attempts: number,
): number {
  return worthAt(abilityPlan(of, ability, sight).plan, dice, attempts);
}

/** The chance that five dice pass a test after so many rolls when playing for nothing else, whatever is printed on them. */
export function chanceToMeet(passes: (dice: readonly number[]) => boolean, attempts: number): number {
  return worthAt(planFor(Float64Array.from(FULL, (dice) => (passes(dice) ? 1 : 0))), [], attempts);
}
