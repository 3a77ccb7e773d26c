// A table that waits for its two players, as the server tells of it.
import type { SeatInfo, TableInfo } from '@wyrmtable/wire';

export const SEAT: SeatInfo = {
  name: 'Mirka',
  bot: null,
  taken: true,
  connected: true,
  ready: false,
  word: null,
  hash: null,
};

export const LOBBY: TableInfo = {
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
