// Shares the games of a run among workers; the tallies come back in the order of the games.
import { shareAmongWorkers } from '../worker-pool.ts';
import type { Run, Tally } from './run.ts';
import type { Span } from './worker.ts';

/** Small enough that slow bots keep every worker busy to the end, large enough that messages cost nothing. */
function* spans(games: number, workers: number): Generator<Span> {
  const size = Math.min(256, Math.max(1, Math.ceil(games / (workers * 16))));
  for (let from = 0; from < games; from += size) yield { from, to: Math.min(games, from + size) };
}

export async function playShared(
  run: Run,
  games: number,
  workers: number,
  done: (games: number) => void,
): Promise<Tally[]> {
  const tallies: Tally[] = [];
  const pool = { script: new URL('./worker.ts', import.meta.url), setting: run, workers };
  await shareAmongWorkers(pool, spans(games, workers), (tally: Tally) => {
    tallies.push(tally);
    done(tally.digests.length);
  });
  return tallies;
}
