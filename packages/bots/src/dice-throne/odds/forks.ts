// Luck that walks through everything it could be: each pass gives another outcome, with its chance.
import type { Chance } from '@wyrmtable/kernel';
import { waysOf } from './keeps.ts';

/** One question put to luck: which answer this pass gives, of how many. */
interface Fork {
  at: number;
  readonly answers: number;
}

/** More dice than that fall as several handfuls. */
export const HANDFUL = 5;

export class Forks implements Chance {
  at = 0;
  /** The chance of the pass so far. */
  chance = 1;
  readonly #forks: Fork[] = [];
  #next = 0;

  #answer(answers: number): number {
    const known = this.#forks[this.#next++];
    if (known !== undefined) return known.at;
    this.#forks.push({ at: 0, answers });
    return 0;
  }

  below(n: number): number {
    this.chance /= n;
    return this.#answer(n);
  }

  /** Dice of one roll come as multisets: their orders are not told apart. */
  handful(dice: number): number[] {
    if (dice > HANDFUL) return [...this.handful(HANDFUL), ...this.handful(dice - HANDFUL)];
    const rolls = waysOf(dice);
    const roll = rolls[this.#answer(rolls.length)];
    this.chance *= roll?.chance ?? 0;
    return roll === undefined ? [] : roll.dice.slice();
  }

  /** Nobody knows the order of a deck, and nothing here depends on it. */
  shuffle(): void {}

  /** Goes on to the next outcome; false when all have been. */
  next(): boolean {
    this.chance = 1;
    this.#next = 0;
    for (let last = this.#forks.at(-1); last !== undefined; last = this.#forks.at(-1)) {
      if (++last.at < last.answers) return true;
      this.#forks.pop();
    }
    return false;
  }
}
