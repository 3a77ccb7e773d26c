// What Rosella asks and pays, in gold (ADV-20.5, 20.9, 20.11).
import type { LootClass } from './loot-card.ts';

interface Prices {
  readonly buy: Readonly<Record<LootClass, number>>;
  readonly identify: number;
  /** What she pays for any mystery card or loot card of the deck. */
  readonly sale: number;
}

export const PRICES: Prices = {
  buy: { common: 10, rare: 15, epic: 20, legendary: 25 },
  identify: 10,
  sale: 5,
};
