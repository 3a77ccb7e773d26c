// The past of a long match: a campaign has tens of thousands of events, which are made again from the log and told by pages.
import { setImmediate } from 'node:timers/promises';
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { NumberedEvent, Said, ServerMessage } from '@wyrmtable/wire';
import type { Chapter } from './machine/effects.ts';
import { chapterBefore } from './machine/past.ts';
import { eventsSince, type Running, storySince } from './running.ts';
import type { Connection, Room, ServerContext } from './server-context.ts';

/**
 * Tells them in pages of `events`, each when the one before has left, so that a slow line is never far behind. Stops when the
 * line has gone or asked for something else. Says whether all was told.
 */
export async function tellStory(
  context: ServerContext,
  room: Room,
  run: Running,
  line: Connection,
  chapter: Chapter,
): Promise<boolean> {
  const { watcher, since, last } = chapter;
  for (const events of storySince(run, watcher, since, last, payFor(context, line))) {
    if (line.story !== chapter || line.room !== room) return false;
    const page: ServerMessage = { type: 'events', match: room.id, events };
    if (events.length > 0) await new Promise<void>((left) => line.handOver(JSON.stringify(page), left));
    else await setImmediate();
  }
  return line.story === chapter && line.room === room;
}

/** Choices that are played again for a line are paid for by who is at its other end. */
function payFor({ purses, tally }: ServerContext, { guest, address }: Connection): (choices: number) => void {
  return (choices) => {
    tally.replayed += choices;
    purses.spend('replays', { guest: guest.id, address }, choices);
  };
}

/** What a client asked for that looks further back than it was told. */
export async function pastBefore(
  context: ServerContext,
  room: Room,
  line: Connection,
  message: Said<'past'>,
): Promise<readonly NumberedEvent[] | Refusal> {
  const { run } = room;
  const chapter = chapterBefore(room, line, message);
  if (isRefusal(chapter) || run === null) return isRefusal(chapter) ? chapter : [];
  const { watcher, since, last } = chapter;
  const atHand = eventsSince(run, watcher, since, last);
  if (atHand !== null) return atHand;
  const refused = context.purses.refuse('replays', { guest: line.guest.id, address: line.address });
  if (refused !== null) return refused;
  const found: NumberedEvent[] = [];
  for (const page of storySince(run, watcher, since, last, payFor(context, line))) {
    found.push(...page);
    // Nobody will read the rest.
    if (context.closing || line.room !== room) break;
    await setImmediate();
  }
  return found;
}
