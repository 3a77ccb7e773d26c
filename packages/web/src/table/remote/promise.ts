// What this device was promised about the dice of an online table, remembered so that nothing told later can change it.
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';

export interface DicePromise {
  /** The commitment for which the word was given; the seed must fit this one, whatever is shown later. */
  readonly commitment: string;
  /** The word this device put in; null for those who only watch. */
  readonly word: string | null;
  /** What all seats had promised when this device showed its word; null before. */
  readonly hashes: readonly string[] | null;
}

const place = (code: string) => `promise.${code}`;

const isTexts = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

export function dicePromise(code: string, from: DeviceStorage = deviceStorage): DicePromise | null {
  const found = from.read(place(code));
  if (typeof found !== 'object' || found === null || !('commitment' in found)) return null;
  const word = 'word' in found && typeof found.word === 'string' ? found.word : null;
  const hashes = 'hashes' in found && isTexts(found.hashes) ? found.hashes : null;
  return typeof found.commitment === 'string' ? { commitment: found.commitment, word, hashes } : null;
}

export function rememberPromise(code: string, promise: DicePromise, to: DeviceStorage = deviceStorage): void {
  if (JSON.stringify(dicePromise(code, to)) !== JSON.stringify(promise)) to.write(place(code), promise);
}
