// A server in a process of its own, so that tests can kill it: `node serve.ts '{"port":0,"dataDir":"…"}'`.
import { type ServerOptions, startServer } from '../src/index.ts';

const options: ServerOptions = JSON.parse(process.argv[2] ?? '{}');
const { address } = await startServer(options);
process.stdout.write(`${address}\n`);
