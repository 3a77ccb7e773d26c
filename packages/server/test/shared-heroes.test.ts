// Heroes that people share: checked before anybody sees them, found by name, copied, changed without changing a match, taken away.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed, copyOf } from '../../dice-throne/test/made.ts';
import { type StartedServer, startServer } from '../src/index.ts';
import { openBench } from '../src/moderation/index.ts';
import { type Browser, browser } from './browser.ts';
import type { Fields } from './client.ts';
import { freshDataDir } from './process.ts';

const PASSWORD = 'rzepa na polu';
const QUICK = { port: 0, host: '127.0.0.1', passwordCost: { N: 2 ** 10, r: 8, p: 1 } } as const;
const generous = { requestsPerMinute: 100_000, generosity: 1000 };

const dataDir = freshDataDir();
let server: StartedServer;
let address: string;
beforeAll(async () => {
  server = await startServer({ ...QUICK, dataDir, limits: generous });
  address = `http://127.0.0.1:${server.port}`;
});
afterAll(() => server.close());

async function account(name: string): Promise<Browser> {
  const at = browser(address);
  expect((await at.post('/api/account', { name, password: PASSWORD })).status).toBe(201);
  return at;
}

const codeOf = ({ status, body }: { status: number; body: Fields }) => [status, body.refused];

/** A hero as its author writes it: named in one language alone. */
function written(id: string, name: string): object {
  const { names, ...box } = copyOf('barbarian', id);
  return { ...box, names: { ...names, hero: { pl: name }, line: { pl: `${name} uderza.` } } };
}

const figures = (won: number) => ({
  level: 'adept',
  duels: 100,
  won,
  rivals: [
    { hero: 'monk', duels: 60, won: won - 10 },
    { hero: 'pyromancer', duels: 40, won: 10 },
  ],
});

async function share(who: Browser, wish: object): Promise<string> {
  const { status, body } = await who.post('/api/heroes', { listed: false, ...wish });
  expect([status, body.version, body.path]).toEqual([201, 1, `/heroes/${body.id}`]);
  return String(body.id);
}

const page = async (who: Browser, id: string) => (await who.get(`/api/heroes/${id}`)).body;
const found = async (who: Browser, search: string) =>
  ((await who.get(`/api/heroes?search=${encodeURIComponent(search)}`)).body.heroes as Fields[]).map(({ id }) => id);

test('a hero has a page of its own: by its link for everybody, in the list only where its author says so', async () => {
  const mirka = await account('Mirka');
  const document = written('osilek-1', 'Osiłek z Łąki');
  const id = await share(mirka, { document, figures: figures(55) });
  const reader = browser(address);
  expect(await page(reader, id)).toMatchObject({
    ...{ id, version: 1, author: 'Mirka', yours: false, listed: false, document, figures: figures(55), origin: null },
    names: { en: 'Osiłek z Łąki', pl: 'Osiłek z Łąki', ru: 'Osiłek z Łąki' },
    fares: { level: 'adept', duels: 100, won: 55 },
  });
  expect((await page(mirka, id)).yours).toBe(true);
  expect(await found(reader, 'osilek')).toEqual([]);
  // Whether it is public is no part of the hero, and its figures stay.
  const listed = await mirka.put(`/api/heroes/${id}`, { document, listed: true, version: 1 });
  expect(listed.body).toEqual({ id, version: 1, path: `/heroes/${id}` });
  for (const search of ['', 'OSILEK', 'z łąki', 'łąki']) expect(await found(reader, search), search).toContain(id);
  for (const search of ['mnich', '%', "' OR 1=1"]) expect(await found(reader, search), search).not.toContain(id);
  expect((await page(reader, id)).figures).toEqual(figures(55));
  const mine = (await mirka.get('/api/heroes/mine')).body.heroes as Fields[];
  expect(mine.map(({ id, version }) => [id, version])).toEqual([[id, 1]]);
  // A list carries no documents.
  expect(mine[0]).not.toHaveProperty('document');
});

test('a newer version replaces the page and no match, figures of the older one go, and two devices cannot overwrite each other', async () => {
  const mirka = await account('Newer');
  const old = copyOf('barbarian', 'newer-1');
  const id = await share(mirka, { document: old, figures: figures(60), listed: true });
  const guest = browser(address);
  const wish = { game: 'dice-throne', name: 'Guest', options: { heroes: ['newer-1', 'monk'] } };
  const { table } = (await guest.post('/api/tables', { ...wish, made: [(await page(guest, id)).document] })).body;
  const next = changed(old, 'hero.slots.smack.printed.rows[0].effects[0].amount', 9);
  const said = { document: next, listed: true };
  expect((await mirka.put(`/api/heroes/${id}`, { ...said, version: 1 })).body).toMatchObject({ version: 2 });
  expect(codeOf(await mirka.put(`/api/heroes/${id}`, { ...said, version: 1 }))).toEqual([409, 'hero-changed']);
  expect(await page(guest, id)).toMatchObject({ version: 2, document: next, figures: null, fares: null });
  const laid = (await guest.get(`/api/tables/${table}/content`)).body.brought;
  expect(laid).toEqual({ boxes: [old] });
});

test('whoever copies one says what it came from, and the note loses the name when its author goes', async () => {
  const author = await account('Author Gone');
  const copier = await account('Copier');
  const model = await share(author, { document: written('model-1', 'Wzór'), listed: true });
  const copy = await share(copier, { document: written('copy-1', 'Kopia'), origin: { hero: model, version: 1 } });
  const note = async () => (await page(copier, copy)).origin;
  expect(await note()).toMatchObject({ hero: model, version: 1, author: 'Author Gone', names: { pl: 'Wzór' } });
  expect((await author.get('/api/account/data')).body.heroes).toMatchObject([{ id: model, version: 1, public: true }]);
  expect((await author.remove('/api/account')).status).toBe(200);
  expect(codeOf(await copier.get(`/api/heroes/${model}`))).toEqual([404, 'no-such-hero']);
  expect(await found(copier, 'wzor')).toEqual([]);
  expect(await note()).toEqual({ hero: model, version: 1, author: null, names: null });
});

test('a guest shares by link alone, and brings it along to the account they sign in to', async () => {
  await account('Signs In');
  const guest = browser(address);
  const document = written('guest-1', 'Gość');
  expect(codeOf(await guest.post('/api/heroes', { document, listed: true }))).toEqual([403, 'not-public-for-guests']);
  const id = await share(guest, { document });
  expect((await page(browser(address), id)).author).toBeNull();
  await guest.post('/api/sign-in', { name: 'Signs In', password: PASSWORD });
  expect(await page(guest, id)).toMatchObject({ yours: true, author: 'Signs In' });
  // Nobody else may touch it.
  const other = await account('Other One');
  expect(codeOf(await other.put(`/api/heroes/${id}`, { document, listed: false, version: 1 }))).toEqual([
    404,
    'no-such-hero',
  ]);
  expect(codeOf(await other.remove(`/api/heroes/${id}`))).toEqual([404, 'no-such-hero']);
  expect((await guest.remove(`/api/heroes/${id}`)).status).toBe(200);
  expect(codeOf(await guest.get(`/api/heroes/${id}`))).toEqual([404, 'no-such-hero']);
});

test('whatever is wrong with one is said in a code before anybody sees it', async () => {
  const who = await account('Careless');
  const fine = copyOf('barbarian', 'fine-1');
  const refused = async (document: unknown, more: object = {}) => {
    const { status, body } = await who.post('/api/heroes', { document, listed: true, ...more });
    return [status, body.refused, (body.params as Fields).fault ?? null];
  };
  const slot = fine.hero.slots[0];
  const named = (name: string) => ({ ...fine, names: { ...fine.names, hero: { en: name } } });
  expect(await refused('hero')).toEqual([400, 'bad-message', null]);
  expect(await refused({})).toEqual([400, 'bad-match-file', null]);
  expect(await refused({ ...fine, vocabulary: 9 })).toEqual([400, 'bad-hero', 'unknown-field']);
  expect(await refused(copyOf('barbarian', 'barbarian'))).toEqual([400, 'bad-hero', 'taken']);
  const many = { ...fine, hero: { ...fine.hero, slots: Array.from({ length: 1000 }, () => slot) } };
  expect(await refused(many)).toEqual([413, 'message-too-large', null]);
  const few = { ...fine, hero: { ...fine.hero, slots: Array.from({ length: 13 }, () => slot) } };
  expect(await refused(few)).toEqual([400, 'bad-hero', 'too-many']);
  expect(await refused(named('<script>alert(1)</script>'))).toEqual([400, 'bad-hero', 'bad-text']);
  expect(await refused(named('\u202Egnihton'))).toEqual([400, 'bad-hero', 'bad-text']);
  expect(await refused({ ...fine, filler: 'x'.repeat(160_000) })).toEqual([413, 'hero-too-large', null]);
  const won = { ...figures(55), won: 101 };
  expect(await refused(fine, { figures: won })).toEqual([400, 'bad-figures', null]);
  expect(await refused(fine, { figures: { ...figures(55), rivals: [] } })).toEqual([400, 'bad-figures', null]);
  expect((await who.get('/api/heroes/mine')).body.heroes).toEqual([]);
  // Other scripts are names like any.
  const id = await share(who, { document: named('英雄 ⚔ שלום') });
  expect((await page(who, id)).names).toMatchObject({ en: '英雄 ⚔ שלום' });
  const strange = ['%00', '..%2F..%2Fme', 'x'.repeat(90), encodeURIComponent("'; DROP TABLE made_heroes; --")];
  for (const code of strange) {
    const { status, body } = await who.get(`/api/heroes/${code}`);
    expect([404, 414], code).toContain(status);
    expect(body.refused, code).toEqual(expect.any(String));
  }
  for (const query of ['?search=%FF', '?after=1.2.3', '?after=99999999999999999999.a', '?search=a&search=b'])
    expect((await who.get(`/api/heroes${query}`)).status, query).toBeLessThan(500);
});

test('a hero is reported like a person; who acts on it takes it out of sight, and who undoes that brings it back', async () => {
  const author = await account('Rude');
  const reader = await account('Reader');
  const moderator = await account('Judge');
  const id = await share(author, { document: written('rude-1', 'Grubianin'), listed: true });
  const bench = await openBench({ folder: dataDir });
  await bench.act({ name: 'Judge' }, { kind: 'grant', reason: 'other', words: '', lasts: null });
  const complain = (who: Browser, hero: string) =>
    who.post('/api/reports', { hero, reason: 'name', words: 'the title' });
  expect(codeOf(await complain(author, id))).toEqual([400, 'yourself']);
  expect(codeOf(await complain(reader, 'nobody'))).toEqual([404, 'no-such-hero']);
  const { id: report } = (await complain(reader, id)).body;
  const { reports } = (await moderator.get('/api/moderation/reports')).body as { reports: Fields[] };
  expect(reports.at(-1)).toMatchObject({
    id: report,
    match: `heroes/${id}`,
    name: 'Grubianin',
    account: 'Rude',
    talk: [],
  });
  const acts = (body: object) => moderator.post('/api/moderation/acts', body);
  const warned = (await acts({ kind: 'warn', report, reason: 'name' })).body;
  expect(await found(reader, 'grubianin')).toEqual([]);
  expect(codeOf(await reader.get(`/api/heroes/${id}`))).toEqual([404, 'no-such-hero']);
  expect(await page(author, id)).toMatchObject({ hidden: true });
  expect((await acts({ kind: 'undo', act: warned.number })).status).toBe(201);
  expect(await found(reader, 'grubianin')).toEqual([id]);
  // From the terminal likewise; what is dismissed changes nothing, and who is banned shares nothing.
  const again = String((await complain(reader, id)).body.id);
  await bench.act({ report: again }, { kind: 'dismiss', reason: 'name', words: '', lasts: null });
  expect(await found(reader, 'grubianin')).toEqual([id]);
  const third = String((await complain(reader, id)).body.id);
  await bench.act({ report: third }, { kind: 'ban', reason: 'name', words: '', lasts: null });
  expect(await found(reader, 'grubianin')).toEqual([]);
  const next = { document: written('rude-2', 'Inny'), listed: false };
  expect(codeOf(await author.post('/api/heroes', next))).toEqual([403, 'banned-for-good']);
  expect(codeOf(await author.put(`/api/heroes/${id}`, { ...next, version: 1 }))).toEqual([403, 'banned-for-good']);
  await bench.close();
});

test('nobody fills the house: so many a person, and a hero costs what an upload does', async () => {
  const guest = browser(address);
  for (let i = 0; i < 12; i++) await share(guest, { document: copyOf('barbarian', `many-${i}`) });
  const more = { document: copyOf('barbarian', 'many-12'), listed: false };
  expect(codeOf(await guest.post('/api/heroes', more))).toEqual([400, 'too-many-heroes']);

  const stingy = await startServer({ ...QUICK, dataDir: freshDataDir() });
  try {
    const busy = browser(`http://127.0.0.1:${stingy.port}`);
    const answers = [];
    for (let i = 0; i < 12; i++) answers.push(codeOf(await busy.post('/api/heroes', more)));
    expect(answers.at(-1)).toEqual([429, 'over-budget']);
  } finally {
    await stingy.close();
  }
});
