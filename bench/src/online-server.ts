// The real server as a process of its own, its data in the folder it is given; it ends when its standard input does.
import { startServer } from '@wyrmtable/server';

const MANY = 1_000_000;
const server = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir: process.argv[2] ?? '.',
  // Nobody waits here: the pauses hide who could answer from people.
  windowPause: [0, 0],
  limits: {
    burst: MANY,
    messagesPerSecond: MANY,
    requestsPerMinute: MANY,
    generosity: MANY,
    connectionsPerAddress: MANY,
  },
});
process.stdout.write(`${server.port}\n`);
process.stdin.resume().once('close', async () => {
  await server.close();
  process.exit();
});
