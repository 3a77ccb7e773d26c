// Every process follows the log of moderators, whoever writes it: a page, another process, or the terminal.
import type { ServerContext } from '../server-context.ts';
import { LaterAct } from '../storage/moderation-sql.ts';
import type { Act } from '../storage/ports/moderation.ts';
import { FOR_GOOD } from './log.ts';

/** Milliseconds between two looks at the end of the log. */
const LOOK_EVERY = 1000;
const PORTION = 100;

/** Whoever an act is about is told on their open lines here; whoever is banned has to come again, and is not let in. */
export async function followingLog({ storage: { moderation }, lines, report }: ServerContext): Promise<() => void> {
  let last = (await moderation.lastAct())?.number ?? 0;
  let looking = false;
  const heed = (acts: readonly Act[]): void => {
    for (const act of acts) {
      last = act.number;
      const { number, kind, person, reason, words, until } = act;
      if (kind === 'dismiss') continue;
      lines.tell(person, { type: 'moderated', number, kind, reason, words, until: until ?? FOR_GOOD });
      if (kind === 'ban' || kind === 'ban-address') lines.dismiss(person);
    }
  };
  const look = async (): Promise<void> => {
    try {
      heed(await moderation.acts(last, PORTION));
    } catch (problem) {
      if (!(problem instanceof LaterAct)) throw problem;
      // Servers of a later version see to it. Those before it and after it are ours.
      report(`the log of moderators: ${problem.message}`);
      heed(await moderation.acts(last, problem.number - 1 - last));
      last = problem.number;
    }
  };
  const timer = setInterval(() => {
    if (looking) return;
    looking = true;
    look()
      .catch((problem: unknown) => report(`the log of moderators could not be read: ${String(problem)}`))
      .finally(() => {
        looking = false;
      });
  }, LOOK_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
