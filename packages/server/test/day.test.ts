// The tasks of the day: the same dice for everybody, one try, counted by playing it again, and nothing to be had by forging.
import { dragonOfDay } from '@wyrmtable/etchinstone';
import { byRounds, isRefusal, type MatchFile, readMatchFile } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { matchFileOf, openMatch, playChoice } from '@wyrmtable/registry/device';
import { afterAll, afterEach, beforeAll, expect, test, vi } from 'vitest';
import { limitsTimes, type StartedServer, startServer } from '../src/index.ts';
import { connect, type Fields, get, nothingKnown, post, type Visitor, visit } from './client.ts';
import { picker, playLine } from './play.ts';
import { freshDataDir } from './process.ts';

let server: StartedServer;
beforeAll(async () => {
  server = await startServer({
    port: 0,
    host: '127.0.0.1',
    dataDir: freshDataDir(),
    windowPause: [0, 0],
    botPause: [0, 0],
    limits: limitsTimes(1000),
  });
});
afterAll(() => server.close());
afterEach(() => vi.useRealTimers());

/** Midday: nobody plays past midnight by chance. */
const NOON = Date.parse('2026-11-18T12:00:00Z');
const HOUR = 3_600_000;
const itIs = (moment: number): void => void vi.useFakeTimers({ now: moment, toFake: ['Date'] });

const somebody = (): Promise<Visitor> => visit(server.address.replace('localhost', '127.0.0.1'));

async function board(visitor: Visitor, task: string, day?: string): Promise<Fields> {
  const { body } = await get(visitor, `/api/day${day === undefined ? '' : `?day=${day}`}`);
  return (body.tasks as Fields[]).find((one) => one.task === task) ?? {};
}

const begin = async (visitor: Visitor, task: string, name: string): Promise<string> =>
  String((await post(visitor, `/api/day/${task}`, { name })).body.table);

/** Always the same choices for the same that is offered; gives what was seen. */
async function play(visitor: Visitor, match: string): Promise<readonly Fields[]> {
  const line = await connect(visitor);
  await line.ask({ type: 'hello', table: match, last: 0 });
  const known = nothingKnown();
  await playLine(match, line, known, picker(5));
  await line.close();
  return known.events;
}

test('everybody meets the same dice and the same bot; one try counts, and what came stays hidden until the day is over', async () => {
  itIs(NOON);
  const [mirka, borys] = [await somebody(), await somebody()];
  const own = await begin(mirka, 'dragon-farkle', 'Mirka');
  // Asked again it is the same table, and not another chance.
  expect(await begin(mirka, 'dragon-farkle', 'Mirka')).toBe(own);
  const taken = await post(mirka, `/api/tables/${own}/file`, {});
  expect([taken.status, taken.body.refused]).toEqual([409, 'day-not-over']);
  const other = await begin(borys, 'dragon-farkle', 'Borys');
  expect(other).not.toBe(own);
  expect(await board(mirka, 'dragon-farkle')).toMatchObject({
    count: 0,
    you: { table: own, place: null, result: null },
  });
  const seen = await play(mirka, own);
  await expect.poll(async () => (await board(mirka, 'dragon-farkle')).count).toBe(1);
  itIs(NOON + HOUR);
  expect(await play(borys, other)).toEqual(seen);
  await expect.poll(async () => (await board(borys, 'dragon-farkle')).count).toBe(2);

  const shown = await board(borys, 'dragon-farkle');
  const [first, second] = shown.best as Fields[];
  expect([first, second]).toMatchObject([
    { name: 'Mirka', you: false, match: null },
    { name: 'Borys', you: true, match: null },
  ]);
  for (const figure of ['won', 'turns', 'figure']) expect(first?.[figure]).toBe(second?.[figure]);
  expect(shown.you).toMatchObject({ place: 2 });
  expect((await post(mirka, '/api/day/dragon-farkle', { name: 'Mirka' })).body.refused).toBe('day-done');
  expect((await get(borys, `/api/matches/${own}/file`)).body.refused).toBe('day-not-over');
  expect(((await get(borys, `/api/tables/${own}`)).body.table as Fields).seed).toBeNull();

  // Tomorrow anybody may look at the best of today, and today's dice are others.
  itIs(NOON + 24 * HOUR);
  const past = await board(await somebody(), 'dragon-farkle', '2026-11-18');
  expect(past.best).toMatchObject([{ match: own }, { match: other }]);
  const fileOf = async (id: string): Promise<MatchFile> => {
    const file = readMatchFile((await get(borys, `/api/matches/${id}/file`)).body);
    if (isRefusal(file)) throw new Error(file.refused);
    return file;
  };
  const [one, two] = [await fileOf(own), await fileOf(other)];
  expect(one.chance.seed).toMatch(/^[0-9a-f]{64}$/);
  expect([one.chance.seed, one.choices]).toEqual([two.chance.seed, two.choices]);
  const next = await begin(borys, 'dragon-farkle', 'Borys');
  expect(next).not.toBe(other);
  itIs(NOON + 48 * HOUR);
  const later = await play(borys, next);
  expect(later).not.toEqual(seen);
  // Too late by a day: it was played, and does not count.
  expect(await board(borys, 'dragon-farkle', '2026-11-19')).toMatchObject({ count: 0, you: { result: null } });
});

test('a duel of two heroes by lot is played and counted; what is to come is told to nobody', async () => {
  itIs(NOON);
  const mirka = await somebody();
  const { options, levels } = await board(mirka, 'dice-throne');
  const { heroes } = options as { heroes: string[] };
  expect(new Set(heroes).size).toBe(2);
  expect(levels).toEqual(['adept']);
  await play(mirka, await begin(mirka, 'dice-throne', 'Mirka'));
  await expect.poll(async () => (await board(mirka, 'dice-throne')).count).toBe(1);
  expect((await board(mirka, 'dice-throne')).best).toMatchObject([{ name: 'Mirka', you: true }]);
  for (const day of ['2026-11-19', '2026-02-30', 'tomorrow'])
    expect(await get(mirka, `/api/day?day=${day}`)).toMatchObject({ status: 404, body: { refused: 'no-such-day' } });
  expect((await post(mirka, '/api/day/adventures', {})).body.refused).toBe('no-such-task');
  expect((await post(mirka, '/api/day/etchinstone', {})).body.refused).toBe('no-such-task');
  expect((await post(await somebody(), '/api/day/dice-throne', {})).body.refused).toBe('bad-name');
});

/** A run as a device writes it, to its end or not. */
async function runOf(day: string, changed: { words?: string[]; options?: object; length?: number } = {}) {
  const registered = await loadGame('etchinstone');
  const { game } = registered;
  const { seed, options } = dragonOfDay(day);
  const agreed = { ...options, ...changed.options };
  const start = {
    game: game.id,
    version: game.version,
    options: agreed,
    content: game.stock(agreed, 1),
    seats: [{ name: 'Mirka', bot: null }],
    seed,
    words: changed.words ?? [],
  };
  const match = openMatch(registered, start, []);
  if (isRefusal(match)) throw new Error(match.refused);
  const pick = picker(3);
  for (let i = 0; game.outcome(match.state) === null && i < (changed.length ?? 5000); i++)
    playChoice(match, pick(game.choices(match.state)));
  return matchFileOf(match);
}

test('a run of the day’s dragon is played again before it counts; what is forged, late, doubled or of another day is refused', async () => {
  const day = '2026-11-18';
  itIs(NOON);
  const mirka = await somebody();
  const bring = async (file: unknown, who = mirka) => {
    const { status, body } = await post(who, '/api/day/etchinstone/file', file);
    return status === 201 ? 'counted' : body.refused;
  };
  const file = await runOf(day);
  expect(await bring({ ...file, choices: file.choices.with(3, 999) })).toBe('illegal-in-file');
  expect(await bring({ ...file, digest: 'f'.repeat(64) })).toBe('bad-match-file');
  expect(await bring({ ...file, chance: { ...file.chance, results: [1, 2, 3] } })).toBe('bad-match-file');
  expect(await bring(await runOf(day, { length: 5 }))).toBe('match-not-over');
  expect(await bring(await runOf(day, { words: ['rzepa'] }))).toBe('not-of-day');
  expect(await bring(await runOf(day, { options: { glassCannon: true } }))).toBe('not-of-day');
  expect(await bring(await runOf('2026-11-17'))).toBe('day-over');
  expect(await bring(await runOf('2026-11-19'))).toBe('not-of-day');
  expect(await bring(await runOf('2026-11-02'))).toBe('not-of-day');
  expect(await bring({ nothing: 'at all' })).toBe('bad-match-file');
  expect(await board(mirka, 'etchinstone')).toMatchObject({ count: 0, you: null });

  expect(await bring(file)).toBe('counted');
  expect(await bring(file)).toBe('day-done');
  const { best, you } = await board(mirka, 'etchinstone');
  // Others are led to it when the day is over; whoever played it can look at it like at any finished match.
  expect(best).toMatchObject([{ name: 'Mirka', you: true, match: null }]);
  const { table } = you as { table: string };
  expect((await get(mirka, `/api/matches/${table}/file`)).body).toMatchObject({
    choices: file.choices,
    digest: file.digest,
  });

  // Shortly after midnight yesterday still counts.
  itIs(Date.parse('2026-11-19T00:30:00Z'));
  expect(await bring(file, await somebody())).toBe('counted');
  itIs(Date.parse('2026-11-19T01:00:00Z'));
  expect(await bring(file, await somebody())).toBe('day-over');
  expect((await board(mirka, 'etchinstone', day)).best).toContainEqual(expect.objectContaining({ match: table }));
});

test('who has won is before who has not, the quicker before the slower, and of equals whoever has more', () => {
  const scores = [
    byRounds(true, 5, 10, 0),
    byRounds(true, 6, 90_000, 0),
    byRounds(true, 6, 12, 0),
    byRounds(true, 20_000, 5, 0),
    byRounds(false, 3, 1, 99_999_999),
    byRounds(false, 3, 30, 970),
  ].map(({ score }) => score);
  expect(scores).toEqual(scores.toSorted((a, b) => b - a));
  expect(new Set(scores).size).toBe(scores.length);
});
