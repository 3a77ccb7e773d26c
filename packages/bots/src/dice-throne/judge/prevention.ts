// What a card that lessens damage is worth while it waits in the hand: as much as it takes from a blow of the usual kind.
import { cardOf } from '@wyrmtable/dice-throne/inside';
import { newAccount, type Weighing, withoutAttack } from '../odds/account.ts';
import { bareSide, tokenWorth } from '../odds/index.ts';
import { PRICES } from '../odds/prices.ts';
import { weigh } from '../odds/weigh.ts';

/** The part of it that is left, because the blow is still to come and may be a small one. */
const WAITING = 0.55;

/** Somebody is about to be hit, and can do something about it. */
function struck(hero: number): Weighing {
  return withoutAttack({
    sides: { own: bareSide(Math.max(0, hero)), foe: null },
    hero,
    imagined: true,
    tokenWorth,
  });
}

const WORTHS: (number | undefined)[] = [];

/** 0 for all other cards. */
export function preventionWorth(number: number): number {
  let worth = WORTHS[number];
  if (worth === undefined) {
    const { action, hero } = cardOf(number);
    worth = 0;
    if (action?.needs.includes('somebody-incoming')) {
      const weighing = struck(hero);
      worth = WAITING * weigh(weighing, action.effects, [], { ...newAccount(weighing, []), incoming: PRICES.hit });
    }
    WORTHS[number] = worth;
  }
  return worth;
}
