// Push your luck, solved: the best play of a series of rolls, whatever stopping and a Zonk are worth.
import type { Circumstances, Helps } from './circumstances.ts';
import { bitesWorth, type Hand, handOf, place, rallyWorth, takesWorth } from './hand.ts';
import { ANY_FACE, type Faces, throwsOf } from './throws.ts';

/** No roll brings more units: six alike or a straight, doubled. */
const MOST_UNITS = 120;

export interface Stakes {
  /** Dice of a full set: 6, or the defender's (SK-7.6). */
  readonly fullSet: number;
  readonly circumstances: Circumstances;
  /** From so many units pending on, stopping is best: the caller vouches for it. */
  readonly cap: number;
  /** Worth of stopping with so many units pending, given the helps left. */
  stop(units: number, helps: Helps): number;
  /** Worth of a Zonk with so many units pending. */
  zonk(units: number): number;
  /** What using up a tonic costs, in the same measure. */
  readonly tonicPrice: number;
  /** Whether a rally's item counts for anything (SK-5.7); without it doubling is always best. */
  readonly items: boolean;
}

/** The worths for one combination of helps. */
export interface Layer {
  readonly helps: Helps;
  /** By units. */
  readonly stop: Float64Array;
  /** By place: rolling on, and the better of rolling and stopping. */
  readonly roll: Float64Array;
  readonly best: Float64Array;
  /** The layer with an item won, where that counts and has not happened. */
  readonly withItem: Layer | null;
}

export interface Solution {
  readonly stakes: Stakes;
  readonly hands: readonly Hand[];
  readonly layers: readonly Layer[];
}

/** Layers that others lean on come first: fewer helps, an item already won. */
function layerIndex({ tonics, again, item }: Helps): number {
  return (tonics * 2 + (again ? 1 : 0)) * 2 + (item ? 0 : 1);
}

export function layerOf(solution: Solution, helps: Helps): Layer {
  const layer = solution.layers[layerIndex(helps)];
  if (layer === undefined) throw new RangeError('the stakes do not know these helps');
  return layer;
}

/** The best way out of a Zonk, or the Zonk itself. */
function zonkWorth(solution: Solution, helps: Helps, units: number, dice: number, rally: boolean): number {
  const { stakes, hands } = solution;
  let best = stakes.zonk(units);
  if (helps.tonics > 0) {
    const fewer = layerOf(solution, { ...helps, tonics: helps.tonics - 1 });
    best = Math.max(best, (fewer.best[place(units, dice)] as number) - stakes.tonicPrice);
  }
  const hand = hands[dice - 1];
  if (helps.again && hand !== undefined && dice >= stakes.circumstances.secondThrow) {
    // Grandpa Again: the face stays and the second throw stands, unless a tonic undoes it.
    const layer = layerOf(solution, { ...helps, again: false });
    const scored = scoringWorth(hand, layer, units, rally);
    const stands = zonkWorth(solution, layer.helps, units, dice, rally);
    best = Math.max(best, scored + hand.none * stands);
  }
  return best;
}

function scoringWorth(hand: Hand, layer: Layer, units: number, rally: boolean): number {
  const base = place(units, 1);
  return rally
    ? rallyWorth(hand, base, layer.best, layer.withItem?.best ?? null)
    : takesWorth(hand, base, hand.once, layer.best);
}

/** The part of a roll's worth that comes from blank and rally. */
function safeWorth(solution: Solution, layer: Layer, hand: Hand, units: number, { blank, rally }: Faces): number {
  const after = (withRally: boolean): number =>
    scoringWorth(hand, layer, units, withRally) +
    (hand.none > 0 ? hand.none * zonkWorth(solution, layer.helps, units, hand.dice, withRally) : 0);
  return (blank > 0 ? blank * after(false) : 0) + (rally > 0 ? rally * after(true) : 0);
}

/** Worth of one roll before it is made; hand and event die may have been prepared by cards. */
export function rollWorth(
  solution: Solution,
  helps: Helps,
  units: number,
  hand: Hand | undefined,
  faces: Faces = ANY_FACE,
): number {
  if (hand === undefined) throw new RangeError('no such number of dice');
  const layer = layerOf(solution, helps);
  const bitten = faces.dragon > 0 ? faces.dragon * bitesWorth(hand, place(units, 1), layer.best) : 0;
  return safeWorth(solution, layer, hand, units, faces) + bitten;
}

const HANDS = new Map<string, readonly Hand[]>();

/** The hands of 1, 2, 3 … dice, laid out once. */
function handsOf(fullSet: number, { tripleBonus, keepsBitten }: Circumstances): readonly Hand[] {
  const key = `${fullSet}|${tripleBonus}|${keepsBitten}`;
  let hands = HANDS.get(key);
  if (hands === undefined) {
    hands = Array.from({ length: fullSet }, (_, i) =>
      handOf(throwsOf({ dice: i + 1, tripleBonus }), i + 1, fullSet, keepsBitten),
    );
    HANDS.set(key, hands);
  }
  return hands;
}

/** Solves the stakes for every pending, dice left and combination of helps. */
export function solve(stakes: Stakes): Solution {
  const { fullSet, circumstances, items } = stakes;
  const { tonics, secondThrow } = circumstances;
  const hands = handsOf(fullSet, circumstances);
  const layers: Layer[] = [];
  const solution: Solution = { stakes, hands, layers };
  for (let tonic = 0; tonic <= tonics; tonic++) {
    for (const again of secondThrow > 0 ? [false, true] : [false]) {
      const won = items ? add({ tonics: tonic, again, item: true }, null) : null;
      add({ tonics: tonic, again, item: false }, won);
    }
  }
  return solution;

  function add(helps: Helps, withItem: Layer | null): Layer {
    const layer = emptyLayer(stakes, helps, withItem);
    layers[layerIndex(helps)] = layer;
    fill(solution, layer);
    return layer;
  }
}

function emptyLayer(stakes: Stakes, helps: Helps, withItem: Layer | null): Layer {
  const size = stakes.cap + MOST_UNITS + 1;
  const stop = new Float64Array(size);
  const best = new Float64Array(size * 6);
  for (let units = 0; units < size; units++) {
    const worth = stakes.stop(units, helps);
    stop[units] = worth;
    best.fill(worth, place(units, 1), place(units + 1, 1));
  }
  return { helps, stop, roll: new Float64Array(stakes.cap * 6), best, withItem };
}

/**
 * From the most pending down: blank and rally lead to more pending or out, only the dragon stays at the same pending.
 * Those few states lean on each other with weight 1/6 at most, so going round them shrinks any error sixfold.
 */
function fill(solution: Solution, layer: Layer): void {
  const { stakes, hands } = solution;
  const safe = new Float64Array(hands.length);
  for (let units = stakes.cap - 1; units >= 0; units--) {
    const base = place(units, 1);
    const stop = layer.stop[units] as number;
    hands.forEach((hand, i) => {
      safe[i] = safeWorth(solution, layer, hand, units, ANY_FACE);
    });
    for (let change = 1, exact = 0; change > exact; ) {
      change = 0;
      for (let i = 0; i < hands.length; i++) {
        const worth = (safe[i] as number) + ANY_FACE.dragon * bitesWorth(hands[i] as Hand, base, layer.best);
        change = Math.max(change, Math.abs(worth - (layer.roll[base + i] as number)));
        layer.roll[base + i] = worth;
        layer.best[base + i] = Math.max(stop, worth);
        // As far as doubles go.
        exact = Math.max(exact, 1e-14 * Math.abs(worth));
      }
    }
  }
}
