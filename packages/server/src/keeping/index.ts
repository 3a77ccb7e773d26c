// What whoever runs a service does with its data: saves it, puts it back, moves it to another database.
import { closeSync, copyFileSync, existsSync, openSync, renameSync } from 'node:fs';
import { backup as backUp, DatabaseSync } from 'node:sqlite';
import { databaseIn, holdFolder, keyIn } from '../storage/folder.ts';
import { holdDatabase } from '../storage/open.ts';
import { type Archive, type Counts, copy, KEPT, NOTHING } from './archive.ts';
import { forget, NoService, OWNER_ONLY, replaceDatabase, setAsideAs, settle } from './files.ts';
import { DamagedDatabase, damageIn } from './integrity.ts';
import { postgresArchive } from './postgres-archive.ts';
import { sqliteArchive } from './sqlite-archive.ts';

export { type Counts, NotEmpty, NotTheSame } from './archive.ts';
export { DamagedDatabase } from './integrity.ts';
export { type Repaired, repair } from './repair.ts';

/** Where a service keeps its data: a folder, or a PostgreSQL. */
export type Place = { readonly folder: string } | { readonly database: string };

function archiveAt(place: Place): Promise<Archive> {
  return 'folder' in place ? Promise.resolve(sqliteArchive(databaseIn(place.folder))) : postgresArchive(place.database);
}

/** Keeps servers away until it is given back. Throws FolderInUse or DatabaseInUse. */
function hold(place: Place): Promise<() => Promise<void>> {
  if ('database' in place) return holdDatabase(place.database);
  const release = holdFolder(place.folder);
  return Promise.resolve(async () => release());
}

async function copied(from: Archive, to: Archive): Promise<Counts> {
  try {
    return await copy(from, to);
  } finally {
    await from.close();
    await to.close();
  }
}

async function opened(from: Promise<Archive>, to: () => Promise<Archive>): Promise<Counts> {
  const source = await from;
  const target = await to().catch(async (problem: unknown) => {
    await source.close();
    throw problem;
  });
  return copied(source, target);
}

function mustExist(place: Place): void {
  if ('folder' in place && !existsSync(databaseIn(place.folder))) throw new NoService(place.folder);
}

/** Seeds stay sealed on their way: their keys go along where they are not kept apart. */
function takeKeys(from: string, to: string): void {
  if (existsSync(keyIn(from)) && !existsSync(keyIn(to))) copyFileSync(keyIn(from), keyIn(to));
}

/** Something is wrong with the place to which a service was to be moved; the cause says what. */
class OfTarget extends Error {
  constructor(cause: unknown) {
    super(cause instanceof Error ? cause.message : String(cause), { cause });
    this.name = 'OfTarget';
  }
}

const ofTarget = (problem: unknown): never => {
  throw new OfTarget(problem);
};

/** Moves a whole service, with no server on either side; what was there before stays as it is. Throws OfTarget. */
export async function move(from: Place, to: Place): Promise<Counts> {
  mustExist(from);
  const releases: (() => Promise<void>)[] = [];
  try {
    releases.push(await hold(from));
    releases.push(await (async () => hold(to))().catch(ofTarget));
    const counts = await opened(archiveAt(from), () => archiveAt(to).catch(ofTarget));
    if ('folder' in from && 'folder' in to) takeKeys(from.folder, to.folder);
    return counts;
  } finally {
    for (const release of releases) await release();
  }
}

async function countsIn(path: string): Promise<Counts> {
  const archive = sqliteArchive(path);
  try {
    const counts = { ...NOTHING } as Record<keyof Counts, number>;
    for (const kept of KEPT) for await (const rows of archive.rows(kept)) counts[kept] += rows.length;
    return counts;
  } finally {
    await archive.close();
  }
}

/** One state of the service as a file of SQLite, while servers play on; the file is there whole or not at all. */
export async function backup(place: Place, file: string): Promise<Counts> {
  mustExist(place);
  const fresh = `${file}.part`;
  forget(fresh);
  try {
    closeSync(openSync(fresh, 'w', OWNER_ONLY));
    if ('folder' in place) {
      const db = new DatabaseSync(databaseIn(place.folder), { readOnly: true });
      try {
        await backUp(db, fresh);
      } finally {
        db.close();
      }
    } else await opened(postgresArchive(place.database), () => Promise.resolve(sqliteArchive(fresh)));
    const damage = damageIn(fresh);
    if (damage !== null) throw new DamagedDatabase(fresh, damage);
    const counts = await countsIn(fresh);
    settle(fresh);
    renameSync(fresh, file);
    return counts;
  } finally {
    forget(fresh);
  }
}

export interface Restored {
  readonly counts: Counts;
  /** The database that was there, if there was one. */
  readonly aside: string | null;
}

/** Puts a backup in the place of what is there; the server must be stopped. Throws DamagedDatabase before anything is touched. */
export async function restore(file: string, place: Place): Promise<Restored> {
  const damage = damageIn(file);
  if (damage !== null) throw new DamagedDatabase(file, damage);
  const release = await hold(place);
  try {
    if ('database' in place)
      return { counts: await opened(Promise.resolve(sqliteArchive(file)), () => archiveAt(place)), aside: null };
    const fresh = `${databaseIn(place.folder)}.part`;
    forget(fresh);
    copyFileSync(file, fresh);
    const counts = await countsIn(fresh);
    return {
      counts,
      aside: replaceDatabase(place.folder, fresh, setAsideAs(place.folder, 'before-restore', new Date())),
    };
  } finally {
    await release();
  }
}
