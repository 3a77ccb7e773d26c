// How those who try a service out choose, and how their figures are told.
import type { Chance, Choice } from '@wyrmtable/kernel';

export const pickerOf = (luck: Chance): ((choices: readonly Choice[]) => Choice) => {
  return (choices) => choices[luck.below(choices.length)] ?? 0;
};

/** The value below which that share of all lie. */
export function share(values: readonly number[], part: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0;
}

export const rounded = (value: number): number => Math.round(value * 100) / 100;
