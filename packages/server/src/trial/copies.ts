// A crowd of tables for a trial, without anybody who lays them one by one.
import { freshCode } from '../fairness.ts';
import { openStore } from '../storage/open.ts';

/** The table is put so many times more, with its moves, into the data folder of a server that is not running. */
export async function copyTable(dataDir: string, id: string, count: number): Promise<readonly string[]> {
  const { storage, close } = await openStore({ dataDir });
  try {
    const table = await storage.table(id);
    if (table === null) throw new Error(`no table ${id}`);
    const moves = await storage.moves(id);
    const codes: string[] = [];
    while (codes.length < count) {
      const code = freshCode(false);
      const own = moves.map((move) => ({ ...move, match: code }));
      if (await storage.addTable({ ...table, id: code }, own)) codes.push(code);
    }
    return codes;
  } finally {
    await close();
  }
}
