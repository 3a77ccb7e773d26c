// `restore`: a backup in the place of what a stopped server keeps.
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { DamagedDatabase, restore as putBack } from '@wyrmtable/server/keeping';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, KEEPING } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { figures, keepingComplaint, PLACE_FLAGS, placeOf, shownPlace } from '../keeping.ts';
import { report } from '../report.ts';

export const restore: Command = {
  usage: 'restore FILE',
  about: ABOUT.restore,
  flags: { ...PLACE_FLAGS, ...JSON_FLAG },
  places: { min: 1, max: 1 },
  async run(call) {
    const { lang } = call;
    const place = placeOf(call);
    if (isComplaint(place)) return place;
    const file = resolve(call.places[0] ?? '');
    if (!existsSync(file)) return complain(FAULT.fileMissing, { path: file });
    try {
      const { counts, aside } = await putBack(file, place);
      report(call, { ...counts, aside }, () => [
        phrase(lang, KEEPING.arrived, { path: shownPlace(place), ...figures(counts) }),
        ...(aside === null ? [] : [phrase(lang, KEEPING.wasThere, { path: aside })]),
      ]);
      return 'done';
    } catch (thrown) {
      if (thrown instanceof DamagedDatabase) return complain(FAULT.damagedBackup, { path: file });
      return keepingComplaint(thrown, place);
    }
  },
};
