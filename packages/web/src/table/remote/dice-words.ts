// This device's word for the dice of an online table: promised by its hash, and shown only for the very promise it was given for.
import { type Pledge, wordHash } from '@wyrmtable/kernel';
import type { ClientMessage, TableInfo } from '@wyrmtable/wire';
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';
import { dicePromise, rememberPromise } from './promise.ts';

function freshWord(): string {
  return [...crypto.getRandomValues(new Uint8Array(16))].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Ready: the word stays on this device until everybody has promised theirs. */
export function promiseWord(code: string, table: TableInfo, to: DeviceStorage = deviceStorage): ClientMessage {
  const word = freshWord();
  rememberPromise(code, { commitment: table.commitment, word, hashes: null }, to);
  return { type: 'ready', hash: wordHash(table.commitment, word) };
}

/**
 * What to say when the table is sealed: the word, if the server's promise is still the one it was given for and this device's
 * own hash is among those that were sealed. What all have promised is remembered, to be held against the match in the end.
 */
export function wordToShow(code: string, table: TableInfo, from: DeviceStorage = deviceStorage): ClientMessage | null {
  const { status, pledge, commitment, yours, seats } = table;
  if (status !== 'lobby' || pledge === null) return null;
  const hidden = yours.filter((seat) => seats[seat]?.word === null);
  const promise = dicePromise(code, from);
  if (hidden.length === 0 || promise?.word == null || promise.commitment !== commitment) return null;
  const hash = wordHash(commitment, promise.word);
  if (!hidden.every((seat) => pledge.hashes[seat] === hash)) return null;
  rememberPromise(code, { ...promise, hashes: pledge.hashes }, from);
  return { type: 'reveal', word: promise.word };
}

/** Whoever gave no word remembers what was promised when the match began, and nothing that is told later. */
export function witness(
  code: string,
  { status, commitment, pledge }: TableInfo,
  to: DeviceStorage = deviceStorage,
): void {
  const known = dicePromise(code, to);
  if (known?.word != null) return;
  if (known === null || status === 'lobby') {
    rememberPromise(code, { commitment, word: null, hashes: pledge?.hashes ?? null }, to);
  }
}

/** The words that were promised before any was shown are those of the file. */
export function sameHashes(seen: readonly string[] | null, pledge: Pledge | undefined): boolean {
  return seen === null || (pledge !== undefined && seen.join() === pledge.hashes.join());
}
