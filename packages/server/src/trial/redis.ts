// A Redis of a trial's own: on a free port of this machine, in memory, gone when the trial is.
import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { folderWith, freePort, ProgramMissing } from './programs.ts';

export interface TrialBus {
  readonly url: string;
  /** kill -9, and its return on the same port. */
  kill(): Promise<void>;
  start(): Promise<void>;
  remove(): Promise<void>;
}

export async function startRedis(): Promise<TrialBus> {
  const programs = folderWith(['redis-server'], [process.env.REDIS_BIN ?? '']);
  if (programs === undefined) throw new ProgramMissing('Redis', '`node scripts/redis.mjs` installs it on Debian');
  const folder = mkdtempSync(join(tmpdir(), 'wyrmtable-redis-'));
  const port = await freePort();
  let child: ChildProcess | null = null;

  const start = (): Promise<void> =>
    new Promise((ready, failed) => {
      const settings = [
        '--port',
        String(port),
        '--bind',
        '127.0.0.1',
        '--save',
        '',
        '--appendonly',
        'no',
        '--dir',
        folder,
      ];
      child = spawn(join(programs, 'redis-server'), settings, { stdio: ['ignore', 'pipe', 'ignore'] });
      let said = '';
      child.stdout?.setEncoding('utf8').on('data', (text: string) => {
        said += text;
        if (said.includes('Ready to accept connections')) ready();
      });
      child.once('exit', () => failed(new Error(`Redis did not start: ${said}`)));
    });
  const kill = (): Promise<void> =>
    new Promise((gone) => {
      if (child === null || child.exitCode !== null || child.signalCode !== null) return gone();
      child.once('exit', () => gone());
      child.kill('SIGKILL');
    });

  await start();
  return {
    url: `redis://127.0.0.1:${port}`,
    start,
    kill,
    async remove() {
      await kill();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
