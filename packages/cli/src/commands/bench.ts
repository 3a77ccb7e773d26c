// `bench`: the project beside its peers, measured in one run.
import type { Measured } from '@wyrmtable/bench';
import { type Lang, number, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG } from '../args.ts';
import { type Command, complain } from '../call.ts';
import { note, report, table } from '../report.ts';

function lines(lang: Lang, results: readonly Measured[]): string[] {
  const figure = (value: number) => number(lang, value >= 100 ? Math.round(value) : Math.round(value * 1000) / 1000);
  const heads = [REPORT.measured, REPORT.unit, REPORT.ours, REPORT.peer, REPORT.theirs, REPORT.ratio];
  return table(
    [
      heads.map((head) => phrase(lang, head)),
      ...results.map(({ name, unit, value, peer, peerValue, ratio }) => [
        name,
        unit,
        figure(value),
        peer ?? '–',
        peerValue === null ? '–' : figure(peerValue),
        ratio === null ? '–' : `× ${figure(ratio)}`,
      ]),
    ],
    new Set([2, 4, 5]),
  );
}

export const bench: Command = {
  usage: 'bench',
  about: ABOUT.bench,
  flags: { only: { type: 'string', hint: 'X', about: FLAG.only }, ...JSON_FLAG },
  places: { min: 0, max: 0 },
  async run(call) {
    const only = call.text('only') ?? '';
    const bench = await import('@wyrmtable/bench');
    const results = await bench.runBench(only, ({ name }) => {
      if (process.stderr.isTTY) note(name);
    });
    if (results === null) return complain(FAULT.noPeers);
    if (results.length === 0) return complain(FAULT.nothingToMeasure, { only });
    report(call, { results }, () => lines(call.lang, results));
    return 'done';
  },
};
