// Sequential halving: rivals of a sound choice are tried in the same worlds with the same luck; in each stage an equal
// share of the budget goes to those left, then the worse half of them falls out. Whoever asks may say that enough is known.
import type { Choice } from '@wyrmtable/kernel';

/** A choice and how it did. */
export interface Trial {
  readonly choice: Choice;
  tried: number;
  /** Sum of how much better than the sound choice it was. */
  better: number;
  /** Sum of the squares of that. */
  squares: number;
}

const newTrial = (choice: Choice): Trial => ({ choice, tried: 0, better: 0, squares: 0 });

/** After so many rounds it is asked whether enough is known, and again after as many more. */
const LOOK = 50;

/**
 * `round` begins a new world and gives what a choice is worth in it; `budget` counts the courses played. `isDecided` looks at
 * those left: where nothing that is still to come could change what will be chosen, the rest of the budget is saved.
 */
export function halve(
  sound: Choice,
  rivals: readonly Choice[],
  budget: number,
  round: (number: number) => (choice: Choice) => number,
  isDecided: (left: readonly Trial[]) => boolean = () => false,
): readonly Trial[] {
  const all = rivals.map(newTrial);
  let left = all.slice();
  const stages = Math.max(1, Math.ceil(Math.log2(rivals.length + 1)));
  let spent = 0;
  let rounds = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      const worthOf = round(rounds++);
      const usual = worthOf(sound);
      for (const rival of left) {
        rival.tried++;
        const better = worthOf(rival.choice) - usual;
        rival.better += better;
        rival.squares += better * better;
      }
      spent += left.length + 1;
      if (rounds % LOOK === 0 && isDecided(left)) return all;
    } while (spent + left.length + 1 <= (budget * stage) / stages);
    left.sort((a, b) => b.better / b.tried - a.better / a.tried);
    if (stage < stages) left = left.slice(0, Math.ceil(left.length / 2));
  }
  return all;
}
