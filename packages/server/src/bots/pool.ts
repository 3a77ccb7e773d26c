// The bots' thread seen from the server: questions wait in line, and a bot that hangs is answered for.
import { Worker } from 'node:worker_threads';
import type { Choice } from '@wyrmtable/kernel';
import type { Answered, Asked } from './questions.ts';

export interface BotPool {
  /** The bot's choice, or null when it failed or thought too long. */
  ask(asked: Asked): Promise<Choice | null>;
  close(): Promise<void>;
}

interface Waiting {
  readonly asked: Asked;
  readonly done: (choice: Choice | null) => void;
}

export interface PoolOptions {
  /** Milliseconds after which a bot is given up. */
  readonly patience: number;
  readonly report: (problem: string) => void;
}

export function botPool({ patience, report }: PoolOptions): BotPool {
  const line: Waiting[] = [];
  let worker: Worker | null = null;
  let asking: { readonly job: Waiting; readonly watchdog: NodeJS.Timeout } | null = null;
  let closed = false;

  const settle = (choice: Choice | null): void => {
    if (asking === null) return;
    clearTimeout(asking.watchdog);
    const { done } = asking.job;
    asking = null;
    done(choice);
    next();
  };

  const giveUp = (problem: string): void => {
    report(problem);
    // The thread may be stuck for good; a new one costs less than not knowing.
    worker?.removeAllListeners();
    worker?.on('error', () => {});
    void worker?.terminate();
    worker = null;
    settle(null);
  };

  const hire = (): Worker => {
    const hired = new Worker(new URL('./worker.ts', import.meta.url));
    hired.unref();
    hired.on('message', (answered: Answered) => {
      if ('problem' in answered) report(answered.problem);
      settle('choice' in answered ? answered.choice : null);
    });
    hired.on('error', (problem) => giveUp(String(problem)));
    return hired;
  };

  function next(): void {
    if (asking !== null || closed) return;
    const job = line.shift();
    if (job === undefined) return;
    worker ??= hire();
    const { game, level } = job.asked;
    asking = { job, watchdog: setTimeout(() => giveUp(`bot ${level} of ${game} did not answer in time`), patience) };
    worker.postMessage(job.asked);
  }

  return {
    ask(asked) {
      return new Promise((done) => {
        line.push({ asked, done });
        next();
      });
    },
    async close() {
      closed = true;
      if (asking !== null) clearTimeout(asking.watchdog);
      line.length = 0;
      await worker?.terminate();
      worker = null;
    },
  };
}
