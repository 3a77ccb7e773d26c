// The store of a server: a database of its own in the data folder, or a PostgreSQL, which servers on one bus share.
import { randomUUID } from 'node:crypto';
import { DamagedDatabase, damageIn } from '../keeping/integrity.ts';
import { databaseIn, holdFolder, keyIn, privateFolder } from './folder.ts';
import { addKey, firstKey, KeyMissing, keysIn } from './keys.ts';
import type { Storage } from './port.ts';
import { postgresStorage } from './postgres/storage.ts';
import { sealAll, sealedStorage, wasSealed } from './sealed.ts';
import { sqliteStorage } from './sqlite/storage.ts';

/** Another server plays on this database; two would overwrite each other's tables. */
export class DatabaseInUse extends Error {
  constructor() {
    super('another server has the database');
    this.name = 'DatabaseInUse';
  }
}

export interface StoreOptions {
  readonly dataDir: string;
  /** `postgres://…` instead of the file in the data folder. */
  readonly database?: string;
  /** The file with the keys of seeds; beside the database unless something else is said. */
  readonly key?: string;
  /** A new key is put on top of the file, and everything is sealed with it. */
  readonly newKey?: boolean;
  /** Matches whose key is not there stay closed, and the server starts all the same. */
  readonly lostKey?: boolean;
  /** What connects several servers on one PostgreSQL; without it one of them has it to itself. */
  readonly bus?: string;
}

export interface OpenStore {
  readonly storage: Storage;
  /** Other processes may be at the same store: whoever serves a table takes charge of it first. */
  readonly charged: boolean;
  /** A secret for each purpose, out of the file with the keys: the same for all servers that share them, and in no database. */
  secret(purpose: string): Buffer;
  close(): Promise<void>;
}

type Unsealed = Omit<OpenStore, 'secret'>;

type Report = (problem: string) => void;

/** Seeds are opened and sealed on their way. Throws KeyMissing and NotAKey. */
async function sealing(
  storage: Storage,
  options: StoreOptions,
  report: Report,
): Promise<Pick<OpenStore, 'storage' | 'secret'>> {
  const path = options.key ?? keyIn(options.dataDir);
  const known = keysIn(path);
  // A key made now would open nothing of what is here.
  if (known === null && !options.lostKey && (await wasSealed(storage))) throw new KeyMissing(path);
  const keys = options.newKey ? addKey(path) : (known ?? firstKey(path));
  await sealAll(storage, keys, options.lostKey ?? false);
  return { storage: sealedStorage(storage, keys, report), secret: keys.derive };
}

/** Throws NewerDatabase, DamagedDatabase, and FolderInUse or DatabaseInUse when another server has the data. */
export async function openStore(options: StoreOptions, report: Report = () => {}): Promise<OpenStore> {
  const { dataDir, database } = options;
  const { storage, charged, close } = await (database === undefined
    ? inFolder(dataDir, report)
    : onPostgres(dataDir, database, options.bus !== undefined, report));
  try {
    return { ...(await sealing(storage, options, report)), charged, close };
  } catch (problem) {
    await close();
    throw problem;
  }
}

async function inFolder(dataDir: string, report: Report): Promise<Unsealed> {
  const release = holdFolder(dataDir);
  const path = databaseIn(dataDir);
  try {
    const damage = damageIn(path);
    if (damage !== null) throw new DamagedDatabase(path, damage);
    const storage = sqliteStorage(path, report);
    return {
      storage,
      charged: false,
      async close() {
        await storage.close();
        release();
      },
    };
  } catch (problem) {
    release();
    throw problem;
  }
}

async function onPostgres(dataDir: string, database: string, shared: boolean, report: Report): Promise<Unsealed> {
  privateFolder(dataDir);
  const storage = await postgresStorage(database, { report });
  try {
    const release = await holdService(storage, shared ? SERVERS : randomUUID(), report);
    return {
      storage,
      charged: true,
      async close() {
        await release();
        await storage.close();
      },
    };
  } catch (problem) {
    await storage.close();
    throw problem;
  }
}

/** No match has such a name. */
const SERVICE = '(service)';
/** Servers on one bus have the database together. */
const SERVERS = '(servers)';
/** A server that was killed is believed to live for so long; whoever starts in its place waits that out. */
const HELD = 6000;
const RENEWED = 2000;

/** Keeps servers away from a database until it is given back. Throws DatabaseInUse. */
export async function holdDatabase(database: string): Promise<() => Promise<void>> {
  const storage = await postgresStorage(database);
  const release = await holdService(storage, randomUUID(), () => {}).catch(async (problem: unknown) => {
    await storage.close();
    throw problem;
  });
  return async () => {
    await release();
    await storage.close();
  };
}

async function holdService(storage: Storage, own: string, report: Report): Promise<() => Promise<void>> {
  const take = async (): Promise<boolean> => {
    await storage.live(own, HELD);
    return (await storage.takeCharge(SERVICE, own)).owner === own;
  };
  const until = performance.now() + HELD + RENEWED;
  while (!(await take())) {
    if (performance.now() > until) throw new DatabaseInUse();
    await new Promise((done) => setTimeout(done, 250));
  }
  const renew = setInterval(() => {
    take().then(
      (isOurs) => isOurs || report('another server has taken the database'),
      (problem: unknown) => report(`the database could not be kept: ${String(problem)}`),
    );
  }, RENEWED);
  renew.unref();
  return async () => {
    clearInterval(renew);
    // Servers that have it together have it until the last of them has gone for a while.
    if (own !== SERVERS) await storage.live(own, 0).catch(() => {});
  };
}
