// `repair`: what can still be read of a damaged database, in a new one.
import { DamagedDatabase, repair as mend } from '@wyrmtable/server/keeping';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, KEEPING } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain } from '../call.ts';
import { figures, folderOf, keepingComplaint } from '../keeping.ts';
import { report } from '../report.ts';

export const repair: Command = {
  usage: 'repair',
  about: ABOUT.repair,
  flags: { data: { type: 'string', hint: 'DIR', about: FLAG.data }, ...JSON_FLAG },
  places: { min: 0, max: 0 },
  async run(call) {
    const { lang } = call;
    const folder = folderOf(call);
    try {
      const { damage, kept, aside } = mend(folder);
      report(call, { damage, kept, aside }, () =>
        damage === null
          ? [phrase(lang, KEEPING.isWhole, { path: folder })]
          : [
              phrase(lang, KEEPING.rescued, figures(kept)),
              ...(aside === null ? [] : [phrase(lang, KEEPING.wasThere, { path: aside })]),
            ],
      );
      return 'done';
    } catch (thrown) {
      if (thrown instanceof DamagedDatabase) return complain(FAULT.beyondRepair, { path: folder });
      return keepingComplaint(thrown, { folder });
    }
  },
};
