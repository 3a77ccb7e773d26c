// Files of a database: made durable, put aside, put in each other's place.
import { chmodSync, closeSync, existsSync, fsyncSync, openSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { databaseIn } from '../storage/folder.ts';

/** There is no database to read. */
export class NoService extends Error {
  constructor(folder: string) {
    super(`there is no database in ${folder}`);
    this.name = 'NoService';
  }
}

export const OWNER_ONLY = 0o600;

/** Durable, and for nobody else to read. */
export function settle(path: string): void {
  chmodSync(path, OWNER_ONLY);
  const file = openSync(path, 'r+');
  fsyncSync(file);
  closeSync(file);
}

/** With the files beside it. */
export function forget(path: string): void {
  for (const tail of ['', '-wal', '-shm', '-journal']) rmSync(`${path}${tail}`, { force: true });
}

/** What a database and the files beside it are called once they are out of the way. */
export function setAsideAs(folder: string, why: string, now: Date): string {
  return join(folder, `wyrmtable-${why}-${now.toISOString().replace(/[:.]/g, '-')}.db`);
}

/** Puts another database in the place of the one there, which is kept beside; null when there was none. */
export function replaceDatabase(folder: string, fresh: string, aside: string): string | null {
  const database = databaseIn(folder);
  settle(fresh);
  const had = existsSync(database) && statSync(database).size > 0;
  if (had) {
    for (const tail of ['', '-wal', '-shm'])
      if (existsSync(`${database}${tail}`)) renameSync(`${database}${tail}`, `${aside}${tail}`);
  } else forget(database);
  renameSync(fresh, database);
  return had ? aside : null;
}
