// The real server as a process of its own, its data in the folder it is given or in a PostgreSQL; it ends when its standard input does.
// A line on its standard input asks how much memory it holds.
import { startServer } from '@wyrmtable/server';

const MANY = 1_000_000;
const [, , dataDir = '.', database, bus] = process.argv;
/** A table at which nobody is comes to rest at once, and stays open for the whole bench. */
const idle = { rest: 500, away: 24 * 60 * 60_000 };
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  ...(database === undefined ? {} : { database }),
  ...(bus === undefined ? {} : { bus }),
  // Nobody waits here: the pauses hide who could answer from people.
  windowPause: [0, 0],
  idle,
  limits: {
    burst: MANY,
    messagesPerSecond: MANY,
    requestsPerMinute: MANY,
    generosity: MANY,
    connectionsPerAddress: MANY,
  },
});
process.stdout.write(`${server.port}\n`);
process.stdin.on('data', () => {
  globalThis.gc?.();
  const { heapUsed, external } = process.memoryUsage();
  process.stdout.write(`${heapUsed + external}\n`);
});
process.stdin.resume().once('close', async () => {
  await server.close();
  process.exit();
});
