// The thread in which the bots of a local table think, apart from the one that keeps the table.
import { type Asked, answerTo } from '@wyrmtable/shelf/thinking';

addEventListener('message', async ({ data }: MessageEvent<Asked>) => postMessage(await answerTo(data)));
