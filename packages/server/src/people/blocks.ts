// Whether somebody may sit down with those who are there: whoever has blocked one another is kept apart.
import type { Storage, TableRow } from '../storage/port.ts';

/** In both directions, and for the host too, who need not sit. Whoever sits already stays. */
export async function keptApart({ people }: Storage, { seats, host }: TableRow, person: string): Promise<boolean> {
  const there = new Set([host, ...seats.flatMap((row) => (row.kind === 'person' ? [row.guest] : []))]);
  if (there.has(person)) return false;
  for (const other of there) if (await people.blocked(person, other)) return true;
  return false;
}
