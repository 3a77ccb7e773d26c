// What the matches of a service are played with, read beside servers that may be running.

import { existsSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import type { Manifest } from '@wyrmtable/kernel';
import { Client } from 'pg';
import type { Place } from '../keeping/index.ts';
import { tableMark } from '../log.ts';
import { databaseIn } from './folder.ts';
import { provisionsIn } from './rows/tables.ts';

export interface StoredContent {
  readonly table: string;
  readonly game: string;
  readonly content: Manifest;
}

const BEGUN = 'SELECT id, game, content FROM tables WHERE content IS NOT NULL ORDER BY id';

function readContent(row: Readonly<Record<string, unknown>>): StoredContent[] {
  const { content } = provisionsIn(row.content, `content of ${tableMark(String(row.id))}`);
  return content === null ? [] : [{ table: String(row.id), game: String(row.game), content }];
}

function contentsIn(folder: string): StoredContent[] | null {
  const path = databaseIn(folder);
  if (!existsSync(path)) return null;
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    return db.prepare(BEGUN).all().flatMap(readContent);
  } finally {
    db.close();
  }
}

async function contentsOf(database: string): Promise<StoredContent[] | null> {
  const client = new Client({ connectionString: database, connectionTimeoutMillis: 5000 });
  await client.connect();
  try {
    const kept = await client.query("SELECT to_regclass('tables') IS NOT NULL AS there");
    return kept.rows[0]?.there === true ? (await client.query(BEGUN)).rows.flatMap(readContent) : null;
  } finally {
    await client.end();
  }
}

/** Every match there that has begun; null where no server has kept anything. */
export async function contentsAt(place: Place): Promise<StoredContent[] | null> {
  return 'folder' in place ? contentsIn(place.folder) : contentsOf(place.database);
}
