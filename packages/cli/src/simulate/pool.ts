// Shares the games of a run among workers; the tallies come back in the order of the games.
import { Worker } from 'node:worker_threads';
import type { Run, Tally } from './run.ts';
import type { Span } from './worker.ts';

/** Small enough that slow bots keep every worker busy to the end, large enough that messages cost nothing. */
function spans(games: number, workers: number): Span[] {
  const size = Math.min(256, Math.max(1, Math.ceil(games / (workers * 16))));
  const found: Span[] = [];
  for (let from = 0; from < games; from += size) found.push({ from, to: Math.min(games, from + size) });
  return found;
}

function work(run: Run, waiting: Span[], tallies: Tally[], done: (games: number) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: run });
  const finished = new Promise<void>((resolve, reject) => {
    const next = () => {
      const span = waiting.shift();
      if (span === undefined) resolve();
      else worker.postMessage(span);
    };
    worker.on('message', (tally: Tally) => {
      tallies.push(tally);
      done(tally.digests.length);
      next();
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker stopped before its games were played')));
    next();
  });
  return finished.finally(() => worker.terminate());
}

export async function playShared(
  run: Run,
  games: number,
  workers: number,
  done: (games: number) => void,
): Promise<Tally[]> {
  const waiting = spans(games, workers);
  const tallies: Tally[] = [];
  const crew = Math.min(workers, waiting.length);
  await Promise.all(Array.from({ length: crew }, () => work(run, waiting, tallies, done)));
  return tallies.sort((a, b) => a.from - b.from);
}
