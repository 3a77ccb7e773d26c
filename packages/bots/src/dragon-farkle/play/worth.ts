// What an item is worth to its holder, in soldiers: outside the lair, and in it.
import { CARDS, cardOf } from '@wyrmtable/dragon-farkle';

/**
 * A turn is worth about 700 soldiers, so a card that saves a third of a turn is worth about 230. The Final Battle's
 * cards are counted the same way: Sword Oil lifts one fight from 0.39 to 0.58, half a turn.
 */
const WORTHS: Readonly<Record<string, readonly [outside: number, lair: number]>> = {
  sakwa: [150, 80],
  eliksir: [400, 60],
  niezgoda: [300, 300],
  rog: [380, 60],
  udziec: [220, 60],
  beczka: [400, 100],
  wiadro: [300, 380],
  skorka: [220, 220],
  rozkaz: [450, 200],
  siodma: [300, 100],
  olej: [300, 450],
  przescieradlo: [220, 40],
  lusterko: [150, 150],
  cebula: [40, 40],
  klucz: [300, 20],
};

export function itemWorth(card: number, lair: boolean): number {
  const worths = WORTHS[cardOf(card).id];
  return worths === undefined ? 0 : worths[lair ? 1 : 0];
}

export function handWorth(cards: readonly number[], lair: boolean): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += itemWorth(cards[i] as number, lair);
  return sum;
}

/** What an item drawn blindly adds to a hand: it must beat the worst one kept, if the hand is full. */
export function drawWorth(hand: readonly number[], lair: boolean): number {
  const least = hand.length === 0 ? 0 : Math.min(...hand.map((card) => itemWorth(card, lair)));
  let sum = 0;
  let count = 0;
  CARDS.forEach((card, number) => {
    if (card.kind !== 'item') return;
    sum += card.count * Math.max(0, itemWorth(number, lair) - least);
    count += card.count;
  });
  return sum / count;
}
