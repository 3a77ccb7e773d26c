// What is left of a hand after damage and experience: which cards absorb and which rise, for the most worth.
import { absorptionOf, type Element, type EtchinstoneState, faceOf, levelOf } from '@wyrmtable/etchinstone';
import { type Worths, worthAt } from './worth.ts';

export interface Spoils {
  /** Change of the hand's worth. */
  readonly worth: number;
  /** Cards that absorb, in order. */
  readonly absorb: readonly number[];
  /** Cards that rise, in order; twice in the list, twice the rise. */
  readonly upgrade: readonly number[];
}

interface Rises {
  worth: number;
  cards: readonly number[];
}

/** The dearest use of experience on these cards, as numbers above their present levels. */
function bestRises(state: EtchinstoneState, cards: readonly number[], xp: number, worths: Worths): Rises {
  const best: Rises = { worth: 0, cards: [] };
  const bought: number[] = [];
  const shop = (from: number, left: number, worth: number): void => {
    if (worth > best.worth) {
      best.worth = worth;
      best.cards = bought.slice();
    }
    for (let i = from; i < cards.length; i++) {
      const card = cards[i] ?? 0;
      const already = bought.filter((other) => other === card).length;
      const level = levelOf(state, card) + already;
      const cost = faceOf(state, card, level).cost;
      if (cost === null || cost > left) continue;
      bought.push(card);
      shop(i, left - cost, worth + worthAt(worths, card, level + 1) - worthAt(worths, card, level));
      bought.pop();
    }
  };
  if (xp > 0) shop(0, xp, 0);
  return best;
}

const fall = (state: EtchinstoneState, card: number, worths: Worths): number =>
  worthAt(worths, card, levelOf(state, card)) - worthAt(worths, card, levelOf(state, card) - 1);

/** Every card of the list goes down: the knockout (ETCH-15.15). */
export function overwhelmed(state: EtchinstoneState, cards: readonly number[], worths: Worths): Spoils {
  return { worth: -cards.reduce((sum, card) => sum + fall(state, card, worths), 0), absorb: cards, upgrade: [] };
}

/** The best of all ways to take the damage with these cards and spend the experience on the rest (ETCH-15.7, ETCH-16). */
export function bestSpoils(
  state: EtchinstoneState,
  cards: readonly number[],
  damage: number,
  element: Element | null,
  xp: number,
  worths: Worths,
): Spoils {
  if (damage <= 0) {
    const rises = bestRises(state, cards, xp, worths);
    return { worth: rises.worth, absorb: [], upgrade: rises.cards };
  }
  const amounts = cards.map((card) => absorptionOf(state, card, element));
  let best: Spoils | null = null;
  for (let set = 1; set < 1 << cards.length; set++) {
    let sum = 0;
    let most = 0;
    let lost = 0;
    for (let i = 0; i < cards.length; i++) {
      if ((set & (1 << i)) === 0) continue;
      const amount = amounts[i] ?? 0;
      sum += amount;
      most = Math.max(most, amount);
      lost += fall(state, cards[i] ?? 0, worths);
    }
    // ETCH-15.13: the last card must still have something to absorb.
    if (sum < damage || sum - most >= damage) continue;
    if (best !== null && xp === 0 && -lost <= best.worth) continue;
    const rises = bestRises(
      state,
      cards.filter((_, i) => (set & (1 << i)) === 0),
      xp,
      worths,
    );
    const worth = rises.worth - lost;
    if (best !== null && worth <= best.worth) continue;
    const absorb = cards.filter((_, i) => (set & (1 << i)) !== 0);
    absorb.sort((a, b) => absorptionOf(state, a, element) - absorptionOf(state, b, element));
    best = { worth, absorb, upgrade: rises.cards };
  }
  return best ?? overwhelmed(state, cards, worths);
}
