// `chaos`: a whole service on this machine, killed piece by piece under play, and what its players make of that.
import { swiftChance } from '@wyrmtable/kernel';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FLAG, TRIAL } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { reckoning } from '../chaos/reckoning.ts';
import { startService, type TrialService } from '../chaos/service.ts';
import { playTables } from '../chaos/tables.ts';
import { calm, storm } from '../chaos/weather.ts';
import { share } from '../load/figures.ts';
import { note, report } from '../report.ts';

const MOST_PROCESSES = 16;
/** More than processes, so that every one of them has some. */
const TABLES = 6;

async function illTreat(service: TrialService, seconds: number, seed: number) {
  const luck = swiftChance(seed);
  const up = (): readonly string[] => {
    const servers = service.servers.filter((server) => server.isUp());
    return (servers.length > 0 ? servers : service.servers).map(({ address }) => address);
  };
  const tables = playTables(TABLES, up, swiftChance(luck.below(2 ** 31)));
  await calm(tables);
  const { kills, recoveries } = await storm(service, tables, luck, performance.now() + seconds * 1000);
  await calm(tables);
  await tables.end();
  const sums = await reckoning(service.url, up()[0] ?? '', tables.matches);
  const recovery = { p50: Math.round(share(recoveries, 0.5)), max: Math.round(share(recoveries, 1)) };
  return { processes: service.servers.length, kills, ...sums, recovery };
}

export const chaos: Command = {
  usage: 'chaos --processes N --seconds S',
  about: ABOUT.chaos,
  flags: {
    processes: { type: 'string', hint: 'N', about: FLAG.trialProcesses },
    seconds: { type: 'string', hint: 'S', about: FLAG.seconds },
    seed: { type: 'string', hint: 'S', about: FLAG.trialSeed },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const processes = wholeNumber(call, 'processes', { min: 1, max: MOST_PROCESSES, usual: 3 });
    if (isComplaint(processes)) return processes;
    const seconds = wholeNumber(call, 'seconds', { min: 1, max: 86_400, usual: 60 });
    if (isComplaint(seconds)) return seconds;
    const seed = wholeNumber(call, 'seed', { min: 0, max: 2 ** 31 - 1, usual: 1 });
    if (isComplaint(seed)) return seed;
    let service: TrialService;
    try {
      service = await startService(processes, (line) => process.stderr.isTTY && note(line));
    } catch (thrown) {
      return complain(TRIAL.noService, { problem: thrown instanceof Error ? thrown.message : String(thrown) });
    }
    try {
      const result = await illTreat(service, seconds, seed);
      const { acknowledged, lost, doubled, gaps, unverified, leaks, kills, recovery } = result;
      report(call, result, () => [
        phrase(call.lang, TRIAL.kills, kills),
        phrase(call.lang, TRIAL.recovery, recovery),
        phrase(call.lang, TRIAL.reckoned, { acknowledged, lost, doubled, gaps, unverified, leaks }),
      ]);
      return lost + doubled + gaps + unverified + leaks === 0 ? 'done' : 'does-not-hold';
    } finally {
      await service.remove();
    }
  },
};
