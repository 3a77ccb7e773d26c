// The thread in which the bots of a local table think, apart from the one that keeps the table.
import { thinker, type Word } from '@wyrmtable/registry/thinking';

const think = thinker();

addEventListener('message', async ({ data }: MessageEvent<Word>) => {
  const answered = await think(data);
  if (answered !== null) postMessage(answered);
});
