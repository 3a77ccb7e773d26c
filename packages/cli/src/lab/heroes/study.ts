// Every hero of Dice Throne against every other, both played by the same bot.
import { addTo, emptyResult, inOrder, type LabPlan, type LabResult } from '@wyrmtable/bots/lab';
import { phrase } from '@wyrmtable/words';
import { BALANCE } from '@wyrmtable/words/balance';
import { LAB_FLAG, LAB_REPORT } from '@wyrmtable/words/lab';
import { wholeNumber } from '../../args.ts';
import { type Call, type Complaint, isComplaint } from '../../call.ts';
import { HERO_FLAG } from '../../made-heroes.ts';
import { note, progress, report } from '../../report.ts';
import { shareAmongWorkers } from '../../worker-pool.ts';
import { balanceStudy } from '../balance/study.ts';
import { keep, takeUp } from '../keep.ts';
import { type Setting, type Study, settingOf } from '../study.ts';
import { LAB_HEROES, MOST_GAMES, PAIRS, type PairResult } from './duels.ts';
import { labLines } from './lines.ts';

interface Job extends Setting {
  readonly plan: LabPlan;
  /** What the file held already. */
  readonly result: LabResult;
}

function isResult(value: unknown): value is LabResult {
  if (typeof value !== 'object' || value === null) return false;
  const file: Partial<LabResult> = value;
  return Array.isArray(file.pairs) && typeof file.abilities === 'object' && typeof file.lengths === 'object';
}

async function prepare(call: Call): Promise<Job | Complaint> {
  const setting = await settingOf(call, 'dice-throne');
  if (isComplaint(setting)) return setting;
  const gamesPerPair = wholeNumber(call, 'games-per-pair', { min: 1, max: MOST_GAMES, usual: 20 });
  if (isComplaint(gamesPerPair)) return gamesPerPair;
  const { game, bot, seed, out } = setting;
  const plan: LabPlan = { game: 'dice-throne', version: game.version, bot, seed, gamesPerPair };
  const before = out === null ? null : takeUp(out, { ...plan, heroes: LAB_HEROES }, isResult);
  if (isComplaint(before)) return before;
  return { ...setting, plan, result: before ?? emptyResult(plan, LAB_HEROES) };
}

function unplayed({ pairs }: LabResult): number[] {
  const played = new Set(pairs.map(({ heroes }) => heroes.join()));
  return PAIRS.flatMap((pair, index) => (played.has(pair.join()) ? [] : [index]));
}

async function playAll(call: Call, { plan, workers, out, result }: Job): Promise<Complaint | null> {
  const { lang } = call;
  const total = PAIRS.length * plan.gamesPerPair;
  const done = (): number => result.pairs.length * plan.gamesPerPair;
  if (done() > 0) note(phrase(lang, LAB_REPORT.resumed, { done: done(), total }));
  const unwritable = out === null ? null : keep(out, inOrder(result));
  if (unwritable) return unwritable;
  const shown = progress(lang, total);
  let trouble: Complaint | null = null;
  try {
    const pool = { script: new URL('./worker.ts', import.meta.url), setting: plan, workers };
    await shareAmongWorkers(pool, unplayed(result).values(), (played: PairResult) => {
      addTo(result, played);
      shown.to(done());
      if (out !== null) trouble ??= keep(out, inOrder(result));
    });
  } finally {
    shown.end();
  }
  return trouble;
}

export const heroStudy: Study = {
  flags: {
    'games-per-pair': { type: 'string', hint: 'N', about: LAB_FLAG.gamesPerPair },
    hero: HERO_FLAG,
    duels: { type: 'string', hint: 'N', about: BALANCE.duels },
    tries: { type: 'string', hint: 'N', about: BALANCE.tries },
    level: { type: 'string', hint: 'B', about: LAB_FLAG.bot },
  },
  async run(call) {
    if (call.text('hero') !== undefined) return balanceStudy(call);
    const job = await prepare(call);
    if (isComplaint(job)) return job;
    const trouble = await playAll(call, job);
    if (trouble) return trouble;
    const result = inOrder(job.result);
    report(call, result, () => labLines(call.lang, result));
    return 'done';
  },
};
