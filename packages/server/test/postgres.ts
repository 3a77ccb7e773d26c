// A PostgreSQL of a test's own: in a temporary folder, on a free port of this machine, gone when the test is.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { accessSync, chownSync, constants, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { query } from './postgres-query.ts';

export interface TestDatabase {
  /** Another empty place on the same server each time. */
  fresh(): Promise<string>;
  /** kill -9 of the server, as when the power fails, and its return on the same port and data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The end of it: the folder goes too. */
  remove(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root: where the tests do, it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

function versions(): string[] {
  try {
    return readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

function folderOfPrograms(): string {
  const folders = [
    process.env.POSTGRES_BIN ?? '',
    ...versions().map((version) => join(DEBIAN, version, 'bin')),
    ...(process.env.PATH ?? '').split(delimiter),
  ];
  const found = folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
  if (found === undefined) throw new Error('PostgreSQL is missing: `node scripts/postgres.mjs` installs it on Debian');
  return found;
}

function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => done(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}

export async function startPostgres(): Promise<TestDatabase> {
  const programs = folderOfPrograms();
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-postgres-'));
  if (NOBODY.uid !== undefined) chownSync(folder, NOBODY.uid, NOBODY.gid);
  const data = join(folder, 'data');
  const init = ['-D', data, '-U', 'wyrm', '-A', 'trust', '--no-sync', '-E', 'UTF8', '--no-locale', '--no-instructions'];
  execFileSync(join(programs, 'initdb'), init, { ...NOBODY, cwd: folder, stdio: 'ignore' });
  const port = await freePort();
  let child: ChildProcess | null = null;
  let made = 0;

  const launch = (): Promise<string | null> =>
    new Promise((done) => {
      const listen = ['-D', data, '-h', '127.0.0.1', '-p', String(port), '-k', folder];
      // The tests kill processes and not the machine: what was handed to the system is on disk for them.
      const settings = ['-c', 'fsync=off', '-c', 'max_connections=60'];
      child = spawn(join(programs, 'postgres'), [...listen, ...settings], {
        ...NOBODY,
        cwd: folder,
        stdio: ['ignore', 'ignore', 'pipe'],
      });
      let said = '';
      child.stderr?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('ready to accept connections')) done(null);
      });
      child.once('exit', () => done(said));
    });
  const start = async (): Promise<void> => {
    for (;;) {
      const said = await launch();
      if (said === null) return;
      // What the killed one had started has not noticed yet.
      if (!said.includes('still in use')) throw new Error(`PostgreSQL did not start: ${said}`);
    }
  };
  const stop = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((gone) => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return gone();
      child.once('exit', () => gone());
      child.kill(signal);
    });

  await start();
  return {
    start,
    async fresh() {
      const url = `postgres://wyrm@127.0.0.1:${port}/postgres`;
      const schema = `wyrm${made++}`;
      await query(url, `CREATE SCHEMA ${schema}`);
      return `${url}?options=-csearch_path%3D${schema}`;
    },
    kill: () => stop('SIGKILL'),
    async remove() {
      await stop('SIGINT');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
