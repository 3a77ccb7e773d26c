// The server's inside without a network: real storage, real rules, and lines that only listen.
import type { NewTable } from '@wyrmtable/wire';
import { fairPool } from '../src/bots/fair.ts';
import { botPool } from '../src/bots/pool.ts';
import { DEFAULT_LIMITS, machineClock } from '../src/config.ts';
import { zeroCounters } from '../src/counters.ts';
import { groupCommitOf } from '../src/group-commit.ts';
import { linesByAddress } from '../src/lines-by-address.ts';
import { lookingThread } from '../src/looking/thread.ts';
import { looseEnds } from '../src/loose-ends.ts';
import { openLinesOf } from '../src/people/lines.ts';
import { passwordsOf } from '../src/people/secrets.ts';
import { rateLimitsOf } from '../src/rate-limits.ts';
import { type Connection, isRoom, newConnection, type Room, type ServerContext } from '../src/server-context.ts';
import type { Guest, Storage } from '../src/storage/port.ts';
import { makeTable } from '../src/table-creation.ts';
import { roomOf } from '../src/tables.ts';
import type { Reply } from './client.ts';

export interface QuietHouse extends ServerContext {
  /** Problems that an operator would have read. */
  readonly reported: string[];
}

export function houseOn(storage: Storage): QuietHouse {
  const reported: string[] = [];
  const report = (problem: string): void => {
    reported.push(problem);
  };
  return {
    storage,
    ledger: groupCommitOf(storage),
    tally: zeroCounters(),
    bots: fairPool([botPool({ patience: 20_000, report })]),
    reflexes: fairPool([botPool({ patience: 20_000, report })]),
    looking: lookingThread(report),
    purses: rateLimitsOf(1, 1200),
    linesByAddress: linesByAddress(100),
    looseEnds: looseEnds(),
    lines: openLinesOf(),
    passwords: passwordsOf(),
    markOf: (address) => `address:${address}`,
    cameFrom: async () => {},
    limits: DEFAULT_LIMITS,
    windowPause: [0, 0],
    windowClock: machineClock,
    botPause: [0, 0],
    wordPatience: 20_000,
    retention: null,
    report,
    reported,
    rooms: new Map(),
    charges: null,
    relays: null,
    house: null,
    seeks: null,
    word: null,
    days: null,
    closing: false,
  };
}

export interface Heard extends Connection {
  replies: Reply[];
}

const guestCalled = (name: string): Guest => ({ id: name, tokenHash: name, name });

/** Somebody at the table who keeps all that is said. */
export function ear(name: string, room: Room): Heard {
  const line = newConnection({
    guest: guestCalled(name),
    address: '127.0.0.1',
    lang: null,
    home: null,
    // A test may have begun to listen anew.
    send: (text) => heard.replies.push(JSON.parse(text) as Reply),
    handOver(text, left) {
      heard.send(text);
      left();
    },
    close: () => {},
    isGone: () => false,
  });
  const heard: Heard = { ...line, room, replies: [] };
  room.connections.add(heard);
  return heard;
}

/** The table in this house, where nobody else has any. */
export async function openRoom(context: ServerContext, id: string): Promise<Room | null> {
  const room = await roomOf(context, id);
  return isRoom(room) ? room : null;
}

export async function roomFor(context: ServerContext, host: string, wish: Partial<NewTable> = {}): Promise<Room> {
  const made = await makeTable(context, guestCalled(host), { game: 'dragon-farkle', ...wish });
  const room = 'id' in made ? await openRoom(context, made.id) : null;
  if (room === null) throw new Error(`no table: ${JSON.stringify(made)}`);
  return room;
}

/** What was last offered to that line. */
export function choicesOf({ replies }: Heard): readonly number[] {
  const choices = replies.findLast(({ type }) => type === 'update')?.choices;
  return Array.isArray(choices) ? choices : [];
}
