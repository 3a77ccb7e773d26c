// `serve`: the table for browsers, until it is told to stop.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Message, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { wholeNumber } from '../args.ts';
import { type Call, type Command, type Complaint, complain, isComplaint } from '../call.ts';
import { databaseComplaint, shownDatabase } from '../database.ts';
import { makeFolder } from '../files.ts';
import { PROJECT } from '../project.ts';
import { note, say } from '../report.ts';
import { SERVING_FLAGS, servingOf } from '../serving.ts';

const USUAL_PORT = 8080;
const PORTS = { min: 0, max: 65_535 };

/** The flag, else PORT, else the usual one. */
function portOf(call: Call, env: NodeJS.ProcessEnv): number | Complaint {
  if (call.text('port') !== undefined || !env.PORT) return wholeNumber(call, 'port', { ...PORTS, usual: USUAL_PORT });
  const port = /^\d+$/.test(env.PORT) ? Number(env.PORT) : Number.NaN;
  return port <= PORTS.max ? port : complain(FAULT.notWholeNumber, { flag: 'PORT', text: env.PORT, ...PORTS });
}

const OF_KEYS: Readonly<Record<string, Message>> = { KeyMissing: FAULT.keyMissing, NotAKey: FAULT.notAKey };
/** What the name of an error means to whoever started the server. */
const BY_NAME: Readonly<Record<string, Message>> = {
  NewerDatabase: FAULT.newerDatabase,
  OthersLive: FAULT.othersLive,
  FolderInUse: FAULT.folderInUse,
  DatabaseInUse: FAULT.databaseInUse,
  DamagedDatabase: FAULT.damagedDatabase,
};
/** Of the file system, and of SQLite where it may not write. */
const CLOSED = /^(EACCES|EPERM|EROFS)$/;
const READ_ONLY = /readonly database|unable to open database/;

interface Started {
  readonly port: number;
  readonly dataDir: string;
  readonly database?: string;
  readonly key?: string;
  readonly bus?: string;
}

function startComplaint(thrown: unknown, { port, dataDir, database, key, bus }: Started): Complaint {
  const path = database === undefined ? dataDir : shownDatabase(database);
  if (!(thrown instanceof Error)) return complain(FAULT.noServer, { problem: String(thrown) });
  if (thrown.name === 'BusMissing') {
    return complain(FAULT.noBus, { bus: shownDatabase(bus ?? ''), problem: thrown.message.replace(/\.$/, '') });
  }
  const ofKeys = OF_KEYS[thrown.name];
  if (ofKeys !== undefined) return complain(ofKeys, { path: key ?? dataDir });
  const known = BY_NAME[thrown.name];
  if (known !== undefined) return complain(known, { path });
  const code = 'code' in thrown ? String(thrown.code) : '';
  const listening = 'syscall' in thrown && thrown.syscall === 'listen';
  if (code === 'EACCES' && listening) return complain(FAULT.portForbidden, { port });
  if (database !== undefined && !listening) return databaseComplaint(database, thrown);
  if (CLOSED.test(code) || READ_ONLY.test(thrown.message)) return complain(FAULT.folderClosed, { path });
  return complain(FAULT.noServer, { problem: thrown.message });
}

/** Resolves at the first signal to stop; further ones are heard and need no answer. */
function stopSignal(): Promise<void> {
  return new Promise((stop) => {
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop());
  });
}

export const serve: Command = {
  usage: 'serve',
  about: ABOUT.serve,
  flags: {
    port: { type: 'string', hint: 'P', about: FLAG.port },
    data: { type: 'string', hint: 'DIR', about: FLAG.data },
    ...SERVING_FLAGS,
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const { lang } = call;
    const port = portOf(call, process.env);
    if (isComplaint(port)) return port;
    const serving = servingOf(call, process.env);
    if (isComplaint(serving)) return serving;
    const dataDir = resolve(call.text('data') ?? process.env.WYRMTABLE_DATA ?? 'data');
    const unmade = makeFolder(dataDir);
    if (unmade) return unmade;
    const webRoot = join(PROJECT, 'packages', 'web', 'dist');
    const built = existsSync(join(webRoot, 'index.html'));
    const { startServer } = await import('@wyrmtable/server');
    const stopped = stopSignal();
    try {
      const server = await startServer({ port, dataDir, ...serving, ...(built && { webRoot }) });
      if (!built) note(phrase(lang, REPORT.noClient));
      if (server.moved) note(phrase(lang, REPORT.portTaken, { port, taken: String(port) }));
      say(phrase(lang, REPORT.ready, { address: server.address }));
      await stopped;
      note(phrase(lang, REPORT.closing));
      await server.close();
      return 'done';
    } catch (thrown) {
      return startComplaint(thrown, { port, dataDir, ...serving });
    }
  },
};
