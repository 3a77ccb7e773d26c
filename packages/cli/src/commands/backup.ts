// `backup`: everything a server keeps in one file, while it runs.
import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backup as save } from '@wyrmtable/server/keeping';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, KEEPING } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { fileComplaint, isFileTrouble } from '../files.ts';
import { figures, keepingComplaint, PLACE_FLAGS, placeOf } from '../keeping.ts';
import { report } from '../report.ts';

export const backup: Command = {
  usage: 'backup FILE [--replace]',
  about: ABOUT.backup,
  flags: { replace: { type: 'boolean', about: FLAG.replaceBackup }, ...PLACE_FLAGS, ...JSON_FLAG },
  places: { min: 1, max: 1 },
  async run(call) {
    const place = placeOf(call);
    if (isComplaint(place)) return place;
    const file = resolve(call.places[0] ?? '');
    // The only good one may stand there.
    if (existsSync(file) && !call.has('replace')) return complain(FAULT.backupThere, { path: file });
    try {
      const counts = await save(place, file);
      report(call, { file, ...counts }, () => [phrase(call.lang, KEEPING.saved, { path: file, ...figures(counts) })]);
      return 'done';
    } catch (thrown) {
      if (!isFileTrouble(thrown)) return keepingComplaint(thrown, place);
      const folder = dirname(file);
      return existsSync(folder) ? fileComplaint(file, thrown) : complain(FAULT.folderMissing, { path: folder });
    }
  },
};
