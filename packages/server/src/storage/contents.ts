// What the matches in a data folder are played with, read beside a server that may be running.
import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { isManifest, type Manifest } from '@wyrmtable/kernel';
import { databaseIn } from './folder.ts';

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
    return rows.flatMap(({ id, game, content }) => {
      const read: unknown = JSON.parse(String(content));
      return isManifest(read) ? [{ table: String(id), game: String(game), content: read }] : [];
    });
  } finally {
    db.close();
  }
}
