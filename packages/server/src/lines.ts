// What a line says, done at the table it is at; wherever its socket is.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { ClientMessage, Said } from '@wyrmtable/wire';
import { ticksNow } from './config.ts';
import { pastBefore } from './history-pages.ts';
import { watcherOf } from './lobby.ts';
import { answerTo } from './machine/telling.ts';
import { silenced } from './moderation/bars.ts';
import { deafOf, keptApart } from './people/blocks.ts';
import { act, bring, tell } from './play.ts';
import { no } from './refusals.ts';
import type { Connection, Room, ServerContext } from './server-context.ts';

export const answer = (connection: Connection, message: ClientMessage, refused: Refusal): void =>
  tell(connection, answerTo(message, refused));

/** What is said to a table, besides coming to it. */
export type ToTable = Exclude<ClientMessage, Said<'hello'> | Said<'seek'> | Said<'unseek'>>;

/** Everything but coming to a table. */
export async function heed(context: ServerContext, connection: Connection, message: ToTable): Promise<void> {
  if (message.type === 'ping') {
    const re = message.id === undefined ? {} : { re: message.id };
    tell(connection, { type: 'pong', ...re, now: Math.round(ticksNow()) });
    return;
  }
  const { room } = connection;
  if (room === null) answer(connection, message, no('hello-first'));
  else if (message.type === 'past') await lookBack(context, room, connection, message);
  else if (message.type === 'sit' && (await keptApart(context.storage, room.table, connection.guest.id)))
    answer(connection, message, no('kept-apart'));
  else {
    const quiet = message.type === 'say' ? await silenced(context.storage, connection.guest.id) : null;
    if (quiet === null) await act(context, room, connection, message);
    else answer(connection, message, quiet);
  }
}

/** The line comes to a table that is open here. */
export async function comeTo(
  context: ServerContext,
  room: Room,
  connection: Connection,
  message: Said<'hello'>,
): Promise<void> {
  if (connection.room !== room) {
    const limit = context.limits.watchersPerTable;
    const watches = ({ guest }: Connection): boolean => watcherOf(room.table, guest.id) === 'spectator';
    if (watches(connection) && Array.from(room.connections).filter(watches).length >= limit) {
      return answer(connection, message, no('table-full-of-watchers', { limit }));
    }
    await leave(context, connection);
  }
  connection.room = room;
  connection.deaf = await deafOf(context.storage, connection.guest.id);
  await bring(context, room, { kind: 'hello', line: connection, message });
  // Another process took the table while the line was on its way to it: nobody there has heard it, and nobody will.
  if (room.gone) connection.close();
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

export async function leave(context: ServerContext, connection: Connection): Promise<void> {
  const { room } = connection;
  connection.room = null;
  await left(context, room, connection);
}

export async function left(context: ServerContext, room: Room | null, connection: Connection): Promise<void> {
  if (room !== null) await bring(context, room, { kind: 'left', line: connection });
}
