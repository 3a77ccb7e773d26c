// The bots' thread seen from the server.
import { Worker } from 'node:worker_threads';
import { type Answered, type BotPool, type Hearing, botPool as pool, type Thread } from '@wyrmtable/registry/thinking';

export type { BotPool };

function hire({ answered, failed }: Hearing): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  worker.unref();
  worker.on('message', (message: Answered) => answered(message));
  worker.on('error', (problem) => failed(String(problem)));
  return { post: (word) => worker.postMessage(word), end: () => worker.terminate() };
}

export function botPool(options: { readonly patience: number; readonly report: (problem: string) => void }): BotPool {
  return pool({ ...options, hire });
}
