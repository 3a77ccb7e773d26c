// `corpus`: plays every match that was recorded again, choice by choice, and says which one today's rules or content would break.
import { basename, join } from 'node:path';
import { phrase } from '@wyrmtable/words';
import { ABOUT, CORPUS, FLAG } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, complain, type Ending, isComplaint, isFault } from '../call.ts';
import { type Broken, checkRecord } from '../corpus/check.ts';
import { playWanted, recordOf } from '../corpus/record.ts';
import {
  filesOf,
  keepLists,
  keepRecord,
  openCorpus,
  type Recorded,
  readRecord,
  writeRecord,
} from '../corpus/records.ts';
import { everythingWanted, isThere } from '../corpus/wanted/index.ts';
import { PROJECT } from '../project.ts';
import { progress, report } from '../report.ts';
import { openMatchFile } from './replay.ts';

/** What ships with the project, and is held to hold a match of everything that ships. */
const SHIPPED = join(PROJECT, 'corpus');

async function checkAll(call: Call, folder: string): Promise<Ending> {
  const began = performance.now();
  const corpus = openCorpus(folder);
  if (isComplaint(corpus)) return corpus;
  const files = filesOf(corpus);
  if (files.length === 0) return complain(CORPUS.none, { path: folder });
  const broken: ({ readonly file: string } & Broken)[] = [];
  const matches: Recorded[] = [];
  const shown = progress(call.lang, files.length);
  for (const [done, { path, name }] of files.entries()) {
    shown.to(done);
    const match = readRecord(corpus, path);
    if (!isFault(match)) matches.push(match);
    const found = await checkRecord(call.lang, match);
    if (found !== null) broken.push({ file: name, ...found });
  }
  shown.end();
  const lacking = folder === SHIPPED ? await lackingIn(matches) : [];
  const seconds = (performance.now() - began) / 1000;
  const replayed = files.length - broken.length;
  report(call, { matches: files.length, replayed, broken, lacking, seconds }, () => [
    ...broken.map(({ file, why }) => `${file}: ${why}`),
    phrase(call.lang, CORPUS.replayed, { of: files.length, count: replayed }),
    ...new Set(broken.map(({ remedy }) => remedy)),
    ...(lacking.length === 0
      ? []
      : [phrase(call.lang, CORPUS.lacking, { count: lacking.length, first: lacking[0] ?? '' })]),
  ]);
  return broken.length === 0 && lacking.length === 0 ? 'done' : 'does-not-hold';
}

async function lackingIn(matches: readonly Recorded[]): Promise<string[]> {
  const wanted = await everythingWanted();
  return wanted.flatMap(({ game, wanted: one }) => (isThere(game, one, matches) ? [] : [`${game}/${one.name}`]));
}

async function add(call: Call, folder: string, paths: readonly string[]): Promise<Ending> {
  const corpus = openCorpus(folder);
  if (isComplaint(corpus)) return corpus;
  const added: string[] = [];
  for (const path of paths) {
    const file = openMatchFile(path);
    if (isFault(file)) return file;
    const at = wholeNumber(call, 'at', { min: 0, max: file.choices.length, usual: file.choices.length });
    if (isComplaint(at)) return at;
    const match = await recordOf(file, at);
    if (isFault(match)) return match;
    const part = at < file.choices.length ? `-at-${at}` : '';
    const kept = keepRecord(corpus, match, `${basename(path, '.json')}${part}`);
    if (isComplaint(kept)) return kept;
    added.push(kept.added);
  }
  const problem = keepLists(corpus);
  if (problem !== null) return problem;
  report(call, { added }, () => [phrase(call.lang, CORPUS.added, { count: added.length })]);
  return 'done';
}

/** Lets bots play whatever is wanted and not there yet. */
async function fill(call: Call, folder: string): Promise<Ending> {
  const corpus = openCorpus(folder);
  if (isComplaint(corpus)) return corpus;
  const matches: Recorded[] = [];
  for (const { path } of filesOf(corpus)) {
    const match = readRecord(corpus, path);
    if (isFault(match)) return match;
    matches.push(match);
  }
  const added: string[] = [];
  const everything = await everythingWanted();
  const shown = progress(call.lang, everything.length);
  for (const [done, { game, wanted }] of everything.entries()) {
    shown.to(done);
    if (isThere(game, wanted, matches)) continue;
    const match = await playWanted(game, wanted);
    if (isFault(match)) return match;
    const kept = keepRecord(corpus, match, wanted.name);
    if (isComplaint(kept)) return kept;
    matches.push(match);
    added.push(kept.added);
  }
  shown.end();
  const problem = keepLists(corpus);
  if (problem !== null) return problem;
  report(call, { added }, () => [phrase(call.lang, CORPUS.added, { count: added.length })]);
  return 'done';
}

/** Writes down anew what is told of the matches that come out as they did; those that do not are left as they are. */
async function retell(call: Call, folder: string): Promise<Ending> {
  const corpus = openCorpus(folder);
  if (isComplaint(corpus)) return corpus;
  const retold: string[] = [];
  for (const { path, name } of filesOf(corpus)) {
    const match = readRecord(corpus, path);
    if (isFault(match)) return match;
    const { story: before, ...untold } = match;
    if ((await checkRecord(call.lang, untold)) !== null) continue;
    const anew = await recordOf(match, match.choices.length);
    if (isFault(anew)) return anew;
    if (anew.story === undefined || anew.story === before) continue;
    const problem = writeRecord(corpus, { ...match, story: anew.story }, path);
    if (problem !== null) return problem;
    retold.push(name);
  }
  report(call, { retold }, () => [phrase(call.lang, CORPUS.added, { count: retold.length })]);
  return 'done';
}

export const corpus: Command = {
  usage: 'corpus [fill | retell | add FILE …]',
  about: ABOUT.corpus,
  flags: {
    dir: { type: 'string', hint: 'DIR', about: FLAG.corpusDir },
    at: { type: 'string', hint: 'K', about: FLAG.corpusAt },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 10_000 },
  async run(call) {
    const folder = call.text('dir') ?? SHIPPED;
    const [word, ...paths] = call.places;
    if (word === undefined) return checkAll(call, folder);
    if (word === 'fill' && paths.length === 0) return fill(call, folder);
    if (word === 'retell' && paths.length === 0) return retell(call, folder);
    if (word === 'add' && paths.length > 0) return add(call, folder, paths);
    return complain(CORPUS.unknown, { word });
  },
};
