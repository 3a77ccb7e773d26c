// Tables come and go: taken from storage when somebody comes, put away when all have left.
import type { Refusal } from '@wyrmtable/kernel';
import { isGameId, take } from '@wyrmtable/shelf';
import type { Who } from './budget.ts';
import { tidyCode } from './fairness.ts';
import type { Connection, House, Room } from './house.ts';
import { isIdle } from './machine/step.ts';
import { newTable } from './machine/table.ts';
import { bring, settingOf } from './play.ts';
import { no } from './refusals.ts';

async function load(house: House, id: string): Promise<Room | null> {
  const table = await house.storage.table(id);
  if (table === null || !isGameId(table.game)) return null;
  const room: Room = {
    ...newTable(id, await take(table.game), table, settingOf(house)),
    connections: new Set<Connection>(),
    waiting: new Map(),
    brought: 0,
    clocks: new Set(),
    tail: Promise.resolve(),
    used: Date.now(),
  };
  await bring(house, room, { kind: 'opened' });
  return room;
}

/** The room of a table, from memory or from storage; null when there is no such table. */
export async function roomOf(house: House, typed: string): Promise<Room | null> {
  const id = tidyCode(typed);
  let opening = house.rooms.get(id);
  if (opening === undefined) {
    opening = load(house, id);
    house.rooms.set(id, opening);
    const forget = (): boolean => house.rooms.delete(id);
    opening.then((room) => room ?? forget(), forget);
  }
  const room = await opening;
  // Whoever asks is about to use it: it must not be put away in between.
  if (room !== null) room.used = Date.now();
  return room;
}

/** The same for somebody: whoever makes the server play a match again to open its table pays for that. */
export async function openedFor(house: House, who: Who, typed: string): Promise<Room | Refusal | null> {
  const isOpen = house.rooms.has(tidyCode(typed));
  const refused = isOpen ? null : house.purses.refuse('replays', who);
  if (refused !== null) return refused;
  const room = await roomOf(house, typed);
  const choices = room?.run?.log.length ?? 0;
  if (!isOpen && choices > 0) house.purses.spend('replays', who, choices);
  return room;
}

/** The room somebody names by its code. Wrong codes are counted: whoever tries many of them is looking for tables of others. */
export async function sought(house: House, who: Who, typed: string): Promise<Room | Refusal> {
  const refused = house.purses.refuse('misses', who);
  if (refused !== null) return refused;
  const room = await openedFor(house, who, typed);
  if (room !== null) return room;
  house.purses.spend('misses', who);
  return no('no-such-table', { table: typed.slice(0, 16) });
}

/** Forgets rooms in which nobody has been for a while; storage has them all. */
export async function putAway(house: House, idle: number): Promise<void> {
  for (const [id, loading] of house.rooms) {
    const room = await loading.catch(() => null);
    if (room === null || room.connections.size > 0 || room.pause !== null || !isIdle(room)) continue;
    if (room.asking.some((seq) => seq >= 0) || Date.now() - room.used < idle) continue;
    house.rooms.delete(id);
  }
}
