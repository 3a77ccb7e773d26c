// `chaos`: a whole service on this machine, killed piece by piece under play, and what its players make of that.
import { type Chance, swiftChance } from '@wyrmtable/kernel';
import { phrase } from '@wyrmtable/words';
import { ABOUT, FLAG, TRIAL } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Command, complain, isComplaint } from '../call.ts';
import { foreignTables, NobodyCame } from '../chaos/foreign.ts';
import { reckoning } from '../chaos/reckoning.ts';
import { startService, type TrialService } from '../chaos/service.ts';
import { playTables, type Tables } from '../chaos/tables.ts';
import { calm, killings, type Storm, storm, update } from '../chaos/weather.ts';
import { share } from '../load/figures.ts';
import { note, report } from '../report.ts';

const MOST_PROCESSES = 16;
/** More than processes, so that every one of them has some. */
const TABLES = 6;

/** How long it is ill-treated: so many seconds, until so many kills of each kind, or until all servers are of this version. */
type Measure = { readonly seconds: number } | { readonly kills: number } | { readonly older: string };

function treat(service: TrialService, tables: Tables, luck: Chance, measure: Measure): Promise<Storm> {
  if ('older' in measure) return update(service, tables);
  if ('kills' in measure) return killings(service, tables, luck, measure.kills);
  return storm(service, tables, luck, performance.now() + measure.seconds * 1000);
}

async function illTreat(service: TrialService, measure: Measure, seed: number, players: string | undefined) {
  const luck = swiftChance(seed);
  const up = (): readonly string[] => {
    const servers = service.servers.filter((server) => server.isUp());
    return (servers.length > 0 ? servers : service.servers).map(({ address }) => address);
  };
  const tables =
    players === undefined
      ? playTables(TABLES, up, swiftChance(luck.below(2 ** 31)))
      : await foreignTables(
          players,
          service.servers.map(({ address }) => address),
        );
  await calm(tables);
  const { kills, recoveries, late } = await treat(service, tables, luck, measure);
  await calm(tables);
  await tables.end();
  const sums = await reckoning(service.url, up()[0] ?? '', tables.matches);
  const recovery = { p50: Math.round(share(recoveries, 0.5)), max: Math.round(share(recoveries, 1)) };
  const { troubles } = tables;
  return { processes: service.servers.length, kills, ...sums, stuck: late.length, late, recovery, troubles };
}

export const chaos: Command = {
  usage: 'chaos --processes N [--seconds S | --kills N | --older DIR]',
  about: ABOUT.chaos,
  flags: {
    processes: { type: 'string', hint: 'N', about: FLAG.trialProcesses },
    seconds: { type: 'string', hint: 'S', about: FLAG.seconds },
    kills: { type: 'string', hint: 'N', about: FLAG.trialKills },
    older: { type: 'string', hint: 'DIR', about: FLAG.trialOlder },
    players: { type: 'string', hint: 'COMMAND', about: FLAG.trialPlayers },
    seed: { type: 'string', hint: 'S', about: FLAG.trialSeed },
    ...JSON_FLAG,
  },
  places: { min: 0, max: 0 },
  async run(call) {
    const processes = wholeNumber(call, 'processes', { min: 1, max: MOST_PROCESSES, usual: 3 });
    if (isComplaint(processes)) return processes;
    const seconds = wholeNumber(call, 'seconds', { min: 1, max: 86_400, usual: 60 });
    if (isComplaint(seconds)) return seconds;
    const kills = wholeNumber(call, 'kills', { min: 1, max: 100_000, usual: 0 });
    if (isComplaint(kills)) return kills;
    const seed = wholeNumber(call, 'seed', { min: 0, max: 2 ** 31 - 1, usual: 1 });
    if (isComplaint(seed)) return seed;
    const older = call.text('older');
    let service: TrialService;
    try {
      service = await startService(processes, (line) => process.stderr.isTTY && note(line), older);
    } catch (thrown) {
      return complain(TRIAL.noService, { problem: thrown instanceof Error ? thrown.message : String(thrown) });
    }
    // Whoever interrupts it is left with no database that runs on.
    const interrupted = (): void => void service.remove().finally(() => process.exit(130));
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, interrupted);
    try {
      const measure = older === undefined ? (kills > 0 ? { kills } : { seconds }) : { older };
      const result = await illTreat(service, measure, seed, call.text('players'));
      const { lost, doubled, disordered, gaps, unverified, leaks, stuck, late, recovery, troubles, ...rest } = result;
      const { matches, acknowledged } = rest;
      report(call, result, () => [
        phrase(call.lang, TRIAL.kills, rest.kills),
        phrase(call.lang, TRIAL.recovery, recovery),
        phrase(call.lang, TRIAL.reckoned, { matches, acknowledged, lost, doubled, disordered, gaps }),
        phrase(call.lang, TRIAL.judged, { unverified, stuck, leaks }),
        ...late.map((one) => phrase(call.lang, TRIAL.late, { ...one, table: one.table + 1 })),
        ...troubles,
      ]);
      const wrong = lost + doubled + disordered + gaps + unverified + leaks + stuck + troubles.length;
      return wrong === 0 ? 'done' : 'does-not-hold';
    } catch (thrown) {
      if (thrown instanceof NobodyCame) return complain(TRIAL.noPlayers, { problem: thrown.message });
      throw thrown;
    } finally {
      await service.remove();
    }
  },
};
