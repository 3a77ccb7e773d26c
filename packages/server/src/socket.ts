// One WebSocket: what comes in is measured, read and handed to the table; what goes wrong is answered in codes.
import { isRefusal, refusal } from '@wyrmtable/kernel';
import { type ClientMessage, MESSAGE_LIMIT, type Said } from '@wyrmtable/wire';
import type { RawData } from 'ws';
import { tell, tellTable, tellTableTo, welcome } from './broadcast.ts';
import { type Connection, type House, inTurn, type Past, type Room } from './house.ts';
import { watcherOf } from './lobby.ts';
import { act, answer, guarded, seekBots } from './play.ts';
import { readMessage } from './reading.ts';
import { no } from './refusals.ts';
import type { Guest } from './storage/port.ts';
import { pastBefore } from './story.ts';
import { roomOf } from './tables.ts';
import { countRefused } from './tally.ts';

/** Closed by us: the guest is unknown, or the client does not slow down. */
const CLOSE_NO_GUEST = 4401;
const CLOSE_TOO_MANY = 4429;

/** Bytes a client may be behind before it is cut off; it comes back with `since` and has lost nothing. */
const BACKLOG = 1 << 20;
/** Messages over the limit in a row before the line is cut. */
const PATIENCE = 500;

/** Fills up with time, empties with messages. */
function meter(burst: number, perSecond: number): () => boolean {
  let left = burst;
  let at = performance.now();
  return () => {
    const now = performance.now();
    left = Math.min(burst, left + ((now - at) / 1000) * perSecond);
    at = now;
    if (left < 1) return false;
    left--;
    return true;
  };
}

/** What is asked of a WebSocket. */
export interface Socket {
  readonly readyState: number;
  readonly OPEN: number;
  readonly bufferedAmount: number;
  send(text: string, left?: () => void): void;
  close(code?: number, reason?: string): void;
  terminate(): void;
  on(event: 'message', hear: (data: RawData, isBinary: boolean) => void): unknown;
  on(event: 'close', hear: () => void): unknown;
}

/** Serves one connection until it closes. `guest` is null when the cookie is missing or unknown. */
export function serve(house: House, socket: Socket, guest: Guest | null): void {
  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    else socket.send(text);
  };
  if (guest === null) {
    send(JSON.stringify({ type: 'refused', code: 'no-guest', params: {} }));
    socket.close(CLOSE_NO_GUEST, 'no-guest');
    return;
  }
  const connection: Connection = {
    guest,
    seat: null,
    readings: false,
    changes: false,
    picture: null,
    room: null,
    waiting: null,
    story: null,
    send,
    deliver: (text) =>
      new Promise((left) => {
        if (socket.readyState === socket.OPEN) socket.send(text, () => left());
        else left();
      }),
  };
  const refuse = (id: number | undefined, { refused, params }: ReturnType<typeof no>): void => {
    countRefused(house.tally, refused);
    tell(connection, { type: 'refused', ...(id === undefined ? {} : { re: id }), code: refused, params: params ?? {} });
  };
  const within = meter(house.limits.burst, house.limits.messagesPerSecond);
  let over = 0;
  // Messages of one line are worked off in order, each after the one before it has been answered.
  let tail: Promise<void> = Promise.resolve();

  socket.on('message', (data, isBinary) => {
    if (!within()) {
      over++;
      if (over > PATIENCE) socket.close(CLOSE_TOO_MANY, 'too-many-messages');
      else refuse(undefined, no('too-many-messages'));
      return;
    }
    over = 0;
    house.tally.messages++;
    if (isBinary) return refuse(undefined, no('bad-message', { path: '(message)', problem: 'not-text' }));
    const bytes = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (bytes.length > MESSAGE_LIMIT) return refuse(undefined, no('message-too-large', { limit: MESSAGE_LIMIT }));
    const read = readMessage(bytes.toString('utf8'));
    if ('fault' in read) return refuse(read.id, no('bad-message', { ...read.fault }));
    const { message } = read;
    tail = tail
      .then(() => handle(house, connection, message))
      .catch((problem: unknown) => {
        house.report(`message ${message.type}: ${problem instanceof Error ? problem.stack : String(problem)}`);
        refuse(message.id, no('server-error'));
      });
  });
  socket.on('close', () => {
    tail = tail.then(() => leave(connection));
  });
}

async function handle(house: House, connection: Connection, message: ClientMessage): Promise<void> {
  if (message.type === 'ping') {
    tell(connection, { type: 'pong', ...(message.id === undefined ? {} : { re: message.id }) });
    return;
  }
  if (message.type === 'hello') return hello(house, connection, message);
  const { room } = connection;
  if (room === null) answer(connection, message, no('hello-first'));
  else if (message.type === 'past') await lookBack(house, room, connection, message);
  else await act(house, room, connection, message);
}

async function hello(house: House, connection: Connection, message: Said<'hello'>): Promise<void> {
  const room = await roomOf(house, message.table);
  if (room === null) return answer(connection, message, no('no-such-table', { table: message.table }));
  if (connection.room !== room) {
    const limit = house.limits.watchersPerTable;
    const watches = watcherOf(room.table, connection.guest.id) === 'spectator';
    if (watches && room.connections.size >= limit) {
      return answer(connection, message, no('table-full-of-watchers', { limit }));
    }
    await leave(connection);
  }
  await guarded(house, room, () => {
    connection.readings = message.readings ?? false;
    connection.changes = message.changes ?? false;
    connection.seat = message.seat ?? null;
    const came = connection.room !== room;
    enter(room, connection);
    answer(connection, message, null);
    if (came) tellTable(room);
    else tellTableTo(room, connection);
    const { table, run, shelved } = room;
    if (run !== null) welcome(house, room, connection, pastIn(message));
    else if (table.status === 'playing' || table.status === 'over') {
      answer(connection, message, refusal('other-version', { wanted: shelved.game.version, found: table.version }));
    }
    // After a restart a bot may have been next.
    seekBots(house, room);
  });
}

async function lookBack(house: House, room: Room, connection: Connection, message: Said<'past'>): Promise<void> {
  const events = await pastBefore(house, room, connection, message);
  if (isRefusal(events)) answer(connection, message, events);
  else
    tell(connection, { type: 'past', ...(message.id === undefined ? {} : { re: message.id }), match: room.id, events });
}

/** What the client knows already it need not be told; one that knows nothing may want only the last of it. */
function pastIn({ since, last }: Said<'hello'>): Past {
  return since === undefined ? { last: last ?? 0 } : { since };
}

function enter(room: Room, connection: Connection): void {
  room.connections.add(connection);
  connection.room = room;
  connection.waiting = null;
  connection.story = null;
  connection.picture = null;
  room.used = Date.now();
}

async function leave(connection: Connection): Promise<void> {
  const { room } = connection;
  if (room === null) return;
  await inTurn(room, async () => {
    room.connections.delete(connection);
    connection.room = null;
    room.used = Date.now();
    tellTable(room);
  });
}
