// What a solved series of rolls means to somebody else: the roller decides, the onlooker wins or loses by it.
import { NO_HELPS } from './circumstances.ts';
import { type Hand, place } from './hand.ts';
import { layerOf, type Solution } from './solver.ts';
import { ANY_FACE } from './throws.ts';

export interface Onlooker {
  /** What it is worth to the onlooker when the roller stops with so many units, or has a Zonk. */
  stop(units: number): number;
  zonk(units: number): number;
}

/** The onlooker's worth of the first roll, when the roller has no cards and plays the solution. */
export function follow(solution: Solution, onlooker: Onlooker): number {
  const { stakes, hands } = solution;
  const { best, stop, roll } = layerOf(solution, NO_HELPS);
  const worth = new Float64Array(best.length);
  for (let units = stakes.cap; units < stop.length; units++) {
    worth.fill(onlooker.stop(units), place(units, 1), place(units + 1, 1));
  }
  const safe = new Float64Array(hands.length);
  const rolled = new Float64Array(hands.length);
  for (let units = stakes.cap - 1; units >= 0; units--) {
    const base = place(units, 1);
    const stopped = onlooker.stop(units);
    const zonked = onlooker.zonk(units) * (ANY_FACE.blank + ANY_FACE.rally);
    worth.fill(stopped, base, base + 6);
    let rolls = units === 0;
    for (let i = 0; i < hands.length; i++) if ((roll[base + i] as number) > (stop[units] as number)) rolls = true;
    if (!rolls) continue;
    hands.forEach((hand, i) => {
      const taken = followTakes(hand, hand.once, base, best, worth) * ANY_FACE.blank;
      const doubled = followTakes(hand, hand.twice, base, best, worth) * ANY_FACE.rally;
      safe[i] = hand.none * zonked + taken + doubled;
    });
    for (let change = 1; change > 1e-10; ) {
      change = 0;
      for (let i = 0; i < hands.length; i++) {
        let bitten = 0;
        for (const { chance, steps } of (hands[i] as Hand).bites)
          bitten += chance * (worth[base + (steps[0] as number)] as number);
        const next = (safe[i] as number) + ANY_FACE.dragon * bitten;
        change = Math.max(change, Math.abs(next - (rolled[i] as number)));
        rolled[i] = next;
        if ((roll[base + i] as number) > (stop[units] as number)) worth[base + i] = next;
      }
    }
  }
  // The first roll is not a choice (SK-7.6).
  return rolled[stakes.fullSet - 1] as number;
}

function followTakes(hand: Hand, steps: Int32Array, base: number, best: Float64Array, worth: Float64Array): number {
  const { chance, from } = hand;
  let sum = 0;
  for (let t = 0, i = 0; t < chance.length; t++) {
    const end = from[t + 1] as number;
    let chosen = base + (steps[i] as number);
    for (i++; i < end; i++) {
      const other = base + (steps[i] as number);
      if ((best[other] as number) > (best[chosen] as number)) chosen = other;
    }
    sum += (chance[t] as number) * (worth[chosen] as number);
  }
  return sum;
}
