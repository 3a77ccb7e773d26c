// The list of waiting tables as one person sees it: people they follow first, without those they have blocked.
import type { WaitingTable } from '@wyrmtable/wire';
import type { Storage } from '../storage/port.ts';

/** A table of the list, with the ids of those who sit there, which nobody is told. */
export interface Waiting extends Omit<WaitingTable, 'friends'> {
  readonly people: readonly string[];
}

/** The list as one person sees it: those they follow first, without those they have blocked. */
export async function shownTo(
  { people }: Storage,
  guest: string,
  tables: readonly Waiting[],
): Promise<readonly WaitingTable[]> {
  const relations = tables.length === 0 ? [] : await people.relations(guest);
  const others = (wanted: string) => new Set(relations.flatMap(({ kind, other }) => (kind === wanted ? [other] : [])));
  const [followed, blocked] = [others('follow'), others('block')];
  return tables
    .filter((table) => !table.people.some((id) => blocked.has(id)))
    .map(({ people: ids, ...table }) => ({ ...table, friends: ids.some((id) => followed.has(id)) }))
    .toSorted((a, b) => Number(b.friends) - Number(a.friends));
}
