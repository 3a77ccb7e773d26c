// `editions`: tells whether all content that ships is kept for matches that name it, and keeps it.
import { join } from 'node:path';
import { GAME_IDS, loadGame } from '@wyrmtable/registry';
import { phrase } from '@wyrmtable/words';
import { ABOUT, EDITIONS } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { enter, readArchive, writtenArchive } from '../editions/archive.ts';
import { readText, writeWhole } from '../files.ts';
import { PROJECT } from '../project.ts';
import { report } from '../report.ts';

export const editions: Command = {
  usage: 'editions [keep]',
  about: ABOUT.editions,
  flags: { ...JSON_FLAG },
  places: { min: 0, max: 1 },
  async run(call) {
    const [word] = call.places;
    if (word !== undefined && word !== 'keep') return complain(EDITIONS.unknown, { word });
    const fresh: string[] = [];
    for (const game of GAME_IDS) {
      const path = join(PROJECT, 'packages', game, 'editions', 'kept.json');
      const text = readText(path);
      if (isComplaint(text)) return text;
      const ledger = readArchive(text);
      const found = enter(ledger, (await loadGame(game)).game.content.pieces());
      fresh.push(...found.map((piece) => `${game}/${piece}`));
      if (word === undefined || found.length === 0) continue;
      const problem = writeWhole(path, writtenArchive(ledger));
      if (problem !== null) return problem;
    }
    if (word === 'keep') {
      report(call, { kept: fresh }, () => [phrase(call.lang, EDITIONS.kept, { count: fresh.length })]);
      return 'done';
    }
    report(call, { lacking: fresh }, () => [
      ...fresh,
      phrase(call.lang, fresh.length === 0 ? EDITIONS.whole : EDITIONS.lacking, { count: fresh.length }),
    ]);
    return fresh.length === 0 ? 'done' : 'does-not-hold';
  },
};
