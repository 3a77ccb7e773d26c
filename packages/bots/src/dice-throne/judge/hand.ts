// What CP and cards are worth, in points of health.
import { cardOf, type Player } from '@wyrmtable/dice-throne/inside';
import type { Stocked } from '@wyrmtable/kernel';
import { slotWorth } from './boards.ts';
import { gainWorth } from './gains.ts';
import { preventionWorth } from './prevention.ts';
import type { Prices } from './prices.ts';

export const cpWorth = (cp: number, { purse }: Prices): number => purse[cp] ?? purse.at(-1) ?? 0;

/** What a card is worth that is only good for selling: with so many CP already. */
function soldWorth(cp: number, prices: Prices): number {
  return prices.sated ? Math.min(prices.sold, cpWorth(cp + 1, prices) - cpWorth(cp, prices)) : prices.sold;
}

/** An action card for nothing, and what each CP it costs says about it. */
const ACTION = 1.3;
const PER_COST = 0.3;

/** Cards beyond what the hand may keep are sold (DT-3.26). */
const KEPT = 6;

function actionWorth(of: Stocked, number: number, cost: number, cp: number, prices: Prices): number {
  const { ready, spent } = prices;
  const gain = ready === null ? null : gainWorth(of, number, prices);
  if (ready !== null && gain !== null) return Math.max(soldWorth(cp, prices), ready * (gain - spent * cost));
  // Its moment decides what it will be worth.
  return Math.max(ACTION + PER_COST * cost, preventionWorth(of, number));
}

export function cardWorth(of: Stocked, player: Player, number: number, turns: number, prices: Prices): number {
  const { upgrade, cost } = cardOf(of, number);
  if (upgrade === null) return actionWorth(of, number, cost, player.cp, prices);
  const { slot, rank } = upgrade;
  const now = player.ranks[slot] ?? 0;
  const least = soldWorth(player.cp, prices);
  if (rank <= now) return least;
  const gain = slotWorth(of, player.hero, slot, rank, prices) - slotWorth(of, player.hero, slot, now, prices);
  return Math.max(least, prices.upgrade + prices.waiting * (gain * turns - prices.spent * cost));
}

/** All cards of a hand whose cards are known. */
export function knownHandWorth(of: Stocked, player: Player, turns: number, prices: Prices): number {
  let sum = 0;
  for (const card of player.hand) sum += cardWorth(of, player, card, turns, prices);
  return sum - Math.max(0, player.hand.length - KEPT) * 0.4;
}

export const hiddenHandWorth = (cards: number, { unknown }: Prices): number =>
  unknown * Math.min(cards, KEPT) + Math.max(0, cards - KEPT);
