// What a level takes things to be worth, in points of health.

export interface Prices {
  /** Health a turn takes from somebody, about. */
  readonly aTurn: number;
  /** Luck still to come grows with the square root of the health left: so many times that. */
  readonly spread: number;
  /** What so many CP are worth together. */
  readonly purse: readonly number[];
  /** What one CP counts for that a card will cost. */
  readonly spent: number;
  /** A card nobody knows. */
  readonly unknown: number;
  /** A card that is only good for selling. */
  readonly sold: number;
  /** Is it worth no more than the CP it would bring, which is little to a full purse? */
  readonly sated: boolean;
  /** An upgrade worth just what it costs: it may still be drawn upon, and sold. */
  readonly upgrade: number;
  /** What exact odds say an upgrade gains a turn counts so many times. */
  readonly laid: number;
  /** The part of its gain that an upgrade is worth while it still waits in the hand. */
  readonly waiting: number;
  /**
   * Defences, and cards that can be played at any time, are weighed by what they do, and of such a card's gain this part counts
   * while it waits; null: they are taken for what they cost.
   */
  readonly ready: number | null;
  /** The part of its worth that a good token of one's own has while it is kept. */
  readonly kept: number;
}

/** What each further CP adds, summed up: there is only so much to buy. */
function purse(...steps: readonly number[]): readonly number[] {
  let sum = 0;
  return [
    0,
    ...steps.map((step) => {
      sum += step;
      return sum;
    }),
  ];
}

/** As they were first estimated, by the figures on cards and boards. */
export const ESTIMATED: Prices = {
  aTurn: 7,
  spread: 1.35,
  purse: purse(1.15, 1.15, 1.1, 1.05, 1, 0.95, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4, 0.4, 0.3, 0.3),
  spent: 1,
  unknown: 1.6,
  sold: 0.95,
  sated: false,
  upgrade: 1.3,
  laid: 1,
  waiting: 0.3,
  ready: null,
  kept: 1,
};

/**
 * As thousands of duels showed that were played with all of them varied at once (docs/bots.md). Whatever can be kept is worth
 * less than estimated: who holds on to CP, cards and tokens as dearly as that ends the match with them.
 */
export const PROVEN: Prices = {
  aTurn: 7.8,
  spread: 1.65,
  purse: purse(0.85, 0.82, 0.77, 0.69, 0.58, 0.45, 0.32, 0.21, 0.13, 0.08, 0.05, 0.03, 0.01, 0.01, 0.01),
  spent: 0.9,
  unknown: 0.6,
  sold: 0.5,
  sated: false,
  upgrade: 0,
  laid: 1,
  waiting: 0.5,
  ready: 0.35,
  kept: 0.78,
};

/**
 * Prices that win as much, and by which nobody sells or keeps what could be laid (docs/bots.md): CP are worth less, upgrades more,
 * and a card that only waits to be sold is worth nothing beside a full purse.
 */
export const SATED: Prices = {
  ...PROVEN,
  purse: purse(0.6, 0.58, 0.55, 0.5, 0.43, 0.35, 0.27, 0.2, 0.13, 0.08, 0.05, 0.03, 0.01, 0.01, 0.01),
  spent: 0.65,
  sold: 0.35,
  sated: true,
  laid: 1.4,
};
