// Group commit: what many tables write in one turn of the event loop becomes durable in one transaction.

import { type Counters, zeroCounters } from './counters.ts';
import type { Storage, Writing, Written } from './storage/port.ts';

export interface GroupCommit {
  /** The promise is kept once the writing is durable or refused, and broken when the storage fails. */
  write(writing: Writing): Promise<Written>;
}

interface Waiting {
  readonly writing: Writing;
  readonly done: (written: Written) => void;
  readonly failed: (problem: unknown) => void;
}

const movesIn = ({ entries }: Writing): number => entries.filter(({ kind }) => kind === 'move').length;

export function groupCommitOf(storage: Storage, tally: Counters = zeroCounters()): GroupCommit {
  let waiting: Waiting[] = [];
  let isWriting = false;

  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    isWriting = true;
    try {
      const began = performance.now();
      const written = await storage.append(batch.map(({ writing }) => writing));
      tally.commits++;
      tally.committing += performance.now() - began;
      for (const [i, { writing, done }] of batch.entries()) {
        const what = written[i] ?? 'taken';
        if (what === 'written') tally.moves += movesIn(writing);
        done(what);
      }
    } catch (problem) {
      tally.failures++;
      for (const { failed } of batch) failed(problem);
    }
    isWriting = false;
    if (waiting.length > 0) setImmediate(flush);
  };

  return {
    write(writing) {
      return new Promise((done, failed) => {
        // Immediates run after all sockets that were ready have been read: that is the whole group. What comes while a
        // database far away is writing makes the next group, so the slower it is the more share one transaction.
        if (waiting.length === 0 && !isWriting) setImmediate(flush);
        waiting.push({ writing, done, failed });
      });
    },
  };
}
