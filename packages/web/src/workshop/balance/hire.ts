// A thread that plays duels: the one that looks back upon matches, which has the engine and the bots at hand already.
import type { Player } from './conduct.ts';
import type { DuelPlayed, DuelsOf, DuelWanted } from './protocol.ts';

export function hirePlayer(of: DuelsOf): Player {
  const worker = new Worker(new URL('../../report/worker.ts', import.meta.url), { type: 'module' });
  let told = false;
  return {
    play: (duel) =>
      new Promise((resolve, reject) => {
        worker.onmessage = ({ data }: MessageEvent<DuelPlayed>) =>
          'failed' in data ? reject(new Error(data.failed)) : resolve(data.end);
        worker.onerror = ({ message }) => reject(new Error(message));
        const wanted: DuelWanted = told ? { duel } : { duel, of };
        told = true;
        worker.postMessage(wanted);
      }),
    leave: () => worker.terminate(),
  };
}

/** One for every core of the device. */
export const cores = (): number => Math.max(1, navigator.hardwareConcurrency);
