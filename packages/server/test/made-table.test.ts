// A table that brings a hero somebody made: checked before it is laid, seen by all before they are ready, played, and played again.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { changed, copyOf } from '../../dice-throne/test/made.ts';
import { type Fields, get, post, visit } from './client.ts';
import { playToEnd, seatTwo } from './play.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

let server: ServerProcess;
const folder = freshDataDir();
beforeAll(async () => {
  server = await startProcess(folder);
});
afterAll(() => server.kill());

/** Whatever it rolls brings the opponent down, so that a match is short. */
function giant() {
  const row = 'hero.slots.smack.printed.rows[0]';
  const blow = { verb: 'damage', amount: 90, type: 'pure', to: 'target', separate: false };
  const eager = changed(copyOf('barbarian', 'giant'), `${row}.need`, { kind: 'numbers', from: 1, to: 6 });
  const made = eager === null ? null : changed(eager, `${row}.effects`, [blow]);
  if (made === null) throw new Error('the hero was refused');
  return made;
}

const DUEL = { game: 'dice-throne', options: { heroes: ['giant', 'giant'] }, made: [giant()] };

test('a hero that cannot be played lays no table, and one of ours cannot be passed off as another', async () => {
  const mirka = await visit(server.address);
  const refused = async (wish: Fields) => (await post(mirka, '/api/tables', { name: 'Mirka', ...DUEL, ...wish })).body;
  const broken = JSON.parse(JSON.stringify(giant()).replace('"face":"sword"', '"face":"swrod"'));
  expect(await refused({ made: [broken] })).toMatchObject({
    refused: 'bad-hero',
    params: { hero: 'giant', at: 'hero.cards.get-some.effects[1].amount', fault: 'no-such' },
  });
  expect(await refused({ made: [copyOf('barbarian', 'barbarian')] })).toMatchObject({
    refused: 'bad-hero',
    params: { fault: 'taken' },
  });
  expect(await refused({ made: [giant(), giant()] })).toMatchObject({ params: { fault: 'twice' } });
  expect(await refused({ made: ['giant'] })).toMatchObject({ refused: 'bad-message' });
  expect(await refused({ made: Array(7).fill(giant()) })).toMatchObject({ refused: 'bad-message' });
  expect(await refused({ game: 'dragon-farkle', options: {} })).toMatchObject({ refused: 'no-made-heroes' });
  // What a table does not bring cannot be named at it.
  expect(await refused({ made: [] })).toMatchObject({ refused: 'bad-options' });
});

test('it is seen before anybody is ready, also after a restart, played to its end, and once more', async () => {
  const mirka = await visit(server.address);
  const { table } = (await post(mirka, '/api/tables', { name: 'Mirka', ...DUEL })).body;
  const info = async (id: unknown) => (await get(mirka, `/api/tables/${id}`)).body.table;
  // Friendly only: nobody can make a table that counts, least of all with a hero of their own.
  expect(await info(table)).toMatchObject({ status: 'lobby', made: ['giant'], options: DUEL.options });
  expect(await info(table)).not.toHaveProperty('rated');
  expect((await post(mirka, '/api/tables', { name: 'Mirka', ...DUEL, rated: true })).body).toMatchObject({
    refused: 'bad-message',
  });
  await server.kill();
  server = await startProcess(folder);
  Object.assign(mirka, { address: server.address });
  const stranger = await visit(server.address);
  const shown = (await get(stranger, `/api/tables/${table}/content`)).body;
  expect(shown.brought).toEqual({ boxes: [giant()] });

  const { id, lines } = await seatTwo(server.address, DUEL);
  await playToEnd(id, lines);
  const isOver = ({ type, table: told }: Fields) => type === 'table' && (told as Fields).status === 'over';
  for (const line of lines) await line.until(isOver);
  const file = (await get(lines[0].visitor, `/api/matches/${id}/file`)).body;
  expect(file.brought).toEqual({ boxes: [giant()] });
  const next = (await post(lines[1].visitor, `/api/tables/${id}/again`, {})).body.table;
  const again = (await get(lines[0].visitor, `/api/tables/${next}`)).body.table;
  expect(again).toMatchObject({ status: 'lobby', made: ['giant'], options: DUEL.options });
  expect((await get(stranger, `/api/tables/${next}/content`)).body.brought).toEqual({ boxes: [giant()] });
});
