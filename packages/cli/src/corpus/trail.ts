// The trail of a match and its story: one letter for the position after the set-up and after every choice, and one for what
// was told of it, so that a match that comes out otherwise is known by the very choice where it turned.
import type { Happening } from '@wyrmtable/kernel';

const LETTERS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const mix = (a: number, b: number): number => {
  const product = Math.imul(a ^ b, 0x85ebca6b);
  return (product ^ (product >>> 15)) | 0;
};

const names = new Map<string, number>();

/** Hashes of words are kept: states repeat the same few. */
function ofText(text: string): number {
  let hash = names.get(text);
  if (hash !== undefined) return hash;
  hash = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) hash = Math.imul(hash ^ text.charCodeAt(i), 0x01000193);
  names.set(text, hash);
  return hash;
}

/** A quick hash of plain data. Fields count in any order, as they do for the digest. */
function hashOf(value: unknown): number {
  if (typeof value === 'number') return Number.isInteger(value) ? mix(value | 0, 0x9e3779b9) : ofText(String(value));
  if (typeof value === 'string') return ofText(value);
  if (typeof value !== 'object' || value === null) return ofText(String(value));
  if (Array.isArray(value)) {
    let hash = value.length;
    for (const entry of value) hash = mix(Math.imul(hash, 31), hashOf(entry));
    return hash;
  }
  let sum = 0x2545f491;
  for (const [name, field] of Object.entries(value)) {
    if (field !== undefined) sum = (sum + mix(ofText(name), hashOf(field))) | 0;
  }
  return sum;
}

/** The letter of a position, or of all that was told of a choice. */
export function stepOf(data: object): string {
  const hash = hashOf(data);
  return LETTERS.charAt((hash ^ (hash >>> 6) ^ (hash >>> 12) ^ (hash >>> 18)) & 63);
}

/** Listens while a match is played again: `emit` hears what is told, `next` gives the letter of it and begins anew. */
export function storyteller(): {
  readonly told: readonly Happening[];
  readonly emit: (event: Happening) => void;
  readonly next: () => string;
} {
  const told: Happening[] = [];
  return {
    told,
    emit: (event) => told.push(event),
    next() {
      const letter = stepOf(told);
      told.length = 0;
      return letter;
    },
  };
}
