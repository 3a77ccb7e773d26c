// Luck over a lifetime: what the dice gave in every finished match is reckoned once, off the path of any request.
import { isGameId, loadGame } from '@wyrmtable/registry';
import { fileOf } from '../recipe.ts';
import type { ServerContext } from '../server-context.ts';
import type { LuckRow } from '../storage/ports/luck.ts';

/** Milliseconds between two looks for such a match, and for which one that was found is this process's. */
const EVERY = 15_000;
const LEASE = 5 * 60_000;

/** Looks for one match and reckons it; false where there was none. */
export async function reckonOne({ storage, looking }: ServerContext): Promise<boolean> {
  const match = await storage.luck.claim(LEASE);
  if (match === null) return false;
  const table = await storage.table(match);
  if (table === null || table.status !== 'over' || !isGameId(table.game)) {
    await storage.luck.settle(match, []);
    return true;
  }
  const moves = await storage.moves(match);
  const file = fileOf(table, await loadGame(table.game), moves, table.digest ?? '');
  const done = await looking.ask({ kind: 'luck', file });
  // What failed is tried again when the lease is over, a few times.
  if (done?.kind !== 'luck') return true;
  const rows = done.luck.flatMap(({ seat, ...luck }): LuckRow[] => {
    const row = table.seats[seat];
    return row?.kind === 'person' && luck.throws > 0
      ? [{ match, seat, person: row.guest, game: table.game, ...luck }]
      : [];
  });
  await storage.luck.settle(match, rows);
  return true;
}

/** One after another, as long as nobody waits for anything else. */
async function reckonAll(context: ServerContext): Promise<void> {
  while (!context.closing && !context.looking.isBusy() && (await reckonOne(context)));
}

/** Looks now and then; gives how to stop. */
export function reckoningLuck(context: ServerContext): () => void {
  let isLooking = false;
  const timer = setInterval(() => {
    // Pictures that somebody waits for come first.
    if (isLooking || context.closing || context.looking.isBusy()) return;
    isLooking = true;
    reckonAll(context)
      .catch((problem: unknown) => context.report(`luck could not be reckoned: ${String(problem)}`))
      .finally(() => {
        isLooking = false;
      });
  }, EVERY);
  timer.unref();
  return () => clearInterval(timer);
}
