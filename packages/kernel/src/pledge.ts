// Promises about the dice before the first roll: the server's to a seed for one table and what is agreed there, each seat's to a word.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Manifest } from './content.ts';
import { canonical, digest } from './digest.ts';
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
  /** The digest of the content that is played with; promises of before 2026-11-17 do without. */
  readonly content?: string;
}

/** What was promised when the table was sealed, before any hidden word was shown. */
export interface Pledge {
  readonly table: string;
  readonly seats: readonly (string | null)[];
  /** By seat: the hash of its word. */
  readonly hashes: readonly string[];
  /** The digest of the content that was agreed on; a pledge of before 2026-11-17 has none. */
  readonly content?: string;
}

const DIGESTS = new WeakMap<Manifest, string>();

/** What a promise says of the content: the manifest names every piece by its digest, so this is bound to all they say. */
export function contentDigest(manifest: Manifest): string {
  const known = DIGESTS.get(manifest) ?? digest(manifest);
  DIGESTS.set(manifest, known);
  return known;
}

const hashed = (parts: readonly unknown[]): string => bytesToHex(sha256(utf8ToBytes(canonical(parts))));

/** The server's promise: shown in the lobby, and anew whenever the terms change. */
export function bound(seed: Seed, { table, game, version, options, seats, content }: Terms): string {
  if (content === undefined) return hashed(['wyrmtable-dice/2', seed, table, game, version, options, seats]);
  return hashed(['wyrmtable-dice/3', seed, table, game, version, options, seats, content]);
}

/** A seat's promise, given for the server's promise as it was shown to that seat. */
export function wordHash(promise: string, word: string): string {
  return hashed(['wyrmtable-word/2', promise, word]);
}

/** A seat's promise of whom it plays, for one table; the salt is drawn so that nobody can try all heroes. */
export function pickHash(table: string, seat: number, hero: string, salt: string): string {
  return hashed(['wyrmtable-pick/1', table, seat, hero, salt]);
}

/** What a match file says of its promises. */
interface Promised {
  readonly game: string;
  readonly version: string;
  readonly options: object;
  readonly content?: Manifest;
  readonly chance: {
    readonly seed: Seed;
    readonly commitment: string;
    readonly words: readonly string[];
    readonly pledge?: Pledge;
  };
}

/** Whether seed and words are those that were promised. A match without a pledge promised its seed alone. */
export function isKept({ game, version, options, content: played, chance }: Promised): boolean {
  const { seed, words, pledge } = chance;
  if (pledge === undefined) return chance.commitment === commitment(seed);
  const { table, seats, hashes, content } = pledge;
  if (hashes.length !== words.length) return false;
  if (content !== undefined && (played === undefined || content !== contentDigest(played))) return false;
  const terms = { table, game, version, options, seats, ...(content === undefined ? {} : { content }) };
  if (chance.commitment !== bound(seed, terms)) return false;
  return hashes.every((hash, seat) => hash === wordHash(chance.commitment, words[seat] ?? ''));
}

export function isPledge(value: unknown): value is Pledge {
  if (typeof value !== 'object' || value === null) return false;
  const { table, seats, hashes, content } = value as Partial<Pledge>;
  return (
    (content === undefined || typeof content === 'string') &&
    typeof table === 'string' &&
    Array.isArray(seats) &&
    seats.every((seat) => seat === null || typeof seat === 'string') &&
    Array.isArray(hashes) &&
    hashes.every((hash) => typeof hash === 'string')
  );
}
