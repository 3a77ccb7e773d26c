// The process dies in the middle of play, or a match is broken: what was acknowledged stays, and the others play on.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { connect, type Fields, get, type Line, learn, nothingKnown, type Reply } from './client.ts';
import { picker, playLine, playToEnd, seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';

/** Moves that were sent and acknowledged on this line, by their seq. */
function acknowledged({ frames }: Line): number[] {
  return frames
    .map((text) => JSON.parse(text) as Reply)
    .filter(({ type, match }) => type === 'accepted' && match !== undefined)
    .map(({ seq }) => seq as number);
}

const AT = ['after a few moves', 'in the middle', 'again and again'] as const;

test('kill -9 in the middle of play, three times: every acknowledged move is there and the table goes on', async () => {
  const dataDir = freshDataDir();
  let server = await startProcess(dataDir);
  const { id, lines } = await seatTwo(server.address);
  const visitors = lines.map(({ visitor }) => visitor);
  const known = [nothingKnown(), nothingKnown()];
  const picks = [picker(11), picker(12)];
  const kept: number[][] = [[], []];
  let open: readonly Line[] = lines;

  for (const [round, when] of AT.entries()) {
    // Each line plays until it has seen so many events; then the process is killed under both.
    const enough = (round + 1) * 25;
    const playing = open.map((line, i) =>
      playLine(id, line, known[i] ?? nothingKnown(), picks[i] ?? picker(1), ({ last }) => last >= enough).catch(
        () => {},
      ),
    );
    await Promise.race(playing);
    await server.kill();
    await Promise.all(playing);
    for (const [i, line] of open.entries()) kept[i]?.push(...acknowledged(line));

    const stored = sqliteStorage(join(dataDir, 'wyrmtable.db'));
    const moves = await stored.moves(id);
    await stored.close();
    expect(
      moves.map(({ number }) => number),
      when,
    ).toEqual(moves.map((_, i) => i));
    for (const [seat, seqs] of kept.entries()) {
      const own = new Set(moves.filter((move) => move.seat === seat).map(({ seq }) => seq));
      expect(
        seqs.filter((seq) => !own.has(seq)),
        `lost moves of seat ${seat} ${when}`,
      ).toEqual([]);
    }

    server = await startProcess(dataDir);
    open = await Promise.all(visitors.map((visitor) => connect({ ...visitor, address: server.address })));
    for (const [i, line] of open.entries()) line.say({ type: 'hello', table: id, since: known[i]?.last ?? 0 });
  }
  expect(kept.flat().length).toBeGreaterThan(10);

  // `learn` throws at a gap in the numbers, so that coming here also means that nothing was skipped or told twice.
  await Promise.all(open.map((line, i) => playLine(id, line, known[i] ?? nothingKnown(), picks[i] ?? picker(1))));
  expect(known.map(({ over }) => over)).toEqual([true, true]);
  expect(known[0]?.view?.winner).toBe(known[1]?.view?.winner);
  await server.kill();
});

test('a move that was written but whose answer was lost gets the same answer after the restart', async () => {
  const dataDir = freshDataDir();
  let server = await startProcess(dataDir);
  const { id, lines } = await seatTwo(server.address);
  const first = await Promise.any(
    lines.map(async (line) => {
      const known = nothingKnown();
      learn(known, await line.until(({ type }) => type === 'update'));
      if (known.choices.length === 0) throw new Error('not asked');
      return { line, move: { type: 'move', match: id, seq: known.seq, choice: known.choices[0] } };
    }),
  );
  expect(await first.line.ask(first.move)).toMatchObject({ type: 'accepted', match: id, seq: 0 });
  await server.kill();
  server = await startProcess(dataDir);
  const again = await connect({ ...first.line.visitor, address: server.address });
  await again.ask({ type: 'hello', table: id });
  expect(await again.ask(first.move)).toMatchObject({ type: 'accepted', match: id, seq: 0 });
  const stored = sqliteStorage(join(dataDir, 'wyrmtable.db'));
  expect(await stored.moves(id)).toHaveLength(1);
  await stored.close();
  await server.kill();
});

test('a broken match is set aside with its log, and the other tables do not notice', async () => {
  const dataDir = freshDataDir();
  let server = await startProcess(dataDir);
  const broken = await seatTwo(server.address);
  const sound = await seatTwo(server.address);
  await Promise.race(
    broken.lines.map((line, i) => playLine(broken.id, line, nothingKnown(), picker(i + 5), ({ last }) => last > 20)),
  );
  await server.kill();
  const db = new DatabaseSync(join(dataDir, 'wyrmtable.db'));
  db.prepare('UPDATE moves SET choice = 987654 WHERE match = ? AND number = 3').run(broken.id);
  db.close();

  server = await startProcess(dataDir);
  const at = { address: server.address };
  const line = await connect({ ...broken.lines[0].visitor, ...at });
  await line.ask({ type: 'hello', table: broken.id });
  const told = await line.until(({ type }) => type === 'table');
  expect((told.table as Fields).status).toBe('aside');
  expect(await line.ask({ type: 'move', match: broken.id, seq: 0, choice: 1 })).toMatchObject({
    type: 'refused',
    code: 'match-set-aside',
  });
  const file = await get({ ...broken.lines[0].visitor, ...at }, `/api/matches/${broken.id}/file`);
  // It will not go on, so its seed is shown like that of any other (docs/fairness.md).
  expect(file.status).toBe(200);
  expect(file.body.chance).toHaveProperty('seed');

  const others = await Promise.all(sound.lines.map(({ visitor }) => connect({ ...visitor, ...at })));
  for (const other of others) await other.ask({ type: 'hello', table: sound.id, since: 0 });
  const [one, two] = others;
  if (one === undefined || two === undefined) throw new Error('two lines were opened');
  const [known] = await playToEnd(sound.id, [one, two]);
  expect(known.over).toBe(true);
  await server.kill();

  const stored = sqliteStorage(join(dataDir, 'wyrmtable.db'));
  const [report] = await stored.reports(broken.id);
  expect(report?.problem).toContain('choice 3 of the log is not legal');
  const input = report?.input as { choices: number[]; options: object; chance: { seed: string } };
  expect(input.choices[3]).toBe(987654);
  expect(input.chance.seed).toMatch(/^[0-9a-f]{64}$/);
  await stored.close();
});
