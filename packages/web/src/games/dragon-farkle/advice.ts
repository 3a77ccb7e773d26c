// What stopping and rolling on are worth, from the odds worker.
import type { Advice } from '@wyrmtable/bots/dragon-farkle/odds';
import { dragonFarkle, type FarkleView } from '@wyrmtable/dragon-farkle';
import { parcelOf } from '@wyrmtable/kernel';
import { useMemo } from 'react';
import { useWorkerAnswer } from '../../table/use-worker-answer.ts';
import type { AboutView } from '../../table/worker-answer.ts';

export type AdviceQuestion = AboutView<FarkleView>;

const hire = () => new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });

/** The advice for this view; null where there is nothing to weigh, or where it cannot be had. */
export function useAdvice(view: FarkleView | null): Advice | 'counting' | null {
  const question = useMemo(() => view && { view, parcel: parcelOf(dragonFarkle.content, view) }, [view]);
  return useWorkerAnswer<AdviceQuestion, Advice | null>(question, hire);
}
