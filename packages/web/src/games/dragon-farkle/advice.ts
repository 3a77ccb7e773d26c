// What stopping and rolling on are worth, from the odds worker.
import type { Advice } from '@wyrmtable/bots/dragon-farkle/odds';
import type { FarkleView } from '@wyrmtable/dragon-farkle';
import { useWorkerAnswer } from '../../table/use-worker-answer.ts';

const hire = () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });

/** The advice for this view; null where there is nothing to weigh, or where it cannot be had. */
export function useAdvice(view: FarkleView | null): Advice | 'counting' | null {
  return useWorkerAnswer<FarkleView, Advice | null>(view, hire);
}
