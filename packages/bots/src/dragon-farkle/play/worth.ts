// What an item is worth to its holder: outside the lair, and in it.
import { cardOf, cardsOf } from '@wyrmtable/dragon-farkle';
import type { Stocked } from '@wyrmtable/kernel';

/**
 * By how many thousandths a held item lifts the chance to win of an even match. Measured: the same positions played
 * on by sound play with and without the card, 24,000 matches a card outside the lair and 18,000 in it, good to about
 * 4 thousandths; small worths are then rounded by what the card can do at all.
 */
const WORTHS: Readonly<Record<string, readonly [outside: number, lair: number]>> = {
  sakwa: [4, 2],
  eliksir: [12, 1],
  niezgoda: [27, 67],
  rog: [35, 2],
  udziec: [20, 30],
  beczka: [17, 10],
  wiadro: [61, 70],
  skorka: [46, 34],
  rozkaz: [24, 18],
  siodma: [50, 6],
  olej: [32, 140],
  przescieradlo: [12, 1],
  lusterko: [4, 4],
  cebula: [0, 0],
  klucz: [35, 0],
};

/** What a soldier more or less is worth in the same measure, far from the lair. */
export const PER_SOLDIER = 0.055;

/** How much thousandths of an even match count when the match stands at `chance`. */
export function weightAt(chance: number): number {
  return (4 * chance * (1 - chance)) / 1000;
}

export function itemWorth(of: Stocked, card: number, lair: boolean): number {
  const worths = WORTHS[cardOf(of, card).id];
  return worths === undefined ? 0 : worths[lair ? 1 : 0];
}

export function handWorth(of: Stocked, cards: readonly number[], lair: boolean): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += itemWorth(of, cards[i] as number, lair);
  return sum;
}

/** What an item drawn blindly adds to a hand: if the hand is full it must beat the worst one kept. */
export function drawWorth(of: Stocked, hand: readonly number[], lair: boolean): number {
  const least = hand.length === 0 ? 0 : Math.min(...hand.map((card) => itemWorth(of, card, lair)));
  let sum = 0;
  let count = 0;
  cardsOf(of).forEach((card, number) => {
    if (card.kind !== 'item') return;
    sum += card.count * Math.max(0, itemWorth(of, number, lair) - least);
    count += card.count;
  });
  return sum / count;
}
