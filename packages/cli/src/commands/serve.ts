// `serve`: the table for browsers, until it is told to stop.
import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { wholeNumber } from '../args.ts';
import { type Call, type Command, type Complaint, complain, isComplaint } from '../call.ts';
import { makeFolder } from '../files.ts';
import { PROJECT } from '../project.ts';
import { note, say } from '../report.ts';

const USUAL_PORT = 8080;
const PORTS = { min: 0, max: 65_535 };

/** The flag, else PORT, else the usual one. */
function portOf(call: Call, env: NodeJS.ProcessEnv): number | Complaint {
  if (call.text('port') !== undefined || !env.PORT) return wholeNumber(call, 'port', { ...PORTS, usual: USUAL_PORT });
  const port = /^\d+$/.test(env.PORT) ? Number(env.PORT) : Number.NaN;
  return port <= PORTS.max ? port : complain(FAULT.notWholeNumber, { flag: 'PORT', text: env.PORT, ...PORTS });
}

function startComplaint(thrown: unknown, port: number, newer: boolean, data: string): Complaint {
  if (newer) return complain(FAULT.newerDatabase, { path: data });
  const code = thrown instanceof Error && 'code' in thrown ? thrown.code : '';
  if (code === 'EACCES') return complain(FAULT.portForbidden, { port });
  return complain(FAULT.noServer, { problem: thrown instanceof Error ? thrown.message : String(thrown) });
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
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const { lang } = call;
    const port = portOf(call, process.env);
    if (isComplaint(port)) return port;
    const dataDir = resolve(call.text('data') ?? 'data');
    const unmade = makeFolder(dataDir);
    if (unmade) return unmade;
    const webRoot = join(PROJECT, 'packages', 'web', 'dist');
    const built = existsSync(join(webRoot, 'index.html'));
    if (!built) note(phrase(lang, REPORT.noClient));
    const { NewerDatabase, startServer } = await import('@wyrmtable/server');
    const stopped = stopSignal();
    try {
      const server = await startServer({ port, dataDir, ...(built && { webRoot }) });
      if (server.moved) note(phrase(lang, REPORT.portTaken, { port, taken: String(port) }));
      say(phrase(lang, REPORT.ready, { address: server.address }));
      await stopped;
      note(phrase(lang, REPORT.closing));
      await server.close();
      return 'done';
    } catch (thrown) {
      return startComplaint(thrown, port, thrown instanceof NewerDatabase, dataDir);
    }
  },
};
