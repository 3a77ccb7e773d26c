// What the rows of a board are worth, and the dice to keep for the most of it.
import { abilityOf, offencesOf, STATUSES, statusesWith } from '@wyrmtable/dice-throne';
import { classesOf } from '../play/classes.ts';
import type { Weighing } from './account.ts';
import { FULL } from './keeps.ts';
import { type Kept, keepAt, type Plan, planFor } from './plan.ts';
import { PRICES } from './prices.ts';
import type { Side } from './side.ts';
import { tokenWorth } from './tokens.ts';
import { weigh } from './weigh.ts';

/** What a row is worth with the dice that lie there: ability number, row, the five dice. */
export type Payoff = (ability: number, row: number, dice: readonly number[]) => number;

function weighingFor(own: Side, foe: Side | null, ability: number): Weighing {
  const { ability: printed, hero } = abilityOf(ability);
  return {
    sides: { own, foe },
    hero,
    target: 'foe',
    attacker: 'own',
    ultimate: printed.kind === 'ultimate',
    attacks: true,
    imagined: false,
    tokenWorth,
  };
}

/**
 * Expected damage of a row before any defence, plus the worth of everything else it does (docs/odds.md). `dice` are the
 * five that activate it; `foe` is the side it is aimed at, null for somebody without statuses.
 */
export function worthOf(own: Side, foe: Side | null, ability: number, row: number, dice: readonly number[]): number {
  return weigh(weighingFor(own, foe, ability), abilityOf(ability).ability.rows[row]?.effects ?? [], dice);
}

/** The usual payoff: `worthOf` against that side. */
export const payoffOf =
  (own: Side, foe: Side | null): Payoff =>
  (ability, row, dice) =>
    worthOf(own, foe, ability, row, dice);

/** For every full multiset the most that a declaration is worth; declaring nothing is worth nothing. */
function goalOf(own: Side, payoff: Payoff): Float64Array {
  const goal = new Float64Array(FULL.length);
  for (const number of offencesOf(own)) {
    for (const { ability, row, dice, places } of classesOf(number)) {
      const worth = payoff(ability, row, dice);
      for (const place of places) if (worth > (goal[place] as number)) goal[place] = worth;
    }
  }
  return goal;
}

const PRICED = statusesWith('attemptPrice');

/** What each attempt after the first costs this side in CP. */
function attemptPrice({ tokens }: Side): number {
  let price = 0;
  for (const status of PRICED) if ((tokens[status] ?? 0) > 0) price += STATUSES[status]?.hooks.attemptPrice ?? 0;
  return price;
}

/** Attempts that are left and can be paid for; the first of a turn is free. */
export function payable(own: Side, dice: readonly number[], attempts: number): number {
  const price = attemptPrice(own);
  return price === 0 ? attempts : Math.min(attempts, Math.floor(own.cp / price) + (dice.length === 0 ? 1 : 0));
}

/** Sides change with every token, so only the latest plans are kept. */
const KEPT = 64;
const PLANS = new Map<string, Plan>();

const signature = ({ hero, ranks, cp, tokens, raised }: Side): string =>
  `${hero}/${ranks.join('')}/${cp}/${tokens.join('')}/${raised.join()}`;

function usualPlan(own: Side, foe: Side | null): Plan {
  const key = `${signature(own)}|${foe === null ? '' : signature(foe)}`;
  let plan = PLANS.get(key);
  if (plan === undefined) {
    plan = planFor(goalOf(own, payoffOf(own, foe)), attemptPrice(own) * PRICES.cp);
    const [oldest] = PLANS.keys();
    if (PLANS.size >= KEPT && oldest !== undefined) PLANS.delete(oldest);
    PLANS.set(key, plan);
  }
  return plan;
}

/** The keep with the highest expected worth over all abilities, against that side or somebody without statuses. */
export function bestKeep(own: Side, dice: readonly number[], attempts: number, foe: Side | null = null): Kept {
  return keepAt(usualPlan(own, foe), dice, payable(own, dice, attempts));
}

/** The same for another idea of worth; nothing is remembered, so that whoever asks often keeps the plan. */
export function planOf(own: Side, payoff: Payoff): Plan {
  return planFor(goalOf(own, payoff), attemptPrice(own) * PRICES.cp);
}
