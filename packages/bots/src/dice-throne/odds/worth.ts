// What the rows of a board are worth, and the dice to keep for the most of it.
import { abilityOf, type Hero, offencesOf, statusesWith } from '@wyrmtable/dice-throne';
import { declare, PROCEED } from '@wyrmtable/dice-throne/inside';
import { heroOf, statusOf } from '@wyrmtable/dice-throne/lead';
import type { Choice, Stocked } from '@wyrmtable/kernel';
import { perLibrary } from '../per-library.ts';
import { classesOf } from '../play/classes.ts';
import type { Weighing } from './account.ts';
import { FIRST_FULL, FULL, keepOf } from './keeps.ts';
import { lruCache } from './lru-cache.ts';
import { type Kept, keepAt, type Plan, planFor, worthAt, worthKept } from './plan.ts';
import { PRICES } from './prices.ts';
import type { Side } from './side.ts';
import { shownIn, sightOf } from './sight.ts';
import { tokenWorth } from './tokens.ts';
import { weigh } from './weigh.ts';
import { usesWords } from './words-used.ts';

/** What a row is worth with the dice that lie there: ability number, row, the five dice. */
export type Payoff = (ability: number, row: number, dice: readonly number[]) => number;

function weighingFor(of: Stocked, own: Side, foe: Side | null, ability: number): Weighing {
  const { ability: printed, hero } = abilityOf(of, ability);
  return {
    of,
    sides: { own, foe },
    hero,
    target: 'foe',
    attacker: 'own',
    ultimate: printed.kind === 'ultimate',
    attacks: true,
    imagined: false,
    tokenWorth: (status, native) => tokenWorth(of, status, native),
  };
}

/**
 * Expected damage of a row before any defence, plus the worth of everything else it does (docs/odds.md). `dice` are the
 * five that activate it; `foe` is the side it is aimed at, null for somebody without statuses.
 */
export function worthOf(
  of: Stocked,
  own: Side,
  foe: Side | null,
  ability: number,
  row: number,
  dice: readonly number[],
): number {
  const shown = shownIn(sightOf(of, own.tokens), dice);
  return weigh(weighingFor(of, own, foe, ability), abilityOf(of, ability).ability.rows[row]?.effects ?? [], shown);
}

/** The usual payoff: `worthOf` against that side. */
export const payoffOf =
  (of: Stocked, own: Side, foe: Side | null): Payoff =>
  (ability, row, dice) =>
    worthOf(of, own, foe, ability, row, dice);

/** For every full multiset the most that a declaration is worth, and which; declaring nothing is worth nothing. */
interface Goal {
  readonly worths: Float64Array;
  readonly declarations: Int32Array;
}

function goalOf(of: Stocked, own: Side, payoff: Payoff): Goal {
  const worths = new Float64Array(FULL.length);
  const declarations = new Int32Array(FULL.length).fill(PROCEED);
  const sight = sightOf(of, own.tokens);
  for (const number of offencesOf(of, own)) {
    for (const { ability, row, dice, places } of classesOf(of, number, sight)) {
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

/** What each attempt after the first costs this side in CP. */
function attemptPrice(of: Stocked, { tokens }: Side): number {
  let price = 0;
  for (const status of statusesWith(of, 'attemptPrice'))
    if ((tokens[status] ?? 0) > 0) price += statusOf(of, status).hooks.attemptPrice ?? 0;
  return price;
}

/** Attempts that are left and can be paid for; the first of a turn is free. */
export function payable(of: Stocked, own: Side, dice: readonly number[], attempts: number): number {
  const price = attemptPrice(of, own);
  return price === 0 ? attempts : Math.min(attempts, Math.floor(own.cp / price) + (dice.length === 0 ? 1 : 0));
}

interface Usual {
  readonly plan: Plan;
  /** What to declare, by the place of the dice among the full multisets. */
  readonly declarations: Int32Array;
}

/** Sides change with every token. */
const latestOf = perLibrary(() => lruCache<Usual>(512));

const READS_CP = new WeakMap<Hero, boolean>();

/** Does anything on a hero's board depend on how many CP its owner has? */
function readsCp(hero: Hero): boolean {
  let reads = READS_CP.get(hero);
  if (reads === undefined) {
    reads = usesWords(hero.slots, ['cp', 'can-pay', 'give-cp']);
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
function signature(of: Stocked, own: Side, foe: Side | null): string {
  const { hero, ranks, cp } = own;
  const struck = foe === null ? '' : `${foe.hero}/${lyingOn(foe)}`;
  return `${hero}/${ranks.join('')}/${readsCp(heroOf(of, hero)) ? cp : ''}/${lyingOn(own)}|${struck}`;
}

function usual(of: Stocked, own: Side, foe: Side | null): Usual {
  return latestOf(of)(signature(of, own, foe), () => {
    const { worths, declarations } = goalOf(of, own, payoffOf(of, own, foe));
    return { plan: planFor(worths, attemptPrice(of, own) * PRICES.cp), declarations };
  });
}

/** The keep with the highest expected worth over all abilities, against that side or somebody without statuses. */
export function bestKeep(
  of: Stocked,
  own: Side,
  dice: readonly number[],
  attempts: number,
  foe: Side | null = null,
): Kept {
  return keepAt(usual(of, own, foe).plan, dice, payable(of, own, dice, attempts));
}

/** What it is worth to keep exactly those dice and roll the others, with so many attempts left that can be paid. */
export function keptWorth(of: Stocked, own: Side, foe: Side | null, kept: readonly number[], attempts: number): number {
  return worthKept(usual(of, own, foe).plan, kept, attempts);
}

/** What dice are worth to that side with so many attempts left: for whoever asks about many of them. */
export function worthWith(
  of: Stocked,
  own: Side,
  foe: Side | null,
): (dice: readonly number[], attempts: number) => number {
  const { plan } = usual(of, own, foe);
  return (dice, attempts) => worthAt(plan, dice, payable(of, own, dice, attempts));
}

/** The row worth most of what the five dice meet, or PROCEED where nothing is. */
export function bestDeclaration(of: Stocked, own: Side, dice: readonly number[], foe: Side | null): Choice {
  return usual(of, own, foe).declarations[keepOf(dice) - FIRST_FULL] ?? PROCEED;
}

/** The same for another idea of worth; nothing is remembered, so that whoever asks often keeps the plan. */
export function planOf(of: Stocked, own: Side, payoff: Payoff): Plan {
  return planFor(goalOf(of, own, payoff).worths, attemptPrice(of, own) * PRICES.cp);
}
