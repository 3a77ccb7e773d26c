// Shares the pairs of heroes among workers; each result is handed on as soon as its pair is played.
import { Worker } from 'node:worker_threads';
import type { LabPlan } from '@wyrmtable/bots/lab';
import type { PairResult } from './duels.ts';

function work(plan: LabPlan, waiting: number[], done: (result: PairResult) => void): Promise<void> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { workerData: plan });
  const finished = new Promise<void>((resolve, reject) => {
    const next = () => {
      const pair = waiting.shift();
      if (pair === undefined) resolve();
      else worker.postMessage(pair);
    };
    worker.on('message', (result: PairResult) => {
      try {
        done(result);
        next();
      } catch (thrown) {
        reject(thrown);
      }
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker stopped before its duels were played')));
    next();
  });
  return finished.finally(() => worker.terminate());
}

export async function playPairs(
  plan: LabPlan,
  pairs: readonly number[],
  workers: number,
  done: (result: PairResult) => void,
): Promise<void> {
  const waiting = [...pairs];
  const crew = Math.min(workers, waiting.length);
  await Promise.all(Array.from({ length: crew }, () => work(plan, waiting, done)));
}
