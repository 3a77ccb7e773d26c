// What bends a roller's odds besides the dice: the companion at work and the cards in hand, as plain numbers.
import { cardNumber, cardOf, type Effect, type FarkleView, type Verb } from '@wyrmtable/dragon-farkle';
import type { Stocked } from '@wyrmtable/kernel';

export interface Circumstances {
  /** The Triplet Sisters: soldiers more for each three of a kind. */
  readonly tripleBonus: number;
  /** Auntie Heartburn: bitten dice keep their worth. */
  readonly keepsBitten: boolean;
  /** Uncle Justincase: how much of what is pending survives a Zonk. */
  readonly insurance: number;
  /** Corporal Drum: soldiers more for stopping a Recruit with something pending. */
  readonly stopBonus: number;
  /** Grandpa Again: the least dice whose Zonk he throws once more; 0 without him or after he has helped. */
  readonly secondThrow: number;
  /** Un-Zonk Tonics in hand. */
  readonly tonics: number;
}

/** A tonic drunk now is missing later: what it saves in an average turn, in soldiers. */
export const TONIC_PRICE = 400;

export const NO_CARDS: Circumstances = {
  tripleBonus: 0,
  keepsBitten: false,
  insurance: 0,
  stopBonus: 0,
  secondThrow: 0,
  tonics: 0,
};

/** Which helps a roller still has in the middle of an action, and whether a rally has brought an item. */
export interface Helps {
  readonly tonics: number;
  readonly again: boolean;
  readonly item: boolean;
}

export const NO_HELPS: Helps = { tonics: 0, again: false, item: false };

/** The helps at the start of an action. */
export function helpsOf({ tonics, secondThrow }: Circumstances): Helps {
  return { tonics, again: secondThrow > 0, item: false };
}

/** The effect of a companion with that verb, if it has one. */
export function effectOf<V extends Verb>(
  of: Stocked,
  companion: string | null,
  verb: V,
): Extract<Effect, { verb: V }> | null {
  if (companion === null) return null;
  const isIt = (effect: Effect): effect is Extract<Effect, { verb: V }> => effect.verb === verb;
  return cardOf(of, cardNumber(of, companion)).effects.find(isIt) ?? null;
}

/** A companion's part, on its owner's own turn (SK-10.2); `used` once it has rested for this turn (SK-10.3). */
export function companionCircumstances(of: Stocked, companion: string | null, used: boolean): Circumstances {
  return {
    tripleBonus: effectOf(of, companion, 'triple-bonus')?.soldiers ?? 0,
    keepsBitten: effectOf(of, companion, 'keep-bitten') !== null,
    insurance: effectOf(of, companion, 'zonk-insurance')?.upTo ?? 0,
    stopBonus: effectOf(of, companion, 'stop-bonus')?.soldiers ?? 0,
    secondThrow: used ? 0 : (effectOf(of, companion, 'reroll-zonk')?.leastDice ?? 0),
    tonics: 0,
  };
}

/** The roller's circumstances as the watcher knows them: only its own hand is open to it. */
export function circumstancesOf(view: FarkleView): Circumstances {
  const onTurn = view.roller === view.active;
  const companion = onTurn ? (view.heroes[view.roller]?.companion ?? null) : null;
  const hand = view.seat === view.roller ? view.hand : [];
  const tonics = hand.filter((id) => effectOf(view, id, 'ignore-zonk') !== null).length;
  return { ...companionCircumstances(view, companion, view.companionUsed), tonics };
}
