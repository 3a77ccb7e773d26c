// Recorded matches on disk: a file each, and the long lists of content that many of them name once in a file beside them.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { digest, isRefusal, type Manifest, type MatchFile, readMatchFile } from '@wyrmtable/kernel';
import { type Complaint, type Fault, isComplaint } from '../call.ts';
import { makeFolder, parseJson, readText, writeWhole } from '../files.ts';

/** A match as it is recorded. Any match file is one; what it says beyond that helps to find where it went another way. */
export interface Recorded extends MatchFile {
  /** A letter for every position (trail.ts). */
  readonly trail?: string;
  /** A letter for what was told with each of them. */
  readonly story?: string;
  /** Whether the match was over at its last choice. */
  readonly over?: boolean;
}

/** Lists of refs by the key under which matches name them. */
type Lists = Map<string, readonly string[]>;

const LISTS = 'lists.json';
/** Lists that are longer are kept once. */
const LONG = 6;
const KEY_LETTERS = 12;

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isList = (value: unknown): value is readonly string[] =>
  Array.isArray(value) && value.every((entry) => typeof entry === 'string');

export interface Corpus {
  readonly folder: string;
  readonly lists: Lists;
}

/** Whatever lies in the folder, from the shared lists on. */
export function openCorpus(folder: string): Corpus | Complaint {
  const lists: Lists = new Map();
  const path = join(folder, LISTS);
  if (!existsSync(path)) return { folder, lists };
  const text = readText(path);
  if (isComplaint(text)) return text;
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return parsed;
  if (isObject(parsed.value)) {
    for (const [key, list] of Object.entries(parsed.value)) if (isList(list)) lists.set(key, list);
  }
  return { folder, lists };
}

/** The files of a corpus, each with its name there. */
export function filesOf({ folder }: Corpus): { readonly path: string; readonly name: string }[] {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name.endsWith('.json') && entry.name !== LISTS)
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
    .map((path) => ({ path, name: relative(folder, path) }));
}

/** The content with the lists it names by key. */
function unfolded(content: unknown, lists: Lists): unknown {
  if (!isObject(content)) return content;
  const whole = Object.entries(content).map(([kind, list]) => [kind, lists.get(String(list)) ?? list]);
  return Object.fromEntries(whole);
}

function folded(content: Manifest, lists: Lists): object {
  const entries = Object.entries(content).map(([kind, list]) => {
    if (list.length <= LONG) return [kind, list];
    const key = digest(list).slice(0, KEY_LETTERS);
    lists.set(key, list);
    return [kind, key];
  });
  return Object.fromEntries(entries);
}

/** The match in the file, or what is wrong with it. */
export function readRecord({ lists }: Corpus, path: string): Recorded | Fault {
  const text = readText(path);
  if (isComplaint(text)) return text;
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return parsed;
  const { value } = parsed;
  const raw = isObject(value) && 'content' in value ? { ...value, content: unfolded(value.content, lists) } : value;
  const file = readMatchFile(raw);
  if (isRefusal(file) || !isObject(raw)) return file;
  return {
    ...file,
    ...('trail' in raw && typeof raw.trail === 'string' && { trail: raw.trail }),
    ...('story' in raw && typeof raw.story === 'string' && { story: raw.story }),
    ...('over' in raw && typeof raw.over === 'boolean' && { over: raw.over }),
  };
}

/** Writes the match into that file. Lists are written by `keepLists`. */
export function writeRecord({ lists }: Corpus, match: Recorded, path: string): Complaint | null {
  return writeWhole(path, `${JSON.stringify({ ...match, content: folded(match.content, lists) })}\n`);
}

/** Writes the match under its game; gives its name in the corpus. */
export function keepRecord(corpus: Corpus, match: Recorded, name: string): { added: string } | Complaint {
  const place = join(corpus.folder, match.game);
  const file = `${basename(name, '.json')}.json`;
  const problem = makeFolder(place) ?? writeRecord(corpus, match, join(place, file));
  return problem ?? { added: join(match.game, file) };
}

/** One list a line, so that a change shows as one. */
export function keepLists({ folder, lists }: Corpus): Complaint | null {
  const lines = [...lists]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, list]) => `"${key}":${JSON.stringify(list)}`);
  return makeFolder(folder) ?? writeWhole(join(folder, LISTS), `{\n${lines.join(',\n')}\n}\n`);
}
