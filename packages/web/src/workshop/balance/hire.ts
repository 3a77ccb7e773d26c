// A thread that plays duels: the one that looks back upon matches, which has the engine and the bots at hand already.
import type { DuelEnd } from '@wyrmtable/bots/lab';
import type { Player } from './conduct.ts';
import type { DuelPlayed, DuelsOf, DuelWanted } from './protocol.ts';

export function hirePlayer(of: DuelsOf): Player {
  const worker = new Worker(new URL('../../report/worker.ts', import.meta.url), { type: 'module' });
  let told = false;
  /** Whoever waits for a duel, in the order in which the thread answers. */
  const waiting: { readonly resolve: (end: DuelEnd | null) => void; readonly reject: (problem: Error) => void }[] = [];
  worker.onmessage = ({ data }: MessageEvent<DuelPlayed>) => {
    const first = waiting.shift();
    if ('failed' in data) first?.reject(new Error(data.failed));
    else first?.resolve(data.end);
  };
  worker.onerror = ({ message }) => waiting.shift()?.reject(new Error(message));
  return {
    play: (duel) =>
      new Promise((resolve, reject) => {
        waiting.push({ resolve, reject });
        const wanted: DuelWanted = told ? { duel } : { duel, of };
        told = true;
        worker.postMessage(wanted);
      }),
    leave: () => worker.terminate(),
  };
}

/** One for every core of the device. */
export const cores = (): number => Math.max(1, navigator.hardwareConcurrency);
