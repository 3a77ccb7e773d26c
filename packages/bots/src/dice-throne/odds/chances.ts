// The exact chance to be able to declare each row and each ability of a board when playing for it alone.
import { abilityOf, type LaidBoard, offencesOf } from '@wyrmtable/dice-throne';
import { classesOf } from '../play/classes.ts';
import { FULL } from './keeps.ts';
import { type Kept, keepAt, type Plan, planFor, worthAt } from './plan.ts';

/** A row of the board by its place in the library. */
export interface BoardRow {
  readonly ability: number;
  readonly row: number;
}

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

interface RowPlan extends BoardRow {
  readonly id: string;
  readonly plan: Plan;
}

interface BoardPlans {
  readonly rows: readonly RowPlan[];
  /** An ability is the union of its rows: `row` says nothing here. */
  readonly abilities: readonly RowPlan[];
}

/** 1 for the full multisets that meet one of the rows. */
function goalOf(ability: number, isWanted: (row: number) => boolean): Float64Array {
  const goal = new Float64Array(FULL.length);
  for (const { row, places } of classesOf(ability)) if (isWanted(row)) for (const place of places) goal[place] = 1;
  return goal;
}

/** Plans depend on nothing but what is printed, so each ability's are made once, whatever boards it lies on. */
const ROWS = new Map<number, readonly RowPlan[]>();
const ABILITIES = new Map<number, RowPlan>();

function rowPlans(ability: number): readonly RowPlan[] {
  let plans = ROWS.get(ability);
  if (plans === undefined) {
    const { id, rows } = abilityOf(ability).ability;
    plans = rows.map((_, row) => ({ ability, row, id, plan: planFor(goalOf(ability, (one) => one === row)) }));
    ROWS.set(ability, plans);
  }
  return plans;
}

function abilityPlan(ability: number): RowPlan {
  let plan = ABILITIES.get(ability);
  if (plan === undefined) {
    const { id } = abilityOf(ability).ability;
    const union = goalOf(ability, () => true);
    // A scale of 3, 4, 5 symbols is the union of what its easiest row asks.
    const same = rowPlans(ability).find(({ plan: { goal } }) => goal.every((met, place) => met === union[place]));
    plan = same ?? { ability, row: 0, id, plan: planFor(union) };
    ABILITIES.set(ability, plan);
  }
  return plan;
}

function plansOf(board: LaidBoard): BoardPlans {
  const offences = offencesOf(board);
  return { rows: offences.flatMap(rowPlans), abilities: offences.map(abilityPlan) };
}

/**
 * Every row and ability of the board, in printed order. `dice` are the five that lie there, or none before the first
 * roll; `attempts` are the rolls still to be made.
 */
export function chances(board: LaidBoard, dice: readonly number[], attempts: number): Chances {
  const { rows, abilities } = plansOf(board);
  return {
    rows: rows.map(({ id, row, plan }) => ({ ability: id, row, ...keepAt(plan, dice, attempts) })),
    abilities: abilities.map(({ id, plan }) => ({ ability: id, ...keepAt(plan, dice, attempts) })),
  };
}

/** The chance alone, of one ability by its number: what a search asks for thousands of times. */
export function chanceOf(ability: number, dice: readonly number[], attempts: number): number {
  return worthAt(abilityPlan(ability).plan, dice, attempts);
}
