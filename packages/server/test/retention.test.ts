// A table that nobody comes to is removed, and whoever has to do with it can know beforehand.
import { join } from 'node:path';
import { bound, wordHash } from '@wyrmtable/kernel';
import { expect, test } from 'vitest';
import { commitmentOf } from '../src/pledging.ts';
import { removingAbandoned } from '../src/retention.ts';
import { KeyMissing } from '../src/storage/keys.ts';
import type { SealRow } from '../src/storage/port.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { connect, type Fields, get, post, visit } from './client.ts';
import { houseOn } from './house.ts';
import { seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';
import { TABLE } from './storage-contract.ts';

test('a table that all have left is removed after its time; one that somebody is at is not, and says when it would be', async () => {
  const retention = 3000;
  const dataDir = freshDataDir();
  const server = await startProcess(dataDir, { retention });
  // The dice of a day are the same for all: a table of it that was left tells nothing before the day is over.
  const early = await visit(server.address);
  const day = await post(early, '/api/day/dragon-farkle', { name: 'Zoë' });
  const task = await connect(early);
  await task.ask({ type: 'hello', table: day.body.table });
  await task.until(({ type }) => type === 'table');
  const left = await seatTwo(server.address);
  const kept = await seatTwo(server.address);
  const told = kept.lines[0].frames.map((text): Fields => JSON.parse(text)).findLast(({ type }) => type === 'table');
  expect(told?.table).toMatchObject({ expires: expect.any(Number) });
  const mirka = left.lines[0].visitor;
  const listed = await get(mirka, '/api/tables/mine');
  expect(listed.body.tables).toMatchObject([{ id: left.id, expires: expect.any(Number) }]);
  await server.kill();

  // Only the one is open after a restart.
  const again = await startProcess(dataDir, { retention });
  const there = { ...kept.lines[0].visitor, address: again.address };
  const line = await connect(there);
  await line.ask({ type: 'hello', table: kept.id });
  // Not through the server: whoever asks it for a table has come to it.
  const stored = sqliteStorage(join(dataDir, 'wyrmtable.db'));
  await expect.poll(() => stored.table(left.id)).toBeNull();
  expect(await stored.table(kept.id)).not.toBeNull();
  expect(await stored.table(String(day.body.table))).not.toBeNull();
  await stored.close();
  const gone = { ...mirka, address: again.address };
  expect((await get(gone, `/api/tables/${left.id}`)).body).toMatchObject({ refused: 'no-such-table' });
  expect((await get(gone, '/api/tables/mine')).body.tables).toEqual([]);
  expect((await get(there, `/api/tables/${kept.id}`)).body).toMatchObject({ table: { status: 'playing' } });

  // Nobody was shown the seed of the match that is gone: the record has it, and it is the one that was promised.
  const promise = `/api/dice/${left.commitment}`;
  const { body: ended } = await get(there, promise);
  expect(ended.how).toBe('expired');
  const revealed = ended.revealed as SealRow['revealed'];
  if (revealed === null) throw new Error('nothing was revealed');
  const { seed, words, pledge, ...terms } = revealed;
  const { table, seats, content = '' } = pledge;
  expect(bound(seed, { ...terms, table, seats, content })).toBe(left.commitment);
  expect(words).toEqual(['rzepa', 'лопата']);
  expect(pledge.hashes).toEqual(words.map((word) => wordHash(left.commitment, word)));
  // Two others are being played, and the record says so.
  const { body: record } = await get(there, '/api/dice');
  const open = record.open as SealRow[];
  expect(record.counts).toEqual({ expired: 1, open: open.length });
  expect(open.map(({ revealed: shown }) => shown)).toEqual(open.map(() => null));
  await again.kill();
});

test('a start that nobody came back to is a spoiled one, and a match whose key is lost stays on record as never shown', async () => {
  const stored = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const sealed = { ...TABLE, id: 'sealed', pledge: { table: 'sealed', seats: [null, null, null], hashes: [] } };
  const pledge = { ...sealed.pledge, table: 'locked' };
  const locked = { ...sealed, id: 'locked', status: 'playing' as const, pledge };
  for (const table of [locked, sealed]) {
    await stored.addTable(table);
    await stored.seal(commitmentOf(table), 1);
  }
  const house = houseOn({
    ...stored,
    async table(id) {
      if (id === 'locked') throw new KeyMissing('lost');
      return stored.table(id);
    },
  });
  const stop = removingAbandoned(house, 40);
  await expect.poll(() => stored.abandoned(Date.now(), 9)).toEqual([]);
  stop();
  expect(await stored.sealed(commitmentOf(sealed))).toMatchObject({ how: 'aborted', revealed: null });
  expect(await stored.sealed(commitmentOf(locked))).toMatchObject({ how: null, ended: null });
  expect(house.reported).toEqual([]);
  await stored.close();
});
