// What is offered at a table: who is asked, and how everybody is told of it.
import type { Offer } from '@wyrmtable/wire';
import type { TableRow } from '../storage/port.ts';
import type { Table } from './table.ts';
import { botAt } from './waiting.ts';

/** People who play here themselves: those whose seats bots have are not asked. */
export function askedFor({ seats }: TableRow): ReadonlySet<string> {
  return new Set(seats.flatMap((row) => (row.kind === 'person' && botAt(row) === null ? [row.guest] : [])));
}

/** The offer as everybody is told of it. */
export function offerTold({ table, proposal }: Table): { readonly offer?: Offer } {
  if (proposal === null) return {};
  const seatsOf = (guest: string) =>
    table.seats.flatMap((row, seat) => (row.kind === 'person' && row.guest === guest ? [seat] : []));
  const agreed = [...proposal.agreed].flatMap(seatsOf);
  return { offer: { what: proposal.what, by: seatsOf(proposal.by)[0] ?? 0, agreed } };
}
