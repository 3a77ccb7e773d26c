// One worker of the lab: plays the pairs it is handed and sends back what they came to.
import { parentPort, workerData } from 'node:worker_threads';
import type { LabPlan } from '@wyrmtable/bots/lab';
import { loadGame } from '@wyrmtable/registry';
import { playPair } from './duels.ts';

const port = parentPort;
if (port === null) throw new Error('this module runs in a worker');
const plan: LabPlan = workerData;
const { bots } = await loadGame(plan.game);
const level = bots[plan.bot];
if (level === undefined) throw new Error(`no bot ${plan.bot}`);
port.on('message', (pair: number) => port.postMessage(playPair(plan, level, pair)));
