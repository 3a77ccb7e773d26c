// Who is there: every process tells the others now and then how many are with it, and which public tables wait there.
import type { House } from '@wyrmtable/wire';
import type { Bus } from '../bus/port.ts';
import { listedSeats, seatsOf } from '../lobby.ts';
import { type Connection, isRoom, type Room, type ServerContext } from '../server-context.ts';
import type { Waiting } from './welcome.ts';

/** Where processes hear of each other's people. */
const CHANNEL = 'house';
/** Milliseconds between two tellings, and after which one that is not heard any more is not there. */
const TOLD_EVERY = 2000;
const FORGOTTEN_AFTER = 7000;
/** Milliseconds for which somebody who looked at the list is there. */
const LOOKED = 30_000;
/** Tables that are listed at most. */
const MOST = 100;

interface Told extends Pick<House, 'people' | 'playing'> {
  readonly tables: readonly Waiting[];
}

export interface HouseKeeper {
  came(connection: Connection): void;
  left(connection: Connection): void;
  /** Who is there, for somebody who is there by asking. */
  seenBy(guest: string): Promise<Told>;
  close(): void;
}

/** Null where nobody can sit down, or nobody is there to play with. */
function waitingAt({ id, table, connections, programs }: Room): Waiting | null {
  if (table.status !== 'lobby' || !table.listed || table.seats.every(({ kind }) => kind !== 'empty')) return null;
  const here = [...connections].filter(({ guest }) => seatsOf(table, guest.id).length > 0);
  if (here.length === 0) return null;
  return {
    id,
    game: table.game,
    options: table.options,
    clock: table.terms.clock,
    rated: table.terms.rated,
    seats: listedSeats(table.seats, programs),
    langs: [...new Set(here.flatMap(({ lang }) => lang ?? []))],
    people: table.seats.flatMap((row) => (row.kind === 'person' ? [row.guest] : [])),
    created: table.created,
  };
}

export async function keepHouse(context: ServerContext, bus: Bus, own: string): Promise<HouseKeeper> {
  /** Lines whose socket is here. */
  const lines = new Set<Connection>();
  /** When somebody without a line last looked. */
  const looked = new Map<string, number>();
  const others = new Map<string, { readonly told: Told; readonly at: number }>();

  const here = async (): Promise<Told> => {
    const now = Date.now();
    for (const [guest, at] of looked) if (now - at > LOOKED) looked.delete(guest);
    const people = new Set([...looked.keys(), ...Array.from(lines, ({ guest }) => guest.id)]);
    const opened = await Promise.all(Array.from(context.rooms.values(), (room) => room.catch(() => null)));
    const rooms = opened.filter(isRoom);
    return {
      people: people.size,
      playing: rooms.filter(({ table, connections }) => table.status === 'playing' && connections.size > 0).length,
      tables: rooms.flatMap((room) => waitingAt(room) ?? []).slice(0, MOST),
    };
  };

  await bus.join(CHANNEL, (text) => {
    const { from, told }: { readonly from: string; readonly told: Told } = JSON.parse(text);
    if (from !== own) others.set(from, { told, at: performance.now() });
  });
  const tellOthers = async (): Promise<void> => bus.send(CHANNEL, JSON.stringify({ from: own, told: await here() }));
  // Where nobody shares the store nobody listens.
  const timer = context.charges === null ? null : setInterval(() => void tellOthers(), TOLD_EVERY);
  timer?.unref();

  return {
    came: (connection) => void lines.add(connection),
    left: (connection) => void lines.delete(connection),
    async seenBy(guest) {
      looked.set(guest, Date.now());
      const now = performance.now();
      for (const [name, { at }] of others) if (now - at > FORGOTTEN_AFTER) others.delete(name);
      const all = [await here(), ...Array.from(others.values(), ({ told }) => told)];
      return {
        people: all.reduce((sum, { people }) => sum + people, 0),
        playing: all.reduce((sum, { playing }) => sum + playing, 0),
        tables: all
          .flatMap(({ tables }) => tables)
          .toSorted((a, b) => b.created - a.created)
          .slice(0, MOST),
      };
    },
    close() {
      if (timer !== null) clearInterval(timer);
    },
  };
}
