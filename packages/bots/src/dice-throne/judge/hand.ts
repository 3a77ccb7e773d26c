// What CP and cards are worth, in points of health.
import { cardOf, type Player } from '@wyrmtable/dice-throne/inside';
import { slotWorth } from './boards.ts';
import { preventionWorth } from './prevention.ts';

/** Each further CP is worth less: there is only so much to buy. */
const CP_STEPS = [1.15, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.3, 0.3];
const CP_WORTH: readonly number[] = [
  0,
  ...CP_STEPS.map((_, at) => CP_STEPS.slice(0, at + 1).reduce((sum, step) => sum + step, 0)),
];

export const cpWorth = (cp: number): number => CP_WORTH[cp] ?? CP_WORTH.at(-1) ?? 0;

/** A card nobody knows. */
const UNKNOWN_CARD = 1.6;
/** An action card for nothing, and what each CP it costs says about it. */
const ACTION = 1.3;
const PER_COST = 0.3;
/** An upgrade that cannot be laid any more is only good for selling. */
const OUTDATED = 0.95;
/** An upgrade worth just what it costs: it may still be drawn upon, and sold. */
const UPGRADE = 1.3;
/** The part of its gain that an upgrade is worth while it still waits in the hand. */
const WAITING = 0.3;

/** Cards beyond what the hand may keep are sold (DT-3.26). */
const KEPT = 6;

export function cardWorth(player: Player, number: number, turns: number): number {
  const { upgrade, cost } = cardOf(number);
  if (upgrade === null) return Math.max(ACTION + PER_COST * cost, preventionWorth(number));
  const { slot, rank } = upgrade;
  const now = player.ranks[slot] ?? 0;
  if (rank <= now) return OUTDATED;
  const gain = (slotWorth(player.hero, slot, rank) - slotWorth(player.hero, slot, now)) * turns;
  return Math.max(OUTDATED, UPGRADE + WAITING * (gain - cost));
}

/** All cards of a hand whose cards are known. */
export function knownHandWorth(player: Player, turns: number): number {
  let sum = 0;
  for (const card of player.hand) sum += cardWorth(player, card, turns);
  return sum - Math.max(0, player.hand.length - KEPT) * 0.4;
}

export const hiddenHandWorth = (cards: number): number =>
  UNKNOWN_CARD * Math.min(cards, KEPT) + Math.max(0, cards - KEPT);
