// The thread in which bots think, one question at a time.
import { parentPort } from 'node:worker_threads';
import { thinker, type Word } from '@wyrmtable/registry/thinking';

const think = thinker();

parentPort?.on('message', async (word: Word) => {
  const answered = await think(word);
  if (answered !== null) parentPort?.postMessage(answered);
});
