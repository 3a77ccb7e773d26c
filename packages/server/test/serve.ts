// A server in a process of its own, so that tests can kill it: `node serve.ts '{"port":0,"dataDir":"…"}'`.
// With `byHand` windows end when the test says so: each writes the moment it was given, and a line on standard input ends it.
import { createInterface } from 'node:readline';
import { type ServerOptions, startServer } from '../src/index.ts';

const { byHand, ...options }: ServerOptions & { readonly byHand?: boolean } = JSON.parse(process.argv[2] ?? '{}');
const waiting = new Set<() => void>();
const windowClock: ServerOptions['windowClock'] = (ms, over) => {
  waiting.add(over);
  process.stdout.write(`window ${ms}\n`);
  return () => waiting.delete(over);
};
const { address, close } = await startServer(byHand ? { ...options, windowClock } : options);
process.once('SIGTERM', () => void close().then(() => process.exit()));
process.stdout.write(`${address}\n`);
createInterface(process.stdin)
  .on('line', () => {
    for (const over of waiting) {
      waiting.delete(over);
      over();
    }
  })
  // The test that started it holds the other end: if that goes without a word, so does the server.
  .once('close', () => process.exit());
