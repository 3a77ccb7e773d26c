// What the rows of a board are worth, and the dice to keep for the most of it.
import { abilityOf, offencesOf, STATUSES, statusesWith } from '@wyrmtable/dice-throne';
import { declare, PROCEED } from '@wyrmtable/dice-throne/inside';
import { heroOf } from '@wyrmtable/dice-throne/lead';
import type { Choice } from '@wyrmtable/kernel';
import { classesOf } from '../play/classes.ts';
import type { Weighing } from './account.ts';
import { FIRST_FULL, FULL, keepOf } from './keeps.ts';
import { keepLatest } from './latest.ts';
import { mentions } from './mentions.ts';
import { type Kept, keepAt, type Plan, planFor } from './plan.ts';
import { PRICES } from './prices.ts';
import type { Side } from './side.ts';
import { shownIn, sightOf } from './sight.ts';
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
  const shown = shownIn(sightOf(own.tokens), dice);
  return weigh(weighingFor(own, foe, ability), abilityOf(ability).ability.rows[row]?.effects ?? [], shown);
}

/** The usual payoff: `worthOf` against that side. */
export const payoffOf =
  (own: Side, foe: Side | null): Payoff =>
  (ability, row, dice) =>
    worthOf(own, foe, ability, row, dice);

/** For every full multiset the most that a declaration is worth, and which; declaring nothing is worth nothing. */
interface Goal {
  readonly worths: Float64Array;
  readonly declarations: Int32Array;
}

function goalOf(own: Side, payoff: Payoff): Goal {
  const worths = new Float64Array(FULL.length);
  const declarations = new Int32Array(FULL.length).fill(PROCEED);
  const sight = sightOf(own.tokens);
  for (const number of offencesOf(own)) {
    for (const { ability, row, dice, places } of classesOf(number, sight)) {
      const worth = payoff(ability, row, dice);
      for (const place of places) {
        if (worth <= (worths[place] as number)) continue;
        worths[place] = worth;
        declarations[place] = declare(ability, row);
      }
    }
  }
  return { worths, declarations };
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

interface Usual {
  readonly plan: Plan;
  /** What to declare, by the place of the dice among the full multisets. */
  readonly declarations: Int32Array;
}

/** Sides change with every token. */
const latest = keepLatest<Usual>(512);

const READS_CP = new Map<number, boolean>();

/** Does anything on a hero's board depend on how many CP its owner has? */
function readsCp(hero: number): boolean {
  let reads = READS_CP.get(hero);
  if (reads === undefined) {
    reads = mentions(heroOf(hero).slots, ['cp', 'can-pay', 'give-cp']);
    READS_CP.set(hero, reads);
  }
  return reads;
}

/** What lies on a side; most tokens are not there. */
function lyingOn({ tokens, raised }: Side): string {
  let key = raised.join();
  for (let status = 0; status < tokens.length; status++) {
    const held = tokens[status] as number;
    if (held > 0) key += `/${status}:${held}`;
  }
  return key;
}

/** All that a plan may depend on, and no more, so that it serves as often as it can: a foe's board and CP are nothing to rows. */
function signature(own: Side, foe: Side | null): string {
  const { hero, ranks, cp } = own;
  const struck = foe === null ? '' : `${foe.hero}/${lyingOn(foe)}`;
  return `${hero}/${ranks.join('')}/${readsCp(hero) ? cp : ''}/${lyingOn(own)}|${struck}`;
}

function usual(own: Side, foe: Side | null): Usual {
  return latest(signature(own, foe), () => {
    const { worths, declarations } = goalOf(own, payoffOf(own, foe));
    return { plan: planFor(worths, attemptPrice(own) * PRICES.cp), declarations };
  });
}

/** The keep with the highest expected worth over all abilities, against that side or somebody without statuses. */
export function bestKeep(own: Side, dice: readonly number[], attempts: number, foe: Side | null = null): Kept {
  return keepAt(usual(own, foe).plan, dice, payable(own, dice, attempts));
}

/** The row worth most of what the five dice meet, or PROCEED where nothing is. */
export function bestDeclaration(own: Side, dice: readonly number[], foe: Side | null): Choice {
  return usual(own, foe).declarations[keepOf(dice) - FIRST_FULL] ?? PROCEED;
}

/** The same for another idea of worth; nothing is remembered, so that whoever asks often keeps the plan. */
export function planOf(own: Side, payoff: Payoff): Plan {
  return planFor(goalOf(own, payoff).worths, attemptPrice(own) * PRICES.cp);
}
