// A stranger's program among people, and then a hostile one: seeks, clocks, talk, ratings, and what is done about those who
// would spoil it for others.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openBench } from '../src/moderation/index.ts';
import { type Message, Stranger, slowWayTo } from './independent-people.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

const PASSWORD = 'rzepa na polu';
const dataDir = freshDataDir();
/** As people meet it: nothing is more generous than it is out of the box. */
const options = {
  limits: { requestsPerMinute: 100_000, generosity: 1 },
  passwordCost: { N: 2 ** 10, r: 8, p: 1 },
} as const;
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(dataDir, options);
});
afterAll(() => server.kill());

async function account(name: string): Promise<Stranger> {
  const somebody = new Stranger(name, server.address);
  await somebody.http('GET', '/api/me');
  expect((await somebody.http('POST', '/api/account', { name, password: PASSWORD })).status).toBe(201);
  return somebody;
}

const isPaired = ({ type }: Message): boolean => type === 'paired';
const refusal = ({ type, code }: Message): unknown => (type === 'refused' ? code : type);

/** Both seek, are paired, promise their dice and begin. */
async function paired(both: readonly [Stranger, Stranger], rated: boolean): Promise<string> {
  for (const one of both) {
    const seek = { type: 'seek', kind: 'farkle-2', pace: 'live', rated };
    expect(await one.ask(seek)).toMatchObject({ type: 'accepted' });
  }
  const tables = await Promise.all(both.map(async (one) => String((await one.until(isPaired)).table)));
  const [id = '', other] = tables;
  expect(other).toBe(id);
  for (const one of both) await one.ask({ type: 'hello', table: id, talk: 'free', last: 0 });
  for (const one of both) expect(await one.ready(await one.table(id))).toMatchObject({ type: 'accepted' });
  expect(await both[0].ask({ type: 'start' })).toMatchObject({ type: 'accepted' });
  for (const one of both) await one.reveal();
  await expect.poll(async () => (await both[0].table(id)).status).toBe('playing');
  return id;
}

/** On a busy machine a word may wait for the program that reads it. */
const NEAR = 1500;

test('an independent program seeks, is paired, plays by the clock through a slow line and a kill, talks, pauses, and is rated', async () => {
  const [mirka, borys] = [await account('Mirka'), await account('Borys')];
  const slow = await slowWayTo(server.address, 200);
  await mirka.open();
  await borys.open(slow.address);
  const id = await paired([mirka, borys], true);
  expect(await mirka.table(id)).toMatchObject({ rated: true, clock: { kind: 'live' } });
  expect((await mirka.http('GET', '/api/house')).body).toMatchObject({ playing: 1 });
  expect(((await mirka.http('GET', '/api/house')).body.people as number) >= 2).toBe(true);

  // Whoever has the turn pays, both read the same, and it is what an own watch says.
  await expect.poll(() => typeof mirka.runs()).toBe('number');
  await expect.poll(() => borys.runs()).toBe(mirka.runs());
  const turn = Number(mirka.runs());
  const began = { left: mirka.left(turn), at: performance.now() };
  const watch = (): number => began.left - (performance.now() - began.at);
  const agree = (): void => {
    for (const one of [mirka, borys]) {
      expect(Math.abs(one.left(turn) - watch()), one.name).toBeLessThan(NEAR);
      expect(Math.abs(one.left(1 - turn) - began.left), one.name).toBeLessThan(NEAR);
    }
  };
  agree();

  expect(await borys.ask({ type: 'say', phrase: 'good-luck' })).toMatchObject({ type: 'accepted' });
  expect(await borys.ask({ type: 'say', text: 'Cześć!' })).toMatchObject({ type: 'accepted' });
  const told = await mirka.until(({ type, said }) => type === 'talk' && JSON.stringify(said).includes('Cześć!'));
  expect(told.said).toMatchObject([{ name: 'Borys', room: 'players', text: 'Cześć!' }]);
  expect(refusal(await mirka.ask({ type: 'offer', what: 'back' }))).toBe('every-choice-counts');

  // Killed, and started anew elsewhere: the clock has run on, and nobody was given or taken anything.
  await server.kill();
  slow.close();
  server = await startProcess(dataDir, options);
  const slower = await slowWayTo(server.address, 300);
  for (const one of [mirka, borys]) one.address = server.address;
  await mirka.open();
  await borys.open(slower.address);
  for (const one of [mirka, borys]) {
    const clocks = one.heard.filter(({ type }) => type === 'clock').length;
    await one.ask({ type: 'hello', table: id, talk: 'free', last: 0 });
    await expect.poll(() => one.heard.filter(({ type }) => type === 'clock').length).toBeGreaterThan(clocks);
  }
  agree();

  // A pause that both agree to: no watch runs.
  expect(await mirka.ask({ type: 'offer', what: 'pause' })).toMatchObject({ type: 'accepted' });
  expect(await borys.ask({ type: 'agree' })).toMatchObject({ type: 'accepted' });
  await expect.poll(() => mirka.runs()).toBeNull();
  const stood = mirka.left(turn);
  const paused = performance.now();
  await expect.poll(() => performance.now() - paused).toBeGreaterThan(2 * NEAR);
  expect(await borys.ask({ type: 'resume' })).toMatchObject({ type: 'accepted' });
  await expect.poll(() => mirka.runs()).toBe(turn);
  expect(Math.abs(mirka.left(turn) - stood)).toBeLessThan(NEAR);

  expect(await borys.ask({ type: 'resign' })).toMatchObject({ type: 'accepted' });
  await expect.poll(async () => (await mirka.table(id)).status).toBe('over');
  expect(await mirka.table(id)).toMatchObject({ ended: { how: 'resigned' } });
  const ratingOf = async (name: string): Promise<number> => {
    const { body } = await mirka.http('GET', `/api/ratings/${name}`);
    expect(body).toMatchObject({ ratings: [{ kind: 'farkle-2', matches: 1, provisional: true }] });
    return (body.ratings as { rating: number }[])[0]?.rating ?? 0;
  };
  expect(await ratingOf('Mirka')).toBeGreaterThan(await ratingOf('Borys'));
  expect((await mirka.http('GET', '/api/best?kind=farkle-2')).body).toMatchObject({ best: [] });
  expect((await mirka.http('GET', '/api/word')).body.key).toMatch(/^B/);
  for (const one of [mirka, borys]) one.hangUp();
  slower.close();
});

test('a hostile one floods talk from many lines, tables and names: others hear little of it, talk, and play on', async () => {
  const [victim, flood] = [new Stranger('Ofiara', server.address), new Stranger('Potop', server.address)];
  for (const one of [victim, flood]) await one.http('GET', '/api/me');
  const { table } = (await victim.http('POST', '/api/tables', { game: 'dragon-farkle', name: 'Ofiara', seats: 2 }))
    .body;
  for (const one of [victim, flood]) await one.open();
  for (const one of [victim, flood]) await one.ask({ type: 'hello', table, talk: 'free', last: 0 });
  await flood.ask({ type: 'sit', seat: 1, name: 'Potop' });
  const spoken: unknown[] = [];
  // By a phrase, by words, by another line, from another table.
  await flood.open();
  await flood.ask({ type: 'hello', table, talk: 'free', last: 0 });
  for (let i = 0; i < 40; i++)
    spoken.push(
      refusal(await flood.ask(i % 2 === 0 ? { type: 'say', phrase: 'hello' } : { type: 'say', text: `${i}` })),
    );
  const elsewhere = (await flood.http('POST', '/api/tables', { game: 'dragon-farkle', name: 'Potop' })).body.table;
  await flood.ask({ type: 'hello', table: elsewhere, talk: 'free', last: 0 });
  // The purse fills again with time, and on a busy machine some of it passes here: a word or two, not a purse of its own.
  const there: unknown[] = [];
  for (let i = 0; i < 6; i++) there.push(refusal(await flood.ask({ type: 'say', phrase: 'hello' })));
  expect(there).toContain('over-budget');
  expect(spoken.filter((code) => code === 'over-budget').length).toBeGreaterThan(25);
  // New names from one address share a purse: four times what one has, and no more.
  let heard = 0;
  for (let i = 0; i < 12; i++) {
    const again = new Stranger(`Potop ${i}`, server.address);
    await again.http('GET', '/api/me');
    await again.open();
    await again.ask({ type: 'hello', table, talk: 'free', last: 0 });
    for (let n = 0; n < 8; n++) if ((await again.ask({ type: 'say', text: `${i} ${n}` })).type === 'accepted') heard++;
    again.hangUp();
  }
  expect(heard).toBeLessThan(48);
  // Who is flooded turns it off, and plays on.
  expect(await victim.ask({ type: 'hear', talk: 'off' })).toMatchObject({ type: 'accepted' });
  expect(await victim.ask({ type: 'ready', word: 'rzepa' })).toMatchObject({ type: 'accepted' });
  for (const one of [victim, flood]) one.hangUp();
});

test('a hostile one spares no rating by leaving: not by blocking, nor by deleting the account', async () => {
  const both = [await account('Zofia'), await account('Lis')] as const;
  for (const one of both) await one.open();
  const id = await paired(both, true);
  await expect.poll(() => typeof both[0].runs()).toBe('number');
  const turn = Number(both[0].runs());
  const sits = async (one: Stranger): Promise<unknown> => (await one.table(id)).you;
  const [stays, leaves] = (await sits(both[0])) === turn ? [both[1], both[0]] : both;
  expect((await leaves.http('POST', '/api/people', { kind: 'block', name: stays.name })).status).toBe(201);
  expect((await leaves.http('DELETE', '/api/account')).status).toBe(200);
  // Whoever goes for good has lost, and whoever stays has a win that counts.
  expect(await stays.table(id)).toMatchObject({ status: 'over', rated: true, ended: { how: 'resigned', seat: turn } });
  expect((await stays.http('GET', `/api/ratings/${stays.name}`)).body).toMatchObject({
    ratings: [{ matches: 1, won: 1 }],
  });
  // Nothing of a rating is left to spare, and the name leads nowhere.
  expect((await stays.http('GET', `/api/ratings/${leaves.name}`)).body).toMatchObject({ refused: 'no-such-person' });
  for (const one of both) one.hangUp();
});

test('a hostile one guesses passwords, codes and tokens, and comes by a link of whoever blocked it', async () => {
  const wanda = await account('Wanda');
  const thief = new Stranger('Lis drugi', server.address);
  await thief.http('GET', '/api/me');
  const answers: unknown[] = [];
  for (let i = 0; i < 14; i++) {
    const guess = { name: i % 2 === 0 ? 'wanda' : 'WANDA', password: `guess number ${i}` };
    answers.push((await thief.http('POST', '/api/sign-in', guess)).body.refused);
  }
  expect(new Set(answers)).toEqual(new Set(['wrong-sign-in', 'over-budget']));
  const code = { name: 'wanda', code: 'aaaa-aaaa-aaaa-aaaa', password: 'another one' };
  expect((await thief.http('POST', '/api/sign-in/recover', code)).status).toBeGreaterThanOrEqual(400);

  const { table } = (await wanda.http('POST', '/api/tables', { game: 'dragon-farkle', seats: 2 })).body;
  await thief.open();
  await thief.ask({ type: 'hello', table, last: 0 });
  expect(await thief.ask({ type: 'sit', seat: 1, name: 'Lis drugi' })).toMatchObject({ type: 'accepted' });
  expect((await wanda.http('POST', '/api/people', { kind: 'block', table, seat: 1 })).status).toBe(201);
  await thief.ask({ type: 'stand' });
  expect(refusal(await thief.ask({ type: 'sit', seat: 1, name: 'Ktoś inny' }))).toBe('kept-apart');
  expect((await thief.http('POST', `/api/tables/${table}/join`, { name: 'Ktoś inny' })).body.refused).toBe(
    'kept-apart',
  );
  expect(
    (await thief.http('POST', '/api/challenges', { name: 'Wanda', kind: 'farkle-2', called: 'X' })).body.refused,
  ).toBe('kept-apart');
  thief.hangUp();
});

test('a moderator’s word comes over the line, and who is banned is let in nowhere', async () => {
  const judge = await account('Temida');
  const bench = await openBench({ folder: dataDir });
  await bench.act({ name: 'Temida' }, { kind: 'grant', reason: 'other', words: '', lasts: null });
  await bench.close();
  const troll = await account('Troll');
  await troll.open();
  const { table } = (await judge.http('POST', '/api/tables', { game: 'dragon-farkle', seats: 2 })).body;
  await troll.ask({ type: 'hello', table, last: 0 });
  expect(
    (
      await judge.http('POST', '/api/moderation/acts', {
        kind: 'warn',
        name: 'Troll',
        reason: 'spam',
        words: 'Be kind.',
      })
    ).status,
  ).toBe(201);
  expect(await troll.until(({ type }) => type === 'moderated')).toMatchObject({ kind: 'warn', words: 'Be kind.' });
  expect((await troll.http('GET', '/api/standing')).body).toMatchObject({ warnings: [{ reason: 'spam' }] });
  const closed = troll.closed();
  await judge.http('POST', '/api/moderation/acts', { kind: 'ban', name: 'Troll', reason: 'spam', hours: 1 });
  await closed;
  await troll.open();
  expect(refusal(await troll.ask({ type: 'hello', table, last: 0 }))).toBe('banned');
  expect(refusal(await troll.ask({ type: 'seek', kind: 'duel' }))).toBe('banned');
  expect((await judge.http('GET', '/api/moderation/log')).body).toMatchObject({ whole: true });
  troll.hangUp();
});
