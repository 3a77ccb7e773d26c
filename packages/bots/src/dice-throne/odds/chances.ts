// The exact chance to be able to declare each row and each ability of a board when playing for it alone.
import { abilityOf, type LaidBoard, offencesOf } from '@wyrmtable/dice-throne';
import { classesOf } from '../play/classes.ts';
import { FULL } from './keeps.ts';
import { type Kept, keepAt, type Plan, planFor, worthAt } from './plan.ts';
import { CLEAR, SIGHTS, type Sight, sightOf } from './sight.ts';

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
function goalOf(ability: number, sight: Sight, isWanted: (row: number) => boolean): Float64Array {
  const goal = new Float64Array(FULL.length);
  for (const { row, places } of classesOf(ability, sight))
    if (isWanted(row)) for (const place of places) goal[place] = 1;
  return goal;
}

/** Plans depend on nothing but what is printed and how the dice are seen: each is made once, whatever boards it lies on. */
const ROWS = new Map<number, readonly RowPlan[]>();
const ABILITIES = new Map<number, RowPlan>();

function rowPlans(ability: number, sight: Sight): readonly RowPlan[] {
  const key = ability * SIGHTS + sight;
  let plans = ROWS.get(key);
  if (plans === undefined) {
    const { id, rows } = abilityOf(ability).ability;
    plans = rows.map((_, row) => ({ ability, row, id, plan: planFor(goalOf(ability, sight, (one) => one === row)) }));
    ROWS.set(key, plans);
  }
  return plans;
}

function abilityPlan(ability: number, sight: Sight): RowPlan {
  const key = ability * SIGHTS + sight;
  let plan = ABILITIES.get(key);
  if (plan === undefined) {
    const { id } = abilityOf(ability).ability;
    const union = goalOf(ability, sight, () => true);
    // A scale of 3, 4, 5 symbols is the union of what its easiest row asks.
    const same = rowPlans(ability, sight).find(({ plan: { goal } }) =>
      goal.every((met, place) => met === union[place]),
    );
    plan = same ?? { ability, row: 0, id, plan: planFor(union) };
    ABILITIES.set(key, plan);
  }
  return plan;
}

/** A board, and the tokens on it where there are any: some change how its dice are seen. */
type Beheld = LaidBoard & { readonly tokens?: readonly number[] };

function plansOf(board: Beheld): BoardPlans {
  const offences = offencesOf(board);
  const sight = board.tokens === undefined ? CLEAR : sightOf(board.tokens);
  return {
    rows: offences.flatMap((ability) => rowPlans(ability, sight)),
    abilities: offences.map((ability) => abilityPlan(ability, sight)),
  };
}

/**
 * Every row and ability of the board, in printed order. `dice` are the five that lie there, or none before the first
 * roll; `attempts` are the rolls still to be made.
 */
export function chances(board: Beheld, dice: readonly number[], attempts: number): Chances {
  const { rows, abilities } = plansOf(board);
  return {
    rows: rows.map(({ id, row, plan }) => ({ ability: id, row, ...keepAt(plan, dice, attempts) })),
    abilities: abilities.map(({ id, plan }) => ({ ability: id, ...keepAt(plan, dice, attempts) })),
  };
}

/** The chance alone, of one ability by its number: what a search asks for thousands of times. */
export function chanceOf(ability: number, sight: Sight, dice: readonly number[], attempts: number): number {
  return worthAt(abilityPlan(ability, sight).plan, dice, attempts);
}
