// Sequential halving: rivals of a sound choice are tried in the same worlds with the same luck; in each stage an equal
// share of the budget goes to those left, then the worse half of them falls out.
import type { Choice } from '@wyrmtable/kernel';

/** A choice and how it did. */
export interface Trial {
  readonly choice: Choice;
  tried: number;
  /** Sum of what it was worth. */
  worth: number;
  /** Sums of how much better than the sound choice, and of its squares. */
  better: number;
  squares: number;
}

export interface Trials {
  readonly sound: Trial;
  /** The best first. */
  readonly rivals: readonly Trial[];
}

const newTrial = (choice: Choice): Trial => ({ choice, tried: 0, worth: 0, better: 0, squares: 0 });

/** `round` begins a new world and gives what a choice is worth in it; `budget` counts the courses played. */
export function halve(
  sound: Choice,
  rivals: readonly Choice[],
  budget: number,
  round: (number: number) => (choice: Choice) => number,
): Trials {
  const standard = newTrial(sound);
  const all = rivals.map(newTrial);
  let left = all;
  const stages = Math.max(1, Math.ceil(Math.log2(rivals.length + 1)));
  let spent = 0;
  for (let stage = 1; stage <= stages; stage++) {
    do {
      const worthOf = round(standard.tried);
      const usual = worthOf(sound);
      note(standard, usual, usual);
      for (const rival of left) note(rival, worthOf(rival.choice), usual);
      spent += left.length + 1;
    } while (spent + left.length + 1 <= (budget * stage) / stages);
    left.sort((a, b) => b.better / b.tried - a.better / a.tried);
    if (stage < stages) left = left.slice(0, Math.ceil(left.length / 2));
  }
  return { sound: standard, rivals: [...left, ...all.filter((one) => !left.includes(one))] };
}

function note(trial: Trial, worth: number, usual: number): void {
  trial.tried++;
  trial.worth += worth;
  trial.better += worth - usual;
  trial.squares += (worth - usual) ** 2;
}

/** Is it better by more than so many standard errors? */
export const isBetter = ({ better, squares }: Trial, errors: number): boolean => better > errors * Math.sqrt(squares);
