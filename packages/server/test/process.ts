// Starts the real server as a process and stops it, gently or not.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import type { ServerOptions } from '../src/index.ts';

export interface ServerProcess {
  readonly address: string;
  /** kill -9: nothing is written any more, nothing is closed. */
  kill(): Promise<void>;
  /** SIGTERM: it says goodbye. */
  stop(): Promise<void>;
  /** What it said on standard error. */
  said(): string;
  /** Windows by hand: the moments they were given, in milliseconds, and the end of the one that is open. */
  readonly moments: readonly number[];
  endWindow(): void;
}

export function freshDataDir(): string {
  return mkdtempSync(join(tmpdir(), 'wyrmtable-server-'));
}

/** No pauses, and limits that a test playing at full speed does not meet. */
const QUICK = {
  port: 0,
  host: '127.0.0.1',
  windowPause: [0, 0],
  botPause: [0, 0],
  limits: { burst: 100_000, messagesPerSecond: 100_000, requestsPerMinute: 100_000, generosity: 100_000 },
} as const;

function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}

export async function startProcess(
  dataDir: string,
  options: Partial<ServerOptions> & { readonly byHand?: boolean } = {},
): Promise<ServerProcess> {
  const entry = fileURLToPath(new URL('./serve.ts', import.meta.url));
  const child = spawn(process.execPath, [entry, JSON.stringify({ ...QUICK, ...options, dataDir })], {
    stdio: ['pipe', 'pipe', 'pipe'],
  });
  let errors = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    errors += text;
  });
  const moments: number[] = [];
  const address = await new Promise<string>((ready, failed) => {
    createInterface(child.stdout).on('line', (line) => {
      const [word, ms] = line.split(' ');
      if (word === 'window') moments.push(Number(ms));
      else ready(line);
    });
    child.once('exit', () => failed(new Error(`the server did not start: ${errors}`)));
  });
  return {
    address: address.replace('localhost', '127.0.0.1'),
    said: () => errors,
    moments,
    endWindow: () => child.stdin.write('\n'),
    async kill() {
      child.kill('SIGKILL');
      await gone(child);
    },
    async stop() {
      child.kill('SIGTERM');
      await gone(child);
    },
  };
}
