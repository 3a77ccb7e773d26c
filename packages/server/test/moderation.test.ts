// Reports and what moderators do about them, over HTTP and on open lines, and the same from the terminal beside a server.
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedServer, startServer } from '../src/index.ts';
import { openBench } from '../src/moderation/index.ts';
import { enact } from '../src/moderation/log.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { type Browser, browser } from './browser.ts';
import { connect, type Fields, type Line, post, type Reply, visit } from './client.ts';
import { seatTwo } from './play.ts';
import { freshDataDir } from './process.ts';

const dataDir = freshDataDir();
let server: StartedServer;
let address: string;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir, passwordCost: { N: 2 ** 10, r: 8, p: 1 } });
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

async function account(name: string): Promise<Browser> {
  const at = browser(address);
  expect((await at.post('/api/account', { name, password: 'rzepa na polu' })).status).toBe(201);
  return at;
}

const codeOf = ({ status, body }: { status: number; body: Fields }) => [status, body.refused];
const moderated = (line: Line): Promise<Reply> => line.until(({ type }) => type === 'moderated');

test('a report brings the talk along, is for moderators alone, and is settled by what they do', async () => {
  const { id, lines } = await seatTwo(address, {}, { talk: 'free' });
  const [mirka, borys] = lines;
  await borys.ask({ type: 'say', text: 'you fool' });
  await mirka.ask({ type: 'say', phrase: 'good-bye' });
  const sent = await post(mirka.visitor, '/api/reports', {
    table: id,
    seat: 1,
    reason: 'insult',
    words: 'see the talk',
  });
  expect(sent.status).toBe(201);
  expect(codeOf(await post(mirka.visitor, '/api/reports', { table: id, seat: 0, reason: 'insult' }))).toEqual([
    400,
    'yourself',
  ]);
  expect(codeOf(await post(mirka.visitor, '/api/reports', { table: id, seat: 1, reason: 'envy' }))).toEqual([
    400,
    'bad-message',
  ]);

  const wanda = await account('Wanda');
  expect(codeOf(await wanda.get('/api/moderation/reports'))).toEqual([403, 'not-a-moderator']);
  const bench = await openBench({ folder: dataDir });
  expect(await bench.act({ name: 'wanda' }, { kind: 'grant', reason: 'other', words: '', lasts: null })).toMatchObject({
    by: null,
    name: 'Wanda',
  });
  expect(await bench.moderators()).toEqual(['Wanda']);
  const { reports } = (await wanda.get('/api/moderation/reports')).body as { reports: Fields[] };
  expect(reports).toMatchObject([
    {
      id: sent.body.id,
      name: 'Borys',
      account: null,
      match: id,
      words: 'see the talk',
      talk: [
        { who: 'them', text: 'you fool' },
        { who: 'reporter', phrase: 'good-bye' },
      ],
    },
  ]);
  const mute = { kind: 'mute', report: sent.body.id, reason: 'insult', words: 'Be kind.', hours: 2 };
  const done = await wanda.post('/api/moderation/acts', mute);
  expect(done).toMatchObject({ status: 201, body: { by: 'Wanda', kind: 'mute', name: null } });
  expect(await moderated(borys)).toMatchObject({ kind: 'mute', words: 'Be kind.' });
  expect(await borys.ask({ type: 'say', text: 'what' })).toMatchObject({
    code: 'silenced',
    params: { until: done.body.until },
  });
  expect((await wanda.get('/api/moderation/reports')).body.reports).toEqual([]);
  await wanda.post('/api/moderation/acts', { kind: 'undo', act: done.body.number });
  expect(await moderated(borys)).toMatchObject({ kind: 'undo' });
  expect(await borys.ask({ type: 'say', text: 'thank you' })).toMatchObject({ type: 'accepted' });
  expect(codeOf(await wanda.post('/api/moderation/acts', { ...mute, report: undefined, name: 'Wanda' }))).toEqual([
    403,
    'not-on-moderators',
  ]);
  await bench.close();
  for (const line of lines) await line.close();
});

test('who is banned is sent away from open lines, comes to no table and makes none, and is told until when', async () => {
  const troll = await account('Troll');
  const made = await troll.post('/api/tables', { game: 'dragon-farkle' });
  const line = await connect(troll.visitor());
  await line.ask({ type: 'hello', table: made.body.table });
  const closed = new Promise((done) => line.socket.once('close', done));
  const bench = await openBench({ folder: dataDir });
  const ban = await bench.act({ name: 'Troll' }, { kind: 'ban', reason: 'spam', words: '', lasts: 3_600_000 });
  await closed;
  const again = await connect(troll.visitor());
  const until = 'until' in ban ? ban.until : null;
  expect(await again.ask({ type: 'hello', table: made.body.table })).toMatchObject({
    code: 'banned',
    params: { until },
  });
  expect(await again.ask({ type: 'seek', kind: 'duel' })).toMatchObject({ code: 'banned' });
  expect(codeOf(await troll.post('/api/tables', { game: 'dragon-farkle' }))).toEqual([403, 'banned']);
  expect(codeOf(await troll.post(`/api/tables/${made.body.table}/join`, {}))).toEqual([403, 'banned']);
  expect((await troll.get('/api/standing')).body).toMatchObject({ banned: until, moderator: false });
  expect((await troll.get('/api/account')).status).toBe(200);
  expect(await bench.undo({ name: 'troll' }, '')).toMatchObject({ kind: 'undo', name: 'Troll' });
  expect(await bench.undo({ name: 'troll' }, '')).toMatchObject({ refused: 'no-such-act' });
  expect(await again.ask({ type: 'hello', table: made.body.table })).toMatchObject({ type: 'accepted' });
  await again.close();
  await bench.close();
});

test('a guest who clears their cookies stays banned by the address, for a time; accounts from there play on', async () => {
  const { id, lines } = await seatTwo(address, {}, { talk: 'free' });
  const [mirka, borys] = lines;
  const report = { table: id, seat: 1, reason: 'spam' };
  const sent = await post(mirka.visitor, '/api/reports', report);
  const zofia = await account('Zofia');
  const bench = await openBench({ folder: dataDir });
  await bench.act({ name: 'zofia' }, { kind: 'grant', reason: 'other', words: '', lasts: null });
  expect(((await zofia.get('/api/moderation/reports')).body.reports as Fields[])[0]).toMatchObject({ address: true });
  // An account is banned by itself.
  const byName = { kind: 'ban', name: 'Troll', reason: 'spam', address: true };
  expect(codeOf(await zofia.post('/api/moderation/acts', byName))).toEqual([400, 'no-address']);

  const closed = new Promise((done) => borys.socket.once('close', done));
  const ban = { kind: 'ban', report: sent.body.id, reason: 'spam', address: true };
  const done = await zofia.post('/api/moderation/acts', ban);
  expect(done).toMatchObject({ status: 201, body: { kind: 'ban', until: null } });
  await closed;
  const { log } = (await zofia.get('/api/moderation/log')).body as {
    log: { kind: string; until: number; number: number }[];
  };
  const [last] = log;
  expect(last?.kind).toBe('ban-address');
  expect(Math.abs((last?.until ?? 0) - Date.now() - 30 * 24 * 3_600_000)).toBeLessThan(600_000);
  // Nobody can read the address from it.
  expect(JSON.stringify(log)).not.toContain('127.0.0.1');

  const fresh = browser(address);
  const until = last?.until;
  expect(await fresh.post('/api/tables', { game: 'dragon-farkle', name: 'Nobody' })).toMatchObject({
    status: 403,
    body: { refused: 'address-banned', params: { until } },
  });
  const trick = { name: 'Innocent', password: 'rzepa na polu' };
  expect(codeOf(await fresh.post('/api/account', trick))).toEqual([403, 'address-banned']);
  await fresh.get('/api/me');
  const line = await connect(fresh.visitor());
  expect(await line.ask({ type: 'hello', table: id })).toMatchObject({ code: 'address-banned' });
  expect(await line.ask({ type: 'seek', kind: 'duel' })).toMatchObject({ code: 'address-banned' });
  await line.close();
  const own = await connect(zofia.visitor());
  expect(await own.ask({ type: 'hello', table: id })).toMatchObject({ type: 'accepted' });
  await own.close();

  expect((await zofia.post('/api/moderation/acts', { kind: 'undo', act: last?.number })).status).toBe(201);
  expect((await fresh.post('/api/tables', { game: 'dragon-farkle', name: 'Nobody' })).status).toBe(201);
  // The same from the terminal.
  const again = await bench.act(
    { report: String(sent.body.id) },
    { kind: 'ban', reason: 'spam', words: '', lasts: 3_600_000, address: true },
  );
  expect(again).toMatchObject({ kind: 'ban' });
  expect(codeOf(await fresh.post('/api/tables', { game: 'dragon-farkle', name: 'Nobody' }))).toEqual([
    403,
    'address-banned',
  ]);
  const { acts } = await bench.verify(null);
  await bench.undo({ act: acts }, '');
  await bench.close();
});

test('a log that was altered, or cut short, is found out', async () => {
  const bench = await openBench({ folder: dataDir });
  const { head, acts, whole } = await bench.verify(null);
  expect(whole).toBe(true);
  expect(acts).toBeGreaterThan(3);
  await bench.close();
  const file = join(dataDir, 'wyrmtable.db');
  const spoiled = async (statement: string) => {
    const db = new DatabaseSync(file);
    db.exec(statement);
    db.close();
    const again = await openBench({ folder: dataDir });
    const verdict = await again.verify(head);
    await again.close();
    return verdict;
  };
  expect(await spoiled(`DELETE FROM acts WHERE number = ${acts}`)).toMatchObject({ whole: true, known: false });
  expect(await spoiled("UPDATE acts SET words = 'nothing' WHERE number = 2")).toMatchObject({
    whole: false,
    brokenAt: 2,
  });
});

test('an act of a later version is left to servers of that version; what comes after it is followed', async () => {
  const own = freshDataDir();
  const start = () => startServer({ port: 0, host: '127.0.0.1', dataDir: own, log: 'silent' });
  const first = await start();
  const visitor = await visit(`http://127.0.0.1:${first.port}`);
  const db = new DatabaseSync(join(own, 'wyrmtable.db'));
  const guest = String(db.prepare('SELECT id FROM guests').get()?.id);
  const exile = db.prepare(`
    INSERT INTO acts (number, at, moderator, kind, person, reason, words, until, complaint, undoes, hash)
    VALUES (?, 0, '', 'exile', 'somebody', 'other', '', NULL, NULL, NULL, ?)`);
  const line = await connect(visitor);
  exile.run(1, 'of number 1');
  const beside = sqliteStorage(join(own, 'wyrmtable.db'));
  const act = { moderator: '', kind: 'mute', person: guest, reason: 'other', words: 'Hush.' } as const;
  await enact(beside.moderation, { ...act, until: null, complaint: null, undoes: null });
  expect(await moderated(line)).toMatchObject({ kind: 'mute', words: 'Hush.' });
  await beside.close();
  await line.close();
  exile.run(3, 'of number 3');
  db.close();
  await first.close();
  await (await start()).close();
});
