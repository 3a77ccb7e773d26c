// One WebSocket: what comes in is measured, read and handed to the table; what goes wrong is answered in codes.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import { type ClientMessage, MESSAGE_LIMIT, type Said } from '@wyrmtable/wire';
import type { RawData } from 'ws';
import { countRefused } from './counters.ts';
import type { Seeks } from './finding/seeks.ts';
import { answer, comeTo, heed, leave, left } from './lines.ts';
import { answerTo } from './machine/telling.ts';
import { barred } from './moderation/bars.ts';
import { tell } from './play.ts';
import { addressOf, type Budget, spent, type TokenBucket, waitOf } from './rate-limits.ts';
import { readMessage } from './reading.ts';
import { no } from './refusals.ts';
import { type Connection, isElsewhere, newConnection, type ServerContext } from './server-context.ts';
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
const WARNINGS = 500;

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

/**
 * Serves one connection until it closes, and gives the line. `guest` is null when the cookie is missing or unknown; then
 * there is none.
 */
export function serve(
  context: ServerContext,
  socket: Socket,
  guest: Guest | null,
  ip: string,
  lang: string | null = null,
): Connection | null {
  const send = (text: string): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > BACKLOG) socket.terminate();
    else socket.send(text);
  };
  if (guest === null) {
    send(JSON.stringify({ type: 'refused', code: 'no-guest', params: {} }));
    socket.close(CLOSE_NO_GUEST, 'no-guest');
    return null;
  }
  const address = addressOf(ip);
  // What nobody will read the answer to is not done any more.
  let gone = false;
  const connection = newConnection({
    guest,
    address,
    lang,
    home: null,
    send,
    isGone: () => gone,
    handOver(text, left) {
      if (socket.readyState === socket.OPEN) socket.send(text, () => left());
      else left();
    },
    close: () => socket.close(CLOSE_GOING, 'closing'),
  });
  context.house?.came(connection);
  const refuse = (id: number | undefined, { refused, params }: ReturnType<typeof no>): void => {
    countRefused(context.tally, refused);
    tell(connection, { type: 'refused', ...(id === undefined ? {} : { re: id }), code: refused, params: params ?? {} });
  };
  // Its sign-in may end while it is open: it comes again as whoever it is then.
  const forgotten = context.lines.open({
    tokenHash: guest.tokenHash,
    person: guest.id,
    mark: guest.account === undefined ? context.markOf(address) : '',
    close: () => socket.close(CLOSE_GOING, 'signed-out'),
    send,
  });
  const { burst, messagesPerSecond } = context.limits;
  const metered = meter({ burst, perSecond: messagesPerSecond });
  let over = 0;
  // Messages of one line are worked off in order, each after the one before it has been answered.
  let tail: Promise<void> = Promise.resolve();
  let waiting = 0;
  socket.on('message', (data, isBinary) => {
    const queued = waiting >= LONGEST_QUEUE ? no('too-many-messages', { seconds: 1 }) : null;
    const tooMany = metered() ?? queued ?? context.purses.pay('messages', { guest: guest.id, address });
    if (tooMany !== null) {
      over++;
      if (over > WARNINGS) socket.close(CLOSE_TOO_MANY, 'too-many-messages');
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
    forgotten();
    gone = true;
    connection.story = null;
    context.house?.left(connection);
    // What is being done for it and nobody else needs ends here; a hello that is under way may still bring it to a table.
    const { room } = connection;
    connection.room = null;
    context.relays?.leave(connection);
    tail = tail
      .then(() => context.seeks?.unseek(connection))
      .then(() => left(context, room, connection))
      .then(() => leave(context, connection))
      .then(() => context.relays?.leave(connection));
    context.looseEnds.add(tail);
  });
  return connection;
}

/** Milliseconds in which it must be found who is in charge of a table, and between two tries. */
const PATIENCE = 6000;
const AGAIN_IN = 250;

async function handle(context: ServerContext, connection: Connection, message: ClientMessage): Promise<void> {
  if (message.type === 'hello') return hello(context, connection, message);
  if (message.type === 'seek' || message.type === 'unseek') return seek(context, connection, message);
  if (connection.away !== null && message.type !== 'ping') context.relays?.say(connection, message);
  else await heed(context, connection, message);
}

/** Whoever is at a table may seek as well as whoever is at none: it is a matter between the line and this process. */
async function seek(
  context: ServerContext,
  connection: Connection,
  message: Said<'seek'> | Said<'unseek'>,
): Promise<void> {
  const { seeks, purses } = context;
  if (seeks === null) return answer(connection, message, no('closing'));
  const who = { guest: connection.guest.id, address: connection.address };
  const refused =
    purses.pay('writes', who) ??
    (message.type === 'seek' ? await barred(context, connection.guest, who.address) : null) ??
    (await done(seeks, connection, message));
  if (refused !== null) countRefused(context.tally, refused.refused);
  tell(connection, answerTo(message, refused));
}

const done = (seeks: Seeks, connection: Connection, message: Said<'seek'> | Said<'unseek'>): Promise<Refusal | null> =>
  message.type === 'seek' ? seeks.seek(connection, message) : seeks.unseek(connection);

/** The line comes to its table, here or at the process that is in charge of it. */
async function hello(context: ServerContext, connection: Connection, message: Said<'hello'>): Promise<void> {
  const { guest, address } = connection;
  const refused = await barred(context, guest, address);
  if (refused !== null) return answer(connection, message, refused);
  await context.cameFrom(guest, context.markOf(address));
  const until = performance.now() + PATIENCE;
  while (!connection.isGone()) {
    const room = await sought(context, { guest: guest.id, address }, message.table);
    if (isRefusal(room)) {
      countRefused(context.tally, room.refused);
      return answer(connection, message, room);
    }
    if (!isElsewhere(room)) {
      context.relays?.leave(connection);
      return comeTo(context, room, connection, message);
    }
    await leave(context, connection);
    if (connection.away !== room.owner) context.relays?.leave(connection);
    if (await context.relays?.come(room, connection, message)) return;
    if (performance.now() > until) break;
    await new Promise((again) => setTimeout(again, AGAIN_IN));
  }
  // Whoever is in charge may be gone, and the store believe otherwise for a moment; or the bus is away.
  answer(connection, message, no('out-of-reach'));
  connection.close();
}
