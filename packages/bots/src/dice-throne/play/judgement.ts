// One step of judgement: exact odds at the dice, everything else tried in a few possible worlds.
import { type Effect, kindOf, type Step, type ThroneState, useOf } from '@wyrmtable/dice-throne';
import { argumentOf, cardOf, isOpponent, openDice, PROCEED, pack, roll } from '@wyrmtable/dice-throne/inside';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { PASS } from '@wyrmtable/kernel';
import { worthAt } from '../odds/index.ts';
import { ROUNDING, rollAt } from '../odds/plan.ts';
import { type Compared, compare, compareTo } from './compare.ts';
import { PLAIN } from './mind.ts';
import { type Outlook, outlookFrom } from './outlook.ts';
import { reflex } from './reflex.ts';

export interface Judging {
  readonly seat: Seat;
  readonly choices: readonly Choice[];
  sample(): ThroneState;
  readonly seed: number;
}

const isCall = ({ verb }: Effect): boolean => verb === 'call';

/** Is what it does done by a larger game? The table alone cannot tell what comes of it, and comes to a standstill there. */
function callsOut(world: ThroneState, choice: Choice): boolean {
  const kind = kindOf(choice);
  if (kind === 'spend') return useOf(world, argumentOf(choice)).use.effects.some(isCall);
  return kind === 'play' && (cardOf(world, argumentOf(choice)).action?.effects.some(isCall) ?? false);
}

/** Does it turn or reroll dice that lie open? */
function touchesDice(world: ThroneState, choice: Choice): boolean {
  const kind = kindOf(choice);
  if (kind === 'spend') return useOf(world, argumentOf(choice)).touchesDice;
  return kind === 'play' && cardOf(world, argumentOf(choice)).touchesDice;
}

/**
 * An opponent who has not declared may still roll these dice again, and who has must declare anew when they change
 * (DT-5.5): all that can be done to the dice now can be done then.
 */
function isBeforeDeclaring(world: ThroneState, seat: Seat): boolean {
  return world.step === 'rolling' && openDice(world)?.purpose === 'offence' && isOpponent(world, world.active, seat);
}

/** What the table alone can tell of, and the calls worth a thought: to dice a call does as much when nobody rolls them again. */
export function callsAmong(
  world: ThroneState,
  seat: Seat,
  choices: readonly Choice[],
): { readonly told: Choice[]; readonly calls: Choice[] } {
  const isEarly = isBeforeDeclaring(world, seat) || (world.asking === 'roll' && world.attempts > 0);
  return {
    told: choices.filter((choice) => !callsOut(world, choice)),
    calls: isEarly ? [] : choices.filter((choice) => callsOut(world, choice)),
  };
}

/** Before the last opportunity, what raises or lessens damage only gives away what the dice to come will show. */
function isTooEarly(world: ThroneState, choice: Choice): boolean {
  if (touchesDice(world, choice)) return isBeforeDeclaring(world, world.asked);
  if (!EARLY.has(world.step)) return false;
  const argument = argumentOf(choice);
  switch (kindOf(choice)) {
    case 'spend': {
      const { moment } = useOf(world, argument).use;
      return moment === 'incoming' || moment === 'own-attack';
    }
    case 'play': {
      const { action } = cardOf(world, argument);
      return action !== null && (action.modifier || action.needs.includes('somebody-incoming'));
    }
    default:
      return false;
  }
}

/** An attack is under way and may still be defended. */
const EARLY: ReadonlySet<Step> = new Set<Step>([
  'determined',
  'aim',
  'targeting-die',
  'targeted',
  'resolved',
  'defence',
  'defence-rolled',
]);

/** What goes on if nothing better turns up: passing, going on, or what is done without thinking. */
export function safeChoice(world: ThroneState, choices: readonly Choice[]): Choice {
  if (choices.includes(PASS) && world.asking === 'window') return PASS;
  return reflex(world, choices);
}

/** The best thing to do with the dice alone, and what it promises. */
function bestOfDice(outlook: Outlook, world: ThroneState): Compared {
  const { lying, attempts } = outlook.table();
  const left = attempts(world);
  if (world.rolls === 0) {
    const choice = left > 0 ? roll(0) : PROCEED;
    return { choice, worth: worthAt(outlook.planIn(world), [], left), better: 0, error: 0 };
  }
  // As they lie, without what could still be made of them: doing that is a choice of its own.
  const { choice, worth } = lying(world.dice);
  const rolled = left > 0 ? rollAt(outlook.planIn(world), world.dice, left) : null;
  if (rolled !== null && rolled.worth - worth > ROUNDING)
    return { choice: roll(pack(world.dice) - pack(rolled.keep)), worth: rolled.worth, better: 0, error: 0 };
  return { choice, worth, better: 0, error: 0 };
}

export const isOfDice = (choice: Choice): boolean => {
  const kind = kindOf(choice);
  return kind === 'roll' || kind === 'declare' || kind === 'proceed';
};

/** Cards and tokens before the dice, each against what the dice promise without them; the dice alone come first. */
function atTheDice(
  { choices, sample, seed }: Judging,
  outlook: Outlook,
  world: ThroneState,
  tries: number,
): Compared[] {
  const best = bestOfDice(outlook, world);
  const others = choices.filter((choice) => !isOfDice(choice));
  if (others.length === 0) return [best];
  return [best, ...compareTo(best.worth, outlook, others, { sample, tries, seed })];
}

/**
 * Every choice worth a thought with its chance to win, the safe one first. `world` is one possible world, its seat asked.
 */
export function judge(
  judging: Judging,
  world: ThroneState,
  tries: number,
  outlook: Outlook = outlookFrom(world, judging.seat, PLAIN),
): Compared[] {
  const { choices, sample, seed } = judging;
  if (world.asking === 'roll') return atTheDice(judging, outlook, world, tries);
  const safe = safeChoice(world, choices);
  const timely = choices.filter((choice) => choice === safe || !isTooEarly(world, choice));
  if (timely.length === 1) return [{ choice: safe, worth: outlook.now(), better: 0, error: 0 }];
  return compare(outlook, timely, safe, { sample, tries, seed });
}
