// Shares tasks among worker threads; the results come back in the order of the tasks, whoever was quicker.
import { Worker } from 'node:worker_threads';

export interface WorkerPool {
  /** The module that answers a message for every task with one for its result. */
  readonly script: URL;
  /** What every worker is told once, before its first task. */
  readonly setting: unknown;
  readonly workers: number;
}

interface Numbered<Task> {
  readonly number: number;
  readonly task: Task;
}

/** Works until there are no more tasks; a worker that finds none never starts. */
function work<Task, Result>(
  { script, setting }: WorkerPool,
  next: () => Numbered<Task> | null,
  deliver: (number: number, result: Result) => void,
): Promise<void> {
  let current = next();
  if (current === null) return Promise.resolve();
  const worker = new Worker(script, { workerData: setting });
  const finished = new Promise<void>((resolve, reject) => {
    worker.on('message', (result: Result) => {
      try {
        if (current !== null) deliver(current.number, result);
        current = next();
      } catch (thrown) {
        reject(thrown);
        return;
      }
      if (current === null) resolve();
      else worker.postMessage(current.task);
    });
    worker.on('error', reject);
    worker.on('exit', () => reject(new Error('a worker stopped before its work was done')));
    worker.postMessage(current?.task);
  });
  return finished.finally(() => worker.terminate());
}

export async function shareAmongWorkers<Task, Result>(
  pool: WorkerPool,
  tasks: Iterator<Task>,
  done: (result: Result) => void,
): Promise<void> {
  let handedOut = 0;
  let delivered = 0;
  const early = new Map<number, Result>();
  const next = (): Numbered<Task> | null => {
    const { value, done: none } = tasks.next();
    return none === true ? null : { number: handedOut++, task: value };
  };
  const deliver = (number: number, result: Result): void => {
    early.set(number, result);
    for (let due = early.get(delivered); due !== undefined; due = early.get(delivered)) {
      early.delete(delivered);
      delivered++;
      done(due);
    }
  };
  await Promise.all(Array.from({ length: pool.workers }, () => work(pool, next, deliver)));
}
