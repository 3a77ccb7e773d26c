// One WebSocket: what comes in is measured, read and handed to the table; what goes wrong is answered in codes.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { type ClientMessage, MESSAGE_LIMIT, type Said } from '@wyrmtable/wire';
import type { RawData } from 'ws';
import { countRefused } from './counters.ts';
import { pastBefore } from './history-pages.ts';
import { watcherOf } from './lobby.ts';
import { answerTo } from './machine/telling.ts';
import { act, bring, tell } from './play.ts';
import { addressOf, type Budget, spent, type TokenBucket, waitOf } from './rate-limits.ts';
import { readMessage } from './reading.ts';
import { no } from './refusals.ts';
import { type Connection, freshLine, type Room, type ServerContext } from './server-context.ts';
import type { Guest } from './storage/port.ts';
import { sought } from './tables.ts';

/** Closed by us: the guest is unknown, or the client does not slow down. */
const CLOSE_NO_GUEST = 4401;
const CLOSE_TOO_MANY = 4429;
/** The server goes away, or the table does: come again in a moment. */
export const CLOSE_GOING = 1001;

/** Bytes a client may be behind before it is cut off; it comes back with `since` and has lost nothing. */
const BACKLOG = 1 << 20;
/** Messages over the limit in a row before the line is cut. */
const PATIENCE = 500;

/** Messages of one line that wait for those before them; more are as good as too many. */
const LONGEST_QUEUE = 256;

/** Null when the line may say one more thing, or when it may again. */
function meter(budget: Budget): () => Refusal | null {
  let purse: TokenBucket | undefined;
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
export function serve(context: ServerContext, socket: Socket, guest: Guest | null, ip: string): void {
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
    id: freshLine(),
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
    close: () => socket.close(CLOSE_GOING, 'closing'),
  };
  const refuse = (id: number | undefined, { refused, params }: ReturnType<typeof no>): void => {
    countRefused(context.tally, refused);
    tell(connection, { type: 'refused', ...(id === undefined ? {} : { re: id }), code: refused, params: params ?? {} });
  };
  const { burst, messagesPerSecond } = context.limits;
  const metered = meter({ burst, perSecond: messagesPerSecond });
  let over = 0;
  // Messages of one line are worked off in order, each after the one before it has been answered.
  let tail: Promise<void> = Promise.resolve();
  let waiting = 0;
  // What nobody will read the answer to is not done any more.
  let gone = false;

  socket.on('message', (data, isBinary) => {
    const queued = waiting >= LONGEST_QUEUE ? no('too-many-messages', { seconds: 1 }) : null;
    const tooMany = metered() ?? queued ?? context.purses.pay('messages', { guest: guest.id, address });
    if (tooMany !== null) {
      over++;
      if (over > PATIENCE) socket.close(CLOSE_TOO_MANY, 'too-many-messages');
      else refuse(undefined, tooMany);
      return;
    }
    over = 0;
    context.tally.messages++;
    if (isBinary) return refuse(undefined, no('bad-message', { path: '(message)', problem: 'not-text' }));
    const bytes = Buffer.isBuffer(data) ? data : Buffer.concat(Array.isArray(data) ? data : [Buffer.from(data)]);
    if (bytes.length > MESSAGE_LIMIT) return refuse(undefined, no('message-too-large', { limit: MESSAGE_LIMIT }));
    const read = readMessage(bytes.toString('utf8'));
    if ('fault' in read) return refuse(read.id, no('bad-message', { ...read.fault }));
    const { message } = read;
    waiting++;
    tail = tail
      .then(() => (gone ? undefined : handle(context, connection, message)))
      .finally(() => waiting--)
      .catch((problem: unknown) => {
        context.report(`message ${message.type}: ${problem instanceof Error ? problem.stack : String(problem)}`);
        refuse(message.id, no('server-error'));
      });
  });
  socket.on('close', () => {
    gone = true;
    connection.story = null;
    // What is being done for it and nobody else needs ends here; a hello that is under way may still bring it to a table.
    const { room } = connection;
    connection.room = null;
    tail = tail.then(() => left(context, room, connection)).then(() => leave(context, connection));
  });
}

const answer = (connection: Connection, message: ClientMessage, refused: Refusal): void =>
  tell(connection, answerTo(message, refused));

async function handle(context: ServerContext, connection: Connection, message: ClientMessage): Promise<void> {
  if (message.type === 'ping') {
    tell(connection, { type: 'pong', ...(message.id === undefined ? {} : { re: message.id }) });
    return;
  }
  if (message.type === 'hello') return hello(context, connection, message);
  const { room } = connection;
  if (room === null) answer(connection, message, no('hello-first'));
  else if (message.type === 'past') await lookBack(context, room, connection, message);
  else await act(context, room, connection, message);
}

async function hello(context: ServerContext, connection: Connection, message: Said<'hello'>): Promise<void> {
  const { guest, address } = connection;
  const room = await sought(context, { guest: guest.id, address }, message.table);
  if (isRefusal(room)) return answer(connection, message, room);
  if (connection.room !== room) {
    const limit = context.limits.watchersPerTable;
    const watches = ({ guest }: Connection): boolean => watcherOf(room.table, guest.id) === 'spectator';
    if (watches(connection) && Array.from(room.connections).filter(watches).length >= limit) {
      return answer(connection, message, no('table-full-of-watchers', { limit }));
    }
    await leave(context, connection);
  }
  connection.room = room;
  await bring(context, room, { kind: 'hello', line: connection, message });
}

async function lookBack(
  context: ServerContext,
  room: Room,
  connection: Connection,
  message: Said<'past'>,
): Promise<void> {
  const events = await pastBefore(context, room, connection, message);
  if (isRefusal(events)) answer(connection, message, events);
  else
    tell(connection, { type: 'past', ...(message.id === undefined ? {} : { re: message.id }), match: room.id, events });
}

async function leave(context: ServerContext, connection: Connection): Promise<void> {
  const { room } = connection;
  connection.room = null;
  await left(context, room, connection);
}

async function left(context: ServerContext, room: Room | null, connection: Connection): Promise<void> {
  if (room !== null) await bring(context, room, { kind: 'left', line: connection });
}
