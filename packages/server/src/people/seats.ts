// What becomes of somebody's seats when they sign in or leave for good: plain functions from one table to the next.
import type { AnyGame, Refusal } from '@wyrmtable/kernel';
import { isSeated } from '../devices.ts';
import { nameApart, seatsOf, together } from '../lobby.ts';
import { no } from '../refusals.ts';
import type { PersonalLink, TableRow } from '../storage/port.ts';

/** What stands where a name stood. */
const NOBODY = '—';

const othersOf = ({ seats }: TableRow, people: readonly string[]): string[] =>
  seats.flatMap((row) =>
    row.kind === 'empty' || (row.kind === 'person' && people.includes(row.guest)) ? [] : [row.name],
  );

/** Devices that acted for the one act for the other, who needs no link to act for themselves. */
function linksHandedOver(links: readonly PersonalLink[], from: string, to: string): PersonalLink[] {
  const own = links.filter(({ guest }) => guest === from || guest === to);
  const devices = new Set(own.flatMap((link) => link.devices).filter((id) => id !== from && id !== to));
  const others = links
    .filter((link) => !own.includes(link))
    .map((link) => ({ ...link, devices: [...new Set(link.devices.map((id) => (id === from ? to : id)))] }));
  const hash = own.find(({ guest }) => guest === to)?.hash ?? own[0]?.hash ?? null;
  return own.length === 0 ? others : [...others, { guest: to, hash, devices: [...devices] }];
}

/** All that a guest has at a table is the account's. Refused where they sit on two sides: nobody may hold both. */
export function handedOver(
  game: AnyGame,
  table: TableRow,
  { from, to, name }: { readonly from: string; readonly to: string; readonly name: string },
): TableRow | Refusal {
  const held = [...seatsOf(table, from), ...seatsOf(table, to)];
  if (isSeated(table, from) && isSeated(table, to) && !together(game, table, held)) return no('other-side');
  const called = nameApart(name, othersOf(table, [from, to]));
  return {
    ...table,
    host: table.host === from ? to : table.host,
    seats: table.seats.map((row) =>
      row.kind === 'person' && row.guest === from ? { ...row, guest: to, name: called } : row,
    ),
    links: linksHandedOver(table.links, from, to),
  };
}

/** Somebody is gone for good: in a lobby their seat is free, in a match it stays, and nobody can tell whose it was. */
export function forgotten(table: TableRow, guest: string, ghost: string): TableRow {
  const names = new Set(table.seats.flatMap((row) => (row.kind === 'person' && row.guest === guest ? [row.name] : [])));
  const next = table.seats.flatMap((row) => (row.kind === 'person' && row.guest !== guest ? [row.guest] : []))[0];
  return {
    ...table,
    host: table.host === guest ? (next ?? ghost) : table.host,
    seats: table.seats.map((row) => {
      if (row.kind !== 'person' || row.guest !== guest) return row;
      return table.status === 'lobby' ? { kind: 'empty' } : { ...row, guest: ghost, name: NOBODY };
    }),
    links: table.links.flatMap((link) =>
      link.guest === guest ? [] : [{ ...link, devices: link.devices.filter((id) => id !== guest) }],
    ),
    seedKnown: table.seedKnown.map((knower) => (names.has(knower.name) ? { ...knower, name: NOBODY } : knower)),
  };
}
