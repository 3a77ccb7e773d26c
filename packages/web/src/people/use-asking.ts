// One thing asked at a time: whether it is under way, and why it was not done. What was typed stays where it is.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { useState } from 'react';

export interface Asking {
  readonly busy: boolean;
  readonly problem: Refusal | null;
  /** Gives what was answered, or null where it was refused. */
  run<T>(work: () => Promise<T | Refusal>): Promise<T | null>;
  /** The problem is none any more: something else is typed. */
  clear(): void;
}

export function useAsking(): Asking {
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<Refusal | null>(null);
  return {
    busy,
    problem,
    async run(work) {
      setBusy(true);
      setProblem(null);
      const answer = await work();
      setBusy(false);
      if (!isRefusal(answer)) return answer;
      setProblem(answer);
      return null;
    },
    clear: () => setProblem(null),
  };
}
