// A storage in which seeds of matches that are not over and choices that are not shown lie sealed from who reads the database.
import { tableMark } from '../log.ts';
import { isSealed, KeyMissing, type Keys } from './keys.ts';
import type { Storage, TableRow } from './port.ts';
import { openPicks, sealPicks } from './sealed-picks.ts';

/** Once a match is over or set aside its seed is shown to everybody. */
const isSecret = ({ status }: Pick<TableRow, 'status'>): boolean => status === 'lobby' || status === 'playing';

const placeOf = (id: string): string => `seed of ${id}`;

/** Tables that are sealed at a time. */
const PORTION = 500;

/** Begins no seed. */
const ANYTHING_ELSE = '~';

/** Whether seeds have been sealed here before: then the key that did it must be somewhere. */
export async function wasSealed(storage: Storage): Promise<boolean> {
  const [first] = await storage.seedsUnlike(ANYTHING_ELSE, '', 1);
  return first !== undefined && isSealed(first.seed);
}

/**
 * Seals what lies open or under an older key, before anybody is served. Throws KeyMissing where a match could not go on
 * for want of its key, unless those are given up.
 */
export async function sealAll(storage: Storage, keys: Keys, giveUp: boolean): Promise<void> {
  let after = '';
  for (;;) {
    const found = await storage.seedsUnlike(keys.prefix, after, PORTION);
    const last = found.at(-1);
    if (last === undefined) return;
    after = last.id;
    const changes = found.flatMap(({ id, seed }) => {
      const open = openedOr(giveUp, () => keys.open(seed, placeOf(id)));
      return open === null ? [] : [{ id, from: seed, to: keys.seal(open, placeOf(id)) }];
    });
    await storage.replaceSeeds(changes);
  }
}

function openedOr(giveUp: boolean, open: () => string): string | null {
  try {
    return open();
  } catch (problem) {
    if (giveUp && problem instanceof KeyMissing) return null;
    throw problem;
  }
}

export function sealedStorage(storage: Storage, keys: Keys, report: (problem: string) => void): Storage {
  const closed = (table: TableRow): TableRow =>
    isSecret(table) ? { ...sealPicks(table, keys), seed: keys.seal(table.seed, placeOf(table.id)) } : table;
  const open = (table: TableRow): TableRow => ({
    ...openPicks(table, keys),
    seed: keys.open(table.seed, placeOf(table.id)),
  });
  /** In a list one that cannot be opened costs itself alone. */
  const openAll = (tables: readonly TableRow[]): readonly TableRow[] =>
    tables.flatMap((table) => {
      try {
        return [open(table)];
      } catch (problem) {
        report(`${tableMark(table.id)} cannot be read: ${String(problem)}`);
        return [];
      }
    });
  return {
    ...storage,
    addTable: (table, moves) => storage.addTable(closed(table), moves),
    saveTable: (table, epoch, rated) => storage.saveTable(closed(table), epoch, rated),
    pair: (seeks, table) => storage.pair(seeks, closed(table)),
    async table(id) {
      const table = await storage.table(id);
      return table === null ? null : open(table);
    },
    tablesOf: async (guest, limit) => openAll(await storage.tablesOf(guest, limit)),
    tablesToWatch: async (limit) => openAll(await storage.tablesToWatch(limit)),
  };
}
