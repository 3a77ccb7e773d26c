// The server with hardly any pauses: `node brisk.ts --port 4300 --data FOLDER`.
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startServer } from '@wyrmtable/server';

const { values } = parseArgs({ options: { port: { type: 'string' }, data: { type: 'string' } } });
const { address } = await startServer({
  port: Number(values.port),
  dataDir: values.data ?? '',
  webRoot: join(import.meta.dirname, '..', 'packages', 'web', 'dist'),
  windowPause: [10, 30],
  botPause: [0, 20],
  word: { inside: true, haste: 0.01 },
});
process.stdout.write(`${address}\n`);
