// What upgrades are worth a turn, in points of health.
import type { Ability } from '@wyrmtable/dice-throne';
import { heroOf, type Player } from '@wyrmtable/dice-throne/inside';
import { newAccount, withoutAttack } from '../odds/account.ts';
import { bareSide, bestKeep, tokenWorth } from '../odds/index.ts';
import { averageOf } from '../odds/keeps.ts';
import { PRICES } from '../odds/prices.ts';
import { weigh } from '../odds/weigh.ts';
import type { Prices } from './prices.ts';

const ATTEMPTS = 3;
/** What is not weighed is worth its price over so many turns. */
const PAID_BACK = 5;
/** CP that are usually at hand: some abilities count them. */
const USUAL_CP = 4;
/** Turns in which somebody attacks with something that can be defended. */
const ATTACKED = 0.6;

function offence(hero: number, slot: number, rank: number): number {
  const ranks = heroOf(hero).slots.map((_, at) => (at === slot ? rank : 0));
  return bestKeep({ ...bareSide(hero, ranks), cp: USUAL_CP }, [], ATTEMPTS).worth;
}

/** What a defence does about an attack of the usual kind, on average over its dice. */
function defence(hero: number, { dice, effects }: Ability): number {
  const weighing = withoutAttack({
    sides: { own: bareSide(hero), foe: null },
    hero,
    imagined: false,
    tokenWorth,
  });
  return averageOf(dice, 0, 0, (rolled) =>
    weigh(weighing, effects, rolled, { ...newAccount(weighing, rolled), incoming: PRICES.hit }),
  );
}

/** By slot and rank: offence by exact odds, defences too where they are weighed, and the rest by what it costs. */
function workOut(hero: number, weighs: boolean): number[][] {
  return heroOf(hero).slots.map(({ printed, upgrades, otherSide }, slot) => {
    // A board that turns over as a whole is no purchase.
    if (otherSide !== null) return [0, 0];
    if (printed.kind === 'offensive' || printed.kind === 'ultimate') {
      const bare = offence(hero, slot, 0);
      return [0, ...upgrades.map((_, i) => offence(hero, slot, i + 1) - bare)];
    }
    if (printed.kind === 'defensive' && weighs) {
      const bare = defence(hero, printed);
      return [0, ...upgrades.map(({ ability }) => ATTACKED * (defence(hero, ability) - bare))];
    }
    return [0, ...upgrades.map(({ cost }) => cost / PAID_BACK)];
  });
}

const WORTHS: Readonly<Record<'weighed' | 'priced', number[][][]>> = { weighed: [], priced: [] };

/** What the board of that hero gains a turn with so many upgrades on that slot. */
export function slotWorth(hero: number, slot: number, rank: number, { ready }: Prices): number {
  const weighs = ready !== null;
  const known = weighs ? WORTHS.weighed : WORTHS.priced;
  let worths = known[hero];
  if (worths === undefined) {
    worths = workOut(hero, weighs);
    known[hero] = worths;
  }
  return worths[slot]?.[rank] ?? 0;
}

export function boardWorth({ hero, ranks }: Player, prices: Prices): number {
  let sum = 0;
  for (let slot = 0; slot < ranks.length; slot++) {
    const rank = ranks[slot] as number;
    if (rank > 0) sum += slotWorth(hero, slot, rank, prices);
  }
  return sum;
}
