// Hidden choices of this device: handed in when all have promised, and never one that was not promised.
import { type HiddenPick, pickHash } from '@wyrmtable/kernel';
import type { TableInfo } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import { type DeviceStorage, openDeviceStorage } from '../src/shell/device-storage.ts';
import {
  keptPick,
  picksForgotten,
  picksToHandIn,
  picksUnfit,
  promisePick,
  stillToChoose,
} from '../src/table/remote/picks.ts';
import { LOBBY } from './lobby.ts';
import { mapStorage } from './storage.ts';

const told = (...picks: readonly (HiddenPick | null)[]): TableInfo => ({
  ...LOBBY,
  choosing: { how: 'hidden', picks },
});

function device() {
  const storage = mapStorage();
  return openDeviceStorage(() => storage);
}

/** Promised there; its hash. */
function promised(hero: string, on: DeviceStorage): string {
  const said = promisePick('h4k9tw', 0, hero, on);
  return said.type === 'choose' ? (said.hash ?? '') : '';
}

test('a choice is promised by its hash alone, and handed in only once the other one has promised, too', () => {
  const own = device();
  const said = promisePick('h4k9tw', 0, 'monk', own);
  const hash = said.type === 'choose' ? said.hash : undefined;
  const kept = keptPick('h4k9tw', 0, hash, own);
  expect(hash).toBe(pickHash('h4k9tw', 0, 'monk', kept?.salt ?? ''));
  expect(said).toEqual({ type: 'choose', seat: 0, hash });
  expect(picksToHandIn('h4k9tw', told({ hash: hash ?? '' }, null), own)).toEqual([]);
  expect(picksToHandIn('h4k9tw', told({ hash: hash ?? '' }, { hash: 'b' }), own)).toEqual([
    { type: 'choose', seat: 0, hero: 'monk', salt: kept?.salt },
  ]);
  // Another device has chosen anew, or the server shows a hash that is not this one.
  expect(picksToHandIn('h4k9tw', told({ hash: 'a' }, { hash: 'b' }), own)).toEqual([]);
});

test('a second choice that never reached the server leaves the first one standing', () => {
  const own = device();
  const first = promised('monk', own);
  const second = promised('ninja', own);
  for (const [hash, hero] of [
    [first, 'monk'],
    [second, 'ninja'],
  ] as const)
    expect(picksToHandIn('h4k9tw', told({ hash }, { hash: 'b' }), own)).toMatchObject([{ hero }]);
});

test('a device that does not know its salt says so, until it chooses anew', () => {
  const [own, other] = [device(), device()];
  const hash = promised('monk', own);
  expect(picksForgotten('h4k9tw', told(null, { hash: 'b' }), other)).toEqual([]);
  expect(picksForgotten('h4k9tw', told({ hash }, null), own)).toEqual([]);
  expect(picksForgotten('h4k9tw', told({ hash }, null), other)).toEqual([0]);
  const shown = told({ hash, hero: 'monk', salt: 'a' }, { hash: 'b', hero: 'ninja', salt: 'b' });
  expect(picksForgotten('h4k9tw', shown, other)).toEqual([]);
  const anew = promised('treant', other);
  expect(picksForgotten('h4k9tw', told({ hash: anew }, null), other)).toEqual([]);
});

test('what is shown is held against what was promised', () => {
  const hashes = ['monk', 'ninja'].map((hero, seat) => pickHash('h4k9tw', seat, hero, 'salt'));
  const shown = (...heroes: readonly string[]) =>
    told(...heroes.map((hero, seat) => ({ hash: hashes[seat] ?? '', hero, salt: 'salt' })));
  expect(picksUnfit('h4k9tw', shown('monk', 'ninja'))).toEqual([]);
  expect(picksUnfit('h4k9tw', shown('monk', 'treant'))).toEqual([1]);
  expect(picksUnfit('h4k9tw', told({ hash: 'a' }, null))).toEqual([]);
  expect(picksUnfit('h4k9tw', told(null, { hero: 'ninja' }))).toEqual([1]);
});

test('nobody can be ready before all have chosen, and it is known who is waited for', () => {
  expect(stillToChoose(LOBBY)).toBe(null);
  expect(stillToChoose(told(null, { hash: 'b' }))).toEqual([0]);
  expect(stillToChoose(told({ hash: 'a' }, { hash: 'b' }))).toEqual([]);
  expect(stillToChoose(told({ hash: 'a', hero: 'monk', salt: 'a' }, { hash: 'b', hero: 'lot', salt: 'b' }))).toBe(null);
  const [mirka] = LOBBY.seats;
  if (mirka === undefined) throw new Error('nobody sits');
  const empty = { ...told({ hash: 'a' }, null), seats: [mirka, { ...mirka, name: '', taken: false }] };
  expect(stillToChoose(empty)).toEqual([1]);
  // A bot that nobody chose for has its hero by lot.
  const bot = { ...told({ hash: 'a', hero: 'monk', salt: 'a' }, null), seats: [mirka, { ...mirka, bot: 'novice' }] };
  expect(stillToChoose(bot)).toBe(null);
  const draft = (...deeds: readonly string[]): TableInfo => ({
    ...LOBBY,
    choosing: { how: 'draft', bans: 1, first: 0, deeds },
  });
  expect(stillToChoose(draft())).toEqual([0]);
  expect(stillToChoose({ ...draft(), seats: empty.seats })).toEqual([1]);
  expect(stillToChoose(draft('monk', 'ninja'))).toEqual([1]);
  expect(stillToChoose(draft('monk', 'ninja', 'treant', 'seraph'))).toBe(null);
});
