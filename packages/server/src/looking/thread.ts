// The thread that looks back, seen from the server: hired with the first job, one job at a time, and let go when it idles.
import { Worker } from 'node:worker_threads';
import type { Done, Job } from './jobs.ts';

export interface LookingThread {
  /** Null where it failed, took too long, or too many wait already. */
  ask(job: Job): Promise<Done | null>;
  /** Somebody's jobs wait: others may come later. */
  isBusy(): boolean;
  close(): Promise<void>;
}

/** Jobs that may wait; whoever comes then is told nothing. */
const MOST = 24;
/** Milliseconds that a job may take: a campaign of tens of thousands of choices takes a few seconds. */
const PATIENCE = 60_000;
/** Milliseconds after which a thread without work is let go. */
const IDLE = 60_000;

interface Waiting {
  readonly job: Job;
  readonly answer: (done: Done | null) => void;
}

export function lookingThread(report: (problem: string) => void): LookingThread {
  const waiting: Waiting[] = [];
  let worker: Worker | null = null;
  let current: Waiting | null = null;
  let timer: NodeJS.Timeout | undefined;

  const end = async (): Promise<void> => {
    clearTimeout(timer);
    const ended = worker;
    worker = null;
    await ended?.terminate();
  };
  const answered = (done: Done | null): void => {
    clearTimeout(timer);
    const { answer } = current ?? {};
    current = null;
    if (done?.kind === 'failed') report(`looking back: ${done.problem}`);
    answer?.(done?.kind === 'failed' ? null : done);
    next();
  };
  const failed = (problem: string): void => {
    report(`looking back: ${problem}`);
    void end();
    answered(null);
  };
  const hired = (): Worker => {
    if (worker !== null) return worker;
    const fresh = new Worker(new URL('./worker.ts', import.meta.url));
    fresh.unref();
    fresh.on('message', (done: Done) => worker === fresh && answered(done));
    fresh.on('error', (problem) => worker === fresh && failed(String(problem)));
    worker = fresh;
    return fresh;
  };
  const next = (): void => {
    if (current !== null) return;
    const first = waiting.shift();
    if (first === undefined) {
      timer = setTimeout(() => void end(), IDLE);
      timer.unref();
      return;
    }
    clearTimeout(timer);
    current = first;
    timer = setTimeout(() => failed('took too long'), PATIENCE);
    timer.unref();
    hired().postMessage(first.job);
  };
  return {
    ask: (job) =>
      new Promise((answer) => {
        if (waiting.length >= MOST) return answer(null);
        waiting.push({ job, answer });
        return next();
      }),
    isBusy: () => current !== null || waiting.length > 0,
    async close() {
      for (const { answer } of waiting.splice(0)) answer(null);
      current?.answer(null);
      current = null;
      await end();
    },
  };
}
