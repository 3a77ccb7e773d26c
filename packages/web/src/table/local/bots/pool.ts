// The bots of a local table: asked on a thread of their own, given up when they think too long.
import { type Answered, type BotPool, botPool, type Hearing, type Thread } from '@wyrmtable/registry/thinking';

/** A bot gets this long on a slow device; then the table goes on without its advice. */
const PATIENCE_MS = 15_000;

function hire({ answered, failed }: Hearing): Thread {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<Answered>) => answered(data));
  worker.addEventListener('error', ({ message }) => failed(message));
  return { post: (word) => worker.postMessage(word), end: () => worker.terminate() };
}

export const thoughts = (): BotPool =>
  botPool({ hire, patience: PATIENCE_MS, report: (problem) => console.warn(problem) });
