// `migrate`: a whole service from one database to another, with nothing lost.
import { move } from '@wyrmtable/server/keeping';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FLAG, KEEPING } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, isComplaint } from '../call.ts';
import { figures, keepingComplaint, placeNamed, shownPlace } from '../keeping.ts';
import { report } from '../report.ts';

const OF_TARGET = new Set(['NotEmpty', 'NotTheSame']);

export const migrate: Command = {
  usage: 'migrate --from X --to Y',
  about: ABOUT.migrate,
  flags: {
    from: { type: 'string', hint: 'X', about: FLAG.from },
    to: { type: 'string', hint: 'Y', about: FLAG.toPlace },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const from = placeNamed(call, 'from');
    if (isComplaint(from)) return from;
    const to = placeNamed(call, 'to');
    if (isComplaint(to)) return to;
    try {
      const counts = await move(from, to);
      report(call, { from: shownPlace(from), to: shownPlace(to), ...counts }, () => [
        phrase(call.lang, KEEPING.arrived, { path: shownPlace(to), ...figures(counts) }),
      ]);
      return 'done';
    } catch (thrown) {
      // Whatever is said of a place is said of the one where it is so.
      if (!(thrown instanceof Error)) return keepingComplaint(thrown, from);
      if (thrown.name === 'OfTarget') return keepingComplaint(thrown.cause, to);
      return keepingComplaint(thrown, OF_TARGET.has(thrown.name) ? to : from);
    }
  },
};
