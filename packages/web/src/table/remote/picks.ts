// Hidden choices of heroes: promised by this device with a salt of its own, and handed in once everybody has promised.
import { pickHash, type Seat } from '@wyrmtable/kernel';
import type { ClientMessage, TableInfo } from '@wyrmtable/wire';
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';

const place = (code: string, seat: Seat) => `pick.${code}.${seat}`;

interface KeptPick {
  readonly hero: string;
  readonly salt: string;
}

/** What this device has promised for that seat; null where it knows of nothing. */
export function keptPick(code: string, seat: Seat, from: DeviceStorage = deviceStorage): KeptPick | null {
  const found = from.read(place(code, seat));
  if (typeof found !== 'object' || found === null || !('hero' in found) || !('salt' in found)) return null;
  const { hero, salt } = found;
  return typeof hero === 'string' && typeof salt === 'string' ? { hero, salt } : null;
}

export function promisePick(code: string, seat: Seat, hero: string, to: DeviceStorage = deviceStorage): ClientMessage {
  const salt = [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
  to.write(place(code, seat), { hero, salt });
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
    const kept = keptPick(code, seat, from);
    const pick = picks[seat];
    if (kept === null || pick == null || pick.hero !== undefined) return [];
    if (pick.hash !== pickHash(code, seat, kept.hero, kept.salt)) return [];
    return [{ type: 'choose', seat, ...kept }];
  });
}
