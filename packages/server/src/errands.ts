// What is asked of a table by HTTP, done by the process that is in charge of it, whichever process was asked.
import { isRefusal, type Parcel, type Position, type Refusal, type Seat } from '@wyrmtable/kernel';
import type { TableInfo } from '@wyrmtable/wire';
import { worldFor } from './coaching.ts';
import { ticksNow } from './config.ts';
import { contentAt, matchFile } from './files.ts';
import { seatsOf } from './lobby.ts';
import type { Ask, Result } from './machine/effects.ts';
import { tableInfo } from './machine/telling.ts';
import { remaining } from './machine/time.ts';
import { isPaused } from './machine/waiting.ts';
import { keptApart } from './people/blocks.ts';
import { bring } from './play.ts';
import type { Who } from './rate-limits.ts';
import { no } from './refusals.ts';
import { isElsewhere, isRoom, type Room, type ServerContext } from './server-context.ts';
import { openedFor, roomOf, sought } from './tables.ts';

export type Errand =
  | { readonly kind: 'info'; readonly guest: string }
  | { readonly kind: 'content' }
  | { readonly kind: 'file' }
  /** A world that is possible for all that the seat can know. */
  | { readonly kind: 'world'; readonly guest: string; readonly seat: Seat }
  /** Whether the match waits for the guest. */
  | { readonly kind: 'waits'; readonly guest: string }
  | { readonly kind: 'ask'; readonly ask: Ask };

export type Fetched =
  | Result
  | { readonly kind: 'info'; readonly info: TableInfo }
  | { readonly kind: 'content'; readonly parcel: Parcel }
  | { readonly kind: 'world'; readonly state: Position }
  /** `left`: milliseconds that the guest has for it, where the match is played by days; null where no time runs. */
  | { readonly kind: 'waits'; readonly waits: boolean; readonly left: number | null };

const refused = (refusal: Refusal): Fetched => ({ kind: 'refused', refusal });

/** Milliseconds between two tries to find who is in charge, and in which it must be found. */
const AGAIN_IN = 250;
const PATIENCE = 6000;

async function doneAt(context: ServerContext, room: Room, errand: Errand): Promise<Fetched> {
  switch (errand.kind) {
    case 'info':
      return { kind: 'info', info: tableInfo(room, errand.guest) };
    case 'content': {
      const parcel = contentAt(room);
      return isRefusal(parcel) ? refused(parcel) : { kind: 'content', parcel };
    }
    case 'file': {
      const file = await matchFile(context, room);
      return isRefusal(file) ? refused(file) : { kind: 'file', file };
    }
    case 'world': {
      const state = worldFor(room, errand.guest, errand.seat);
      return isRefusal(state) ? refused(state) : { kind: 'world', state };
    }
    case 'waits':
      return waitsFor(room, errand.guest);
    case 'ask':
      if (errand.ask.kind === 'join' && (await keptApart(context.storage, room.table, errand.ask.guest)))
        return refused(no('kept-apart'));
      return bring(context, room, { kind: 'asked', ask: errand.ask });
  }
}

/** By what the guest was told: a pause must give nothing away here either. */
function waitsFor(room: Room, guest: string): Fetched {
  const { clock, offered, table } = room;
  const own = seatsOf(table, guest);
  const waits = !isPaused(room) && own.some((seat) => (offered[seat]?.choices.length ?? 0) > 0);
  const runs = clock?.runs ?? null;
  const timed = waits && clock?.terms.kind === 'slow' && runs !== null && (runs === 'window' || own.includes(runs));
  return { kind: 'waits', waits, left: timed ? remaining(clock, ticksNow()) : null };
}

/** For another process that believes this one to be in charge; null when it is not. */
export async function doneHere(context: ServerContext, table: string, errand: Errand): Promise<Fetched | null> {
  const room = context.closing ? null : await roomOf(context, table);
  return isRoom(room) ? doneAt(context, room, errand) : null;
}

/** A table somebody names by its code. */
export async function fetched(context: ServerContext, who: Who, typed: string, errand: Errand): Promise<Fetched> {
  const until = performance.now() + PATIENCE;
  for (;;) {
    const room = errand.kind === 'waits' ? await openedFor(context, who, typed) : await sought(context, who, typed);
    if (room === null) return refused(no('no-such-table', { table: typed.slice(0, 16) }));
    if (isRefusal(room)) return refused(room);
    if (!isElsewhere(room)) return doneAt(context, room, errand);
    const done = (await context.relays?.fetch(room, errand)) ?? null;
    if (done !== null) return done;
    if (performance.now() > until) return refused(no('out-of-reach'));
    await new Promise((again) => setTimeout(again, AGAIN_IN));
  }
}
