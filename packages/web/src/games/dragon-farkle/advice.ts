// Asks the odds worker what a decision is worth, and forgets answers to questions that are no longer asked.
import type { Advice } from '@wyrmtable/bots/dragon-farkle/odds';
import type { FarkleView } from '@wyrmtable/dragon-farkle';
import { useEffect, useRef, useState } from 'react';

export interface AdviceQuestion {
  readonly number: number;
  readonly view: FarkleView;
}

export interface AdviceAnswer {
  readonly number: number;
  readonly advice: Advice | null;
}

interface Weighed {
  readonly view: FarkleView;
  readonly advice: Advice | null;
}

/** The advice for this view; null where there is nothing to weigh, or where it cannot be had. */
export function useAdvice(view: FarkleView | null): Advice | 'counting' | null {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const [weighed, setWeighed] = useState<Weighed | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (view === null) return undefined;
    // Started only for those who want to know, and kept: what it has worked out once it knows.
    worker.current ??= new Worker(new URL('./odds-worker.ts', import.meta.url), { type: 'module' });
    const { current } = worker;
    const question: AdviceQuestion = { number: ++asked.current, view };
    const hear = ({ data }: MessageEvent<AdviceAnswer>) => {
      if (data.number === question.number) setWeighed({ view, advice: data.advice });
    };
    // A worker that fell, or whose file did not come: this once the table does without, the next question tries anew.
    const fail = () => {
      current.terminate();
      worker.current = null;
      setWeighed({ view, advice: null });
    };
    current.addEventListener('message', hear);
    current.addEventListener('error', fail);
    current.postMessage(question);
    return () => {
      current.removeEventListener('message', hear);
      current.removeEventListener('error', fail);
    };
  }, [view]);
  if (view === null) return null;
  return weighed?.view === view ? weighed.advice : 'counting';
}
