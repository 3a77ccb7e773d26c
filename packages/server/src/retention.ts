// What is not kept for good: what was said at tables, and tables that nobody has come to for a long time. Whoever sits at one reads beforehand when that will be.
import { isKeptSecret } from './day/days.ts';
import { tableMark } from './log.ts';
import { commitmentOf } from './pledging.ts';
import type { ServerContext } from './server-context.ts';
import { KeyMissing } from './storage/keys.ts';
import type { TableRow, Unsealing } from './storage/port.ts';

/** Tables that are looked at in one go. */
const PORTION = 100;
const HOUR = 60 * 60_000;

/** Looks for them now and then; gives how to stop. */
export function removingAbandoned(context: ServerContext, retention: number): () => void {
  const timer = setInterval(
    () => {
      removeAbandoned(context, Date.now() - retention).catch((problem: unknown) =>
        context.report(`abandoned tables could not be removed: ${String(problem)}`),
      );
    },
    Math.min(HOUR, retention / 4),
  );
  timer.unref();
  return () => clearInterval(timer);
}

async function removeAbandoned(context: ServerContext, before: number): Promise<void> {
  for (const id of await context.storage.abandoned(before, PORTION)) {
    // Somebody may just be coming, here or at another process.
    const isOpen = context.rooms.has(id);
    if (context.closing || isOpen || !(await isOurs(context, id))) continue;
    try {
      await remove(context, id, before);
    } catch (problem) {
      // One that cannot be read costs itself alone.
      context.report(`${tableMark(id)} could not be removed: ${String(problem)}`);
    }
  }
}

async function remove({ storage }: ServerContext, id: string, before: number): Promise<void> {
  const row = await storage.table(id).catch((problem: unknown) => {
    // Its key is lost: nobody can show the seed any more, and the record goes on saying that nobody has.
    if (problem instanceof KeyMissing) return null;
    throw problem;
  });
  // Others may still have the same dice before them.
  if (row !== null && isKeptSecret(row, Date.now())) return;
  await storage.removeTable(id, before, row === null ? null : promiseOf(row));
}

/** The dice of a match that nobody will play on are nobody's secret any more: what was promised is laid open, for good. */
function promiseOf(row: TableRow): Unsealing | null {
  const { status, pledge, seed, words, game, version, options } = row;
  if (pledge === null) return null;
  const commitment = commitmentOf(row);
  if (status === 'lobby') return { commitment, how: 'aborted', revealed: null };
  if (status !== 'playing') return null;
  return { commitment, how: 'expired', revealed: { seed, words: words ?? [], game, version, options, pledge } };
}

async function isOurs({ charges }: ServerContext, id: string): Promise<boolean> {
  return charges === null || (await charges.take(id)).owner === charges.name;
}

/** Milliseconds for which what was said at a table is kept: long enough to report it, and a report keeps its own copy. */
const TALK_FOR = 14 * 24 * HOUR;

/** Forgets it in time, and where guests come from, who have nothing to be reported for any more; gives how to stop. */
export function forgettingTalk({ storage, report }: ServerContext): () => void {
  const timer = setInterval(() => {
    const before = Date.now() - TALK_FOR;
    Promise.all([storage.forgetTalk(before), storage.moderation.forgetMarks(before)]).catch((problem: unknown) =>
      report(`what was said could not be forgotten: ${String(problem)}`),
    );
  }, HOUR);
  timer.unref();
  return () => clearInterval(timer);
}
