// Links that show something of themselves, pictures of tables, and luck that is reckoned when nobody waits for it.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { reckonOne } from '../src/looking/luck.ts';
import { pictureOf } from '../src/looking/picture.ts';
import { wordsOf } from '../src/looking/saying.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { post, visit } from './client.ts';
import { houseOn } from './house.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
let over: string;
const folder = freshDataDir();
const webRoot = mkdtempSync(join(tmpdir(), 'wyrmtable-web-'));
const firstPage = join(webRoot, 'index.html');
beforeAll(async () => {
  writeFileSync(firstPage, '<!doctype html><head><title>Wyrmtable</title></head><body></body>');
  server = await startProcess(folder, { webRoot });
  const { id, lines } = await seatTwo(server.address);
  await playToEnd(id, lines);
  over = id;
});
afterAll(() => server.kill());

const page = async (path: string, headers: Record<string, string> = {}) => {
  const answer = await fetch(server.address + path, { headers });
  return { status: answer.status, text: await answer.text() };
};

async function picture(path: string): Promise<{ status: number; type: string; bytes: Buffer; cache: string }> {
  const answer = await fetch(server.address + path);
  return {
    status: answer.status,
    type: answer.headers.get('content-type') ?? '',
    cache: answer.headers.get('cache-control') ?? '',
    bytes: Buffer.from(await answer.arrayBuffer()),
  };
}

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

test('the link of a finished match has a title, a sentence and a picture, in the language of whoever sent it', async () => {
  const { status, text } = await page(`/m/${over}?lang=pl`);
  expect(status).toBe(200);
  expect(text).toMatch(/<meta property="og:title" content="Smocze kości: Mirka i Borys" \/>/);
  expect(text).toMatch(/og:description" content="Wygrana: (Mirka|Borys)\./);
  const address = /og:image" content="([^"]+)"/.exec(text)?.[1] ?? '';
  expect(address).toBe(`${server.address}/picture/${over}.png?lang=pl`);
  expect((await page(`/m/${over}`, { 'accept-language': 'ru-RU,ru;q=0.9' })).text).toContain('Победа: ');
  expect((await page(`/m/${over}`)).text).toMatch(/content="(Mirka|Borys) won\./);

  const drawn = await picture(new URL(address).pathname + new URL(address).search);
  expect(drawn).toMatchObject({ status: 200, type: 'image/png' });
  expect(drawn.cache).toContain('public');
  expect(drawn.bytes.subarray(0, 8)).toEqual(PNG);
  expect([drawn.bytes.readUInt32BE(16), drawn.bytes.readUInt32BE(20)]).toEqual([1200, 630]);
});

test('a table that waits says how many seats are free, and names are no markup', async () => {
  const somebody = await visit(server.address);
  const { body } = await post(somebody, '/api/tables', { game: 'dice-throne', name: '"><b>Zło&' });
  const { text } = await page(`/t/${body.table}`);
  expect(text).toContain('&quot;&gt;&lt;b&gt;Zło&amp;');
  expect(text).not.toContain('<b>');
  expect(text).toContain('1 seat is free.');
  expect((await picture(`/picture/${body.table}.png`)).status).toBe(200);
});

test('a match in play shows who plays and nothing of the table', async () => {
  const { id } = await seatTwo(server.address);
  const { text } = await page(`/m/${id}`);
  expect(text).toContain('The match is being played.');
  expect(text).not.toMatch(/won|soldiers/);
});

test('a code that leads nowhere is not found, by page and by picture', async () => {
  expect((await page('/m/nosuch')).status).toBe(404);
  expect((await page('/t/nosuch')).status).toBe(404);
  // No codes at all: matches of a file and of a device.
  for (const path of ['/m/file', '/m/here/abc']) expect((await page(path)).status).toBe(200);
  const missing = await picture('/picture/nosuch.png');
  expect([missing.status, missing.type]).toEqual([404, 'application/json; charset=utf-8']);
});

test('links show the client as it was last built, also while it is being built anew', async () => {
  const build = (name: string): void =>
    writeFileSync(firstPage, `<!doctype html><head><script src="/assets/${name}.js"></script></head><body></body>`);
  build('newer');
  for (const path of [`/m/${over}`, '/m/file', '/t/nosuch'])
    expect((await page(path)).text, path).toContain('newer.js');
  rmSync(firstPage);
  expect((await page(`/m/${over}`)).text).toContain('newer.js');
  build('newest');
  expect((await page(`/m/${over}`)).text).toContain('newest.js');
});

test('a picture is markup of what everybody may see', () => {
  const shown = {
    lang: 'ru',
    game: 'dice-throne',
    status: 'over',
    seats: [
      { name: 'Мирка <&>', bot: null },
      { name: 'adept', bot: 'adept' },
    ],
    winners: [],
    lost: false,
    file: null,
  } as const;
  const svg = pictureOf(shown, {
    seats: [
      { hero: 'monk', figure: { kind: 'health', value: 12 } },
      { hero: null, figure: null },
    ],
    outcome: { kind: 'won', winners: [0] },
  });
  for (const part of ['Мирка &lt;&amp;&gt;', 'Монах', '12 здоровья', 'Победа: ']) expect(svg).toContain(part);
  expect(wordsOf({ ...shown, lang: 'xx' }).text).toMatch(/^A finished match/);
});

test('luck is reckoned once for each finished match and belongs to who played', async () => {
  const storage = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
  const from = sqliteStorage(join(folder, 'wyrmtable.db'));
  const table = await from.table(over);
  if (table === null) throw new Error('the match is gone');
  await storage.addTable({ ...table, status: 'playing' }, await from.moves(over));
  await storage.saveTable(table);
  await from.close();
  const house = houseOn(storage);
  expect(await reckonOne(house)).toBe(true);
  expect(await reckonOne(house)).toBe(false);
  for (const row of table.seats) {
    if (row.kind !== 'person') throw new Error('people played');
    const [luck] = await storage.luck.luckOf(row.guest);
    expect(luck).toMatchObject({ game: 'dragon-farkle', matches: 1 });
    expect(luck?.variance).toBeGreaterThan(0);
    expect(Math.abs((luck?.got ?? 0) - (luck?.expected ?? 0))).toBeLessThan(6 * Math.sqrt(luck?.variance ?? 0));
  }
  expect(house.reported).toEqual([]);
  await Promise.all([house.looking.close(), house.bots.close(), house.reflexes.close()]);
  await storage.close();
});
