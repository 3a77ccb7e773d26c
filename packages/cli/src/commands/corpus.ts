// `corpus`: plays every match that was kept again, choice by choice, and says which one today's rules or content would break.
import { existsSync, readdirSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { isRefusal, type MatchFile, replay } from '@wyrmtable/kernel';
import { prepare, take } from '@wyrmtable/shelf';
import { type Lang, phrase } from '@wyrmtable/words';
import { ABOUT, CORPUS, FLAG } from '@wyrmtable/words/cli';
import { refusalLine } from '@wyrmtable/words/refusals';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, complain, type Ending, type Fault, isComplaint, isFault } from '../call.ts';
import { makeFolder, writeWhole } from '../files.ts';
import { PROJECT } from '../project.ts';
import { report } from '../report.ts';
import { gameNamed } from '../shelf.ts';
import { openMatchFile } from './replay.ts';

/** A match that does not come out as it did when it was recorded. */
interface Broken {
  readonly file: string;
  /** The choice that is refused, counted from 1; null where it is the end that differs, or nothing could be played. */
  readonly at: number | null;
  readonly why: string;
}

const isMatch = (name: string): boolean => name.endsWith('.json');

function filesIn(folder: string): string[] {
  if (!existsSync(folder)) return [];
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile() && isMatch(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/** The match up to `at`, its end written down as today's rules give it. */
async function played(file: MatchFile, at: number): Promise<MatchFile | Fault> {
  const id = gameNamed(file.game);
  if (isComplaint(id)) return id;
  const shelved = await take(id);
  const missing = await prepare(shelved, file);
  if (missing !== null) return missing;
  const replayed = replay(shelved.game, file, at);
  if (isRefusal(replayed)) return replayed;
  const { results: _, ...chance } = file.chance;
  return { ...file, chance, choices: file.choices.slice(0, at), digest: replayed.digest };
}

async function check(lang: Lang, path: string, name: string): Promise<Broken | null> {
  const file = openMatchFile(path);
  if (isFault(file)) {
    const why = isComplaint(file) ? phrase(lang, file.complaint, file.params) : refusalLine(lang, file);
    return { file: name, at: null, why };
  }
  const again = await played(file, file.choices.length);
  if (isComplaint(again)) return { file: name, at: null, why: phrase(lang, again.complaint, again.params) };
  if (isRefusal(again)) {
    const at = again.refused === 'illegal-in-file' ? Number(again.params?.number ?? 0) : null;
    return { file: name, at, why: refusalLine(lang, again) };
  }
  return again.digest === file.digest ? null : { file: name, at: null, why: phrase(lang, CORPUS.otherEnd) };
}

async function checkAll(call: Call, folder: string): Promise<Ending> {
  const began = performance.now();
  const files = filesIn(folder);
  if (files.length === 0) return complain(CORPUS.none, { path: folder });
  const broken: Broken[] = [];
  for (const path of files) {
    const found = await check(call.lang, path, relative(folder, path));
    if (found !== null) broken.push(found);
  }
  const seconds = (performance.now() - began) / 1000;
  const value = { matches: files.length, replayed: files.length - broken.length, broken, seconds };
  report(call, value, () => [
    ...broken.map(({ file, why }) => `${file}: ${why}`),
    phrase(call.lang, CORPUS.replayed, { of: value.matches, count: value.replayed }),
    ...(broken.length === 0 ? [] : [phrase(call.lang, CORPUS.remedy)]),
  ]);
  return broken.length === 0 ? 'done' : 'does-not-hold';
}

async function record(call: Call, folder: string, paths: readonly string[]): Promise<Ending> {
  const added: string[] = [];
  for (const path of paths) {
    const file = openMatchFile(path);
    if (isFault(file)) return file;
    const at = wholeNumber(call, 'at', { min: 0, max: file.choices.length, usual: file.choices.length });
    if (isComplaint(at)) return at;
    const kept = await played(file, at);
    if (isFault(kept)) return kept;
    const part = at < file.choices.length ? `-at-${at}` : '';
    const place = join(folder, kept.game);
    const name = `${basename(path, '.json')}${part}.json`;
    const problem = makeFolder(place) ?? writeWhole(join(place, name), `${JSON.stringify(kept)}\n`);
    if (problem !== null) return problem;
    added.push(join(kept.game, name));
  }
  report(call, { added }, () => [phrase(call.lang, CORPUS.added, { count: added.length })]);
  return 'done';
}

export const corpus: Command = {
  usage: 'corpus [add FILE …]',
  about: ABOUT.corpus,
  flags: {
    dir: { type: 'string', hint: 'DIR', about: FLAG.corpusDir },
    at: { type: 'string', hint: 'K', about: FLAG.corpusAt },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 10_000 },
  async run(call) {
    const folder = call.text('dir') ?? join(PROJECT, 'corpus');
    const [word, ...paths] = call.places;
    if (word === undefined) return checkAll(call, folder);
    if (word !== 'add' || paths.length === 0) return complain(CORPUS.unknown, { word });
    return record(call, folder, paths);
  },
};
