// What people are to be told lies in the store until they were told: every process looks for what is due and tells it where the
// table is its own, or nobody's any more because a process has died.
import type { Word } from '@wyrmtable/wire';
import { actorOf } from '../devices.ts';
import { isElsewhere, type ServerContext } from '../server-context.ts';
import type { OwedRow } from '../storage/ports/word.ts';
import { roomOf } from '../tables.ts';
import { dueAt } from './noticing.ts';
import { KEPT, type Sender } from './sending.ts';

/** Milliseconds between two looks; a trial is in a hurry, but must not keep the store from everything else. */
const EVERY = 1000;
const SOONEST = 25;
const PORTION = 50;
const AT_ONCE = 8;
/** Milliseconds for which what one process is about to send is left to it: all its tries, and some. */
const HELD = 60_000;
const SHORTEST_HOLD = 4000;
const A_MONTH = 30 * 24 * 60 * 60_000;

export interface Owing {
  /** Comes back at once; it is told as soon as may be, whatever becomes of the table. */
  send(person: string, word: Word): void;
  close(): void;
}

/** `theirs`: another process has the table, and sees to it. */
async function stands(context: ServerContext, { sure, person, word, mark, late }: OwedRow) {
  // A push service would not keep it any longer either.
  if (late > KEPT[word.kind] * 1000) return 'over';
  if (sure) return 'due';
  const room = await roomOf(context, word.table);
  if (room === null) return 'over';
  if (isElsewhere(room)) return 'theirs';
  const actor = actorOf(room.table, person);
  const due = dueAt(room).some((one) => one.person === actor && one.kind === word.kind && one.mark === mark);
  return due ? 'due' : 'over';
}

export function owingOf(context: ServerContext, sender: Sender, haste: number): Owing {
  const { purses, report } = context;
  const store = context.storage.word;
  let working = 0;
  let looking = false;
  let closed = false;

  const tell = async (owed: OwedRow): Promise<void> => {
    await sender.send(owed.person, owed.word);
    // Whoever dies before this is written leaves it to be told once more; a device shows the second in the place of the first.
    if (!closed) await store.told(owed);
  };

  const look = async (): Promise<void> => {
    for (const owed of await store.ripe(PORTION)) {
      if (closed || context.closing || working >= AT_ONCE) return;
      const found = await stands(context, owed);
      if (found === 'theirs') continue;
      if (found === 'over' || purses.refuse('word', { guest: owed.person }) !== null) {
        await store.drop(owed);
        continue;
      }
      if (!(await store.hold(owed, Math.max(HELD * haste, SHORTEST_HOLD)))) continue;
      purses.spend('word', { guest: owed.person });
      working++;
      tell(owed)
        .catch((problem: unknown) => report(`word could not be sent: ${String(problem)}`))
        .finally(() => {
          working--;
        });
    }
  };
  const lookNow = (): void => {
    if (looking || closed || context.closing) return;
    looking = true;
    look()
      .catch((problem: unknown) => report(`what is to be told could not be looked for: ${String(problem)}`))
      .finally(() => {
        looking = false;
      });
  };
  const timer = setInterval(lookNow, Math.max(EVERY * haste, SOONEST));
  timer.unref();
  const tidy = setInterval(() => {
    store
      .forgetTold(Date.now() - A_MONTH)
      .catch((problem: unknown) => report(`what was told could not be forgotten: ${String(problem)}`));
  }, 60 * 60_000);
  tidy.unref();

  return {
    send(person, word) {
      store
        .owe({ person, word, mark: 1, sure: true }, 0, 0)
        .then(lookNow)
        .catch((problem: unknown) => report(`word was not put down: ${String(problem)}`));
    },
    close() {
      closed = true;
      clearInterval(timer);
      clearInterval(tidy);
    },
  };
}
