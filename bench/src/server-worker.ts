// The real server in a thread of its own, so that the time it works can be told from that of its clients.
import { parentPort, workerData } from 'node:worker_threads';
import { startServer } from '@wyrmtable/server';

const dataDir: unknown = workerData;
const port = parentPort;
if (port === null || typeof dataDir !== 'string') throw new Error('this module runs in a worker');
const MANY = 1_000_000;
const { address } = await startServer({
  port: 0,
  host: '127.0.0.1',
  dataDir,
  // Nobody waits here: the pauses hide who could answer from people.
  windowPause: [0, 0],
  limits: { burst: MANY, messagesPerSecond: MANY, requestsPerMinute: MANY, generosity: MANY },
});
port.postMessage(address);
// Asked how long it has worked, it tells its own thread's time on the processor, in microseconds.
port.on('message', () => {
  const { user, system } = process.threadCpuUsage();
  port.postMessage(user + system);
});
