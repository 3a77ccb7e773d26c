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

/** The advice for this view; null while it is being worked out, and where there is nothing to weigh. */
export function useAdvice(view: FarkleView | null): Advice | null {
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
    current.addEventListener('message', hear);
    current.postMessage(question);
    return () => current.removeEventListener('message', hear);
  }, [view]);
  return weighed !== null && weighed.view === view ? weighed.advice : null;
}
