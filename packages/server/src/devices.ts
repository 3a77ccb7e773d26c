// One person at several devices: a link of their own, whose secret is kept as a hash only, lets another device act for them.
import type { Refusal } from '@wyrmtable/kernel';
import { hashOf } from './fairness.ts';
import { no } from './refusals.ts';
import type { PersonalLink, TableRow } from './storage/port.ts';

/** Devices of one person at one table; more than anybody has at hand. */
const MOST = 8;

/** Whom the guest acts for at this table: itself, or the person whose link its device came by. */
export function actorOf({ links }: Pick<TableRow, 'links'>, guest: string): string {
  return links.find(({ devices }) => devices.includes(guest))?.guest ?? guest;
}

/** Further devices that act for whom this guest acts for. */
export function devicesOf({ links }: TableRow, actor: string): readonly string[] {
  return links.find(({ guest }) => guest === actor)?.devices ?? [];
}

export function isSeated(table: TableRow, actor: string): boolean {
  return table.seats.some((row) => row.kind === 'person' && row.guest === actor);
}

function withLink(table: TableRow, link: PersonalLink): TableRow {
  return { ...table, links: [...table.links.filter(({ guest }) => guest !== link.guest), link] };
}

/** A fresh link for the person; the one before leads nowhere any more, but devices that came by it stay. */
export function withFreshLink(table: TableRow, actor: string, secret: string): TableRow | Refusal {
  if (table.host !== actor && !isSeated(table, actor)) return no('not-seated');
  return withLink(table, { guest: actor, hash: hashOf(secret), devices: devicesOf(table, actor) });
}

/** The link and every device that came by it lose their power. */
export function withoutLink(table: TableRow, actor: string): TableRow {
  return { ...table, links: table.links.filter(({ guest }) => guest !== actor) };
}

/** The guest's device acts for the owner of the link from now on. Coming twice is coming once. */
export function withDevice(table: TableRow, guest: string, secret: string): TableRow | Refusal {
  const hash = hashOf(secret);
  const link = table.links.find((known) => known.hash === hash);
  if (link === undefined) return no('bad-link');
  if (link.guest === guest || link.devices.includes(guest)) return table;
  // Its own seat would be out of its reach.
  if (isSeated(table, guest)) return no('seat-of-your-own');
  if (link.devices.length >= MOST) return no('too-many-devices', { limit: MOST });
  const left = table.links.map((known) => ({ ...known, devices: known.devices.filter((id) => id !== guest) }));
  return withLink({ ...table, links: left }, { ...link, devices: [...link.devices, guest] });
}
