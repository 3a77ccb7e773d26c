// Programs that a trial needs and does not bring: where they are on this machine, and ports that are free on it.
import { accessSync, constants } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';

/** A program is not on this machine; the message says how it is had. */
export class ProgramMissing extends Error {
  constructor(what: string, how: string) {
    super(`${what} is missing: ${how}`);
    this.name = 'ProgramMissing';
  }
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** The first of the folders, or of those on PATH, that has all the programs. */
export function folderWith(programs: readonly string[], first: readonly string[]): string | undefined {
  const folders = [...first, ...(process.env.PATH ?? '').split(delimiter)];
  return folders.find((folder) => folder !== '' && programs.every((name) => isProgram(join(folder, name))));
}

export function freePort(): Promise<number> {
  return new Promise((done, failed) => {
    const server = createServer().once('error', failed);
    server.listen(0, '127.0.0.1', () => {
      const bound = server.address();
      server.close(() => done(typeof bound === 'object' && bound !== null ? bound.port : 0));
    });
  });
}
