// One worker of a simulation: plays the spans it is handed and sends the tallies back.
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@wyrmtable/registry';
import { playSpan, type Run } from './run.ts';

export interface Span {
  readonly from: number;
  readonly to: number;
}

const port = parentPort;
if (port === null) throw new Error('this module runs in a worker');
const run: Run = workerData;
const registered = await loadGame(run.game);
registered.game.content.learn(run.brought);
port.on('message', ({ from, to }: Span) => port.postMessage(playSpan(registered, run, from, to)));
