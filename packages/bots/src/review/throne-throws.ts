// Throws of Dice Throne by their exact worth: what an attack or defence roll gave, and what such rolls give.
import { abilityOf, kindOf, type ThroneEvent, type ThroneState } from '@wyrmtable/dice-throne';
import { argumentOf, isOpponent, NONE, pack, playerAt, unpack } from '@wyrmtable/dice-throne/inside';
import type { Choice, Happening } from '@wyrmtable/kernel';
import { defenceWorth } from '../dice-throne/odds/defending.ts';
import { waysOf } from '../dice-throne/odds/keeps.ts';
import { type Plan, worthAt, worthKept } from '../dice-throne/odds/plan.ts';
import { payable, payoffOf, planOf } from '../dice-throne/odds/worth.ts';
import type { Reader } from './reviewer.ts';

/** The dice that stay when that part of them is rolled. */
function keptOf(dice: readonly number[], part: number): readonly number[] {
  return part === 0 && dice.length === 0 ? [] : unpack(pack(dice) - part);
}

/** Whom the attack would meet: who is faced, or the only opponent there is. */
function rivalOf(state: ThroneState) {
  const { faces } = playerAt(state, state.active);
  if (faces !== NONE) return playerAt(state, faces);
  const opponents = state.players.filter((player, seat) => !player.out && isOpponent(state, seat, state.active));
  return opponents.length === 1 ? (opponents[0] ?? null) : null;
}

function planNow(state: ThroneState): Plan {
  const own = playerAt(state, state.active);
  return planOf(state, own, payoffOf(state, own, rivalOf(state)));
}

/** The dice of the first such roll; a table that is led goes on by itself, and others roll after it. */
function rolledIn(events: readonly Happening[], purpose: 'offence' | 'defence'): readonly number[] | null {
  const rolled = events.find((event): event is Rolled => event.kind === 'rolled' && isFor(event, purpose));
  return rolled?.dice ?? null;
}

type Rolled = Extract<ThroneEvent, { kind: 'rolled' }>;
const isFor = (event: Happening, purpose: string): boolean => 'purpose' in event && event.purpose === purpose;

/** Looks at the dice before they are thrown; null when the choice throws none that are measured. */
export function throwOf(state: ThroneState, choice: Choice): Reader | null {
  if (state.asking === 'roll' && kindOf(choice) === 'roll') return attacking(state, choice);
  return state.asking === 'defence' && kindOf(choice) === 'defend' ? defending(state, argumentOf(choice)) : null;
}

/** What the defence roll gives against what it gives on average: what it lessens, sends back and brings. */
function defending(state: ThroneState, ability: number): Reader | null {
  const seat = state.target;
  const { dice: count, rerolls } = abilityOf(state, ability).ability;
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
  const variance = Math.max(0, squares - expected * expected);
  return {
    read(_, events) {
      const dice = rolledIn(events, 'defence');
      return dice === null ? null : { seat, defends: true, got: worth(dice), expected, variance };
    },
  };
}

/** What the attack roll gives against what it gives on average, the dice kept as they were. */
function attacking(state: ThroneState, choice: Choice): Reader {
  const dice = state.rolls === 0 ? [] : state.dice.slice();
  const attempts = payable(state, playerAt(state, state.active), dice, state.attempts);
  const keep = state.rolls === 0 ? [] : keptOf(dice, argumentOf(choice));
  const plan = planNow(state);
  const seat = state.active;
  const expected = worthKept(plan, keep, attempts);
  const worth = (rolled: readonly number[]): number => worthAt(plan, rolled, attempts - 1);
  const squares = waysOf(5 - keep.length).reduce(
    (sum, { dice, chance }) => sum + chance * worth([...keep, ...dice]) ** 2,
    0,
  );
  const variance = Math.max(0, squares - expected * expected);
  return {
    read(_, events) {
      const rolled = rolledIn(events, 'offence');
      return rolled === null ? null : { seat, defends: false, got: worth(rolled), expected, variance };
    },
  };
}
