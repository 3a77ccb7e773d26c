// Files from outside, read or refused with a sentence, and files of ours, written whole or not at all.
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { FAULT } from '@wyrmtable/words/cli';
import { type Complaint, complain } from './call.ts';

const REASONS = {
  ENOENT: FAULT.fileMissing,
  ENOTDIR: FAULT.fileMissing,
  EISDIR: FAULT.fileIsFolder,
  EACCES: FAULT.fileForbidden,
  EPERM: FAULT.fileForbidden,
} as const;

function isKnown(code: string): code is keyof typeof REASONS {
  return code in REASONS;
}

/** Calls of the system that lead to other machines. */
const OF_LINES: ReadonlySet<unknown> = new Set(['connect', 'getaddrinfo']);

/** Whether it was the file system that said no. */
export function isFileTrouble(thrown: unknown): boolean {
  return thrown instanceof Error && 'syscall' in thrown && !OF_LINES.has(thrown.syscall);
}

/** Why the file system said no. */
export function fileComplaint(path: string, thrown: unknown): Complaint {
  const code = thrown instanceof Error && 'code' in thrown ? String(thrown.code) : '';
  if (isKnown(code)) return complain(REASONS[code], { path });
  return complain(FAULT.fileUnreadable, { path, problem: thrown instanceof Error ? thrown.message : String(thrown) });
}

export function readText(path: string): string | Complaint {
  try {
    return readFileSync(path, 'utf8');
  } catch (thrown) {
    return fileComplaint(path, thrown);
  }
}

export function parseJson(text: string, where: string): { readonly value: unknown } | Complaint {
  try {
    return { value: JSON.parse(text) };
  } catch (thrown) {
    // The parser quotes the text, line breaks and all; a complaint is one line.
    const problem = (thrown instanceof Error ? thrown.message : String(thrown)).replace(/\s+/g, ' ');
    return complain(FAULT.badJson, { where, problem });
  }
}

export function makeFolder(path: string): null | Complaint {
  try {
    mkdirSync(path, { recursive: true });
    return null;
  } catch (thrown) {
    return thrown instanceof Error && 'code' in thrown && thrown.code === 'EEXIST'
      ? complain(FAULT.notFolder, { path })
      : fileComplaint(path, thrown);
  }
}

/** Written beside the file and put in its place at once: whoever is killed leaves the old file or the new one. */
export function writeWhole(path: string, text: string): Complaint | null {
  const fresh = `${path}.part`;
  try {
    writeFileSync(fresh, text);
    renameSync(fresh, path);
    return null;
  } catch (thrown) {
    return fileComplaint(path, thrown);
  }
}
