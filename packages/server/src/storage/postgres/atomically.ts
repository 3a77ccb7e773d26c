// All of some work on PostgreSQL or nothing of it; a line that breaks undoes what it had begun.

import type { PoolClient } from 'pg';

export async function atomically<T>(client: PoolClient, work: () => Promise<T>): Promise<T> {
  await client.query('BEGIN');
  const done = await work();
  await client.query('COMMIT');
  return done;
}
