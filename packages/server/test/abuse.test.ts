// A client that does everything wrong: it is refused and told why, nothing is lost, and nobody else is disturbed.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Fields, get, type Line, post, type Reply, visit } from './client.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(freshDataDir());
});
afterAll(() => server.kill());

const refused = (line: Line): Promise<Reply> => line.until(({ type }) => type === 'refused');

const GARBAGE: [string, string][] = [
  ['', '(message)'],
  ['{', '(message)'],
  ['null', '(message)'],
  ['[]', '(message)'],
  ['"move"', '(message)'],
  ['{}', 'type'],
  ['{"type":7}', 'type'],
  ['{"type":"__proto__"}', 'type'],
  ['{"type":"constructor"}', 'type'],
  ['{"type":"hello"}', 'table'],
  ['{"type":"hello","table":7}', 'table'],
  ['{"type":"hello","table":"h4k9tw","since":-1}', 'since'],
  ['{"type":"hello","table":"h4k9tw","since":1.5}', 'since'],
  ['{"type":"move","match":"h4k9tw","seq":"0","choice":1}', 'seq'],
  ['{"type":"move","match":"h4k9tw","seq":0,"choice":1e99}', 'choice'],
  ['{"type":"move","match":"h4k9tw","seq":0,"choice":[1]}', 'choice'],
  ['{"type":"move","match":"h4k9tw","seq":0,"choice":1,"seat":1}', 'seat'],
  ['{"type":"sit","seat":0,"name":""}', 'name'],
  ['{"type":"sit","seat":99,"name":"x"}', 'seat'],
  ['{"type":"ready","word":""}', 'word'],
];

test('garbage is refused by what is wrong with it, and the line stays open', async () => {
  const line = await connect(await visit(server.address));
  for (const [text, path] of GARBAGE) {
    line.say(text);
    expect(await refused(line), text).toMatchObject({ code: 'bad-message', params: { path } });
  }
  line.socket.send(Buffer.from([1, 2, 3]), { binary: true });
  expect(await refused(line)).toMatchObject({ code: 'bad-message', params: { problem: 'not-text' } });
  line.say({ type: 'ready', word: 'x'.repeat(5000) });
  expect(await refused(line)).toMatchObject({ code: 'message-too-large', params: { limit: 4096 } });
  expect(await line.ask({ type: 'start' })).toMatchObject({ type: 'refused', code: 'hello-first' });
  expect(await line.ask({ type: 'hello', table: 'nobody' })).toMatchObject({ code: 'no-such-table' });
  expect(await line.ask({ type: 'ping' })).toMatchObject({ type: 'pong' });
  await line.close();
});

test('a frame of a megabyte costs the line but not the seat', async () => {
  const { id, lines } = await seatTwo(server.address);
  const closed = new Promise<number>((done) => lines[0].socket.once('close', done));
  lines[0].say('x'.repeat(1 << 20));
  expect(await closed).toBe(1009);
  const again = await connect(lines[0].visitor);
  await again.ask({ type: 'hello', table: id });
  expect(((await again.until(({ type }) => type === 'table')).table as Fields).you).toBe(0);
});

test("another's seat cannot be taken, moved for, or emptied", async () => {
  const host = await visit(server.address);
  const made = await post(host, '/api/tables', { game: 'dragon-farkle', name: 'Mirka', seats: 2, bots: ['random'] });
  const table = String(made.body.table);
  const [own, thief] = [await connect(host), await connect(await visit(server.address))];
  await own.ask({ type: 'hello', table });
  await thief.ask({ type: 'hello', table });
  const cases: [Fields, Fields][] = [
    [
      { type: 'sit', seat: 0, name: 'Borys' },
      { code: 'seat-taken', params: { seat: 0 } },
    ],
    [
      { type: 'sit', seat: 1, name: 'Borys' },
      { code: 'seat-taken', params: { seat: 1 } },
    ],
    [
      { type: 'sit', seat: 5, name: 'Borys' },
      { code: 'no-such-seat', params: { seat: 5 } },
    ],
    [{ type: 'stand' }, { code: 'not-seated' }],
    [{ type: 'ready', word: 'mine' }, { code: 'not-seated' }],
    [{ type: 'unseat', seat: 0 }, { code: 'not-the-host' }],
    [{ type: 'bot', seat: 0, level: 'random' }, { code: 'not-the-host' }],
    [{ type: 'setup', options: { wounds: 5 } }, { code: 'not-the-host' }],
    [{ type: 'start' }, { code: 'not-seated' }],
    [{ type: 'move', match: table, seq: 0, choice: 1 }, { code: 'not-started' }],
  ];
  for (const [message, answer] of cases) {
    expect(await thief.ask(message), JSON.stringify(message)).toMatchObject({ type: 'refused', ...answer });
  }
  expect(await own.ask({ type: 'start' })).toMatchObject({ code: 'not-ready', params: { seat: 0 } });
  await own.ask({ type: 'ready', word: 'rzepa' });
  expect(await own.ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
  expect(await thief.ask({ type: 'move', match: table, seq: 0, choice: 1 })).toMatchObject({ code: 'not-seated' });
  expect(await thief.ask({ type: 'sit', seat: 1, name: 'Borys' })).toMatchObject({ code: 'already-started' });
});

test('what a lobby cannot do is refused by name', async () => {
  const host = await visit(server.address);
  const wish = { game: 'dragon-farkle', name: 'Mirka', seats: 3 };
  const line = await connect(host);
  await line.ask({ type: 'hello', table: (await post(host, '/api/tables', wish)).body.table });
  const cases: [Fields, Fields][] = [
    [
      { type: 'bot', seat: 1, level: 'genius' },
      { code: 'no-such-bot', params: { level: 'genius' } },
    ],
    [{ type: 'bot', seat: 0, level: 'random' }, { code: 'seat-taken' }],
    [
      { type: 'unseat', seat: 2 },
      { code: 'seat-not-taken', params: { seat: 2 } },
    ],
    [{ type: 'name', name: ' \u0007 ' }, { code: 'bad-name' }],
    [
      { type: 'name', name: 'a name that is much too long for a seat' },
      { code: 'bad-name', params: { max: 24 } },
    ],
    [{ type: 'setup', seats: 9 }, { code: 'seats-out-of-range' }],
    [{ type: 'setup', options: { wounds: 7 } }, { code: 'bad-options' }],
    [{ type: 'start' }, { code: 'not-ready' }],
  ];
  for (const [message, answer] of cases) {
    expect(await line.ask(message), JSON.stringify(message)).toMatchObject({ type: 'refused', ...answer });
  }
  await line.ask({ type: 'ready', word: 'rzepa' });
  expect(await line.ask({ type: 'start' })).toMatchObject({ code: 'empty-seat', params: { seat: 1 } });
  await line.ask({ type: 'sit', seat: 2, name: 'Mirka' });
  expect(await line.ask({ type: 'setup', seats: 2 })).toMatchObject({ code: 'seats-in-use', params: { seats: 2 } });
});

test('old, foreign, illegal and repeated moves are answered, and the match ends as if they had not been', async () => {
  const { id, lines } = await seatTwo(server.address);
  // While both play, one of them keeps sending what it must not, on a line of its own.
  const nuisance = await connect(lines[0].visitor);
  await nuisance.ask({ type: 'hello', table: id });
  const codes = new Set<unknown>();
  let playing = true;
  const nagging = (async () => {
    for (let i = 0; playing; i++) {
      const seq = i % 7;
      for (const choice of [987654, 2 ** 40, 3]) {
        const answer = await nuisance.ask({ type: 'move', match: id, seq: seq + 100_000 * (i % 2), choice });
        codes.add(answer.type === 'refused' ? answer.code : answer.type);
      }
      codes.add((await nuisance.ask({ type: 'move', match: 'another', seq, choice: 1 })).code);
    }
  })();
  const [one] = await playToEnd(id, lines);
  playing = false;
  await nagging;
  expect(one.over).toBe(true);
  for (const code of ['stale', 'other-match']) expect(codes).toContain(code);
  expect(await nuisance.ask({ type: 'move', match: id, seq: one.seq, choice: 4 })).toMatchObject({
    code: 'match-over',
  });
  const file = await get(lines[0].visitor, `/api/matches/${id}/file`);
  expect(file.status).toBe(200);
});

test('one choice at one count: the same again is accepted again, another is refused', async () => {
  const { id, lines } = await seatTwo(server.address);
  for (const line of lines) {
    const update = await line.until(({ type }) => type === 'update');
    const [choice, other] = update.choices as number[];
    if (choice === undefined) continue;
    const move = { type: 'move', match: id, seq: update.seq, choice };
    expect(await line.ask(move)).toMatchObject({ type: 'accepted' });
    expect(await line.ask(move)).toMatchObject({ type: 'accepted' });
    expect(await line.ask({ ...move, choice: other })).toMatchObject({ type: 'refused', code: 'already-answered' });
    const now = await line.until(({ type }) => type === 'update');
    expect(now.seq).toBeGreaterThan(Number(update.seq));
    expect(await line.ask({ ...move, seq: now.seq, choice: 987654 })).toMatchObject({ code: 'illegal-choice' });
  }
});

test('too many messages are refused, and later ones are heard again', async () => {
  const slow = await startProcess(freshDataDir(), { limits: { burst: 5, messagesPerSecond: 200 } });
  const line = await connect(await visit(slow.address));
  for (let i = 0; i < 50; i++) line.say({ type: 'ping' });
  expect(await refused(line)).toMatchObject({ code: 'too-many-messages' });
  for (;;) {
    line.say({ type: 'ping', id: 77 });
    const answer = await line.until(({ type, re }) => type === 'refused' || re === 77);
    if (answer.type === 'pong') break;
  }
  await line.close();
  await slow.kill();
});
