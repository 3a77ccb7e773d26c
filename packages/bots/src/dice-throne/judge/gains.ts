// What a card brings that can be played at any time: its effects weighed by exact odds.
import { cardOf } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';
import { newAccount, type Weighing, withoutAttack } from '../odds/account.ts';
import { bareSide } from '../odds/index.ts';
import { weigh } from '../odds/weigh.ts';
import { perLibrary } from '../per-library.ts';
import type { Prices } from './prices.ts';
import { tokenWorth } from './tokens.ts';

/** CP that are usually at hand: some cards turn them into something else. */
const USUAL_CP = 4;

/** A moment of one's own at which nothing is under way. */
function idle(of: Stocked, hero: number, prices: Prices): Weighing {
  return withoutAttack({
    of,
    sides: { own: { ...bareSide(of, Math.max(0, hero)), cp: USUAL_CP }, foe: null },
    hero,
    imagined: true,
    tokenWorth: (status) => tokenWorth(of, status, prices),
  });
}

function workOut(of: Stocked, number: number, prices: Prices): number | null {
  const { action, hero } = cardOf(of, number);
  if (action === null || action.modifier || action.needs.length > 0) return null;
  const weighing = idle(of, hero, prices);
  return weigh(weighing, action.effects, [], newAccount(weighing, []));
}

const gainsOf = perLibrary(() => new WeakMap<Prices, (number | null | undefined)[]>());

/** Null for cards that wait for their moment. */
export function gainWorth(of: Stocked, number: number, prices: Prices): number | null {
  const known = gainsOf(of);
  const gains = known.get(prices) ?? [];
  known.set(prices, gains);
  let gain = gains[number];
  if (gain === undefined) {
    gain = workOut(of, number, prices);
    gains[number] = gain;
  }
  return gain;
}
