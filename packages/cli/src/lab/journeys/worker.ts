// One worker of the lab: plays the adventures it is handed and sends back how they ended.
import { parentPort, workerData } from 'node:worker_threads';
import { loadGame } from '@wyrmtable/registry';
import { type Outing, playOuting } from './play.ts';

const port = parentPort;
if (port === null) throw new Error('this module runs in a worker');
const bot: string = workerData;
const level = (await loadGame('adventures')).bots[bot];
if (level === undefined) throw new Error(`no bot ${bot}`);
port.on('message', (outing: Outing) => port.postMessage(playOuting(outing, level)));
