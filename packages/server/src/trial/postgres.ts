// A PostgreSQL of a trial's own: in a temporary folder, on a free port of this machine, gone when the trial is.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWith, freePort, ProgramMissing } from './programs.ts';
import { query } from './query.ts';

export interface TrialDatabase {
  /** Another empty place on the same server each time. */
  fresh(): Promise<string>;
  /** kill -9 of the server, as when the power fails, and its return on the same port and data. */
  kill(): Promise<void>;
  start(): Promise<void>;
  /** The end of it: the folder goes too. */
  remove(): Promise<void>;
}

const DEBIAN = '/usr/lib/postgresql';
/** PostgreSQL refuses to run as root: where the trial does, it runs as nobody. */
const NOBODY = process.getuid?.() === 0 ? { uid: 65_534, gid: 65_534 } : {};

function versions(): string[] {
  try {
    return readdirSync(DEBIAN).sort((a, b) => Number(b) - Number(a));
  } catch {
    return [];
  }
}

function folderOfPrograms(): string {
  const usual = versions().map((version) => join(DEBIAN, version, 'bin'));
  const found = folderWith(['initdb', 'postgres'], [process.env.POSTGRES_BIN ?? '', ...usual]);
  if (found === undefined) throw new ProgramMissing('PostgreSQL', '`node scripts/postgres.mjs` installs it on Debian');
  return found;
}

/** `durable`: as it would run for real, where what is acknowledged is on the disk. */
export async function startPostgres({ durable = false } = {}): Promise<TrialDatabase> {
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
      // A trial kills processes and not the machine: what was handed to the system is on disk for them.
      const settings = ['-c', `fsync=${durable ? 'on' : 'off'}`, '-c', 'max_connections=60'];
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
