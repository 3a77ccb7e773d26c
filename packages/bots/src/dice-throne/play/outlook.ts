// What a choice leads to for one seat: its chance to win when the choice has had its effect.
import { diceThrone, type ThroneState, topOf } from '@wyrmtable/dice-throne';
import { PROCEED, playerAt } from '@wyrmtable/dice-throne/inside';
import { type Chance, type Choice, PASS, type Seat, swiftChance } from '@wyrmtable/kernel';
import { isOfRoller, type Judged, rollJudgedFor, stakeFor, zeal } from '../judge/stake.ts';
import { chancesOf } from '../judge/standing.ts';
import { type Plan, worthAt } from '../odds/index.ts';
import { onGuard } from './guard.ts';
import type { Mind } from './mind.ts';
import { reflex } from './reflex.ts';
import { coursesFrom, isAtDice, isSettled, playUntil } from './rollout.ts';
import { plansWithPloys, type RollTable } from './rolls.ts';
import { tableSeen } from './tables.ts';

/** How often each declaration is tried for a quick table, for a careful one, and for one that is only looked through. */
const TRIES = 4;
export const CAREFUL = 24;
const GLANCE = 4;

/** A question laid out: where it stands, and the roller's table once somebody has needed it. */
export interface Outlook {
  readonly seat: Seat;
  readonly mind: Mind;
  /** What the seat plays for, as the table lies. */
  now(): number;
  table(): RollTable;
  /** The dice with what the roller has to change them in that state, if that is thought of. */
  planIn(state: ThroneState): Plan;
  /** What the dice of that state promise their roller, played best. */
  promised(state: ThroneState): number;
  /** The same for a Roll Phase that has not begun. */
  promisedBy(course: ThroneState): number;
  /** Does the other one of two sides stand before the dice? */
  readonly watches: boolean;
  /** How much more the dice of that state promise their roller than those that lie there now. */
  gained(state: ThroneState): number;
}

/** Is the other one of two sides about to roll or declare? */
const watchesDice = (world: ThroneState, seat: Seat): boolean =>
  world.step === 'rolling' && world.health.length === 2 && !isOfRoller(world, seat);

const sameDice = (one: ThroneState, other: ThroneState): boolean =>
  one.attempts === other.attempts &&
  one.rolls === other.rolls &&
  one.dice.length === other.dice.length &&
  one.dice.every((value, i) => value === other.dice[i]);

/** What a roller's table says of dice, with the means to change them thought of or not. */
interface Promising {
  readonly table: RollTable;
  planIn(state: ThroneState): Plan;
  promised(state: ThroneState): number;
}

function promising(table: RollTable, judged: Judged | null): Promising {
  let withTools: ((state: ThroneState) => Plan) | null = null;
  const planIn = (state: ThroneState): Plan => {
    if (judged === null) return table.bare();
    withTools ??= plansWithPloys(table.bare(), judged);
    return withTools(state);
  };
  const promised = (state: ThroneState): number => {
    const left = table.attempts(state);
    if (judged === null && left <= 0 && state.rolls > 0) return table.lying(state.dice).worth;
    return worthAt(planIn(state), state.rolls === 0 ? [] : state.dice, left);
  };
  return { table, planIn, promised };
}

export function outlookFrom(world: ThroneState, seat: Seat, mind: Mind, tries = TRIES): Outlook {
  // Only one's own cards are known.
  const judged = mind.foresight && world.active === seat ? rollJudgedFor(world, seat, mind.eye) : null;
  let own: Promising | null = null;
  let now: number | null = null;
  const here = (): Promising => {
    own ??= promising(tableSeen(world, seat, mind, tries), judged);
    return own;
  };
  const others = new Map<RollTable, Promising>();
  return {
    seat,
    mind,
    now: () => {
      now ??= stakeFor(world, seat, mind.eye);
      return now;
    },
    table: () => here().table,
    planIn: (state) => here().planIn(state),
    promised: (state) => here().promised(state),
    promisedBy: (course) => {
      const table = tableSeen(course, seat, mind, GLANCE);
      const known = others.get(table) ?? promising(table, judged);
      others.set(table, known);
      return known.promised(course);
    },
    watches: watchesDice(world, seat),
    gained: (state) => (sameDice(state, world) ? 0 : here().promised(state) - here().promised(world)),
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
  const { seat, mind, now } = outlook;
  // Of two sides the other one loses what the roller gains, and nothing by the dice as long as they are left alone.
  if (outlook.watches) return stakeFor(state, seat, mind.eye) - outlook.gained(state);
  const roller = outlook.promised(state);
  const changed = stakeFor(state, seat, mind.eye) - now();
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
function throughRoll({ seat, mind, promisedBy }: Outlook, course: ThroneState, chance: Chance): number {
  const { turn } = course;
  playUntil(course, chance, (state) => isAtDice(state) || state.step === 'main-2' || state.turn !== turn);
  return isAtDice(course) ? promisedBy(course) : stakeFor(course, seat, mind.eye);
}

/** Whoever thinks ahead knows what to do with defence dice that may be rolled again. */
const habitOf = ({ foresight }: Mind) => (foresight ? onGuard : reflex);

/** What a choice leads to in one possible course. */
export interface Lot {
  /** What the seat plays for. */
  readonly worth: number;
  /** No hidden card moved: it would be the same in every world that looks alike, with the same luck. */
  readonly open: boolean;
  /** Nor would other luck change anything. */
  readonly sure: boolean;
}

/** Has a hidden card moved? Piles that nobody has drawn from are as deep as they were. */
function sameDepths(before: ThroneState, after: ThroneState): boolean {
  for (let seat = 0; seat < before.players.length; seat++) {
    const { deck, hand } = playerAt(before, seat);
    const now = playerAt(after, seat);
    if (deck.length !== now.deck.length) return false;
    if (hand.length !== now.hand.length && seat !== before.asked) return false;
  }
  return true;
}

/** A choice tried with one luck after another, each in a world of its own. */
export type Lots = (world: () => ThroneState, luck: number) => Lot;

const isAfterwards = (state: ThroneState): boolean => isSettled(state) || isAtDice(state);

/**
 * Whoever lets a window go by is where everybody is who has answered: after it, maybe before the dice. Compared with the table
 * as it lies, any answer at all may look good there.
 */
const closesWindow = ({ asking }: ThroneState, { fair }: Mind): boolean => fair && asking === 'window';

/** What the choice leads to in world after world; what is the same in all of them is played in the first one alone. */
export function lotsAfter(outlook: Outlook, choice: Choice): Lots {
  const { seat, mind } = outlook;
  const waits = choice === PASS || choice === PROCEED;
  const coursesIn = (world: ThroneState): ((luck: number) => Lot) => {
    const looksOn = mind.foresight && isBeforeOwnRoll(world, seat);
    if (waits && !looksOn && isSettled(world) && !closesWindow(world, mind)) {
      const lot = { worth: stakeFor(world, seat, mind.eye), open: true, sure: true };
      return () => lot;
    }
    const courseWith =
      waits && looksOn ? () => diceThrone.copy(world) : coursesFrom(world, choice, isAfterwards, habitOf(mind));
    return (luck) => {
      const chance = swiftChance(luck);
      const course = courseWith(chance);
      const worth = courseWorth(outlook, course, chance, looksOn);
      const open = sameDepths(world, course);
      return { worth, open, sure: open && chance.at === 0 };
    };
  };
  let first: ((luck: number) => Lot) | null = null;
  let isOpen = true;
  return (world, luck) => {
    if (first === null) {
      first = coursesIn(world());
      const lot = first(luck);
      isOpen = lot.open;
      return lot;
    }
    if (isOpen) {
      const lot = first(luck);
      if (lot.open) return lot;
    }
    return coursesIn(world())(luck);
  };
}

function courseWorth(outlook: Outlook, course: ThroneState, chance: Chance, looksOn: boolean): number {
  const { seat, mind } = outlook;
  if (isAtDice(course)) return atDiceFor(outlook, course);
  return looksOn && isBeforeOwnRoll(course, seat)
    ? throughRoll(outlook, course, chance)
    : stakeFor(course, seat, mind.eye);
}
