// Tables whose time has come though nobody has them open: whoever finds one opens it, and its clock does the rest.
import type { ServerContext } from './server-context.ts';
import { roomOf } from './tables.ts';

/** Milliseconds between two looks, and tables that are opened in one. */
const EVERY = 1000;
const PORTION = 50;

/** Looks for them now and then; gives how to stop. A table is in one process's charge, so each is woken by one. */
export function wakingOverdue(context: ServerContext): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    if (isLooking || context.closing) return;
    isLooking = true;
    wakeOverdue(context)
      .catch((problem: unknown) => context.report(`overdue tables could not be looked for: ${String(problem)}`))
      .finally(() => {
        isLooking = false;
      });
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

async function wakeOverdue(context: ServerContext): Promise<void> {
  for (const id of await context.storage.due(PORTION)) {
    if (context.closing) return;
    if (!context.rooms.has(id)) await roomOf(context, id);
  }
}
