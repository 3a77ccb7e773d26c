// `lab`: every hero of Dice Throne against every other, both played by the same bot; what was played is kept.
import { availableParallelism } from 'node:os';
import { addTo, emptyResult, inOrder, type LabPlan, type LabResult } from '@wyrmtable/bots/lab';
import { take } from '@wyrmtable/shelf';
import { phrase } from '@wyrmtable/words';
import { FLAG } from '@wyrmtable/words/cli';
import { LAB_ABOUT, LAB_FAULT, LAB_FLAG, LAB_REPORT } from '@wyrmtable/words/lab';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, type Complaint, complain, isComplaint } from '../call.ts';
import { LAB_HEROES, MOST_GAMES, PAIRS } from '../lab/duels.ts';
import { keep, takeUp } from '../lab/keep.ts';
import { labLines } from '../lab/lines.ts';
import { playPairs } from '../lab/pool.ts';
import { note, progress, report } from '../report.ts';
import { botsNamed, gameNamed } from '../shelf.ts';

interface Job {
  readonly plan: LabPlan;
  readonly workers: number;
  readonly out: string | null;
  /** What the file held already. */
  readonly result: LabResult;
}

async function prepare(call: Call): Promise<Job | Complaint> {
  const game = gameNamed(call.places[0]);
  if (isComplaint(game)) return game;
  if (game !== 'dice-throne') return complain(LAB_FAULT.onlyDiceThrone);
  const shelved = await take(game);
  const bots = botsNamed(call.text('bot') ?? 'adept', shelved.bots, 1);
  if (isComplaint(bots)) return bots;
  const gamesPerPair = wholeNumber(call, 'games-per-pair', { min: 1, max: MOST_GAMES, usual: 20 });
  if (isComplaint(gamesPerPair)) return gamesPerPair;
  const seed = wholeNumber(call, 'seed', { min: Number.MIN_SAFE_INTEGER, max: Number.MAX_SAFE_INTEGER, usual: 1 });
  if (isComplaint(seed)) return seed;
  const workers = wholeNumber(call, 'workers', { min: 1, max: 256, usual: availableParallelism() });
  if (isComplaint(workers)) return workers;
  const plan: LabPlan = { game, version: shelved.game.version, bot: bots[0] ?? '', seed, gamesPerPair };
  const out = call.text('out') ?? null;
  const before = out === null ? null : takeUp(out, plan, LAB_HEROES);
  if (isComplaint(before)) return before;
  return { plan, workers, out, result: before ?? emptyResult(plan, LAB_HEROES) };
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
  const unwritable = out === null ? null : keep(out, result);
  if (unwritable) return unwritable;
  const shown = progress(lang, total);
  let trouble: Complaint | null = null;
  try {
    await playPairs(plan, unplayed(result), workers, (played) => {
      addTo(result, played);
      shown.to(done());
      if (out !== null) trouble ??= keep(out, result);
    });
  } finally {
    shown.end();
  }
  return trouble;
}

export const lab: Command = {
  usage: 'lab dice-throne',
  about: LAB_ABOUT,
  flags: {
    bot: { type: 'string', hint: 'B', about: LAB_FLAG.bot },
    'games-per-pair': { type: 'string', hint: 'N', about: LAB_FLAG.gamesPerPair },
    seed: { type: 'string', hint: 'S', about: FLAG.seed },
    workers: { type: 'string', hint: 'W', about: LAB_FLAG.workers },
    out: { type: 'string', hint: 'FILE', about: LAB_FLAG.out },
    ...JSON_FLAG,
  },
  places: { min: 1, max: 1 },
  async run(call) {
    const job = await prepare(call);
    if (isComplaint(job)) return job;
    const trouble = await playAll(call, job);
    if (trouble) return trouble;
    const result = inOrder(job.result);
    report(call, result, () => labLines(call.lang, result));
    return 'done';
  },
};
