// `evenings`: the service simulated in one thread, in bad weather; an evening that goes wrong goes wrong again by its seed.
import { phrase } from '@wyrmtable/words';
import { ABOUT, EVENINGS, FLAG } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Command, isComplaint } from '../call.ts';
import { playEvening } from '../evenings/evening.ts';
import { openPool } from '../evenings/pool.ts';
import type { Violation } from '../evenings/world.ts';
import { progress, report } from '../report.ts';

const MOST_SEEDS = 100_000_000;
const MOST_PROCESSES = 8;

export const evenings: Command = {
  usage: 'evenings',
  about: ABOUT.evenings,
  flags: {
    seeds: { type: 'string', hint: 'N', about: FLAG.evenings },
    from: { type: 'string', hint: 'S', about: FLAG.firstEvening },
    processes: { type: 'string', hint: 'P', about: FLAG.processes },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const seeds = wholeNumber(call, 'seeds', { min: 1, max: MOST_SEEDS, usual: 100 });
    if (isComplaint(seeds)) return seeds;
    const from = wholeNumber(call, 'from', { min: 0, max: Number.MAX_SAFE_INTEGER - MOST_SEEDS, usual: 1 });
    if (isComplaint(from)) return from;
    const wanted = wholeNumber(call, 'processes', { min: 1, max: MOST_PROCESSES, usual: 0 });
    if (isComplaint(wanted)) return wanted;
    const processes = wanted === 0 ? null : wanted;
    const began = performance.now();
    const pool = await openPool();
    const sums = { tables: 0, moves: 0, takenBack: 0, relayed: 0, crashes: 0, faults: 0 };
    const violations: Violation[] = [];
    const shown = progress(call.lang, seeds);
    for (let i = 0; i < seeds; i++) {
      const evening = playEvening(pool, { seed: from + i, processes });
      for (const sum of ['tables', 'moves', 'takenBack', 'relayed', 'crashes', 'faults'] as const)
        sums[sum] += evening.figures[sum];
      violations.push(...evening.violations);
      shown.to(i + 1);
    }
    shown.end();
    const seconds = (performance.now() - began) / 1000;
    report(call, { evenings: seeds, ...sums, violations, seconds }, () => [
      ...violations.map(({ seed, at, what }) => phrase(call.lang, EVENINGS.wrong, { seed, at, what })),
      phrase(call.lang, EVENINGS.played, { evenings: seeds, ...sums }),
      phrase(call.lang, EVENINGS.found, { count: new Set(violations.map(({ seed }) => seed)).size }),
    ]);
    return violations.length === 0 ? 'done' : 'does-not-hold';
  },
};
