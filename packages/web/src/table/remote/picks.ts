// Hidden choices of heroes: promised by this device with a salt of its own, and handed in once everybody has promised.
import { draftTurn, pickHash, type Seat } from '@wyrmtable/kernel';
import type { ClientMessage, TableInfo } from '@wyrmtable/wire';
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';

const place = (code: string, seat: Seat) => `pick.${code}.${seat}`;

interface KeptPick {
  readonly hero: string;
  readonly salt: string;
}

/** A promise counts once the server has it, which may be an earlier one than the last: so the last few are kept. */
const KEPT = 8;

function isKeptPick(value: unknown): value is KeptPick {
  if (typeof value !== 'object' || value === null || !('hero' in value) || !('salt' in value)) return false;
  return typeof value.hero === 'string' && typeof value.salt === 'string';
}

function keptPicks(code: string, seat: Seat, from: DeviceStorage): readonly KeptPick[] {
  const found = from.read(place(code, seat));
  return Array.isArray(found) ? found.filter(isKeptPick) : [];
}

/** What this device has promised with that hash for that seat; null where it does not know. */
export function keptPick(
  code: string,
  seat: Seat,
  hash: string | undefined,
  from: DeviceStorage = deviceStorage,
): KeptPick | null {
  return keptPicks(code, seat, from).find(({ hero, salt }) => hash === pickHash(code, seat, hero, salt)) ?? null;
}

export function promisePick(code: string, seat: Seat, hero: string, to: DeviceStorage = deviceStorage): ClientMessage {
  const salt = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  to.write(place(code, seat), [...keptPicks(code, seat, to), { hero, salt }].slice(-KEPT));
  return { type: 'choose', seat, hash: pickHash(code, seat, hero, salt) };
}

/** What is to be handed in now: nothing before every seat is taken and every person has promised, and nothing that was not promised. */
export function picksToHandIn(code: string, table: TableInfo, from: DeviceStorage = deviceStorage): ClientMessage[] {
  const { status, choosing, seats, yours } = table;
  if (status !== 'lobby' || choosing?.how !== 'hidden') return [];
  const { picks } = choosing;
  const all = seats.every(({ taken, bot }, seat) => taken && (bot !== null || picks[seat]?.hash !== undefined));
  if (!all) return [];
  return yours.flatMap((seat): ClientMessage[] => {
    const pick = picks[seat];
    const kept = keptPick(code, seat, pick?.hash, from);
    return kept === null || pick?.hero !== undefined ? [] : [{ type: 'choose', seat, ...kept }];
  });
}

/** Seats of this person whose promise this device cannot hand in: it was given on another one, or forgotten here. */
export function picksForgotten(code: string, table: TableInfo, from: DeviceStorage = deviceStorage): readonly Seat[] {
  const { choosing, yours } = table;
  if (choosing?.how !== 'hidden') return [];
  return yours.filter((seat) => {
    const pick = choosing.picks[seat];
    return pick?.hash !== undefined && pick.hero === undefined && keptPick(code, seat, pick.hash, from) === null;
  });
}

/** Seats of people for whom something is shown that was not promised: a server that does so is not to be trusted. */
export function picksUnfit(code: string, { choosing, seats }: TableInfo): readonly Seat[] {
  if (choosing?.how !== 'hidden') return [];
  return [...seats.keys()].filter((seat) => {
    const pick = choosing.picks[seat];
    if (pick?.hero === undefined || seats[seat]?.bot !== null) return false;
    return pick.hash !== pickHash(code, seat, pick.hero, pick.salt ?? '');
  });
}

/** Whom all wait for before anybody can be ready: nobody where choices are only still to be shown, null where all have chosen. */
export function stillToChoose({ choosing, seats }: TableInfo): readonly Seat[] | null {
  if (choosing === undefined) return null;
  const which = (fits: (seat: Seat) => boolean): Seat[] => [...seats.keys()].filter(fits);
  const isFree = (seat: Seat): boolean => seats[seat]?.taken === false;
  if (choosing.how === 'draft') {
    const turn = draftTurn(choosing);
    if (turn === null) return null;
    const free = which(isFree);
    return free.length > 0 ? free : [turn.seat];
  }
  const lacks = (by: 'hash' | 'hero') =>
    which((seat) => isFree(seat) || (seats[seat]?.bot === null && choosing.picks[seat]?.[by] === undefined));
  return lacks('hero').length === 0 ? null : lacks('hash');
}
