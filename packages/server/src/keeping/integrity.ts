// Whether a file of SQLite is whole.
import { DatabaseSync } from 'node:sqlite';

/** The database cannot be trusted; it is left as it is. */
export class DamagedDatabase extends Error {
  readonly path: string;

  constructor(path: string, problem: string) {
    super(`the database ${path} is damaged: ${problem}`);
    this.name = 'DamagedDatabase';
    this.path = path;
  }
}

/** SQLITE_CORRUPT and SQLITE_NOTADB. */
const DAMAGE = new Set([11, 26]);

function isDamage(problem: unknown): boolean {
  return problem instanceof Error && 'errcode' in problem && DAMAGE.has(Number(problem.errcode) & 0xff);
}

/** Null when every page can be read and fits the others, or what is wrong first. */
export function damageIn(path: string): string | null {
  let db: DatabaseSync | undefined;
  try {
    db = new DatabaseSync(path);
    db.exec('PRAGMA busy_timeout = 5000');
    const found = db.prepare('PRAGMA quick_check(1)').get()?.quick_check;
    return found === 'ok' ? null : String(found);
  } catch (problem) {
    if (isDamage(problem)) return String(problem instanceof Error ? problem.message : problem);
    throw problem;
  } finally {
    db?.close();
  }
}
