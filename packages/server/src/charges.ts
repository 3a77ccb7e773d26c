// Which tables this process is in charge of, where several processes share a store: taken, kept as long as it lives, let go.
import { randomUUID } from 'node:crypto';
import type { Charge, Storage } from './storage/port.ts';

/** Milliseconds for which a process that says nothing is believed to live, and how often it says so. */
const LEASE = 2500;
const RENEWED = 600;

export interface Charges {
  /** What this process is called in this life; others reach it by that name. */
  readonly name: string;
  /** Whose the table is then: ours, unless another that lives has it. */
  take(match: string): Promise<Charge>;
  /** Anybody may take them from now on. */
  letGo(tables: readonly { readonly id: string; readonly epoch: number }[]): Promise<void>;
  close(): Promise<void>;
}

export interface Holding {
  /** Tables that are open here. */
  readonly open: () => readonly string[];
  /** Another process has taken it while this one was thought to be dead. */
  readonly lost: (match: string) => void;
  readonly report: (problem: string) => void;
}

export async function chargesOf(storage: Storage, { open, lost, report }: Holding): Promise<Charges> {
  const name = randomUUID();
  await storage.live(name, LEASE);
  let isAsking = false;

  const renew = async (): Promise<void> => {
    if (await storage.live(name, LEASE)) return;
    for (const match of await storage.takenFrom(name, open())) lost(match);
  };
  const timer = setInterval(() => {
    if (isAsking) return;
    isAsking = true;
    renew()
      .catch((problem: unknown) => report(`the store does not hear that this process lives: ${String(problem)}`))
      .finally(() => {
        isAsking = false;
      });
  }, RENEWED);
  timer.unref();

  return {
    name,
    take: (match) => storage.takeCharge(match, name),
    async letGo(tables) {
      const charges = tables.map(({ id, epoch }) => ({ match: id, owner: name, epoch }));
      if (charges.length > 0) await storage.letGo(charges);
    },
    async close() {
      clearInterval(timer);
      await storage.live(name, 0).catch(() => {});
    },
  };
}
