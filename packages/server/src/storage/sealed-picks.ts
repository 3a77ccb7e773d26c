// Hidden choices that were handed in lie sealed in the database as long as the table is a lobby: who reads it cannot know them.
import type { HiddenPick, Seat } from '@wyrmtable/kernel';
import { KeyMissing, type Keys } from './keys.ts';
import type { TableRow } from './port.ts';

const placeOf = (id: string, seat: Seat): string => `pick of ${id} ${seat}`;

/** Ids are filled up to this, so that the length says nothing. */
const WIDTH = 64;

type Change = (text: string) => string;

function withPicks(
  table: TableRow,
  change: (pick: HiddenPick & { readonly hero: string; readonly salt: string }, seat: Seat) => HiddenPick | null,
): TableRow {
  const { choosing } = table.terms;
  // Once the match begins everybody has been shown them.
  if (table.status !== 'lobby' || choosing?.how !== 'hidden') return table;
  const picks = choosing.picks.map((pick, seat) => {
    if (pick?.hero === undefined || pick.salt === undefined) return pick;
    return change({ ...pick, hero: pick.hero, salt: pick.salt }, seat);
  });
  return { ...table, terms: { ...table.terms, choosing: { how: 'hidden', picks } } };
}

export function sealPicks(table: TableRow, keys: Keys): TableRow {
  return withPicks(table, ({ hero, salt, ...pick }, seat) => {
    const seal: Change = (text) => keys.seal(text, placeOf(table.id, seat));
    return { ...pick, hero: seal(hero.padEnd(WIDTH)), salt: seal(salt) };
  });
}

/** One that was sealed with a key that is gone was never made: whoever sits there chooses anew. */
export function openPicks(table: TableRow, keys: Keys): TableRow {
  return withPicks(table, ({ hero, salt, ...pick }, seat) => {
    const open: Change = (text) => keys.open(text, placeOf(table.id, seat));
    try {
      return { ...pick, hero: open(hero).trimEnd(), salt: open(salt) };
    } catch (problem) {
      if (problem instanceof KeyMissing) return null;
      throw problem;
    }
  });
}
