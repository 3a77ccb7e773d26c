// One folder for all that tests put aside; it goes when they are through, also after servers that were killed. What runs left that
// were killed themselves goes with the next one.
import { chmodSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const NAME = 'wyrmtable-tests-';

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (problem) {
    // Somebody else's process is one, too.
    return problem instanceof Error && 'code' in problem && problem.code === 'EPERM';
  }
}

const remove = (folder: string): void => rmSync(folder, { recursive: true, force: true, maxRetries: 5 });

/** Folders are called by the process that made them. */
export function sweep(place: string): void {
  for (const name of readdirSync(place)) {
    const [, pid] = /^wyrmtable-tests-(\d+)-/.exec(name) ?? [];
    if (pid !== undefined && !isAlive(Number(pid))) remove(join(place, name));
  }
}

export default function setUp(): () => void {
  const before = process.env.TMPDIR;
  sweep(tmpdir());
  const folder = mkdtempSync(join(tmpdir(), `${NAME}${process.pid}-`));
  // PostgreSQL runs as somebody else.
  chmodSync(folder, 0o711);
  process.env.TMPDIR = folder;
  return () => {
    if (before === undefined) delete process.env.TMPDIR;
    else process.env.TMPDIR = before;
    remove(folder);
  };
}
