// Hidden choices of this device: handed in when all have promised, and never one that was not promised.
import { pickHash } from '@wyrmtable/kernel';
import type { SeatInfo, TableInfo } from '@wyrmtable/wire';
import { expect, test } from 'vitest';
import { openDeviceStorage } from '../src/shell/device-storage.ts';
import { keptPick, picksToHandIn, promisePick } from '../src/table/remote/picks.ts';
import { mapStorage } from './storage.ts';

const SEAT: SeatInfo = { name: 'Mirka', bot: null, taken: true, connected: true, ready: false, word: null, hash: null };
const LOBBY: TableInfo = {
  id: 'h4k9tw',
  game: 'dice-throne',
  version: '3',
  status: 'lobby',
  options: {},
  seats: [SEAT, { ...SEAT, name: 'Borys' }],
  you: 0,
  yours: [0],
  sides: [0, 1],
  resting: true,
  waitsForWord: false,
  devices: 0,
  seedKnown: [],
  host: true,
  listed: false,
  watchers: 0,
  commitment: 'promise',
  pledge: null,
  seed: null,
  outcome: null,
  next: null,
};

test('a choice is promised by its hash alone, and handed in only once the other one has promised, too', () => {
  const storage = mapStorage();
  const device = openDeviceStorage(() => storage);
  const said = promisePick('h4k9tw', 0, 'monk', device);
  const kept = keptPick('h4k9tw', 0, device);
  const hash = pickHash('h4k9tw', 0, 'monk', kept?.salt ?? '');
  expect(said).toEqual({ type: 'choose', seat: 0, hash });
  const told = (...picks: readonly ({ hash: string } | null)[]): TableInfo => ({
    ...LOBBY,
    choosing: { how: 'hidden', picks },
  });
  expect(picksToHandIn('h4k9tw', told({ hash }, null), device)).toEqual([]);
  expect(picksToHandIn('h4k9tw', told({ hash }, { hash: 'b' }), device)).toEqual([
    { type: 'choose', seat: 0, hero: 'monk', salt: kept?.salt },
  ]);
  // Another device has chosen anew, or the server shows a hash that is not this one.
  expect(picksToHandIn('h4k9tw', told({ hash: 'a' }, { hash: 'b' }), device)).toEqual([]);
});
