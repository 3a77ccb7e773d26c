// What can be said of a writing without asking the database.
import type { Writing } from './port.ts';

/** Its moves go on where the writer believes the log ends, one by one. */
export function isSequel({ match, after, entries }: Writing): boolean {
  const moves = entries.filter((entry) => entry.kind === 'move');
  const follows = after === undefined ? moves.length === 0 : moves.every(({ number }, i) => number === after + i);
  return follows && entries.every((entry) => entry.match === match);
}
