// What the matches in a data folder are played with, read beside a server that may be running.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Manifest } from '@wyrmtable/kernel';
import { databaseIn } from './folder.ts';
import { provisionsIn } from './rows.ts';

export interface StoredContent {
  readonly table: string;
  readonly game: string;
  readonly content: Manifest;
}

/** Every match of the folder that has begun; null where no server has kept anything there. */
export function contentsIn(folder: string): StoredContent[] | null {
  const path = databaseIn(folder);
  if (!existsSync(path)) return null;
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const rows = db.prepare('SELECT id, game, content FROM tables WHERE content IS NOT NULL ORDER BY id').all();
    return rows.flatMap((row) => {
      const { content } = provisionsIn(row.content, `content of table ${row.id}`);
      return content === null ? [] : [{ table: String(row.id), game: String(row.game), content }];
    });
  } finally {
    db.close();
  }
}
