// What each verb without chance or choice in it brings, entered on an account.
import { type Effect, statusNumber } from '@wyrmtable/dice-throne';
import { statusOf } from '@wyrmtable/dice-throne/lead';
import { type Account, isNative, moveTokens, type Party, sign, type Weighing } from './account.ts';
import { amountOf, partyOf, type Reading } from './amounts.ts';
import { PRICES } from './prices.ts';

/** What an effect without chance or choice brings, entered on the account. */
export function enter(weighing: Weighing, account: Account, reading: Reading, effect: Effect): void {
  const party = 'who' in effect ? partyOf(weighing, reading, effect.who) : 'own';
  const amount = 'amount' in effect ? amountOf(weighing, account, reading, effect.amount) : 0;
  switch (effect.verb) {
    case 'damage':
      hurt(weighing, account, reading, effect, amount);
      break;
    case 'add-damage':
      account.added += amount;
      if (account.open > 0) account.open += amount;
      else if (account.sure > 0) account.sure += amount;
      break;
    case 'multiply-damage':
      account.open = Math.ceil(effect.by * account.open);
      account.sure = Math.ceil(effect.by * account.sure);
      break;
    case 'recoil':
      account.sum -= effect.amount;
      break;
    case 'make-undefendable':
      account.sure += account.open;
      account.open = 0;
      break;
    case 'prevent':
      lessen(account, Math.min(amount, account.incoming));
      break;
    case 'prevent-half':
      lessen(account, account.incoming / 2);
      break;
    case 'avoid':
      lessen(account, account.incoming);
      break;
    case 'reflect-half':
      account.sum += account.incoming / 2;
      break;
    case 'shield':
      lessen(account, Math.min(account.incoming, account.tokens.own[statusNumber(weighing.of, effect.status)] ?? 0));
      break;
    case 'heal':
      account.sum += sign(party) * PRICES.heal * amount;
      break;
    case 'heal-dealt':
      account.sum += PRICES.heal * (account.open + account.sure);
      break;
    case 'lose-health':
      account.sum -= sign(party) * amount;
      break;
    case 'steal-health':
      account.sum += amount * (1 + PRICES.heal);
      break;
    case 'fail-offence':
      account.sum -= PRICES.turn;
      break;
    case 'halve-offence':
      account.sum -= PRICES.turn / 2;
      break;
    case 'extra-offence':
      account.sum += PRICES.turn;
      break;
    case 'gain':
    case 'inflict':
      moveTokens(weighing, account, party, statusNumber(weighing.of, effect.status), amount);
      break;
    case 'lose-token':
      moveTokens(weighing, account, party, statusNumber(weighing.of, effect.status), -amount);
      break;
    case 'hand-over':
      moveTokens(weighing, account, 'own', statusNumber(weighing.of, effect.status), -1);
      moveTokens(weighing, account, reading.picked ?? 'foe', statusNumber(weighing.of, effect.status), 1);
      break;
    case 'remove-status':
      relieve(weighing, account, party, effect.all);
      break;
    case 'move-status':
    case 'block-status':
      relieve(weighing, account, 'own', false);
      break;
    case 'raise-limit':
      account.sum += PRICES.limit * effect.by;
      break;
    case 'gain-cp':
      account.cp += amount;
      account.sum += PRICES.cp * amount;
      break;
    case 'lose-cp':
      account.sum -= sign(party) * PRICES.cp * amount;
      break;
    case 'steal-cp':
      account.cp += amount;
      account.sum += 2 * PRICES.cp * amount;
      break;
    case 'draw':
      account.sum += PRICES.card * amount;
      break;
    case 'discard':
    case 'discard-random':
      account.sum -= sign(party) * PRICES.card;
      break;
    case 'discard-hand':
      account.sum -= 2 * PRICES.card;
      break;
    case 'search':
      account.sum += PRICES.search;
      break;
    case 'see-hand':
      account.sum += PRICES.sight;
      break;
    case 'flip':
      account.sum += PRICES.flip;
      break;
    case 'nudge-die':
    case 'set-die':
    case 'reroll-dice':
      account.sum += PRICES.die;
      break;
    case 'extra-attempt':
      account.sum += PRICES.attempt;
      break;
    case 'tally':
      account.tally++;
      break;
    default:
      // `then`, `aim` and `exhaust` say when and at whom; chance and choice are followed elsewhere.
      break;
  }
}

function lessen(account: Account, by: number): void {
  account.incoming -= by;
  account.sum += by;
}

/** DT-7.1: only an offensive ability attacks, and only its target. */
function hurt(
  weighing: Weighing,
  account: Account,
  reading: Reading,
  { to, type }: Extract<Effect, { verb: 'damage' }>,
  amount: number,
): void {
  if (amount <= 0) return;
  if (weighing.attacks && to === 'target') {
    if (type === 'normal') account.open += amount;
    else account.sure += amount;
  } else if (to === 'opponents') account.sum += amount;
  else account.sum -= sign(partyOf(weighing, reading, to)) * amount;
}

/** Takes away the status that weighs most, or all of them, good ones of an opponent and bad ones of oneself. */
function relieve(weighing: Weighing, account: Account, party: Party, all: boolean): void {
  const gains = account.tokens[party].flatMap((count, status) => {
    if (count === 0 || !statusOf(weighing.of, status).removable) return [];
    return [-sign(party) * weighing.tokenWorth(status, isNative(weighing, party, status)) * (all ? count : 1)];
  });
  const gained = all ? gains.reduce((sum, gain) => sum + gain, 0) : Math.max(0, ...gains);
  account.sum += weighing.imagined ? Math.max(PRICES.relief, gained) : gained;
}
