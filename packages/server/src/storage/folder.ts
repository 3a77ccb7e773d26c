// The data folder: private to whoever runs the server, and held by one server at a time.
import { chmodSync, closeSync, existsSync, mkdirSync, openSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/** Another server has the folder; two would overwrite each other's tables. */
export class FolderInUse extends Error {
  readonly folder: string;

  constructor(folder: string) {
    super(`another server has the data folder ${folder}`);
    this.name = 'FolderInUse';
    this.folder = folder;
  }
}

const OWNER_ONLY = { folder: 0o700, file: 0o600 };

/** A file that nobody else on this machine may read; made if it is missing. */
function makePrivate(path: string): void {
  if (!existsSync(path)) closeSync(openSync(path, 'a', OWNER_ONLY.file));
  chmodSync(path, OWNER_ONLY.file);
}

export const databaseIn = (folder: string): string => join(folder, 'wyrmtable.db');

/** The keys of seeds, unless they are kept elsewhere. */
export const keyIn = (folder: string): string => join(folder, 'wyrmtable.key');

/** Makes the folder if need be, for nobody else to read. */
export function privateFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: OWNER_ONLY.folder });
  chmodSync(folder, OWNER_ONLY.folder);
}

/** Makes the folder if need be and keeps others out until it is given back. Throws FolderInUse. */
export function holdFolder(folder: string): () => void {
  privateFolder(folder);
  const release = lock(folder);
  const database = databaseIn(folder);
  // SQLite gives the files beside a database the rights of the database; older servers left them open to all.
  makePrivate(database);
  for (const beside of [`${database}-wal`, `${database}-shm`]) if (existsSync(beside)) makePrivate(beside);
  return release;
}

/** A lock of the operating system, by way of SQLite: it ends with the process, however that ends. */
function lock(folder: string): () => void {
  const path = join(folder, 'lock');
  makePrivate(path);
  const held = new DatabaseSync(path);
  try {
    held.exec('PRAGMA busy_timeout = 1000; PRAGMA journal_mode = DELETE; BEGIN EXCLUSIVE');
  } catch (problem) {
    held.close();
    throw isBusy(problem) ? new FolderInUse(folder) : problem;
  }
  return () => held.close();
}

function isBusy(problem: unknown): boolean {
  return problem instanceof Error && /locked|busy/.test(problem.message);
}
