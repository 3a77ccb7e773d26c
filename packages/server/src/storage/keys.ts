// The keys with which seeds are sealed before they reach a database: a file of its own, the first key of which is used.
import { createCipheriv, createDecipheriv, createHash, hkdfSync, randomBytes, randomUUID } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  fsyncSync,
  linkSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeSync,
} from 'node:fs';

/** A file that holds something else than keys. */
export class NotAKey extends Error {
  readonly path: string;

  constructor(path: string) {
    super(`${path} holds no keys`);
    this.name = 'NotAKey';
    this.path = path;
  }
}

/** Something was sealed with a key that is not here. */
export class KeyMissing extends Error {
  constructor(id: string) {
    super(`the key ${id} is not here`);
    this.name = 'KeyMissing';
  }
}

const KEY_BYTES = 32;
const IV_BYTES = 12;
const TAG_BYTES = 16;
const OWNER_ONLY = 0o600;
/** What is sealed begins with this; a seed never does. */
const MARK = 'aes1.';

interface Key {
  /** Tells keys apart and says nothing of them. */
  readonly id: string;
  readonly bytes: Buffer;
}

export interface Keys {
  /** What everything that is sealed now begins with. */
  readonly prefix: string;
  /** `place` is bound to it: what is sealed for one place opens at no other. */
  seal(text: string, place: string): string;
  /** What was never sealed is what it is. Throws KeyMissing, and an error when the text was changed. */
  open(text: string, place: string): string;
  /** A secret of its own for each purpose, the same wherever these keys are; a new key on top does not change it. */
  derive(purpose: string): Buffer;
}

function keyOf(line: string): Key | null {
  const bytes = Buffer.from(line, 'base64url');
  if (bytes.length !== KEY_BYTES) return null;
  return { id: createHash('sha256').update(bytes).digest('hex').slice(0, 12), bytes };
}

/** `again` gives the lines as they are by then: another server may have put a key on top meanwhile. */
function keysOf(lines: readonly string[], again: () => readonly string[]): Keys | null {
  const keys = lines.map(keyOf);
  const known = keys.filter((key) => key !== null);
  const [current] = known;
  const oldest = known.at(-1);
  if (current === undefined || oldest === undefined || known.length < keys.length) return null;
  const prefix = `${MARK}${current.id}.`;
  return {
    prefix,
    seal(text, place) {
      const iv = randomBytes(IV_BYTES);
      const cipher = createCipheriv('aes-256-gcm', current.bytes, iv).setAAD(Buffer.from(place));
      const sealed = Buffer.concat([iv, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]);
      return `${prefix}${sealed.toString('base64url')}`;
    },
    open(text, place) {
      if (!isSealed(text)) return text;
      const [, id = '', body = ''] = text.split('.');
      const key =
        known.find((one) => one.id === id) ??
        again()
          .map(keyOf)
          .find((one) => one?.id === id) ??
        null;
      if (key === null) throw new KeyMissing(id);
      const bytes = Buffer.from(body, 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', key.bytes, bytes.subarray(0, IV_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(Buffer.from(place))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      return decipher.update(bytes.subarray(IV_BYTES, -TAG_BYTES), undefined, 'utf8') + decipher.final('utf8');
    },
    derive: (purpose) => Buffer.from(hkdfSync('sha256', oldest.bytes, '', purpose, KEY_BYTES)),
  };
}

/** Written beside the file and durable before anything is sealed with it; `place` then puts it where it belongs at once. */
function write(path: string, lines: readonly string[], place: (fresh: string) => void): void {
  const fresh = `${path}.${randomUUID()}.part`;
  const file = openSync(fresh, 'wx', OWNER_ONLY);
  writeSync(file, `${lines.join('\n')}\n`);
  fsyncSync(file);
  closeSync(file);
  try {
    place(fresh);
  } finally {
    rmSync(fresh, { force: true });
  }
}

/** The first key in that place; of processes that start at once the first one makes it for all. */
export function firstKey(path: string): Keys {
  write(path, [freshKey()], (fresh) => {
    try {
      linkSync(fresh, path);
    } catch (problem) {
      if (!(problem instanceof Error && 'code' in problem && problem.code === 'EEXIST')) throw problem;
    }
  });
  const keys = keysIn(path);
  if (keys === null) throw new NotAKey(path);
  return keys;
}

const freshKey = (): string => randomBytes(KEY_BYTES).toString('base64url');

/** The keys in the file, a line each, or null when there is no file. Throws NotAKey. */
export function keysIn(path: string): Keys | null {
  const lines = readLines(path);
  if (lines === null) return null;
  const keys = keysOf(lines, () => readLines(path) ?? []);
  if (keys === null) throw new NotAKey(path);
  return keys;
}

/** A new key on top of those in the file, which still open what they sealed. */
export function addKey(path: string): Keys {
  const lines = [freshKey(), ...(readLines(path) ?? [])];
  const keys = keysOf(lines, () => readLines(path) ?? []);
  if (keys === null) throw new NotAKey(path);
  write(path, lines, (fresh) => renameSync(fresh, path));
  return keys;
}

/** Whether a text is sealed, by whatever key. */
export const isSealed = (text: string): boolean => text.startsWith(MARK);

function readLines(path: string): readonly string[] | null {
  try {
    const text = readFileSync(path, 'utf8');
    chmodSync(path, OWNER_ONLY);
    return text
      .split('\n')
      .map((line) => line.trim())
      .filter((line) => line !== '');
  } catch (problem) {
    if (problem instanceof Error && 'code' in problem && problem.code === 'ENOENT') return null;
    throw problem;
  }
}
