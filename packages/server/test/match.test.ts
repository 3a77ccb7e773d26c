// A whole match over the wire, by clients that know no game.

import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { isKept, isRefusal, readMatchFile, replay, verify } from '@wyrmtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { get } from './client.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir());
});
afterAll(() => server.kill());

test('two people play to the end, and anybody can check every die afterwards', async () => {
  const { id, lines, commitment: promised } = await seatTwo(server.address);
  const tooEarly = await get(lines[0].visitor, `/api/matches/${id}/file`);
  expect([tooEarly.status, tooEarly.body.refused]).toEqual([409, 'match-not-over']);

  const [one, two] = await playToEnd(id, lines);
  expect(one.view?.winner).toBe(two.view?.winner);

  const { body } = await get(lines[1].visitor, `/api/matches/${id}/file`);
  const file = readMatchFile(body);
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  expect(file.seats.map((seat) => seat.name)).toEqual(['Mirka', 'Borys']);
  expect(file.chance.words).toEqual(['rzepa', 'лопата']);
  expect(file.chance.commitment).toBe(promised);
  expect(isKept(file)).toBe(true);
  const again = replay(dragonFarkle, file);
  if (isRefusal(again)) throw new Error(JSON.stringify(again));
  expect(verify(file, again)).toEqual({ digest: true, commitment: true, dice: true });
});
