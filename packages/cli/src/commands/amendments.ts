// `amendments`: says which amended rules no stored match needs the old form of any more, so that they can become plain rules.
import { statSync } from 'node:fs';
import { join } from 'node:path';
import { GAME_IDS, loadGame } from '@wyrmtable/registry';
import { phrase } from '@wyrmtable/words';
import { ABOUT, AMENDMENTS, FLAG } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Call, type Command, complain, type Fault, isComplaint, isFault } from '../call.ts';
import { filesOf, openCorpus, readRecord } from '../corpus/records.ts';
import { type Need, needsOf, type StoredMatch } from '../editions/amendments.ts';
import { keepingComplaint, placeFrom, shownPlace } from '../keeping.ts';
import { PROJECT } from '../project.ts';
import { report } from '../report.ts';
import { openMatchFile } from './replay.ts';

function matchesIn(folder: string): StoredMatch[] | Fault {
  const corpus = openCorpus(folder);
  if (isComplaint(corpus)) return corpus;
  const found: StoredMatch[] = [];
  for (const { path, name } of filesOf(corpus)) {
    const match = readRecord(corpus, path);
    if (isFault(match)) return match;
    found.push({ where: name, game: match.game, content: match.content });
  }
  return found;
}

function matchAt(path: string): StoredMatch[] | Fault {
  if (statSync(path, { throwIfNoEntry: false })?.isDirectory()) return matchesIn(path);
  const file = openMatchFile(path);
  return isFault(file) ? file : [{ where: path, game: file.game, content: file.content }];
}

/** The matches of a service; the server itself is loaded only when somebody asks. */
async function matchesOfService(named: string): Promise<StoredMatch[] | Fault> {
  const place = placeFrom(named, 'data');
  if (isComplaint(place)) return place;
  const path = shownPlace(place);
  const { contentsAt } = await import('@wyrmtable/server');
  try {
    const rows = await contentsAt(place);
    if (rows === null) return complain(AMENDMENTS.noData, { path });
    return rows.map(({ table, game, content }) => ({ where: `${path}:${table}`, game, content }));
  } catch (thrown) {
    return keepingComplaint(thrown, place);
  }
}

async function everyMatch(call: Call): Promise<StoredMatch[] | Fault> {
  const found: StoredMatch[] = [];
  const data = call.texts('data');
  const sources = [
    async () => matchesIn(join(PROJECT, 'corpus')),
    ...call.places.map((path) => async () => matchAt(path)),
    ...data.map((named) => () => matchesOfService(named)),
  ];
  for (const source of sources) {
    const matches = await source();
    if (isFault(matches)) return matches;
    found.push(...matches);
  }
  return found;
}

export const amendments: Command = {
  usage: 'amendments [FILE or FOLDER …]',
  about: ABOUT.amendments,
  flags: { data: { type: 'string', hint: 'DIR|URL', about: FLAG.amendmentsData }, ...JSON_FLAG },
  places: { min: 0, max: 10_000 },
  async run(call) {
    const matches = await everyMatch(call);
    if (isFault(matches)) return matches;
    const needs: Need[] = [];
    for (const id of GAME_IDS) needs.push(...needsOf(id, (await loadGame(id)).game.content.amendments, matches));
    const unneeded = needs.filter((need) => need.matches === 0).map(({ game, id }) => `${game}/${id}`);
    const line = ({ game, id, since, matches: count, first }: Need): string =>
      first === null
        ? phrase(call.lang, AMENDMENTS.unneeded, { game, id, since })
        : phrase(call.lang, AMENDMENTS.needed, { game, id, since, count, first });
    report(call, { matches: matches.length, amendments: needs, unneeded }, () => [
      ...(needs.length === 0 ? [phrase(call.lang, AMENDMENTS.none)] : needs.map(line)),
      phrase(call.lang, AMENDMENTS.looked, { count: matches.length }),
    ]);
    return 'done';
  },
};
