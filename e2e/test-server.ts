// The house as people start it: `wyrmtable serve` in a process of its own that can be killed, and `replay` on a file.
// A brisk house is the same server without the moments that people need: for whole matches, of which only the end is waited for.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@wyrmtable/server/trial';

const PROGRAM = join(import.meta.dirname, '..', 'packages', 'cli', 'src', 'main.ts');
const BRISK = join(import.meta.dirname, 'brisk.ts');

/** Nothing of the shell that runs the tests may change what is said. */
const PLAIN = { LANG: 'C', LC_ALL: '', LC_MESSAGES: '', PORT: '' };

export interface TestServer {
  readonly address: string;
  /** Where its data are. */
  readonly folder: string;
  /** kill -9, and nothing answers until `restart`. */
  kill(): Promise<void>;
  /** The same address and the same data. */
  restart(): Promise<void>;
  /** `wyrmtable admin …` beside it. */
  admin(...words: readonly string[]): Promise<void>;
  /** Stops it for good and throws its data away. */
  close(): Promise<void>;
}

export function temporary(): string {
  return mkdtempSync(join(tmpdir(), 'wyrmtable-e2e-'));
}

function gone(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
  return new Promise((done) => child.once('exit', () => done()));
}

async function serve(port: number, data: string, brisk: boolean, flags: readonly string[]): Promise<ChildProcess> {
  const program = brisk ? [BRISK] : [PROGRAM, 'serve'];
  const child = spawn(process.execPath, [...program, '--port', String(port), '--data', data, ...flags], {
    env: { ...process.env, ...PLAIN },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    said += text;
  });
  await new Promise<void>((ready, failed) => {
    child.once('exit', () => failed(new Error(`the server did not start: ${said}`)));
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      if (!/http:\/\/\S+/.test(text)) return;
      if (text.includes(`:${port}`)) ready();
      else failed(new Error(`the server moved away from port ${port}: ${text}`));
    });
  });
  return child;
}

export interface Opening {
  readonly brisk?: boolean;
  /** Of `serve`, beside where it listens and where its data are. */
  readonly flags?: readonly string[];
  /** A folder that is somebody else's to throw away. */
  readonly data?: string;
}

export async function openTestServer({ brisk = false, flags = [], data }: Opening = {}): Promise<TestServer> {
  const folder = data ?? temporary();
  // A restarted server has to find its port free again, so it is chosen here and kept.
  const port = await freePort();
  let child = await serve(port, folder, brisk, flags);
  const end = async (signal: NodeJS.Signals) => {
    child.kill(signal);
    await gone(child);
  };
  return {
    address: `http://localhost:${port}`,
    folder,
    kill: () => end('SIGKILL'),
    async restart() {
      child = await serve(port, folder, brisk, flags);
    },
    async admin(...words) {
      const { code, said } = await wyrmtable('admin', ...words, '--data', folder);
      if (code !== 0) throw new Error(said);
    },
    async close() {
      await end('SIGKILL');
      if (data === undefined) rmSync(folder, { recursive: true, force: true });
    },
  };
}

export interface Ended {
  readonly code: number | null;
  readonly said: string;
}

/** `wyrmtable …` to its end. */
export function wyrmtable(...args: readonly string[]): Promise<Ended> {
  const child = spawn(process.execPath, [PROGRAM, ...args], { env: { ...process.env, ...PLAIN } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text: string) => {
      said += text;
    });
  }
  return new Promise((done) => child.once('close', (code) => done({ code, said })));
}
