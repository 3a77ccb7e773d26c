// The worker of a table that was left is kept for the next one: the engine is read once, and the bots stay warm.
import type { FromWorker, Leave, Left } from './protocol.ts';

let spare: Worker | null = null;

function newWorker(): Worker {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('error', () => {
    if (spare !== worker) return;
    worker.terminate();
    spare = null;
  });
  return worker;
}

export function hireWorker(): Worker {
  const worker = spare ?? newWorker();
  spare = null;
  return worker;
}

/** It is heard out first, so that nothing it says of that table is taken for the next one's. One is enough to keep. */
export function layAside(worker: Worker): void {
  const hear = ({ data }: MessageEvent<FromWorker | Left>) => {
    if (data.kind !== 'left') return;
    worker.removeEventListener('message', hear);
    if (spare === null) spare = worker;
    else worker.terminate();
  };
  worker.addEventListener('message', hear);
  const leave: Leave = { kind: 'leave' };
  worker.postMessage(leave);
}
