// Duels of Dice Throne through the real server: two clients on WebSockets, every move durable before it is acknowledged.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { duel, seat } from './online-players.ts';

export interface Served {
  /** Milliseconds of the processor that the server's thread used for each move. */
  readonly serverTime: number;
  /** What one client was sent for each move, events and what changed in its view together. */
  readonly bytes: number;
}

/** The worker's own time on the processor so far, in milliseconds. */
function timeOf(worker: Worker): Promise<number> {
  return new Promise((told) => {
    worker.once('message', (microseconds: number) => told(microseconds / 1000));
    worker.postMessage('time');
  });
}

/** Tables at which is played at the same time, as on a small server in the evening: moves of one tick share a transaction. */
const TABLES = 10;

/** Plays at all tables so many times over, after an evening that is not counted. */
export async function serveDuels(evenings: number): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-bench-'));
  const worker = new Worker(new URL('./server-worker.ts', import.meta.url), { workerData: folder });
  try {
    const address = await new Promise<string>((started, failed) => {
      worker.once('message', started);
      worker.once('error', failed);
    });
    let moves = 0;
    let bytes = 0;
    let worked = 0;
    for (let evening = 0; evening <= evenings; evening++) {
      const tables = await Promise.all(Array.from({ length: TABLES }, () => seat(address)));
      const before = await timeOf(worker);
      await Promise.all(tables.map(duel));
      const after = await timeOf(worker);
      for (const { socket, ...player } of tables.flatMap(({ players }) => players)) {
        socket.close();
        if (evening === 0) continue;
        moves += player.moves.length;
        bytes += player.bytes;
      }
      if (evening > 0) worked += after - before;
    }
    return { serverTime: worked / moves, bytes: bytes / moves / 2 };
  } finally {
    await worker.terminate();
    rmSync(folder, { recursive: true, force: true });
  }
}
