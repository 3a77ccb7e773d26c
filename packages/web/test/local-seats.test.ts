// Seats of a table of this device change hands while the match rests between its parts, and at no other time; bots let them.
import { isRefusal, type SeatRecord } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { matchAfter, openMatch } from '@wyrmtable/registry/device';
import { expect, test } from 'vitest';
import { NO_TABLE, step, type TableState } from '../src/table/local/table.ts';

const farkle = await loadGame('dragon-farkle');
const JAGNA: SeatRecord = { name: 'Jagna', bot: null };
const BOGUSZ: SeatRecord = { name: 'Bogusz', bot: 'random' };
const MIRKA: SeatRecord = { name: 'Mirka', bot: null };

/** A table of a game that rests all the time, or never, after its first choice. */
function tableThat(rests: boolean, seats = [JAGNA, BOGUSZ]): TableState {
  const registered = { ...farkle, game: { ...farkle.game, resting: () => rests } };
  const { id, version } = farkle.game;
  const options = { wounds: 3 };
  const begun = { game: id, version, options, content: farkle.game.stock(options, 2), seats };
  const fresh = openMatch(registered, { ...begun, seed: '5e'.repeat(32), words: [] }, []);
  const match = isRefusal(fresh) ? fresh : matchAfter(fresh, registered.game.choices(fresh.state)[0] ?? 0);
  if (isRefusal(match)) throw new Error(match.refused);
  return step(NO_TABLE, { kind: 'loaded', opening: 0, match }).state;
}

/** Who sits there after these were to sit down. */
const seatedAt = (table: TableState, ...seats: SeatRecord[]) =>
  step(table, { kind: 'said', message: { kind: 'reseat', at: 1, seats } }).state.match?.seats;

test('at a rest Mirka takes the seat of a bot', () => {
  expect(seatedAt(tableThat(true), JAGNA, MIRKA)).toEqual([JAGNA, MIRKA]);
});

test('in the middle of a part nobody changes places', () => {
  expect(seatedAt(tableThat(false), JAGNA, MIRKA)).toEqual([JAGNA, BOGUSZ]);
});

test('a match has the seats it was begun with: nobody sits down beside them, and none is taken away', () => {
  expect(seatedAt(tableThat(true), JAGNA, BOGUSZ, MIRKA)).toEqual([JAGNA, BOGUSZ]);
  expect(seatedAt(tableThat(true), JAGNA)).toEqual([JAGNA, BOGUSZ]);
});

test('a bot that would end the rest waits until somebody says that all are there, unless bots play alone', () => {
  const first = tableThat(true).match;
  const seats = first?.registered.game.toMove(first.state) === 0 ? [BOGUSZ, JAGNA] : [JAGNA, BOGUSZ];
  const resting = tableThat(true, seats);
  expect(resting.waiting).toBe(false);
  expect(step(resting, { kind: 'said', message: { kind: 'onward' } }).state.waiting).toBe(true);
  expect(tableThat(false, seats).waiting).toBe(true);
  expect(tableThat(true, [BOGUSZ, BOGUSZ]).waiting).toBe(true);
});
