// One worker of a balance run: plays the duels it is handed.
import { parentPort, workerData } from 'node:worker_threads';
import { type DuelLevel, type DuelWish, duelist } from '@wyrmtable/bots/lab';
import type { HeroBox } from '@wyrmtable/dice-throne/boxes';

/** What every worker is told once. */
export interface BalanceSetting {
  readonly box: HeroBox;
  readonly level: DuelLevel;
  readonly seed: number;
}

const port = parentPort;
if (port === null) throw new Error('this module runs in a worker');
const { box, level, seed }: BalanceSetting = workerData;
const play = duelist(box, level, seed);
port.on('message', (wish: DuelWish) => port.postMessage(play(wish)));
