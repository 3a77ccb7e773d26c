// A server in a process of its own, so that tests can kill it: `node serve.ts '{"port":0,"dataDir":"…"}'`.
import { type ServerOptions, startServer } from '../src/index.ts';

const options: ServerOptions = JSON.parse(process.argv[2] ?? '{}');
const { address } = await startServer(options);
process.stdout.write(`${address}\n`);
// The test that started it holds the other end: if that goes without a word, so does the server.
process.stdin.resume().once('close', () => process.exit());
