// Every multiset of at most five dice, numbered, and the two ways between them: one die more, one die fewer.

export const DICE = 5;
const FACES = 6;

/** The number of a multiset: 0 is no dice, the full ones come last. */
export type Keep = number;

/** From a multiset, times six, plus a number of the die less one: the multiset with that die more; −1 past five dice. */
const MORE: Int16Array = new Int16Array(462 * FACES).fill(-1);
/** The multisets with one die fewer, one for each number that shows: from PARTS_FROM of the multiset to that of the next. */
const PARTS: number[] = [];
const PARTS_FROM: number[] = [];
const SETS: (readonly number[])[] = [];

function number(): void {
  const known = new Map<string, Keep>();
  const grow = (size: number, from: number, dice: readonly number[]): void => {
    if (dice.length === size) {
      known.set(dice.join(''), SETS.push(dice) - 1);
      return;
    }
    for (let value = from; value <= FACES; value++) grow(size, value, [...dice, value]);
  };
  for (let size = 0; size <= DICE; size++) grow(size, 1, []);
  SETS.forEach((dice, keep) => {
    if (dice.length === DICE) return;
    for (let value = 1; value <= FACES; value++) {
      MORE[keep * FACES + value - 1] = known.get([...dice, value].sort().join('')) ?? -1;
    }
  });
  SETS.forEach((dice) => {
    PARTS_FROM.push(PARTS.length);
    new Set(dice).forEach((value) => {
      PARTS.push(known.get(dice.toSpliced(dice.indexOf(value), 1).join('')) ?? 0);
    });
  });
  PARTS_FROM.push(PARTS.length);
}
number();

/** How many multisets there are, and the number of the first full one. */
const KEEPS = SETS.length;
export const FIRST_FULL: Keep = SETS.findIndex((dice) => dice.length === DICE);
/** All full multisets, in their order. */
export const FULL: readonly (readonly number[])[] = SETS.slice(FIRST_FULL);

export const diceOf = (keep: Keep): readonly number[] => SETS[keep] ?? [];

export function keepOf(dice: readonly number[]): Keep {
  let keep = 0;
  for (let i = 0; i < dice.length; i++) keep = withDie(keep, dice[i] as number);
  return keep;
}

export const withDie = (keep: Keep, value: number): Keep => MORE[keep * FACES + value - 1] as number;

/** In how many orders these dice, sorted, can fall: every run of equal ones divides what is possible. */
function waysTo(dice: readonly number[]): number {
  let ways = 1;
  let run = 0;
  for (let i = 0; i < dice.length; i++) {
    run = dice[i] === dice[i - 1] ? run + 1 : 1;
    ways = (ways * (i + 1)) / run;
  }
  return ways;
}

/** Room for one worth a multiset. */
export const worthsOf = (): Float64Array => new Float64Array(KEEPS);

/** From the worths of full multisets to those of fewer dice, the others being rolled. */
export function rollOut(worths: Float64Array): void {
  for (let at = FIRST_FULL * FACES - 1, keep = FIRST_FULL - 1; keep >= 0; keep--, at -= FACES) {
    // Written out: this is where a fresh plan spends its time.
    worths[keep] =
      ((worths[MORE[at] as number] as number) +
        (worths[MORE[at - 1] as number] as number) +
        (worths[MORE[at - 2] as number] as number) +
        (worths[MORE[at - 3] as number] as number) +
        (worths[MORE[at - 4] as number] as number) +
        (worths[MORE[at - 5] as number] as number)) /
      FACES;
  }
}

/** In how many of the 6^5 ways five dice fall on each full multiset. */
const WAYS: Uint16Array = Uint16Array.from(FULL, (dice) => waysTo(dice));
const ALL_WAYS = FACES ** DICE;

/** The mean over a roll of all five dice, from the worths of full multisets alone. */
export function meanOfRolls(worths: Float64Array): number {
  let sum = 0;
  for (let place = 0; place < WAYS.length; place++) sum += (worths[place] as number) * (WAYS[place] as number);
  return sum / ALL_WAYS;
}

/** From the worths of multisets to the best that any part of each has; a full one counts only its proper parts. */
export function bestParts(worths: Float64Array): void {
  for (let keep = 1; keep < KEEPS; keep++) {
    let best = keep < FIRST_FULL ? (worths[keep] as number) : Number.NEGATIVE_INFINITY;
    const end = PARTS_FROM[keep + 1] as number;
    for (let at = PARTS_FROM[keep] as number; at < end; at++) {
      const worth = worths[PARTS[at] as number] as number;
      if (worth > best) best = worth;
    }
    worths[keep] = best;
  }
}

/** Every keep that the multiset numbered `from` and its like can be rolled out from becomes worth the mean of what follows. */
function settle(worths: Float64Array, from: Keep): void {
  for (let keep = from - 1; keep >= 0; keep--) worths[keep] = meanOf(worths, keep);
}

/** The worth of so many dice, and of every part of them with the rest still to be rolled: by keep. */
export function meansOf(dice: number, worth: (dice: readonly number[]) => number): Float64Array {
  const count = Math.min(dice, DICE);
  const from = SETS.findIndex((set) => set.length === count);
  const end = SETS.findLastIndex((set) => set.length === count) + 1;
  const worths = new Float64Array(end);
  for (let set = from; set < end; set++) worths[set] = worth(diceOf(set));
  settle(worths, from);
  return worths;
}

/**
 * The mean of a worth over a roll of that many dice, of which so many may be rolled once more for a price when that
 * is better. Nothing in the game rolls more than five.
 */
export function averageOf(
  dice: number,
  rerolls: number,
  price: number,
  worth: (dice: readonly number[]) => number,
): number {
  const worths = meansOf(dice, worth);
  if (rerolls > 0) {
    const from = SETS.findIndex((set) => set.length === Math.min(dice, DICE));
    const best = worths.slice();
    for (let set = from; set < worths.length; set++)
      best[set] = Math.max(best[set] as number, bestPart(worths, set, rerolls) - price);
    settle(best, from);
    return best[0] as number;
  }
  return worths[0] as number;
}

function meanOf(worths: Float64Array, keep: Keep): number {
  let sum = 0;
  for (let at = keep * FACES; at < (keep + 1) * FACES; at++) sum += worths[MORE[at] as number] as number;
  return sum / FACES;
}

/** The best worth among the multiset without one die, two dice … as many as that. */
export function bestPart(worths: Float64Array, set: Keep, fewer: number): number {
  let best = Number.NEGATIVE_INFINITY;
  for (let at = PARTS_FROM[set] as number; at < (PARTS_FROM[set + 1] as number); at++) {
    const part = PARTS[at] as number;
    best = Math.max(best, worths[part] as number, fewer > 1 ? bestPart(worths, part, fewer - 1) : best);
  }
  return best;
}

/** One roll of several dice, orders not told apart. */
export interface Roll {
  readonly dice: readonly number[];
  readonly chance: number;
}

const ROLLS: (readonly Roll[] | undefined)[] = [];

/** All rolls of so many dice, at most five, with their chances. */
export function waysOf(count: number): readonly Roll[] {
  let rolls = ROLLS[count];
  if (rolls === undefined) {
    rolls = SETS.filter((dice) => dice.length === count).map((dice) => ({
      dice,
      chance: waysTo(dice) / FACES ** count,
    }));
    if (rolls.length === 0) throw new RangeError(`nothing rolls ${count} dice at once`);
    ROLLS[count] = rolls;
  }
  return rolls;
}
