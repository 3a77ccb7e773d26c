// One WebSocket: what comes in is measured, read and handed to the table; what goes wrong is answered in codes.
import { isRefusal, type Refusal, refusal } from '@wyrmtable/kernel';
import { type ClientMessage, MESSAGE_LIMIT, type Said } from '@wyrmtable/wire';
import type { RawData } from 'ws';
import { tellTable, tellTableTo } from './announcing.ts';
import { tell, welcome } from './broadcast.ts';
import { addressOf, type Budget, type Purse, spent, waitOf } from './budget.ts';
import { type Connection, type House, inTurn, type Past, type Room } from './house.ts';
import { watcherOf } from './lobby.ts';
import { act, answer, guarded, seekBots } from './play.ts';
import { readMessage } from './reading.ts';
import { no } from './refusals.ts';
import type { Guest } from './storage/port.ts';
import { pastBefore } from './story.ts';
import { sought } from './tables.ts';
import { countRefused } from './tally.ts';

/** Closed by us: the guest is unknown, or the client does not slow down. */
const CLOSE_NO_GUEST = 4401;
const CLOSE_TOO_MANY = 4429;

/** Bytes a client may be behind before it is cut off; it comes back with `since` and has lost nothing. */
const BACKLOG = 1 << 20;
/** Messages over the limit in a row before the line is cut. */
const PATIENCE = 500;

/** Messages of one line that wait for those before them; more are as good as too many. */
const LONGEST_QUEUE = 256;

/** Null when the line may say one more thing, or when it may again. */
function meter(budget: Budget): () => Refusal | null {
  let purse: Purse | undefined;
  return () => {
    const now = performance.now();
    const seconds = waitOf(purse, budget, now);
    if (seconds > 0) return no('too-many-messages', { seconds });
    purse = spent(purse, budget, 1, now);
    return null;
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
export function serve(house: House, socket: Socket, guest: Guest | null, ip: string): void {
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
  const address = addressOf(ip);
  const connection: Connection = {
    guest,
    address,
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
  const { burst, messagesPerSecond } = house.limits;
  const metered = meter({ burst, perSecond: messagesPerSecond });
  let over = 0;
  // Messages of one line are worked off in order, each after the one before it has been answered.
  let tail: Promise<void> = Promise.resolve();
  let waiting = 0;
  // What nobody will read the answer to is not done any more.
  let gone = false;

  socket.on('message', (data, isBinary) => {
    const queued = waiting >= LONGEST_QUEUE ? no('too-many-messages', { seconds: 1 }) : null;
    const tooMany = metered() ?? queued ?? house.purses.pay('messages', { guest: guest.id, address });
    if (tooMany !== null) {
      over++;
      if (over > PATIENCE) socket.close(CLOSE_TOO_MANY, 'too-many-messages');
      else refuse(undefined, tooMany);
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
    waiting++;
    tail = tail
      .then(() => (gone ? undefined : handle(house, connection, message)))
      .finally(() => waiting--)
      .catch((problem: unknown) => {
        house.report(`message ${message.type}: ${problem instanceof Error ? problem.stack : String(problem)}`);
        refuse(message.id, no('server-error'));
      });
  });
  socket.on('close', () => {
    gone = true;
    connection.story = null;
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
  const { guest, address } = connection;
  const room = await sought(house, { guest: guest.id, address }, message.table);
  if (isRefusal(room)) return answer(connection, message, room);
  if (connection.room !== room) {
    const limit = house.limits.watchersPerTable;
    const watches = ({ guest }: Connection): boolean => watcherOf(room.table, guest.id) === 'spectator';
    if (watches(connection) && Array.from(room.connections).filter(watches).length >= limit) {
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
    if (came) tellTable(room, connection);
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
