// Promises about the dice before the first roll: the server's to a seed for one table and what is agreed there, each seat's to a word.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './digest.ts';
import { commitment } from './seed.ts';
import type { Seed } from './seed-form.ts';

/** What the server's promise is bound to: a seed that was promised for this serves for nothing else. */
export interface Terms {
  readonly table: string;
  readonly game: string;
  readonly version: string;
  readonly options: object;
  /** By seat: the level of the bot there, or null. */
  readonly seats: readonly (string | null)[];
}

/** What was promised when the table was sealed, before any hidden word was shown. */
export interface Pledge {
  readonly table: string;
  readonly seats: readonly (string | null)[];
  /** By seat: the hash of its word. */
  readonly hashes: readonly string[];
}

const hashed = (parts: readonly unknown[]): string => bytesToHex(sha256(utf8ToBytes(canonical(parts))));

/** The server's promise: shown in the lobby, and anew whenever the terms change. */
export function bound(seed: Seed, { table, game, version, options, seats }: Terms): string {
  return hashed(['wyrmtable-dice/2', seed, table, game, version, options, seats]);
}

/** A seat's promise, given for the server's promise as it was shown to that seat. */
export function wordHash(promise: string, word: string): string {
  return hashed(['wyrmtable-word/2', promise, word]);
}

/** What a match file says of its promises. */
interface Promised {
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly chance: {
    readonly seed: Seed;
    readonly commitment: string;
    readonly words: readonly string[];
    readonly pledge?: Pledge;
  };
}

/** Whether seed and words are those that were promised. A match without a pledge promised its seed alone. */
export function isKept({ game, version, options, chance }: Promised): boolean {
  const { seed, words, pledge } = chance;
  if (pledge === undefined) return chance.commitment === commitment(seed);
  const { table, seats, hashes } = pledge;
  if (hashes.length !== words.length) return false;
  if (chance.commitment !== bound(seed, { table, game, version, options, seats })) return false;
  return hashes.every((hash, seat) => hash === wordHash(chance.commitment, words[seat] ?? ''));
}

export function isPledge(value: unknown): value is Pledge {
  if (typeof value !== 'object' || value === null) return false;
  const { table, seats, hashes } = value as Partial<Pledge>;
  return (
    typeof table === 'string' &&
    Array.isArray(seats) &&
    seats.every((seat) => seat === null || typeof seat === 'string') &&
    Array.isArray(hashes) &&
    hashes.every((hash) => typeof hash === 'string')
  );
}
