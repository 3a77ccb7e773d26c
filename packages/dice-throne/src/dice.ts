// Reading dice: multisets, symbols, straights and kinds (DT-4).
import { faceBits, type Library } from './content/library.ts';
import type { Need } from './content/vocabulary.ts';

/** A multiset of dice: three bits a number. */
export type Pack = number;

export const packOne = (value: number): Pack => 1 << (3 * (value - 1));

export function pack(dice: readonly number[]): Pack {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += 1 << (3 * ((dice[i] as number) - 1));
  return sum;
}

export const countOf = (set: Pack, value: number): number => (set >> (3 * (value - 1))) & 7;

export function unpack(set: Pack): number[] {
  const dice: number[] = [];
  for (let value = 1; value <= 6; value++) for (let n = countOf(set, value); n > 0; n--) dice.push(value);
  return dice;
}

/** How many dice show one of the numbers in the bits. */
export function countBits(dice: readonly number[], bits: number): number {
  let count = 0;
  for (let i = 0; i < dice.length; i++) if (bits & (1 << (dice[i] as number))) count++;
  return count;
}

export function sumOf(dice: readonly number[]): number {
  let sum = 0;
  for (let i = 0; i < dice.length; i++) sum += dice[i] as number;
  return sum;
}

/** Longest run of consecutive numbers. */
function run(dice: readonly number[]): number {
  let bits = 0;
  for (let i = 0; i < dice.length; i++) bits |= 1 << (dice[i] as number);
  let best = 0;
  for (let value = 1, now = 0; value <= 6; value++) {
    now = bits & (1 << value) ? now + 1 : 0;
    if (now > best) best = now;
  }
  return best;
}

/** DT-4.2 to DT-4.7; a large straight also meets a small one, more of a kind also fewer. */
export function meets(library: Library, dice: readonly number[], need: Need, hero: number): boolean {
  switch (need.kind) {
    case 'symbols':
      for (const face in need.symbols) {
        if (countBits(dice, faceBits(library, hero, face)) < (need.symbols[face] ?? 0)) return false;
      }
      return true;
    case 'micro-straight':
      return run(dice) >= 3;
    case 'small-straight':
      return run(dice) >= 4;
    case 'large-straight':
      return run(dice) >= 5;
    case 'numbers':
      return dice.some((value) => value >= need.from && value <= need.to);
    case 'of-a-kind':
      for (let value = 1; value <= 6; value++) if (countBits(dice, 1 << value) >= need.count) return true;
      return false;
  }
}

/** How many dice a multiset holds. */
export function sizeOf(set: Pack): number {
  let size = 0;
  for (let value = 1; value <= 6; value++) size += countOf(set, value);
  return size;
}

const SUBSETS = new Map<Pack, readonly Pack[]>();

/** Every part of a multiset except the empty one, the largest first; made once for each. */
export function partsOf(set: Pack): readonly Pack[] {
  let parts = SUBSETS.get(set);
  if (parts === undefined) {
    const found: Pack[] = [];
    const grow = (value: number, part: Pack): void => {
      if (value > 6) {
        if (part !== 0) found.push(part);
        return;
      }
      for (let n = countOf(set, value); n >= 0; n--) grow(value + 1, part + n * packOne(value));
    };
    grow(1, 0);
    parts = found;
    SUBSETS.set(set, parts);
  }
  return parts;
}
