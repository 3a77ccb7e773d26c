// What a choice leads to for one seat: its chance to win when the choice has had its effect.
import { diceThrone, type ThroneState, topOf } from '@wyrmtable/dice-throne';
import { applyUnanswered, PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Choice, PASS, type Seat, swiftChance } from '@wyrmtable/kernel';
import { isOfRoller, rollJudgedFor, stakeFor, zeal } from '../judge/stake.ts';
import { chancesOf, type Reach } from '../judge/standing.ts';
import { worthAt } from '../odds/index.ts';
import { isAtDice, isSettled, playUntil } from './course.ts';
import { afterRoll, declarationsOf, declaredWorth, type RollTable, tableFrom } from './rolls.ts';

/** How often each declaration is tried for a quick table. */
const TRIES = 10;

/** The roller's table from courses to the end of the Roll Phase alone. */
export function quickTable(world: ThroneState, seat: Seat, reach: Reach, tries = TRIES): RollTable {
  const following = afterRoll(rollJudgedFor(world, seat, reach));
  const declarations = declarationsOf(world);
  const worths = declarations.map((one) => declaredWorth(world, one, tries, following));
  return tableFrom(world, declarations, worths);
}

/** A question laid out: where it stands, and the roller's table once somebody has needed it. */
export interface Outlook {
  readonly seat: Seat;
  readonly reach: Reach;
  /** What the seat plays for, as the table lies. */
  readonly now: number;
  table(): RollTable;
}

export function outlookFrom(
  world: ThroneState,
  seat: Seat,
  reach: Reach,
  makeTable = () => quickTable(world, seat, reach),
): Outlook {
  let table: RollTable | null = null;
  return {
    seat,
    reach,
    now: stakeFor(world, seat, reach),
    table: () => {
      table ??= makeTable();
      return table;
    },
  };
}

/** A seat that lays its answer ready early is asked as if its place had come. */
export function askNow(world: ThroneState, seat: Seat): ThroneState {
  const window = topOf(world);
  if (world.asked !== seat && window?.kind === 'window') {
    world.asked = seat;
    window.asked = seat;
  }
  return world;
}

/** What the dice that lie there promise the seat: the roller's own chance, or its part of what is left to the others. */
function atDiceFor(outlook: Outlook, state: ThroneState): number {
  const { seat, reach, now, table } = outlook;
  const { plan, attempts } = table();
  const roller = worthAt(plan, state.rolls === 0 ? [] : state.dice, attempts(state));
  const changed = stakeFor(state, seat, reach) - now;
  if (isOfRoller(state, seat)) return roller + changed;
  const chances = chancesOf(state, seat, reach);
  const { dial } = playerAt(state, seat);
  const others = 1 - (chances[playerAt(state, state.active).dial] ?? 0);
  const part = others <= 0 ? 0 : (chances[dial] ?? 0) / others;
  return (1 - roller) * part * zeal(state, dial) + changed;
}

/** What the seat plays for, in one possible course that begins with the choice. */
export function chanceAfter(outlook: Outlook, world: ThroneState, choice: Choice, luck: number): number {
  const { seat, reach } = outlook;
  if ((choice === PASS || choice === PROCEED) && isSettled(world)) return stakeFor(world, seat, reach);
  const course = diceThrone.copy(world);
  const chance = swiftChance(luck);
  applyUnanswered(course, choice, chance);
  playUntil(course, chance, (state) => isSettled(state) || isAtDice(state));
  return isAtDice(course) ? atDiceFor(outlook, course) : stakeFor(course, seat, reach);
}
