// kill -9 in the middle of a fight, a shop and a loot roll: nothing is lost, nothing is doubled, and the campaign goes on.

import { isArena, kindOf } from '@wyrmtable/adventures/inside';
import { loadGame } from '@wyrmtable/registry';
import { expect, test } from 'vitest';
import { recipeOf } from '../src/recipe.ts';
import { rebuild, storySince } from '../src/running.ts';
import { openStore } from '../src/storage/open.ts';
import { again, campaign, playUntil, stageOf, steadfast } from './campaign.ts';
import { type Known, learn, nothingKnown } from './client.ts';
import { freshDataDir, startProcess } from './process.ts';

const kinds = ({ events }: Known) => events.map(({ kind }) => kind);
const reads = ({ choices }: Known, kind: string) =>
  choices.some((choice) => !isArena(choice) && kindOf(choice) === kind);

const fighting = ({ view }: Known) => Array.isArray(view?.enemies) && view.enemies.length > 0;

const MOMENTS: readonly [string, (known: Known) => boolean][] = [
  ['a fight', (known) => known.choices.length > 0 && fighting(known)],
  ['a loot roll', (known) => kinds(known).includes('loot-die')],
  ['a shop', (known) => stageOf(known) === 'shop' && reads(known, 'buy')],
];

test.for(MOMENTS)('kill -9 in the middle of %s', async ([, isThere]) => {
  const dataDir = freshDataDir();
  let server = await startProcess(dataDir);
  let table = await campaign(server.address);
  const pick = steadfast(71);
  await playUntil(table, pick, isThere);

  // Whoever is asked sends an answer, and the process dies before or after it is written: nobody knows which.
  const mover = table.known.findIndex(({ choices }) => choices.length > 0);
  const own = table.known[Math.max(mover, 0)] ?? nothingKnown();
  const move = { type: 'move', match: table.id, seq: own.seq, choice: pick(own.choices) };
  if (mover >= 0) table.lines[mover]?.say(move);
  await server.kill();

  server = await startProcess(dataDir);
  table = await again(server.address, table);
  const line = table.lines[Math.max(mover, 0)];
  if (mover >= 0) {
    // Sent again, twice: it is one move, whether it had been written or not.
    expect(await line?.ask(move)).toMatchObject({ type: 'accepted', seq: move.seq });
    expect(await line?.ask(move)).toMatchObject({ type: 'accepted', seq: move.seq });
  }
  // `learn` throws at a gap or a repetition, so playing on means that no event was lost or told twice.
  for (const [i, known] of table.known.entries()) {
    const opened = table.lines[i];
    opened?.say({ type: 'hello', table: table.id, seat: i, since: known.last, id: 900 });
    await opened?.until(({ re }) => re === 900);
    learn(known, (await opened?.until(({ type }) => type === 'update')) ?? { type: 'none' });
  }
  const before = table.known.map(({ last }) => last);
  await playUntil(table, pick, ({ last }) => last > (before[0] ?? 0) + 60);
  await server.kill();

  const { storage: stored, close } = await openStore({ dataDir });
  const moves = await stored.moves(table.id);
  expect(moves.map(({ number }) => number)).toEqual(moves.map((_, i) => i));
  if (mover >= 0) expect(moves.filter(({ seat, seq }) => seat === mover && seq === move.seq)).toHaveLength(1);
  expect(await stored.reports(table.id)).toEqual([]);
  const row = await stored.table(table.id);
  await close();
  if (row === null) throw new Error('the table is gone');

  // Everything either of them was told, before and after, is exactly what the written choices give: every die once.
  const run = rebuild(recipeOf(row, await loadGame('adventures')), moves, []);
  for (const [seat, { events, last }] of table.known.entries()) {
    expect(last).toBeGreaterThan(20);
    expect(events).toEqual([...storySince(run, seat, 0, last)].flat().map(({ event }) => event));
  }
});
