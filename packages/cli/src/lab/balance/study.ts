// A hero from a file against the sixteen, and what would make it even.
import { type Balance, balancing, type DuelEnd, type DuelLevel, RIVALS } from '@wyrmtable/bots/lab';
import { loadGame } from '@wyrmtable/registry';
import { wholeNumber } from '../../args.ts';
import { type Call, type Ending, isComplaint, isFault } from '../../call.ts';
import { heroesIn } from '../../made-heroes.ts';
import { progress, report } from '../../report.ts';
import { shareAmongWorkers } from '../../worker-pool.ts';
import { settingOf } from '../study.ts';
import { balanceLines } from './lines.ts';
import type { BalanceSetting } from './worker.ts';

const LEVELS: readonly DuelLevel[] = ['random', 'eager', 'novice', 'adept', 'master'];
const MOST_DUELS = 1_000_000;

/** Plays what the course asks for, over all workers, until it is through. */
async function played(
  call: Call,
  setting: BalanceSetting,
  workers: number,
  course: ReturnType<typeof balancing>,
  first: number,
): Promise<Balance> {
  const shown = progress(call.lang, first);
  let done = 0;
  try {
    let next = course.next();
    while (next.done !== true) {
      const ends: (DuelEnd | null)[] = [];
      const pool = { script: new URL('./worker.ts', import.meta.url), setting, workers };
      await shareAmongWorkers(pool, next.value.duels.values(), (end: DuelEnd | null) => {
        ends.push(end);
        done++;
        shown.to(Math.min(done, first));
      });
      next = course.next(ends);
    }
    return next.value;
  } finally {
    shown.end();
  }
}

export async function balanceStudy(call: Call): Promise<Ending> {
  const registered = await loadGame('dice-throne');
  const heroes = await heroesIn(call, registered);
  if (isFault(heroes)) return heroes;
  const [box] = heroes.boxes;
  if (box === undefined) throw new TypeError('a balance run needs a hero');
  const setting = await settingOf(call, 'dice-throne');
  if (isComplaint(setting)) return setting;
  const level = LEVELS.find((one) => one === setting.bot) ?? 'adept';
  const duels = wholeNumber(call, 'duels', { min: 1, max: MOST_DUELS, usual: 320 });
  if (isComplaint(duels)) return duels;
  const tries = wholeNumber(call, 'tries', { min: 0, max: MOST_DUELS, usual: 0 });
  if (isComplaint(tries)) return tries;
  const each = Math.max(1, Math.round(duels / RIVALS.length));
  const { seed, workers } = setting;
  const course = balancing(box, { level, seed, duels: each, rivals: RIVALS, tries });
  const balance = await played(call, { box, level, seed }, workers, course, each * RIVALS.length);
  report(call, balance, () => balanceLines(call.lang, balance));
  return 'done';
}
