// What a card that lessens damage is worth while it waits in the hand: as much as it takes from a blow of the usual kind.
import { cardOf } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';
import { newAccount, type Weighing, withoutAttack } from '../odds/account.ts';
import { bareSide, tokenWorth } from '../odds/index.ts';
import { PRICES } from '../odds/prices.ts';
import { weigh } from '../odds/weigh.ts';
import { perLibrary } from '../per-library.ts';

/** The part of it that is left, because the blow is still to come and may be a small one. */
const WAITING = 0.55;

/** Somebody is about to be hit, and can do something about it. */
function struck(of: Stocked, hero: number): Weighing {
  return withoutAttack({
    of,
    sides: { own: bareSide(of, Math.max(0, hero)), foe: null },
    hero,
    imagined: true,
    tokenWorth: (status, native) => tokenWorth(of, status, native),
  });
}

const worthsOf = perLibrary((): (number | undefined)[] => []);

/** 0 for all other cards. */
export function preventionWorth(of: Stocked, number: number): number {
  const worths = worthsOf(of);
  let worth = worths[number];
  if (worth === undefined) {
    const { action, hero } = cardOf(of, number);
    worth = 0;
    if (action?.needs.includes('somebody-incoming')) {
      const weighing = struck(of, hero);
      worth = WAITING * weigh(weighing, action.effects, [], { ...newAccount(weighing, []), incoming: PRICES.hit });
    }
    worths[number] = worth;
  }
  return worth;
}
