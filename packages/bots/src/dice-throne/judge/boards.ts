// What upgrades are worth a turn, in points of health.
import type { Ability, Hero } from '@wyrmtable/dice-throne';
import { heroOf, type Player } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';
import { newAccount, withoutAttack } from '../odds/account.ts';
import { bareSide, bestKeep, tokenWorth } from '../odds/index.ts';
import { averageOf } from '../odds/keeps.ts';
import { PRICES } from '../odds/prices.ts';
import { weigh } from '../odds/weigh.ts';
import { perLibrary } from '../per-library.ts';
import type { Prices } from './prices.ts';

const ATTEMPTS = 3;
/** What is not weighed is worth its price over so many turns. */
const PAID_BACK = 5;
/** CP that are usually at hand: some abilities count them. */
const USUAL_CP = 4;
/** Turns in which somebody attacks with something that can be defended. */
const ATTACKED = 0.6;

function offence(of: Stocked, hero: number, slot: number, rank: number): number {
  const ranks = heroOf(of, hero).slots.map((_, at) => (at === slot ? rank : 0));
  return bestKeep(of, { ...bareSide(of, hero, ranks), cp: USUAL_CP }, [], ATTEMPTS).worth;
}

/** What a defence does about an attack of the usual kind, on average over its dice. */
function defence(of: Stocked, hero: number, { dice, effects }: Ability): number {
  const weighing = withoutAttack({
    of,
    sides: { own: bareSide(of, hero), foe: null },
    hero,
    imagined: false,
    tokenWorth: (status, native) => tokenWorth(of, status, native),
  });
  return averageOf(dice, 0, 0, (rolled) =>
    weigh(weighing, effects, rolled, { ...newAccount(weighing, rolled), incoming: PRICES.hit }),
  );
}

/** By slot and rank: offence by exact odds, defences too where they are weighed, and the rest by what it costs. */
function workOut(of: Stocked, hero: number, weighs: boolean): number[][] {
  return heroOf(of, hero).slots.map(({ printed, upgrades, otherSide }, slot) => {
    // A board that turns over as a whole is no purchase.
    if (otherSide !== null) return [0, 0];
    if (printed.kind === 'offensive' || printed.kind === 'ultimate') {
      const bare = offence(of, hero, slot, 0);
      return [0, ...upgrades.map((_, i) => offence(of, hero, slot, i + 1) - bare)];
    }
    if (printed.kind === 'defensive' && weighs) {
      const bare = defence(of, hero, printed);
      return [0, ...upgrades.map(({ ability }) => ATTACKED * (defence(of, hero, ability) - bare))];
    }
    return [0, ...upgrades.map(({ cost }) => cost / PAID_BACK)];
  });
}

/** They follow from what is printed alone, so they hold in every match that hero is in. */
const WORTHS = { weighed: new WeakMap<Hero, number[][]>(), priced: new WeakMap<Hero, number[][]>() } as const;

/** The same by the hero's number in a match: asked for at every look at a table. */
const numberedOf = perLibrary(() => ({ weighed: [] as number[][][], priced: [] as number[][][] }));

function slotWorths(of: Stocked, hero: number, weighs: boolean): readonly (readonly number[])[] {
  const numbered = numberedOf(of)[weighs ? 'weighed' : 'priced'];
  const at = numbered[hero];
  if (at !== undefined) return at;
  const known = weighs ? WORTHS.weighed : WORTHS.priced;
  const board = heroOf(of, hero);
  const worths = known.get(board) ?? workOut(of, hero, weighs);
  known.set(board, worths);
  numbered[hero] = worths;
  return worths;
}

/** What the board of that hero gains a turn with so many upgrades on that slot. */
export function slotWorth(of: Stocked, hero: number, slot: number, rank: number, { ready, laid }: Prices): number {
  return laid * (slotWorths(of, hero, ready !== null)[slot]?.[rank] ?? 0);
}

export function boardWorth(of: Stocked, { hero, ranks }: Player, { ready, laid }: Prices): number {
  const worths = slotWorths(of, hero, ready !== null);
  let sum = 0;
  for (let slot = 0; slot < ranks.length; slot++) {
    const rank = ranks[slot] as number;
    if (rank > 0) sum += worths[slot]?.[rank] ?? 0;
  }
  return laid * sum;
}
