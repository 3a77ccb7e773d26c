// Choices compared in the same possible worlds with the same luck, each against the one that is safe to make.
import type { ThroneState } from '@wyrmtable/dice-throne';
import type { Choice } from '@wyrmtable/kernel';
import { askNow, chanceAfter, type Outlook } from './outlook.ts';

export interface Compared {
  readonly choice: Choice;
  /** Chance to win after it, on average. */
  readonly worth: number;
  /** How much better than the safe choice, on average, and how sure that is. */
  readonly better: number;
  readonly error: number;
}

const LUCK = 0x2_0000_0000;

export function compare(
  outlook: Outlook,
  choices: readonly Choice[],
  safe: Choice,
  sample: () => ThroneState,
  tries: number,
  seed: number,
): Compared[] {
  const sums = choices.map((choice) => ({ choice, better: 0, squares: 0 }));
  let base = 0;
  for (let i = 0; i < tries; i++) {
    const world = askNow(sample(), outlook.seat);
    const luck = LUCK + seed + i;
    const usual = chanceAfter(outlook, world, safe, luck);
    base += usual;
    for (const sum of sums) {
      if (sum.choice === safe) continue;
      const better = chanceAfter(outlook, world, sum.choice, luck) - usual;
      sum.better += better;
      sum.squares += better * better;
    }
  }
  return sums.map(({ choice, better, squares }) => ({
    choice,
    worth: (base + better) / tries,
    better: better / tries,
    error: Math.sqrt(squares) / tries,
  }));
}
