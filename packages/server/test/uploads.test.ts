// Long matches that somebody brought: only so many at a time, and whoever lists them keeps nobody else waiting.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Fields, get, post, visit } from './client.ts';
import { fileOf, longRun } from './long.ts';
import { freshDataDir, type ServerProcess, startProcess } from './process.ts';

/** As many as one may bring in one go. */
const BROUGHT = 8;
const dataDir = freshDataDir();
let server: ServerProcess;
beforeAll(async () => {
  server = await startProcess(dataDir, { limits: { generosity: 1 } });
});
afterAll(() => server.kill());

test('uploads have a budget, and a list of long matches leaves others their turn', async () => {
  const mirka = await visit(server.address);
  const file = fileOf(longRun(4300));
  let brought = 0;
  let refused = await post(mirka, '/api/matches', file);
  // On a slow machine one more may have come back meanwhile.
  for (; refused.status === 201 && brought < 2 * BROUGHT; brought++) refused = await post(mirka, '/api/matches', file);
  expect(brought).toBeGreaterThanOrEqual(BROUGHT);
  expect(refused.status).toBe(429);
  expect(refused.body).toMatchObject({ refused: 'over-budget', params: { work: 'uploads' } });
  // A server that has none of them open has to play them again to say whose move it is.
  await server.kill();
  server = await startProcess(dataDir);
  const at = { ...mirka, address: server.address };
  let listed: readonly Fields[] | null = null;
  const list = get(at, '/api/tables/mine').then(({ body }) => {
    listed = body.tables as Fields[];
  });
  let served = 0;
  while (listed === null) {
    await get(at, '/health/live');
    served++;
  }
  await list;
  expect(listed).toHaveLength(brought);
  expect(served, 'turns of somebody else').toBeGreaterThan(brought);
});
