// A match with a hero that somebody made comes to a server, which checks it, keeps it, and has it after a restart.
import { expect, test } from 'vitest';
import { madeBox, madeMatch } from '../../registry/test/made.ts';
import { get, post, visit } from './client.ts';
import { freshDataDir, startProcess } from './process.ts';

test('it is taken in with its hero or refused with the place, and goes on after a restart', async () => {
  const folder = freshDataDir();
  const file = await madeMatch(madeBox(), 60);
  const first = await startProcess(folder);
  const mirka = await visit(first.address);
  const broken = JSON.parse(JSON.stringify(file).replace('"face":"sword"', '"face":"swrod"'));
  expect((await post(mirka, '/api/matches', broken)).body).toMatchObject({
    refused: 'bad-hero',
    params: { hero: 'hail-witch', at: 'hero.cards.get-some.effects[1].amount' },
  });
  const { status, body } = await post(mirka, '/api/matches', file);
  expect(status).toBe(201);
  const content = `/api/tables/${body.table}/content`;
  const brought = (await get(mirka, content)).body.brought;
  expect(brought).toEqual(file.brought);
  await first.kill();

  const again = await startProcess(folder);
  const back = { ...mirka, address: again.address };
  expect((await get(back, content)).body.brought).toEqual(file.brought);
  const taken = await post(back, `/api/tables/${body.table}/file`, {});
  expect(taken.body).toMatchObject({ digest: file.digest, brought: file.brought });
  await again.kill();
});
