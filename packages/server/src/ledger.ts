// Group commit: what many tables write in one turn of the event loop becomes durable in one transaction.
import type { Entry, Storage } from './storage/port.ts';
import { emptyTally, type Tally } from './tally.ts';

/** `taken`: another writer had the number already; nothing was written. */
type Written = 'written' | 'taken';

export interface Ledger {
  /** Entries of one match; the promise is kept once they are durable, and broken when the storage fails. */
  write(entries: readonly Entry[]): Promise<Written>;
}

interface Waiting {
  readonly entries: readonly Entry[];
  readonly done: (written: Written) => void;
  readonly failed: (problem: unknown) => void;
}

export function ledgerOf(storage: Storage, tally: Tally = emptyTally()): Ledger {
  let waiting: Waiting[] = [];

  const flush = async (): Promise<void> => {
    const batch = waiting;
    waiting = [];
    try {
      const began = performance.now();
      const all = batch.flatMap(({ entries }) => entries);
      const taken = await storage.append(all);
      tally.commits++;
      tally.committing += performance.now() - began;
      tally.moves += all.filter(({ kind }) => kind === 'move').length;
      for (const { entries, done } of batch) done(entries.some(({ match }) => taken.has(match)) ? 'taken' : 'written');
    } catch (problem) {
      tally.failures++;
      for (const { failed } of batch) failed(problem);
    }
  };

  return {
    write(entries) {
      return new Promise((done, failed) => {
        // Immediates run after all sockets that were ready have been read: that is the whole group.
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({ entries, done, failed });
      });
    },
  };
}
