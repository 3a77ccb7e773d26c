// `simulate`: bots play many games; the figures say how it went and the digest that it went the same way again.
import { availableParallelism } from 'node:os';
import { isRefusal, type Manifest, readOptions } from '@wyrmtable/kernel';
import { loadGame, type RegisteredGame } from '@wyrmtable/registry';
import { botName, gameTitle, type Lang, number, percent, phrase } from '@wyrmtable/words';
import { ABOUT, FAULT, FLAG, REPORT } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, complain, type Ending, type Fault, isComplaint, isFault } from '../call.ts';
import { fileComplaint, isFileTrouble, makeFolder, parseJson } from '../files.ts';
import { HERO_FLAG, heroesIn, toSend } from '../made-heroes.ts';
import { botsNamed, gameNamed } from '../named-games.ts';
import { note, progress, report, table } from '../report.ts';
import { byLines, type RunBy, valuesOf } from '../simulate/by.ts';
import { playShared } from '../simulate/pool.ts';
import { CUT_OFF, playSpan, type Run, type Tally } from '../simulate/run.ts';
import { type Spread, type Summary, summarise } from '../simulate/summary.ts';

const MOST_GAMES = 100_000_000;
const MOST_BUDGET = 1_000_000_000;

interface Plan {
  readonly registered: RegisteredGame;
  /** What the call asks for by `--by`: the option, and the options of a run for each of its values. */
  readonly by: { readonly option: string; readonly runs: readonly ByValue[] } | null;
  readonly run: Run;
  readonly games: number;
  readonly workers: number;
}

interface ByValue {
  readonly value: string | number | boolean;
  readonly options: object;
  readonly content: Manifest;
}

/** The options of the runs that `--by` asks for; null without it. */
function planBy(
  call: Call,
  { game }: RegisteredGame,
  given: object,
  seats: number,
  from: Manifest,
): Plan['by'] | Fault {
  const option = call.text('by');
  if (option === undefined) return null;
  const values = valuesOf(game, option);
  if (isComplaint(values)) return values;
  const runs: ByValue[] = [];
  for (const value of values) {
    const options = readOptions(game, { ...given, [option]: value }, seats, from);
    if (isRefusal(options)) return options;
    runs.push({ value, options, content: game.stock(options, seats, from) });
  }
  return { option, runs };
}

async function plan(call: Call): Promise<Plan | Fault> {
  const game = gameNamed(call.places[0]);
  if (isComplaint(game)) return game;
  const registered = await loadGame(game);
  const { min, max, usual } = registered.game.seats;
  const games = wholeNumber(call, 'games', { min: 1, max: MOST_GAMES, usual: 1000 });
  if (isComplaint(games)) return games;
  const seed = wholeNumber(call, 'seed', { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, usual: 1 });
  if (isComplaint(seed)) return seed;
  const seats = wholeNumber(call, 'seats', { min, max, usual });
  if (isComplaint(seats)) return seats;
  const workers = wholeNumber(call, 'workers', { min: 1, max: 256, usual: 1 });
  if (isComplaint(workers)) return workers;
  const bots = botsNamed(call.text('bots') ?? 'random', registered.bots, seats);
  if (isComplaint(bots)) return bots;
  const written = parseJson(call.text('options') ?? '{}', '--options');
  if (isComplaint(written)) return written;
  const { value } = written;
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return complain(FAULT.optionsNotObject);
  const heroes = await heroesIn(call, registered);
  if (isFault(heroes)) return heroes;
  const { from, boxes } = heroes;
  const options = readOptions(registered.game, value, seats, from);
  if (isRefusal(options)) return options;
  const budget = wholeNumber(call, 'budget', { min: 0, max: MOST_BUDGET, usual: -1 });
  if (isComplaint(budget)) return budget;
  const by = planBy(call, registered, value, seats, from);
  if (isFault(by)) return by;
  const save = call.text('save') ?? null;
  if (save !== null && by !== null) return complain(FAULT.saveOrBy);
  const unmade = save === null ? null : makeFolder(save);
  const content = registered.game.stock(options, seats, from);
  const thinks = { bots, budget: budget < 0 ? null : budget };
  const run: Run = { game, seed, options, content, brought: toSend(boxes), ...thinks, save };
  return unmade ?? { registered, by, run, games, workers };
}

async function playAll({ registered, run, games, workers }: Plan, lang: Lang): Promise<Tally[] | Fault> {
  const shown = progress(lang, games);
  try {
    if (workers === 1) return [playSpan(registered, run, 0, games, (done) => shown.to(done))];
    let finished = 0;
    return await playShared(run, games, workers, (done) => {
      finished += done;
      shown.to(finished);
    });
  } catch (thrown) {
    // A disk that is full or a folder that is gone, in the middle of the run.
    if (run.save === null || !isFileTrouble(thrown)) throw thrown;
    return fileComplaint(run.save, thrown);
  } finally {
    shown.end();
  }
}

function spreadText(lang: Lang, { mean, p50, p95, max }: Spread): string {
  const whole = (value: number) => number(lang, Math.round(value));
  return phrase(lang, REPORT.spread, { mean: whole(mean), p50: whole(p50), p95: whole(p95), max: whole(max) });
}

function lines(lang: Lang, { run }: Plan, summary: Summary): string[] {
  const whole = (value: number) => number(lang, Math.round(value));
  return [
    phrase(lang, REPORT.simulated, {
      game: gameTitle(lang, run.game),
      games: summary.games,
      seconds: summary.seconds,
    }),
    '',
    ...table([
      ...run.bots.map((level, seat) => [
        phrase(lang, REPORT.winsOfSeat, { seat, bot: botName(lang, level) }),
        `${whole(summary.wins[seat] ?? 0)} (${percent(lang, (summary.wins[seat] ?? 0) / summary.games, 1)})`,
      ]),
      ...(summary.draws > 0 ? [[phrase(lang, REPORT.draws), whole(summary.draws)]] : []),
      ...(summary.losses > 0 ? [[phrase(lang, REPORT.losses), whole(summary.losses)]] : []),
      ...(summary.unfinished > 0 ? [[phrase(lang, REPORT.unfinished), whole(summary.unfinished)]] : []),
      ...(summary.score ? [[phrase(lang, REPORT.scoreOfGame), spreadText(lang, summary.score)]] : []),
      [phrase(lang, REPORT.decisions), whole(summary.decisions)],
      [phrase(lang, REPORT.forced), whole(summary.forced)],
      [phrase(lang, REPORT.lengthOfGame), spreadText(lang, summary.length)],
      [phrase(lang, REPORT.gamesPerSecond), whole(summary.gamesPerSecond)],
      [phrase(lang, REPORT.decisionsPerSecond), whole(summary.decisionsPerSecond)],
      [phrase(lang, REPORT.digest), summary.digest],
    ]),
  ];
}

/** Plays the run and sums it up. */
async function measured(planned: Plan, lang: Lang): Promise<Summary | Fault> {
  const begun = performance.now();
  const tallies = await playAll(planned, lang);
  if (isFault(tallies)) return tallies;
  const summary = summarise(planned.run, tallies, (performance.now() - begun) / 1000);
  if (summary.unfinished > 0) note(phrase(lang, REPORT.cutOff, { games: summary.unfinished, choices: CUT_OFF }));
  return summary;
}

/** The same games once for each value of an option. */
async function reportBy(call: Call, planned: Plan, { option, runs }: NonNullable<Plan['by']>): Promise<Ending> {
  const found: RunBy[] = [];
  for (const { value, options, content } of runs) {
    const summary = await measured({ ...planned, run: { ...planned.run, options, content } }, call.lang);
    if (isFault(summary)) return summary;
    found.push({ value, ...summary });
  }
  report(call, { by: option, runs: found }, () => byLines(call.lang, option, planned.run.bots, found));
  return 'done';
}

export const simulate: Command = {
  usage: 'simulate <game>',
  about: ABOUT.simulate,
  flags: {
    games: { type: 'string', hint: 'N', about: FLAG.games },
    seed: { type: 'string', hint: 'S', about: FLAG.seed },
    seats: { type: 'string', hint: 'K', about: FLAG.seats },
    bots: { type: 'string', hint: 'a,b,…', about: FLAG.bots },
    options: { type: 'string', hint: 'JSON', about: FLAG.options },
    hero: HERO_FLAG,
    by: { type: 'string', hint: 'OPTION', about: FLAG.by },
    budget: { type: 'string', hint: 'N', about: FLAG.budget },
    workers: { type: 'string', hint: 'W', about: FLAG.workers },
    save: { type: 'string', hint: 'DIR', about: FLAG.save },
    ...JSON_FLAG,
  },
  places: { min: 1, max: 1 },
  async run(call) {
    const planned = await plan(call);
    if (isFault(planned)) return planned;
    if (planned.workers > availableParallelism()) {
      note(phrase(call.lang, REPORT.manyWorkers, { cores: availableParallelism() }));
    }
    if (planned.by !== null) return reportBy(call, planned, planned.by);
    const summary = await measured(planned, call.lang);
    if (isFault(summary)) return summary;
    report(call, summary, () => lines(call.lang, planned, summary));
    return 'done';
  },
};
