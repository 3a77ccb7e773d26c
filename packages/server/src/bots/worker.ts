// The thread in which bots think, one question at a time.
import { parentPort } from 'node:worker_threads';
import { type Asked, answerTo } from '@wyrmtable/shelf/thinking';

parentPort?.on('message', async (asked: Asked) => parentPort?.postMessage(await answerTo(asked)));
