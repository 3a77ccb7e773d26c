// What a choice leads to for one seat: its chance to win when the choice has had its effect.
import { diceThrone, type ThroneState, topOf } from '@wyrmtable/dice-throne';
import { applyUnanswered, PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Chance, type Choice, PASS, type Seat, swiftChance } from '@wyrmtable/kernel';
import { isOfRoller, rollJudgedFor, stakeFor, zeal } from '../judge/stake.ts';
import { chancesOf } from '../judge/standing.ts';
import { worthAt } from '../odds/index.ts';
import { isAtDice, isSettled, playUntil } from './course.ts';
import { onGuard } from './guard.ts';
import type { Mind } from './mind.ts';
import { reflex } from './reflex.ts';
import { afterRoll, declarationsOf, declaredWorth, type RollTable, tableFrom } from './rolls.ts';

/** How often each declaration is tried for a quick table, for a careful one, and for one that is only looked through. */
const TRIES = 10;
export const CAREFUL = 24;
const GLANCE = 4;

/** The roller's table from courses to the end of the Roll Phase alone. */
export function quickTable(world: ThroneState, seat: Seat, { eye, foresight }: Mind, tries = TRIES): RollTable {
  const judged = rollJudgedFor(world, seat, eye);
  const declarations = declarationsOf(world);
  const worths = declarations.map((one) => declaredWorth(world, one, tries, afterRoll(judged)));
  // Only one's own cards are known.
  return tableFrom(world, declarations, worths, foresight && world.active === seat ? judged : null);
}

/** A question laid out: where it stands, and the roller's table once somebody has needed it. */
export interface Outlook {
  readonly seat: Seat;
  readonly mind: Mind;
  /** What the seat plays for, as the table lies. */
  readonly now: number;
  table(): RollTable;
  /** The table of a Roll Phase that has not begun. */
  tableOf(course: ThroneState): RollTable;
}

export function outlookFrom(
  world: ThroneState,
  seat: Seat,
  mind: Mind,
  makeTable = () => quickTable(world, seat, mind),
): Outlook {
  let table: RollTable | null = null;
  const tables = new Map<string, RollTable>();
  return {
    seat,
    mind,
    now: stakeFor(world, seat, mind.eye),
    table: () => {
      table ??= makeTable();
      return table;
    },
    tableOf: (course) => {
      // Worlds that look alike to the seat promise it the same.
      const sight = JSON.stringify(diceThrone.view(course, seat));
      const known = tables.get(sight) ?? quickTable(course, seat, mind, GLANCE);
      tables.set(sight, known);
      return known;
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
  const { seat, mind, now, table } = outlook;
  const { planIn, attempts } = table();
  const roller = worthAt(planIn(state), state.rolls === 0 ? [] : state.dice, attempts(state));
  const changed = stakeFor(state, seat, mind.eye) - now;
  if (isOfRoller(state, seat)) return roller + changed;
  const chances = chancesOf(state, seat, mind.eye);
  const { dial } = playerAt(state, seat);
  const others = 1 - (chances[playerAt(state, state.active).dial] ?? 0);
  const part = others <= 0 ? 0 : (chances[dial] ?? 0) / others;
  return (1 - roller) * part * zeal(state, dial) + changed;
}

const isBeforeOwnRoll = ({ asking, step, active }: ThroneState, seat: Seat): boolean =>
  asking === 'main' && step === 'main-1' && active === seat;

/** What the Roll Phase promises that comes next, its dice played best; as the table lies if there is none. */
function throughRoll({ seat, mind, tableOf }: Outlook, course: ThroneState, chance: Chance): number {
  const { turn } = course;
  playUntil(course, chance, (state) => isAtDice(state) || state.step === 'main-2' || state.turn !== turn);
  if (!isAtDice(course)) return stakeFor(course, seat, mind.eye);
  const { planIn, attempts } = tableOf(course);
  return worthAt(planIn(course), course.rolls === 0 ? [] : course.dice, attempts(course));
}

/** Whoever thinks ahead knows what to do with defence dice that may be rolled again. */
const habitOf = ({ foresight }: Mind) => (foresight ? onGuard : reflex);

/** What the seat plays for, in one possible course that begins with the choice. */
export function chanceAfter(outlook: Outlook, world: ThroneState, choice: Choice, luck: number): number {
  const { seat, mind } = outlook;
  const looksOn = mind.foresight && isBeforeOwnRoll(world, seat);
  const waits = choice === PASS || choice === PROCEED;
  if (waits && !looksOn && isSettled(world)) return stakeFor(world, seat, mind.eye);
  const course = diceThrone.copy(world);
  const chance = swiftChance(luck);
  if (!(waits && looksOn)) {
    applyUnanswered(course, choice, chance);
    playUntil(course, chance, (state) => isSettled(state) || isAtDice(state), habitOf(mind));
  }
  if (isAtDice(course)) return atDiceFor(outlook, course);
  return looksOn && isBeforeOwnRoll(course, seat)
    ? throughRoll(outlook, course, chance)
    : stakeFor(course, seat, mind.eye);
}
