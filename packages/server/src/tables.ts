// Tables come and go: taken from storage when somebody comes, put away when all have left.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { isGameId, loadForLobby } from '@wyrmtable/registry';
import { tidyCode } from './fairness.ts';
import { tableMark } from './log.ts';
import { isIdle } from './machine/step.ts';
import { newTable } from './machine/table.ts';
import { bring, relieve, settingOf } from './play.ts';
import type { Who } from './rate-limits.ts';
import { no } from './refusals.ts';
import { type Connection, type Elsewhere, isRoom, type Room, type ServerContext } from './server-context.ts';
import { KeyMissing } from './storage/keys.ts';

async function load(context: ServerContext, id: string): Promise<Room | Elsewhere | null> {
  const table = await context.storage.table(id);
  if (table === null || !isGameId(table.game)) return null;
  const room: Room = {
    ...newTable(id, await loadForLobby(table.game), table, settingOf(context)),
    connections: new Set<Connection>(),
    waiting: new Map(),
    brought: 0,
    clocks: new Set(),
    tail: Promise.resolve(),
    used: Date.now(),
    taker: null,
  };
  await bring(context, room, { kind: 'opened' });
  return room.taker === null ? room : { table: id, owner: room.taker };
}

/** The room of a table, from memory or from storage, or who has it; null when there is no such table. */
export async function roomOf(context: ServerContext, typed: string): Promise<Room | Elsewhere | null> {
  const id = tidyCode(typed);
  let opening = context.rooms.get(id);
  if (opening === undefined) {
    opening = load(context, id);
    context.rooms.set(id, opening);
    const forget = (): boolean => context.rooms.delete(id);
    opening.then((room) => isRoom(room) || forget(), forget);
  }
  const room = await opening;
  // Whoever asks is about to use it: it must not be put away in between.
  if (isRoom(room)) room.used = Date.now();
  return room;
}

/** The same for somebody: whoever makes the server play a match again to open its table pays for that. */
export async function openedFor(
  context: ServerContext,
  who: Who,
  typed: string,
): Promise<Room | Elsewhere | Refusal | null> {
  const isOpen = context.rooms.has(tidyCode(typed));
  const refused = isOpen ? null : context.purses.refuse('replays', who);
  if (refused !== null) return refused;
  const room = await roomOf(context, typed).catch((problem: unknown) => closedBy(context, typed, problem));
  if (isRefusal(room)) return room;
  const choices = isRoom(room) ? (room.run?.log.length ?? 0) : 0;
  if (!isOpen && choices > 0) context.purses.spend('replays', who, choices);
  return room;
}

/** A match whose key was given up cannot be shown or played; nothing of it is lost, should the key be found. */
function closedBy({ report }: ServerContext, typed: string, problem: unknown): Refusal {
  if (!(problem instanceof KeyMissing)) throw problem;
  report(`${tableMark(tidyCode(typed))} stays closed: ${problem.message}`);
  return no('match-set-aside');
}

/** The room somebody names by its code. Wrong codes are counted: whoever tries many of them is looking for tables of others. */
export async function sought(context: ServerContext, who: Who, typed: string): Promise<Room | Elsewhere | Refusal> {
  const refused = context.purses.refuse('misses', who);
  if (refused !== null) return refused;
  const room = await openedFor(context, who, typed);
  if (room !== null) return room;
  context.purses.spend('misses', who);
  return no('no-such-table', { table: typed.slice(0, 16) });
}

/** Forgets rooms in which nobody has been for a while; storage has them all. */
export async function putAway(context: ServerContext, idle: number): Promise<void> {
  for (const [id, loading] of context.rooms) {
    const room = await loading.catch(() => null);
    if (!isRoom(room) || !isLeft(room) || Date.now() - room.used < idle) continue;
    // Whoever has found it and is still on the way to it comes again, and finds it anew.
    room.gone = true;
    context.rooms.delete(id);
    // When its clock has run out, somebody will find it in the store.
    for (const off of room.clocks) off();
    await context.charges?.letGo([room]).catch(() => {});
  }
}

/** Tables in which nobody has been for a while let go of what is at hand for those who look back. */
export async function settle(context: ServerContext, idle: number): Promise<void> {
  for (const loading of context.rooms.values()) {
    const room = await loading.catch(() => null);
    if (!isRoom(room) || !isLeft(room) || Date.now() - room.used < idle) continue;
    // Once is enough.
    if (room.run?.tails.some((tail) => tail.length > 0)) relieve(context, room);
  }
}

/** Nobody is here, and nothing is under way. */
function isLeft(room: Room): boolean {
  return room.connections.size === 0 && room.pause === null && isIdle(room) && room.asking.every((asked) => asked < 0);
}
