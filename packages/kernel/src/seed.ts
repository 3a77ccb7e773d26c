// Seeds, the commitment to them, and the key that seed and players' words make together.
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';
import type { Seed } from './seed-form.ts';

/** Shown before the first roll: SHA-256 of the seed's bytes. */
export function commitment(seed: Seed): string {
  return bytesToHex(sha256(hexToBytes(seed)));
}

/** The key of the stream: SHA-256 of the JSON text `["seed","word of seat 0",…]`. */
export function streamKey(seed: Seed, words: readonly string[]): Uint8Array {
  return sha256(utf8ToBytes(JSON.stringify([seed, ...words])));
}

/** A seed nobody chose: from the machine's own randomness. */
export function freshSeed(): Seed {
  return bytesToHex(crypto.getRandomValues(new Uint8Array(32)));
}

/** The seed of game i of a run with an integer seed. */
export function derivedSeed(run: number, index: number): Seed {
  return bytesToHex(sha256(utf8ToBytes(`wyrmtable run ${run} game ${index}`)));
}
