// Word for those who are away: sealed for one device, sent once, to nowhere within, and nothing of the match in it.
import { afterAll, beforeAll, expect, onTestFinished, test } from 'vitest';
import { type ServerOptions, startServer } from '../src/index.ts';
import { isOutside, mayBeEndpoint } from '../src/word/outside.ts';
import { areKeys, sealedFor } from '../src/word/sealing.ts';
import { type Fields, get, type Visitor, visit } from './client.ts';
import { seatTwo } from './play.ts';
import { freshDataDir, startProcess } from './process.ts';
import { type Receiver, startReceiver } from './push-receiver.ts';

let receiver: Receiver;
beforeAll(async () => {
  receiver = await startReceiver();
});
afterAll(() => receiver.close());

const bytes = (text: string): Buffer => Buffer.from(text, 'base64url');

test('a message is sealed as RFC 8291 has it in its example', () => {
  const keys = {
    p256dh: 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  };
  const drawn = { salt: bytes('DGv6ra1nlYgDCS1FRnbzlw'), once: bytes('yfWPiYE-n46HLnH0KqZOF1fJJU3MYrct3AELtAQ-oRw') };
  expect(sealedFor(keys, 'When I grow up, I want to be a watermelon', drawn).toString('base64url')).toBe(
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPTpK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  );
  expect(areKeys(keys)).toBe(true);
  expect(areKeys({ ...keys, p256dh: bytes(keys.p256dh).fill(7, 30).toString('base64url') })).toBe(false);
  expect(areKeys({ ...keys, auth: 'AAEC' })).toBe(false);
});

test.each([
  ['93.184.216.34', true],
  ['2606:2800:220:1::1', true],
  ['127.0.0.1', false],
  ['10.1.2.3', false],
  ['172.20.0.1', false],
  ['192.168.0.7', false],
  ['169.254.169.254', false],
  ['100.100.100.200', false],
  ['0.0.0.0', false],
  ['224.0.0.1', false],
  ['255.255.255.255', false],
  ['::1', false],
  ['::', false],
  ['fe80::1', false],
  ['fd00:ec2::254', false],
  ['::ffff:127.0.0.1', false],
  ['64:ff9b::7f00:1', false],
  ['2002:7f00:1::', false],
  ['nowhere', false],
])('%s is outside: %s', (address, outside) => {
  expect(isOutside(address)).toBe(outside);
});

test.each([
  ['https://fcm.googleapis.com/fcm/send/abc', true],
  ['https://updates.push.services.mozilla.com/wpush/v2/abc', true],
  ['http://fcm.googleapis.com/fcm/send/abc', false],
  ['https://fcm.googleapis.com:8443/abc', false],
  ['https://user:word@fcm.googleapis.com/abc', false],
  ['https://localhost/abc', false],
  ['https://metadata.google.internal/abc', false],
  ['https://printer.local/abc', false],
  ['https://127.0.0.1/abc', false],
  ['https://2130706433/abc', false],
  ['https://0x7f.1/abc', false],
  ['https://[::1]/abc', false],
  ['https://[::ffff:10.0.0.1]/abc', false],
  ['ftp://fcm.googleapis.com/abc', false],
  [`https://fcm.googleapis.com/${'a'.repeat(2000)}`, false],
  ['nothing at all', false],
])('%s may be asked to be sent to: %s', (endpoint, may) => {
  expect(mayBeEndpoint(endpoint, false)).toBe(may);
});

async function put({ address, cookie }: Visitor, body: object, method = 'PUT'): Promise<[number, Fields]> {
  const headers = { cookie, 'content-type': 'application/json', origin: address };
  const answer = await fetch(`${address}/api/word`, { method, headers, body: JSON.stringify(body) });
  return [answer.status, (await answer.json()) as Fields];
}

const ALL = ['move', 'ready', 'challenge'];
const TRIAL = { word: { inside: true, haste: 0.002 } };

/** A server in this process, for the length of a test. */
async function started(options: Partial<ServerOptions> = {}): Promise<{ readonly address: string }> {
  const server = await startServer({ port: 0, host: '127.0.0.1', dataDir: freshDataDir(), ...options });
  onTestFinished(() => server.close());
  return { address: server.address.replace('localhost', '127.0.0.1') };
}

test('who is asked while away is told once, also by a server that was killed; gone devices are forgotten', async () => {
  const folder = freshDataDir();
  let server = await startProcess(folder, TRIAL);
  const { id, lines } = await seatTwo(server.address, { clock: { kind: 'slow', days: 2 }, options: { first: 0 } });
  const [mirka, borys] = lines;
  const [phone, laptop, gone, deaf] = ['/phone', '/laptop', '/gone', '/deaf'].map((path) => receiver.device(path));
  receiver.answer('/gone', 410);
  for (const device of [phone, laptop, gone])
    expect(await put(mirka.visitor, { ...device, kinds: ALL })).toEqual([200, { kinds: ALL }]);
  await put(mirka.visitor, { ...deaf, kinds: ['challenge'] });
  await put(mirka.visitor, { endpoint: laptop?.endpoint }, 'DELETE');
  await put(borys.visitor, { ...receiver.device('/borys'), kinds: ALL });
  const at = (path: string) => receiver.received.filter((one) => one.path === path);
  expect(receiver.received).toEqual([]);
  await mirka.close();
  await expect.poll(() => at('/phone').length).toBe(1);
  const [told] = at('/phone');
  expect(told?.word).toEqual({ kind: 'move', table: id, game: 'dragon-farkle' });
  const { body } = await get(borys.visitor, '/api/word');
  expect(told?.claims).toMatchObject({ aud: receiver.origin, sub: server.address, key: body.key });
  expect(told?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  await expect.poll(() => at('/gone').length).toBe(1);
  expect([at('/laptop'), at('/deaf'), at('/borys')]).toEqual([[], [], []]);
  await server.kill();
  server = await startProcess(folder, TRIAL);
  // The key is kept with the others, so devices need not ask anew.
  expect((await get({ ...borys.visitor, address: server.address }, '/api/word')).body).toEqual(body);
  // Opening the table again tells nobody again: a second table's word comes, and nothing of the first before it.
  await get({ ...borys.visitor, address: server.address }, `/api/tables/${id}`);
  const next = await seatTwo(server.address, { clock: { kind: 'slow', days: 2 }, options: { first: 0 } });
  await put(next.lines[0].visitor, { ...phone, kinds: ['move'] });
  await next.lines[0].close();
  await expect.poll(() => at('/phone').length).toBe(2);
  expect(at('/phone')[1]?.word).toMatchObject({ table: next.id });
  expect(at('/gone').length).toBe(1);
  await server.kill();
});

test('word whose sender dies before there is an answer is sent by the next one, and then no more', async () => {
  const folder = freshDataDir();
  const start = () => startProcess(folder, TRIAL);
  const server = await start();
  const { id, lines } = await seatTwo(server.address, { clock: { kind: 'slow', days: 2 }, options: { first: 0 } });
  await put(lines[0].visitor, { ...receiver.device('/left'), kinds: ALL });
  const at = () => receiver.received.filter(({ path }) => path === '/left').map(({ word }) => word);
  receiver.hang('/left');
  for (const line of lines) await line.close();
  await expect.poll(() => at().length).toBe(1);
  await server.kill();
  receiver.answer('/left', 201);
  // Nobody comes to the table: whoever is left finds by itself what is still owed.
  const next = await start();
  await expect.poll(() => at().length).toBe(2);
  expect(at()[1]).toEqual({ kind: 'move', table: id, game: 'dragon-farkle' });
  // It was told: what comes after it is about another table.
  const other = await seatTwo(next.address, { clock: { kind: 'slow', days: 2 }, options: { first: 0 } });
  await put(other.lines[0].visitor, { ...receiver.device('/left'), kinds: ALL });
  await other.lines[0].close();
  await expect.poll(() => at().length).toBe(3);
  expect(at()[2]).toMatchObject({ table: other.id });
  await next.kill();
});

test('who is at the table is told nothing, and a window is nobody else’s business', async () => {
  const server = await started(TRIAL);
  const { lines } = await seatTwo(server.address, { options: { first: 0 } });
  await put(lines[0].visitor, { ...receiver.device('/here'), kinds: ALL });
  await put(lines[1].visitor, { ...receiver.device('/other'), kinds: ALL });
  // Borys is not asked: when he goes nobody is told; when Mirka goes she is.
  await lines[1].close();
  await lines[0].close();
  await expect.poll(() => receiver.received.map(({ path }) => path)).toContain('/here');
  expect(receiver.received.map(({ path }) => path)).not.toContain('/other');
});

test('what is no address of a push service is refused, and nothing is ever sent within', async () => {
  const server = await started();
  const visitor = await visit(server.address);
  const device = receiver.device('/within');
  const bad = [400, { refused: 'bad-push', params: {} }];
  expect(await put(visitor, { ...device, kinds: ALL })).toEqual(bad);
  const outside = { ...device, endpoint: 'https://push.example.com/x' };
  expect(await put(visitor, { ...outside, keys: { ...outside.keys, p256dh: 'BAAB' }, kinds: ALL })).toEqual(bad);
  expect((await put(visitor, { ...outside, kinds: ['gossip'] }))[0]).toBe(400);
  expect((await put(visitor, { ...outside, kinds: ALL }))[0]).toBe(200);
});
