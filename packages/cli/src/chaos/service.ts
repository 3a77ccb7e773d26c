// A service to be ill-treated: PostgreSQL, Redis and some servers on free ports of this machine, each of which may be killed.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { freePort, startPostgres, startRedis, type TrialBus, type TrialDatabase } from '@wyrmtable/server/trial';
import { PROJECT } from '../project.ts';

export interface Server {
  readonly address: string;
  isUp(): boolean;
  start(): Promise<void>;
  /** kill -9. */
  kill(): Promise<void>;
  /** As for an update: it says goodbye. */
  stop(): Promise<void>;
  /** Whenever it is started from now on, it is of the present version. */
  renew(): void;
}

export interface TrialService {
  readonly database: TrialDatabase;
  readonly url: string;
  readonly bus: TrialBus;
  readonly servers: readonly Server[];
  remove(): Promise<void>;
}

/** Nobody is held back: all players come from one address. */
const LIMITS = '1000000';

const programIn = (folder: string): string => join(folder, 'packages', 'cli', 'wyrmtable.mjs');

interface Standing {
  readonly data: string;
  readonly database: string;
  readonly bus: string;
  /** Where the version is that it begins with. */
  readonly version: string;
}

async function serverOn({ data, database, bus, version }: Standing, say: (line: string) => void): Promise<Server> {
  const port = await freePort();
  let program = programIn(version);
  const flags = ['--port', String(port), '--host', '127.0.0.1', '--data', data, '--limits', LIMITS];
  const env = { ...process.env, WYRMTABLE_DATABASE: database, WYRMTABLE_BUS: bus };
  let child: ChildProcess | null = null;
  let isUp = false;

  const start = (): Promise<void> =>
    new Promise((ready, failed) => {
      const started = spawn(process.execPath, [program, 'serve', ...flags], { env, stdio: ['ignore', 'pipe', 'pipe'] });
      child = started;
      let said = '';
      createInterface(started.stdout).once('line', () => {
        isUp = true;
        ready();
      });
      createInterface(started.stderr).on('line', (line) => {
        said = line;
        say(`${port}: ${line}`);
      });
      started.once('exit', () => {
        isUp = false;
        failed(new Error(`a server did not start: ${said}`));
      });
    });
  const end = (signal: NodeJS.Signals): Promise<void> =>
    new Promise((gone) => {
      isUp = false;
      if (child === null || child.exitCode !== null || child.signalCode !== null) return gone();
      child.once('exit', () => gone());
      child.kill(signal);
    });
  return {
    address: `http://127.0.0.1:${port}`,
    isUp: () => isUp,
    start,
    kill: () => end('SIGKILL'),
    stop: () => end('SIGTERM'),
    renew() {
      program = programIn(PROJECT);
    },
  };
}

/** `say` hears what servers write to standard error; `version` is the folder of another one to begin with. Throws ProgramMissing. */
export async function startService(
  processes: number,
  say: (line: string) => void,
  version = PROJECT,
): Promise<TrialService> {
  const data = mkdtempSync(join(tmpdir(), 'wyrmtable-chaos-'));
  const database = await startPostgres();
  const bus = await startRedis().catch(async (problem: unknown) => {
    await database.remove();
    throw problem;
  });
  const servers: Server[] = [];
  const remove = async (): Promise<void> => {
    await Promise.all(servers.map((server) => server.kill()));
    await Promise.all([database.remove(), bus.remove()]);
    rmSync(data, { recursive: true, force: true });
  };
  try {
    const url = await database.fresh();
    const standing = { data, database: url, bus: bus.url, version };
    for (let i = 0; i < processes; i++) servers.push(await serverOn(standing, say));
    await Promise.all(servers.map((server) => server.start()));
    return { database, url, bus, servers, remove };
  } catch (problem) {
    await remove();
    throw problem;
  }
}
