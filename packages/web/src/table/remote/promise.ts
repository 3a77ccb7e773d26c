// What this device was promised about the dice of an online table, remembered from the first time it was seen.
import { type Vault, vault } from '../../shell/vault.ts';

export interface DicePromise {
  /** The commitment shown first; the seed must fit this one, whatever is shown later. */
  readonly commitment: string;
  /** The word this device put in; null for those who only watch. */
  readonly word: string | null;
}

const place = (code: string) => `promise.${code}`;

export function dicePromise(code: string, from: Vault = vault): DicePromise | null {
  const found = from.read(place(code));
  if (typeof found !== 'object' || found === null || !('commitment' in found)) return null;
  const word = 'word' in found && typeof found.word === 'string' ? found.word : null;
  return typeof found.commitment === 'string' ? { commitment: found.commitment, word } : null;
}

/** Keeps the first commitment for ever and the last word given. */
export function rememberPromise(code: string, commitment: string, word: string | null, to: Vault = vault): DicePromise {
  const before = dicePromise(code, to);
  const kept = { commitment: before?.commitment ?? commitment, word: word ?? before?.word ?? null };
  if (kept.commitment !== before?.commitment || kept.word !== before?.word) to.write(place(code), kept);
  return kept;
}
