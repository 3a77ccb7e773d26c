// Asks a worker what is too slow for the thread that draws, and forgets answers to questions that are no longer asked.
import { useEffect, useRef, useState } from 'react';
import { usePageBusy } from '../shell/page-busy.ts';
import type { Answered, Asked } from './worker-answer.ts';

/** The answer to this very question; null where nothing is asked, or where it cannot be had. */
export function useWorkerAnswer<Q extends object, A>(question: Q | null, hire: () => Worker): A | 'counting' | null {
  const worker = useRef<Worker | null>(null);
  const asked = useRef(0);
  const hiring = useRef(hire);
  const [reckoned, setReckoned] = useState<{ readonly question: Q; readonly answer: A | null } | null>(null);
  useEffect(
    () => () => {
      worker.current?.terminate();
      worker.current = null;
    },
    [],
  );
  useEffect(() => {
    if (question === null) return undefined;
    // Started only for those who want to know, and kept: what it has worked out once it knows.
    worker.current ??= hiring.current();
    const { current } = worker;
    const put: Asked<Q> = { number: ++asked.current, question };
    const hear = ({ data }: MessageEvent<Answered<A>>) => {
      if (data.number === put.number) setReckoned({ question, answer: data.answer });
    };
    // A worker that fell, or whose file did not come: this once the table does without, the next question tries anew.
    const fail = () => {
      current.terminate();
      worker.current = null;
      setReckoned({ question, answer: null });
    };
    current.addEventListener('message', hear);
    current.addEventListener('error', fail);
    current.postMessage(put);
    return () => {
      current.removeEventListener('message', hear);
      current.removeEventListener('error', fail);
    };
  }, [question]);
  const isCounting = question !== null && reckoned?.question !== question;
  usePageBusy(isCounting);
  if (question === null) return null;
  return reckoned?.question === question ? reckoned.answer : 'counting';
}
