// Has a match looked back upon on a thread of its own, which ends with the answer or when nobody wants it any more.
import type { FromReviewer, Wanted } from './protocol.ts';

export interface Hearing {
  heard(message: FromReviewer): void;
  failed(problem: string): void;
}

/** Returns how to stop it. */
export function askForReport(wanted: Wanted, { heard, failed }: Hearing): () => void {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  worker.addEventListener('message', ({ data }: MessageEvent<FromReviewer>) => {
    if (data.kind !== 'progress') worker.terminate();
    heard(data);
  });
  worker.addEventListener('error', ({ message }) => {
    worker.terminate();
    failed(message);
  });
  worker.postMessage(wanted);
  return () => worker.terminate();
}
