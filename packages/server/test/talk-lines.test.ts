// Talk over real lines: muting and blocking at work while one sits, floods, forged words, and what watchers may do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type StartedServer, startServer } from '../src/index.ts';
import { get, type Line, post, type Reply } from './client.ts';
import { seatTwo } from './play.ts';
import { freshDataDir } from './process.ts';

let server: StartedServer;
let address: string;
beforeAll(async () => {
  server = await startServer({ port: 0, host: '127.0.0.1', dataDir: freshDataDir() });
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

const talk = (line: Line): Promise<Reply> => line.until(({ type }) => type === 'talk');

test('a muted player is not heard from that moment on, by seat or by what was said, and is heard again when one wishes', async () => {
  const { id, lines } = await seatTwo(address, {}, { talk: 'free' });
  const [mirka, borys] = lines;
  expect(await borys.ask({ type: 'say', text: 'first' })).toMatchObject({ type: 'accepted' });
  expect(await talk(mirka)).toMatchObject({ said: [{ number: 1, text: 'first', seat: 1, name: 'Borys' }] });
  const muted = await post(mirka.visitor, '/api/people', { kind: 'mute', table: id, said: 1 });
  expect(muted).toMatchObject({ status: 201, body: { kind: 'mute', name: null } });
  expect(await talk(mirka)).toMatchObject({ whole: true, said: [] });
  expect(await borys.ask({ type: 'say', text: 'second' })).toMatchObject({ code: 'nobody-hears' });
  const seated = await get(mirka.visitor, `/api/tables/${id}/people`);
  expect(seated.body.people).toMatchObject([
    { stance: null },
    { kind: 'guest', account: null, stance: { kind: 'mute' } },
  ]);
  const gone = await fetch(`${address}/api/people/${muted.body.id}`, {
    method: 'DELETE',
    headers: { cookie: mirka.visitor.cookie },
  });
  expect(gone.status).toBe(200);
  expect(await talk(mirka)).toMatchObject({ whole: true, said: [{ text: 'first' }] });
  const nobody = await post(mirka.visitor, '/api/people', { kind: 'mute', table: id, said: 99 });
  expect(nobody).toMatchObject({ status: 404, body: { refused: 'no-such-words' } });
  for (const line of lines) await line.close();
});

test('a flood is stopped for who sends it, and others at the table talk on', async () => {
  const { lines } = await seatTwo(address, {}, { talk: 'phrases' });
  const [mirka, borys] = lines;
  const answers: Reply[] = [];
  for (let i = 0; i < 30; i++) answers.push(await borys.ask({ type: 'say', phrase: 'go-for-it' }));
  const refused = answers.filter(({ type }) => type === 'refused');
  expect(refused.length).toBeGreaterThan(15);
  expect(refused[0]).toMatchObject({ code: 'over-budget', params: { work: 'talk' } });
  expect(await mirka.ask({ type: 'say', phrase: 'no-hurry' })).toMatchObject({ type: 'accepted' });
  for (const forged of [
    { phrase: 'wave' },
    { phrase: 'hello', seat: 0 },
    { text: 7 },
    { text: 'x'.repeat(2000) },
    { number: 1 },
  ])
    expect(await mirka.ask({ type: 'say', ...forged })).toMatchObject({ type: 'refused', code: 'bad-message' });
  for (const line of lines) await line.close();
});
