// The throws of so many dice laid out flat for the solver: numbers side by side, next dice worked out.
import type { Throw } from './throws.ts';

/** Worths of a solution lie at place(units, dice). */
export const place = (units: number, dice: number): number => units * 6 + dice - 1;

/** Dice for the next roll: a full set again once all have been set aside (SK-6.5, SK-7.7). */
export function diceAfter(fullSet: number, left: number, size: number): number {
  return left === size ? fullSet : left - size;
}

export interface Hand {
  readonly dice: number;
  /** Chance that nothing scores. */
  readonly none: number;
  /** Scoring throws: their chances, and where their takes begin (one entry more than there are throws). */
  readonly chance: Float64Array;
  readonly from: Int32Array;
  /** Takes: distance in places from (units, first place) to where one take, single or doubled, leads. */
  readonly once: Int32Array;
  readonly twice: Int32Array;
  /** What the dragon leaves: folded by where it leads; several places where a seventh die leaves a choice. */
  readonly bites: readonly Bite[];
}

export interface Bite {
  chance: number;
  readonly steps: readonly number[];
}

/** A step is added to place(units, 1). */
export function handOf(throws: readonly Throw[], dice: number, fullSet: number, keepsBitten: boolean): Hand {
  const scoring = throws.filter(({ takes }) => takes.length > 0);
  const step = (size: number, units: number): number => place(units, diceAfter(fullSet, dice, size));
  const takes = scoring.flatMap((thrown) => thrown.takes);
  const from = [0];
  for (const thrown of scoring) from.push((from.at(-1) ?? 0) + thrown.takes.length);
  const bites = new Map<string, Bite>();
  for (const { chance, all } of throws) {
    const steps = all.length === 0 ? [dice - 1] : all.map(({ size, once }) => step(size, keepsBitten ? once : 0));
    const known = bites.get(steps.join());
    if (known) known.chance += chance;
    else bites.set(steps.join(), { chance, steps });
  }
  return {
    dice,
    none: throws.reduce((sum, thrown) => (thrown.takes.length === 0 ? sum + thrown.chance : sum), 0),
    chance: Float64Array.from(scoring, ({ chance }) => chance),
    from: Int32Array.from(from),
    once: Int32Array.from(takes, ({ size, once }) => step(size, once)),
    twice: Int32Array.from(takes, ({ size, twice }) => step(size, twice)),
    bites: [...bites.values()],
  };
}

/** Worth of the takes of all scoring throws by their chances; `worth` is what lies at each place. */
export function takesWorth(hand: Hand, base: number, steps: Int32Array, worth: Float64Array): number {
  const { chance, from } = hand;
  let sum = 0;
  for (let t = 0, i = 0; t < chance.length; t++) {
    const end = from[t + 1] as number;
    let best = worth[base + (steps[i] as number)] as number;
    for (i++; i < end; i++) {
      const other = worth[base + (steps[i] as number)] as number;
      if (other > best) best = other;
    }
    sum += (chance[t] as number) * best;
  }
  return sum;
}

/** The same after a rally: doubled, or single with an item, whichever is better for each throw. */
export function rallyWorth(hand: Hand, base: number, doubled: Float64Array, withItem: Float64Array | null): number {
  if (withItem === null) return takesWorth(hand, base, hand.twice, doubled);
  const { chance, from, once, twice } = hand;
  let sum = 0;
  for (let t = 0, i = 0; t < chance.length; t++) {
    const end = from[t + 1] as number;
    let best = Number.NEGATIVE_INFINITY;
    for (; i < end; i++) {
      const two = doubled[base + (twice[i] as number)] as number;
      const one = withItem[base + (once[i] as number)] as number;
      if (two > best) best = two;
      if (one > best) best = one;
    }
    sum += (chance[t] as number) * best;
  }
  return sum;
}

/** Worth of a dragon's roll. */
export function bitesWorth(hand: Hand, base: number, worth: Float64Array): number {
  let sum = 0;
  for (const { chance, steps } of hand.bites) {
    let best = Number.NEGATIVE_INFINITY;
    for (let i = 0; i < steps.length; i++) {
      const other = worth[base + (steps[i] as number)] as number;
      if (other > best) best = other;
    }
    sum += chance * best;
  }
  return sum;
}
