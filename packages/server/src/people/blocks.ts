// What blocking and muting do: whoever has blocked one another is kept apart, and neither kind is heard.
import { bring } from '../play.ts';
import { isRoom, type ServerContext } from '../server-context.ts';
import type { Storage, TableRow } from '../storage/port.ts';

/** In both directions, and for the host too, who need not sit. Whoever sits already stays. */
export async function keptApart({ people }: Storage, { seats, host }: TableRow, person: string): Promise<boolean> {
  const there = new Set([host, ...seats.flatMap((row) => (row.kind === 'person' ? [row.guest] : []))]);
  if (there.has(person)) return false;
  for (const other of there) if (await people.blocked(person, other)) return true;
  return false;
}

/** Whom that person does not want to hear. */
export async function deafOf({ people }: Storage, person: string): Promise<ReadonlySet<string>> {
  const relations = await people.relations(person);
  return new Set(relations.flatMap(({ kind, other }) => (kind === 'follow' ? [] : [other])));
}

/** Lines of that person that are open at tables here hear others from now on than before. */
export async function turnEars(context: ServerContext, person: string): Promise<void> {
  const deaf = await deafOf(context.storage, person);
  for (const opening of context.rooms.values()) {
    const room = await opening.catch(() => null);
    if (!isRoom(room)) continue;
    for (const line of room.connections)
      if (line.guest.id === person) void bring(context, room, { kind: 'deaf', line, deaf });
  }
}
