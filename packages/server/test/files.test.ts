// A match as a file, out of the house and into it; and a second device by a link of one's own.
import { request } from 'node:http';
import { adventures } from '@wyrmtable/adventures';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { commitment, MATCH_FORMAT, type MatchFile, replay, type SeatRecord } from '@wyrmtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { campaign, lineAt, playUntil, steadfast } from './campaign.ts';
import { type Fields, get, type Line, post, type Reply, type Visitor, visit } from './client.ts';
import { seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir());
});
afterAll(() => server.kill());

const tableOf = async (visitor: Visitor, id: string) => (await get(visitor, `/api/tables/${id}`)).body.table as Fields;

/** The answer to a body that is only announced: the server does not wait for what it will not read. */
function announced({ address, cookie }: Visitor, bytes: number): Promise<unknown> {
  const headers = { cookie, 'content-type': 'application/json', 'content-length': bytes };
  return new Promise((done, failed) => {
    const asked = request(`${address}/api/matches`, { method: 'POST', headers }, (answer) => {
      let text = '';
      answer.setEncoding('utf8').on('data', (more: string) => {
        text += more;
      });
      answer.once('end', () => {
        done(JSON.parse(text));
        asked.destroy();
      });
    });
    asked.once('error', failed);
    asked.flushHeaders();
  });
}

async function takenOut(line: Line, id: string): Promise<MatchFile> {
  const { status, body } = await post(line.visitor, `/api/tables/${id}/file`, {});
  expect(status).toBe(200);
  const file: unknown = body;
  return file as MatchFile;
}

test('a campaign in play is taken out, everybody is told by whom, and it goes on from the file elsewhere', async () => {
  const table = await campaign(server.address);
  await playUntil(table, steadfast(5), ({ last }) => last > 120);
  const [mirka, borys] = table.lines as [Line, Line];
  const stranger = await visit(server.address);
  expect((await post(stranger, `/api/tables/${table.id}/file`, {})).body.refused).toBe('not-seated');
  expect(await tableOf(stranger, table.id)).toMatchObject({ seedKnown: [], seed: null });

  const file = await takenOut(mirka, table.id);
  await borys.until(({ type, table: told }) => type === 'table' && (told as Fields).seedKnown !== undefined);
  expect(await tableOf(borys.visitor, table.id)).toMatchObject({ seedKnown: [{ name: 'Mirka', how: 'taken' }] });
  expect(replay(adventures, file)).toMatchObject({ digest: file.digest });
  expect(file.seats).toEqual([
    { name: 'Mirka', bot: null },
    { name: 'Borys', bot: null },
  ]);

  const cyryl = await visit(server.address);
  const brought = await post(cyryl, '/api/matches', file);
  expect(brought.status).toBe(201);
  const id = String(brought.body.table);
  expect(await tableOf(cyryl, id)).toMatchObject({
    status: 'playing',
    yours: [0, 1],
    host: true,
    seedKnown: [{ name: 'Mirka', how: 'brought' }],
    commitment: file.chance.commitment,
  });
  const lines = await Promise.all([0, 1].map((seat) => lineAt(cyryl, id, { seat, since: 0 })));
  const known = [0, 1].map(() => ({
    seq: 0,
    last: 0,
    choices: [],
    view: null,
    picture: null,
    events: [],
    over: false,
  }));
  await playUntil({ id, lines, known }, steadfast(6), ({ last }) => last > 180);
  expect((await takenOut(lines[0] as Line, id)).choices.slice(0, file.choices.length)).toEqual(file.choices);
});

test('between rivals no file is given out before the end', async () => {
  const { id, lines } = await seatTwo(server.address);
  const answer = await post(lines[0].visitor, `/api/tables/${id}/file`, {});
  expect([answer.status, answer.body.refused]).toEqual([403, 'rivals-at-table']);
  expect(await tableOf(lines[0].visitor, id)).toMatchObject({ seedKnown: [] });
});

/** A match between these two that nobody has moved in yet. */
function duelOf(...seats: readonly SeatRecord[]): object {
  const seed = '7'.repeat(64);
  const begun = {
    format: MATCH_FORMAT,
    game: 'dragon-farkle',
    version: dragonFarkle.version,
    options: {},
    content: dragonFarkle.stock({ wounds: 4 }, seats.length),
    seats,
    chance: { algorithm: 'chacha20', seed, commitment: commitment(seed), words: [] },
    choices: [],
    digest: '',
  } as const;
  const start = replay(dragonFarkle, begun);
  return { ...begun, digest: 'digest' in start ? start.digest : '' };
}

test('a bot that comes along keeps its name', async () => {
  const ala = await visit(server.address);
  const file = duelOf({ name: 'Ala', bot: null }, { name: 'Bogusz', bot: 'careful' });
  const id = String((await post(ala, '/api/matches', file)).body.table);
  expect(await tableOf(ala, id)).toMatchObject({ seats: [{ name: 'Ala' }, { name: 'Bogusz', bot: 'careful' }] });
});

test('a duel that was played on one device: whoever brings it has one side, the other waits for somebody', async () => {
  const ala = await visit(server.address);
  const file = duelOf({ name: 'Ala', bot: null }, { name: 'Olek', bot: null });
  const id = String((await post(ala, '/api/matches', file)).body.table);
  expect(await tableOf(ala, id)).toMatchObject({
    yours: [0],
    resting: true,
    seats: [{ taken: true }, { taken: false }],
  });
  const olek = await lineAt(await visit(server.address), id);
  const line = await lineAt(ala, id);
  // Between rivals a seat that waits is filled, and that is all.
  for (const message of [{ type: 'stand' }, { type: 'sit', seat: 1, name: 'Ala' }, { type: 'unseat', seat: 0 }]) {
    expect(await line.ask(message)).toMatchObject({ type: 'refused', code: 'already-started' });
  }
  expect(await olek.ask({ type: 'sit', seat: 1, name: 'Olek' })).toMatchObject({ type: 'accepted' });
  expect(await tableOf(olek.visitor, id)).toMatchObject({ yours: [1], resting: false, seedKnown: [{ name: 'Ala' }] });
});

test('what is no sound file of ours is refused with a reason, and no table comes of it', async () => {
  const table = await campaign(server.address);
  await playUntil(table, steadfast(7), ({ last }) => last > 60);
  const file = await takenOut(table.lines[0] as Line, table.id);
  const visitor = await visit(server.address);
  const { chance } = file;
  const { results: _, ...diceless } = chance;
  let deep: unknown = {};
  for (let i = 0; i < 2000; i++) deep = { deeper: deep };
  const wrong: readonly [string, unknown, string, string?][] = [
    ['nothing', {}, 'bad-match-file', 'format'],
    ['a list', [1, 2, 3], 'bad-match-file', '(file)'],
    ['another format', { ...file, format: 'elsewhere/9' }, 'bad-match-file', 'format'],
    ['another game', { ...file, game: 'chess' }, 'no-such-game'],
    ['a game that is another', { ...file, game: 'dragon-farkle', version: dragonFarkle.version }, 'content-missing'],
    ['another version', { ...file, version: '0' }, 'other-version'],
    ['options of the wrong kind', { ...file, options: { mode: 7 } }, 'bad-options'],
    ['options without end', { ...file, options: deep }, 'bad-options'],
    ['seats that are none', { ...file, seats: [null, 4] }, 'bad-match-file', 'seats'],
    ['too many seats', { ...file, seats: new Array(12).fill(file.seats[0]) }, 'seats-out-of-range'],
    ['a seed cut short', { ...file, chance: { ...chance, seed: 'abc' } }, 'bad-match-file', 'chance.seed'],
    ['a promise not kept', { ...file, chance: { ...chance, commitment: 'x' } }, 'bad-match-file', 'chance.commitment'],
    ['words of nobody', { ...file, chance: { ...chance, words: ['a', 'b', 'c'] } }, 'bad-match-file', 'chance.words'],
    ['choices that are none', { ...file, choices: ['one'] }, 'bad-match-file', 'choices'],
    ['a choice nobody had', { ...file, choices: [...file.choices, 987_654] }, 'illegal-in-file'],
    // Whether the last choice threw dice is the seed's affair, so the file of a choice too few names no dice.
    ['a choice too few', { ...file, chance: diceless, choices: file.choices.slice(0, -1) }, 'bad-match-file', 'digest'],
    [
      'a die too many',
      { ...file, chance: { ...chance, results: [...(chance.results ?? []), 1] } },
      'bad-match-file',
      'chance.results',
    ],
    ['another end', { ...file, digest: '0'.repeat(64) }, 'bad-match-file', 'digest'],
  ];
  for (const [what, body, code, path] of wrong) {
    const answer = await post(visitor, '/api/matches', body);
    expect([answer.status >= 400, answer.body.refused], what).toEqual([true, code]);
    if (path !== undefined) expect(answer.body.params, what).toEqual({ path });
  }
  expect(await announced(visitor, 5_000_000)).toEqual({ refused: 'message-too-large', params: { limit: 4 << 20 } });
  expect((await get(visitor, '/api/tables/mine')).body.tables).toEqual([]);
});

test('a second device by link: one state, nobody overwrites, and the link can be taken back', async () => {
  const table = await campaign(server.address);
  await playUntil(table, steadfast(8), ({ choices, last }) => choices.length > 1 && last > 20);
  const mover = Math.max(
    0,
    table.known.findIndex(({ choices }) => choices.length > 1),
  );
  const desk = table.lines[mover] as Line;
  const known = table.known[mover];
  const stranger = await visit(server.address);
  expect((await post(stranger, `/api/tables/${table.id}/link`, {})).body.refused).toBe('not-seated');
  const { status, body } = await post(desk.visitor, `/api/tables/${table.id}/link`, {});
  expect(status).toBe(201);

  const phone = await visit(server.address);
  const device = `/api/tables/${table.id}/device`;
  expect((await post(phone, device, { key: 'guessed' })).status).toBe(403);
  expect((await post(phone, device, { key: body.key })).body).toEqual({ table: table.id });
  const line = await lineAt(phone, table.id, { last: 10 });
  const update = await line.until(({ type }) => type === 'update');
  expect(update).toMatchObject({ seq: known?.seq, choices: known?.choices });
  expect(await tableOf(phone, table.id)).toMatchObject({ you: mover, devices: 1, host: mover === 0 });

  const [first, second] = known?.choices ?? [];
  const move = { type: 'move', match: table.id, seq: known?.seq };
  expect(await line.ask({ ...move, choice: first })).toMatchObject({ type: 'accepted' });
  const late = await desk.ask({ ...move, choice: second });
  expect(late).toMatchObject({ type: 'refused', code: 'already-answered' });
  const shown = (asked: Line) => asked.until(({ type, view }) => type === 'update' && view !== undefined);
  const [here, there]: Reply[] = await Promise.all(
    [desk, line].map(async (asked) => {
      await asked.ask({ type: 'hello', table: table.id, seat: mover, last: 3 });
      return shown(asked);
    }),
  );
  expect(there?.view).toEqual(here?.view);
  expect((await get(phone, '/api/tables/mine')).body.tables).toMatchObject([{ id: table.id, you: mover }]);

  const takenBack = await fetch(`${server.address}/api/tables/${table.id}/link`, {
    method: 'DELETE',
    headers: { cookie: desk.visitor.cookie },
  });
  expect(takenBack.status).toBe(200);
  await line.until(({ type, table: told }) => type === 'table' && (told as Fields).you === 'spectator');
  expect(await line.ask({ ...move, choice: first })).toMatchObject({ code: 'not-seated' });
  expect((await post(await visit(server.address), device, { key: body.key })).body.refused).toBe('bad-link');
  // Whoever sits there already would lose sight of their own seat.
  const fresh = await post(desk.visitor, `/api/tables/${table.id}/link`, {});
  const other = table.lines[1 - mover] as Line;
  expect((await post(other.visitor, device, { key: fresh.body.key })).body.refused).toBe('seat-of-your-own');
});

test('a device that has never been here comes by the link as one guest, and acts for the person at once', async () => {
  const table = await campaign(server.address);
  const [desk] = table.lines;
  if (desk === undefined) throw new Error('nobody sits there');
  const { body } = await post(desk.visitor, `/api/tables/${table.id}/link`, {});
  const stranger = { address: server.address, cookie: '' };
  const came = await post(stranger, `/api/tables/${table.id}/device`, { key: body.key });
  const cookies = came.headers.getSetCookie();
  expect(cookies).toHaveLength(1);
  const phone = { ...stranger, cookie: cookies[0]?.split(';')[0] ?? '' };
  expect(await tableOf(phone, table.id)).toMatchObject({ you: 0, devices: 1 });
});
