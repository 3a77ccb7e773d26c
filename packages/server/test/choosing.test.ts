// Everybody chooses their own hero in the lobby: in the open, hidden until all have chosen, or in turns with bans.
import { isKept, isRefusal, pickHash, readMatchFile, wordHash } from '@wyrmtable/kernel';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { connect, type Fields, get, type Line, post, type Visitor, visit } from './client.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

const dataDir = freshDataDir();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(dataDir);
});
afterAll(() => server.kill());

interface Duel {
  readonly id: string;
  readonly people: readonly [Visitor, Visitor];
  readonly lines: readonly [Line, Line];
}

async function lineAt(visitor: Visitor, id: string): Promise<Line> {
  const line = await connect(visitor);
  await line.ask({ type: 'hello', table: id });
  return line;
}

/** Mirka's table; Borys sits at the other side unless a bot does. */
async function duel(wish: Fields = {}): Promise<Duel> {
  const people = [await visit(server.address), await visit(server.address)] as const;
  const made = await post(people[0], '/api/tables', { game: 'dice-throne', name: 'Mirka', ...wish });
  const id = String(made.body.table);
  const lines = [await lineAt(people[0], id), await lineAt(people[1], id)] as const;
  if (wish.bots === undefined) await lines[1].ask({ type: 'sit', seat: 1, name: 'Borys' });
  return { id, people, lines };
}

interface Shown {
  readonly options: { readonly heroes?: readonly string[] };
  readonly choosing?: Fields & { readonly deeds?: readonly string[] };
  readonly seats: readonly { readonly ready: boolean }[];
  readonly commitment: string;
}

const tableOf = async ({ id, people }: Duel): Promise<Shown> =>
  (await get(people[0], `/api/tables/${id}`)).body.table as Shown;

const ACCEPTED = { type: 'accepted' };

test('in the open everybody chooses for themselves, the host for bots alone, and the promise binds it', async () => {
  const at = await duel();
  const [mirka, borys] = at.lines;
  const { commitment } = await tableOf(at);
  expect(await mirka.ask({ type: 'choose', seat: 1, hero: 'monk' })).toMatchObject({ code: 'not-your-seat' });
  expect(await borys.ask({ type: 'choose', seat: 1, hero: 'nobody' })).toMatchObject({ code: 'not-in-cast' });
  expect(await borys.ask({ type: 'choose', seat: 1, hero: 'monk' })).toMatchObject(ACCEPTED);
  expect((await tableOf(at)).options.heroes).toEqual(['lot', 'monk']);
  const changed = await tableOf(at);
  expect(changed.commitment).not.toBe(commitment);
  await borys.ask({ type: 'ready', hash: wordHash(changed.commitment, 'rzepa') });
  expect((await tableOf(at)).seats[1]?.ready).toBe(true);
  // Whoever was ready was ready for something else.
  await mirka.ask({ type: 'choose', seat: 0, hero: 'barbarian' });
  expect((await tableOf(at)).seats[1]?.ready).toBe(false);
  const others = { options: { mode: 'duel', heroes: ['barbarian', 'ninja'] } };
  expect(await mirka.ask({ type: 'setup', ...others })).toMatchObject({ code: 'others-choose' });
  await borys.ask({ type: 'stand' });
  await mirka.ask({ type: 'bot', seat: 1, level: 'novice' });
  expect(await mirka.ask({ type: 'choose', seat: 1, hero: 'ninja' })).toMatchObject(ACCEPTED);
  expect((await tableOf(at)).options.heroes).toEqual(['barbarian', 'ninja']);
  expect(await borys.ask({ type: 'choose', seat: 1, hero: 'monk' })).toMatchObject({ code: 'not-the-host' });
});

test('a hero by lot is drawn by the dice that were promised', async () => {
  const at = await duel({ bots: ['random'] });
  const [mirka] = at.lines;
  await mirka.ask({ type: 'choose', seat: 0, hero: 'monk' });
  await mirka.ask({ type: 'ready', word: 'rzepa' });
  await mirka.ask({ type: 'start' });
  await mirka.ask({ type: 'resign' });
  const file = readMatchFile((await get(at.people[0], `/api/matches/${at.id}/file`)).body);
  if (isRefusal(file)) throw new Error(JSON.stringify(file));
  expect(file.options).toMatchObject({ heroes: ['monk', 'lot'] });
  expect(file.content?.pool).toHaveLength(16);
  expect(isKept(file)).toBe(true);
});

const SALTS = ['0123456789abcdef', 'fedcba9876543210'] as const;
const HEROES = ['shadow-thief', 'vampire-lord'] as const;

/** Everything that was ever said to somebody: no choice of another may be in it before all are in. */
const heard = ({ frames }: Line): string => frames.join('\n');

test('hidden choices are promised, handed in when all have promised, and on nobody’s wire before all are in', async () => {
  const at = await duel({ choosing: { how: 'hidden' } });
  const [mirka, borys] = at.lines;
  const watcher = await lineAt(await visit(server.address), at.id);
  const hashes = HEROES.map((hero, seat) => pickHash(at.id, seat, hero, SALTS[seat] ?? ''));
  const { commitment } = await tableOf(at);
  expect(await mirka.ask({ type: 'ready', word: 'rzepa' })).toMatchObject({ code: 'not-chosen' });
  expect(await mirka.ask({ type: 'choose', seat: 0, hash: hashes[0] })).toMatchObject(ACCEPTED);
  // Not even the server is told before the other one has promised.
  const early = { type: 'choose', seat: 0, hero: HEROES[0], salt: SALTS[0] };
  expect(await mirka.ask(early)).toMatchObject({ code: 'not-chosen' });
  await borys.ask({ type: 'choose', seat: 1, hash: hashes[1] });
  expect(await mirka.ask({ ...early, hero: 'monk' })).toMatchObject({ code: 'other-choice' });
  expect(await mirka.ask(early)).toMatchObject(ACCEPTED);
  const waiting = await tableOf(at);
  expect(waiting.choosing).toEqual({ how: 'hidden', picks: hashes.map((hash) => ({ hash })) });
  expect(waiting.options.heroes).toBeUndefined();
  expect(waiting.commitment).toBe(commitment);
  await borys.ask({ type: 'ping' });
  for (const line of [borys, watcher]) {
    expect(heard(line)).not.toContain(HEROES[0]);
    expect(heard(line)).not.toContain(SALTS[0]);
  }
  await borys.ask({ type: 'choose', seat: 1, hero: HEROES[1], salt: SALTS[1] });
  const open = await tableOf(at);
  expect(open.options.heroes).toEqual(HEROES);
  expect(open.choosing).toMatchObject({ picks: HEROES.map((hero, seat) => ({ hero, salt: SALTS[seat] })) });
  expect(open.commitment).not.toBe(commitment);
  expect(await borys.ask({ type: 'choose', seat: 1, hash: hashes[0] })).toMatchObject({ code: 'all-chosen' });
  // Whoever leaves now has seen the other's: all choose anew.
  await borys.ask({ type: 'stand' });
  expect((await tableOf(at)).options.heroes).toBeUndefined();
  expect((await tableOf(at)).choosing).toEqual({ how: 'hidden', picks: [null, null] });
});

test('two ban and pick in turns: the first bans first and picks last, and nothing banned can be had', async () => {
  const at = await duel({ choosing: { how: 'draft', bans: 1 } });
  const [mirka, borys] = at.lines;
  const deed = (line: Line, seat: number, hero: string) => line.ask({ type: 'choose', seat, hero });
  expect(await deed(borys, 1, 'monk')).toMatchObject({ code: 'not-your-turn' });
  expect(await deed(mirka, 0, 'monk')).toMatchObject(ACCEPTED);
  expect(await deed(borys, 1, 'monk')).toMatchObject({ code: 'not-in-cast' });
  expect(await deed(borys, 1, 'ninja')).toMatchObject(ACCEPTED);
  expect(await deed(mirka, 0, 'treant')).toMatchObject({ code: 'not-your-turn' });
  expect(await deed(borys, 1, 'treant')).toMatchObject(ACCEPTED);
  expect((await tableOf(at)).options.heroes).toBeUndefined();
  expect(await deed(mirka, 0, 'treant')).toMatchObject({ code: 'not-in-cast' });
  expect(await deed(mirka, 0, 'seraph')).toMatchObject(ACCEPTED);
  expect((await tableOf(at)).options.heroes).toEqual(['seraph', 'treant']);
  for (const [i, line] of at.lines.entries()) await line.ask({ type: 'ready', word: `word ${i}` });
  expect(await mirka.ask({ type: 'start' })).toMatchObject(ACCEPTED);
  // The next time it is the other way round, and nothing is chosen yet.
  await mirka.ask({ type: 'resign' });
  const next = String((await post(at.people[1], `/api/tables/${at.id}/again`, {})).body.table);
  const again = (await get(at.people[0], `/api/tables/${next}`)).body.table as Shown;
  expect(again.choosing).toEqual({ how: 'draft', bans: 1, first: 1, deeds: [] });
  expect(again.options.heroes).toBeUndefined();
});

test('a bot bans and picks by itself, one of the best that are left', async () => {
  const at = await duel({ bots: ['novice'], choosing: { how: 'draft', bans: 2 } });
  const [mirka] = at.lines;
  for (const hero of ['moon-elf', 'monk', 'barbarian', 'paladin', 'seraph', 'ninja']) {
    const { choosing } = await tableOf(at);
    if (choosing?.deeds?.includes(hero) || choosing?.deeds?.length === 6) continue;
    await mirka.ask({ type: 'choose', seat: 0, hero });
  }
  const { choosing, options } = await tableOf(at);
  expect(new Set(choosing?.deeds).size).toBe(6);
  expect(options.heroes).toHaveLength(2);
  expect(choosing?.deeds?.slice(0, 4)).not.toContain(options.heroes?.[1]);
});

test('turns are for two, and where nobody is played there is nobody to choose', async () => {
  const mirka = await visit(server.address);
  const wish = { name: 'Mirka', choosing: { how: 'draft', bans: 1 } };
  const four = await post(mirka, '/api/tables', { game: 'dice-throne', seats: 4, options: { mode: '2v2' }, ...wish });
  expect(four.body).toMatchObject({ refused: 'draft-for-two' });
  const farkle = await post(mirka, '/api/tables', { game: 'dragon-farkle', ...wish });
  expect(farkle.body).toMatchObject({ refused: 'nobody-to-choose' });
});
