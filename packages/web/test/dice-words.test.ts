// The word of this device: hidden until all have promised theirs, and never shown for another promise.
import { wordHash } from '@wyrmtable/kernel';
import type { SeatInfo, TableInfo } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import type { DeviceStorage } from '../src/shell/device-storage.ts';
import { promiseWord, sameHashes, witness, wordToShow } from '../src/table/remote/dice-words.ts';
import { dicePromise } from '../src/table/remote/promise.ts';
import { SEAT as PLACE, LOBBY as TABLE } from './lobby.ts';

const SEAT: SeatInfo = { ...PLACE, ready: true };
const LOBBY: TableInfo = {
  ...TABLE,
  game: 'dragon-farkle',
  version: '1',
  seats: [SEAT, { ...SEAT, name: 'Borys' }],
};

function memory(): DeviceStorage {
  const kept = new Map<string, unknown>();
  return {
    read: (place) => kept.get(place) ?? null,
    write: (place, value) => kept.set(place, value).size > 0,
    remove: (place) => void kept.delete(place),
    keys: (beginning) => [...kept.keys()].filter((place) => place.startsWith(beginning)),
  };
}

const sealedWith = (hash: string): TableInfo => ({
  ...LOBBY,
  pledge: { table: 'h4k9tw', seats: [null, null], hashes: [hash, 'other'] },
});

test('only the hash leaves the device, and the word follows when the table is sealed with it', () => {
  const vault = memory();
  const ready = promiseWord('h4k9tw', LOBBY, vault);
  const word = dicePromise('h4k9tw', vault)?.word ?? '';
  const hash = wordHash('promise', word);
  expect(ready).toEqual({ type: 'ready', hash });
  expect(wordToShow('h4k9tw', LOBBY, vault), 'not sealed').toBeNull();
  expect(wordToShow('h4k9tw', { ...sealedWith(hash), commitment: 'another' }, vault), 'another promise').toBeNull();
  expect(wordToShow('h4k9tw', sealedWith('forged'), vault), 'not my hash').toBeNull();
  expect(wordToShow('h4k9tw', sealedWith(hash), vault)).toEqual({ type: 'reveal', word });
  expect(dicePromise('h4k9tw', vault)?.hashes).toEqual([hash, 'other']);
});

test('hashes that are not the sealed ones are noticed in the end', () => {
  const pledge = { table: 'h4k9tw', seats: [null, null], hashes: ['a', 'b'] };
  expect(sameHashes(null, undefined)).toBe(true);
  expect(sameHashes(['a', 'b'], pledge)).toBe(true);
  expect(sameHashes(['a', 'c'], pledge)).toBe(false);
  expect(sameHashes(['a', 'b'], undefined)).toBe(false);
});

test('who watches remembers the promise of the start, and nothing that is told later', () => {
  const vault = memory();
  witness('h4k9tw', LOBBY, vault);
  witness('h4k9tw', { ...LOBBY, commitment: 'second' }, vault);
  witness('h4k9tw', { ...LOBBY, status: 'playing', commitment: 'third' }, vault);
  expect(dicePromise('h4k9tw', vault)?.commitment).toBe('second');
});
