// Parties of bots on their adventures: how often each scenario is won, by difficulty and number of heroes.
import { DIFFICULTIES } from '@wyrmtable/adventures';
import {
  addJourney,
  cellOf,
  emptyJourneys,
  gamesIn,
  type Journey,
  type JourneyEnd,
  type JourneyPlan,
  type JourneyResult,
  roundOf,
} from '@wyrmtable/bots/lab';
import { phrase } from '@wyrmtable/words';
import { LAB_FAULT, LAB_FLAG, LAB_REPORT } from '@wyrmtable/words/lab';
import { wholeNumber } from '../../args.ts';
import { type Call, type Complaint, complain, isComplaint } from '../../call.ts';
import { note, progress, report, timedProgress } from '../../report.ts';
import { shareAmongWorkers } from '../../worker-pool.ts';
import { keep, takeUp } from '../keep.ts';
import { type Setting, type Study, settingOf } from '../study.ts';
import { journeyLines } from './lines.ts';
import { MOST_ROUNDS, type Outing } from './play.ts';

interface Job extends Setting {
  /** Games in all, and milliseconds, after which no further game begins. */
  readonly games: number;
  readonly time: number | null;
  readonly result: JourneyResult;
}

const JOURNEYS: readonly Journey[] = [1, 2, 3, 4, 5, 6, 7, 8, 'campaign'];
const PARTIES = [1, 2, 3, 4];
const USUAL_ROUNDS = 20;
const MOST_MINUTES = 60 * 24 * 7;

/** The values a flag lists, each once and in the order of all there are. */
function listed<T extends string | number>(
  call: Call,
  flag: string,
  all: readonly T[],
  usual: readonly T[],
): readonly T[] | Complaint {
  const text = call.text(flag);
  if (text === undefined) return usual;
  const named = text.split(',').map((one) => one.trim());
  const unknown = named.find((one) => !all.some((value) => String(value) === one));
  if (unknown !== undefined)
    return complain(LAB_FAULT.notListed, { flag: `--${flag}`, text: unknown, known: all.join(', ') });
  return all.filter((value) => named.includes(String(value)));
}

function planOf(call: Call, { game, bot, seed }: Setting): JourneyPlan | Complaint {
  const levels = DIFFICULTIES.map(({ id }) => id);
  const difficulties = listed(call, 'difficulties', levels, ['normal']);
  if (isComplaint(difficulties)) return difficulties;
  const heroes = listed(call, 'heroes', PARTIES, PARTIES);
  if (isComplaint(heroes)) return heroes;
  const scenarios = listed(
    call,
    'scenarios',
    JOURNEYS,
    JOURNEYS.filter((journey) => journey !== 'campaign'),
  );
  if (isComplaint(scenarios)) return scenarios;
  return { game: 'adventures', version: game.version, bot, seed, difficulties, heroes, scenarios };
}

function isCell(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const cell: Partial<JourneyResult['cells'][number]> = value;
  const figures = [cell.games, cell.won, cell.unfinished, cell.points];
  const sums: unknown = cell.scenarios;
  const maps: unknown = cell.maps;
  if (typeof maps !== 'object' || maps === null) return false;
  return figures.every(Number.isSafeInteger) && Array.isArray(sums) && sums.length === 8 && sums.every(isSum);
}

const SUM = ['played', 'won', 'reached', 'atOnce'];

function isSum(value: unknown): boolean {
  if (typeof value !== 'object' || value === null) return false;
  const figures = new Map<string, unknown>(Object.entries(value));
  return SUM.every((field) => Number.isSafeInteger(figures.get(field)));
}

/** Whether it holds the games of a plan with these cells: games go round them, so none is ahead by more than one. */
const isResultOf =
  ({ cells: planned }: JourneyResult) =>
  (value: unknown): value is JourneyResult => {
    if (typeof value !== 'object' || value === null || !('cells' in value) || !Array.isArray(value.cells)) return false;
    if (value.cells.length !== planned.length || !value.cells.every(isCell)) return false;
    const games: number[] = value.cells.map(({ games: some }: { games: number }) => some);
    return games.every((some, i) => i === 0 || some === games[i - 1] || some + 1 === games[i - 1]);
  };

async function prepare(call: Call): Promise<Job | Complaint> {
  const setting = await settingOf(call, 'adventures');
  if (isComplaint(setting)) return setting;
  const plan = planOf(call, setting);
  if (isComplaint(plan)) return plan;
  const minutes = wholeNumber(call, 'minutes', { min: 1, max: MOST_MINUTES, usual: 0 });
  if (isComplaint(minutes)) return minutes;
  const usual = minutes > 0 ? MOST_ROUNDS : USUAL_ROUNDS;
  const rounds = wholeNumber(call, 'games', { min: 1, max: MOST_ROUNDS, usual });
  if (isComplaint(rounds)) return rounds;
  const empty = emptyJourneys(plan);
  const before = setting.out === null ? null : takeUp(setting.out, plan, isResultOf(empty));
  if (isComplaint(before)) return before;
  const time = minutes > 0 ? minutes * 60_000 : null;
  return { ...setting, games: rounds * empty.cells.length, time, result: before ?? empty };
}

/** The games that are still to be played, until there are enough or the time is up. */
function* outings({ games, time, result, seed }: Job): Generator<Outing> {
  const begun = performance.now();
  for (let game = gamesIn(result); game < games; game++) {
    const cell = cellOf(result, game);
    if (cell === undefined || (time !== null && performance.now() - begun >= time)) return;
    const { scenario, difficulty, heroes } = cell;
    yield { seed, scenario, difficulty, heroes, round: roundOf(result, game) };
  }
}

async function playAll(call: Call, job: Job): Promise<Complaint | null> {
  const { lang } = call;
  const { bot, workers, out, games, time, result } = job;
  if (gamesIn(result) > 0) note(phrase(lang, LAB_REPORT.journeysResumed, { done: gamesIn(result) }));
  const unwritable = out === null ? null : keep(out, result);
  if (unwritable) return unwritable;
  const shown = time === null ? progress(lang, games) : timedProgress(lang, time);
  let trouble: Complaint | null = null;
  try {
    const pool = { script: new URL('./worker.ts', import.meta.url), setting: bot, workers };
    await shareAmongWorkers(pool, outings(job), (end: JourneyEnd) => {
      addJourney(result, end);
      shown.to(gamesIn(result));
      if (out !== null) trouble ??= keep(out, result);
    });
  } finally {
    shown.end();
  }
  return trouble;
}

export const journeyStudy: Study = {
  flags: {
    difficulties: { type: 'string', hint: 'a,b,…', about: LAB_FLAG.difficulties },
    heroes: { type: 'string', hint: '1,2,…', about: LAB_FLAG.heroes },
    scenarios: { type: 'string', hint: '1,2,…', about: LAB_FLAG.scenarios },
    games: { type: 'string', hint: 'N', about: LAB_FLAG.games },
    minutes: { type: 'string', hint: 'M', about: LAB_FLAG.minutes },
  },
  async run(call) {
    const job = await prepare(call);
    if (isComplaint(job)) return job;
    const trouble = await playAll(call, job);
    if (trouble) return trouble;
    report(call, job.result, () => journeyLines(call.lang, job.result));
    return 'done';
  },
};
