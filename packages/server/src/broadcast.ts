// Telling everybody at a table what they may know, each in their own numbering, and never by when they are told it.
import type { Choice, Watcher } from '@wyrmtable/kernel';
import type { NumberedEvent, SeatInfo, ServerMessage, TableInfo } from '@wyrmtable/wire';
import { actorOf, devicesOf } from './devices.ts';
import { within } from './fairness.ts';
import { type Connection, type House, inTurn, type Past, type Room } from './house.ts';
import { seatsOf, watcherOf } from './lobby.ts';
import { lookAt, type Needs, needsOf, type Picture, takePicture } from './picture.ts';
import { commitmentOf, isReady } from './pledging.ts';
import { eventsSince, indexOf, type Running, watcherAt } from './running.ts';
import type { SeatRow } from './storage/port.ts';
import { type Chapter, tellStory } from './story.ts';
import { isResting, offeredAt, waitsForWord } from './waiting.ts';

export function tell(connection: Connection, message: ServerMessage): void {
  connection.send(JSON.stringify(message));
}

const NOBODY: SeatInfo = { name: '', bot: null, taken: false, connected: false, ready: false, word: null, hash: null };

/** `word`: what the seat put into the dice of a match that has begun, whoever sits there now. */
function seatInfo(row: SeatRow, here: ReadonlySet<string>, word: string | undefined): SeatInfo {
  switch (row.kind) {
    case 'empty':
      return { ...NOBODY, word: word ?? null };
    case 'bot':
      return {
        name: row.name,
        bot: row.level,
        taken: true,
        connected: true,
        ready: true,
        word: word ?? row.word,
        hash: null,
      };
    case 'person':
      return {
        name: row.name,
        bot: null,
        taken: true,
        connected: here.has(row.guest),
        ready: word !== undefined || isReady(row),
        word: word ?? row.word,
        hash: row.hash ?? null,
      };
  }
}

/** Through whose eyes a line looks. */
export function watcherAtLine({ table }: Room, { guest, seat }: Connection): Watcher {
  return watcherOf(table, guest.id, seat);
}

/** The table as one guest is told of it. The seed goes out with the end of the match and never before. */
export function tableInfo(room: Room, guest: string, you: Watcher = watcherOf(room.table, guest)): TableInfo {
  const { table, shelved } = room;
  const actor = actorOf(table, guest);
  const here = new Set(Array.from(room.connections, (connection) => actorOf(table, connection.guest.id)));
  return {
    id: table.id,
    game: table.game,
    version: table.version,
    status: table.status,
    options: table.options,
    seats: table.seats.map((row, seat) => seatInfo(row, here, table.words?.[seat])),
    you,
    yours: seatsOf(table, guest),
    sides: shelved.game.sides?.(table.options, table.seats.length) ?? table.seats.map((_, seat) => seat),
    resting: table.status === 'lobby' || isResting(room),
    waitsForWord: waitsForWord(room),
    devices: devicesOf(table, actor).length,
    seedKnown: table.seedKnown,
    host: table.host === actor,
    watchers: Array.from(here).filter((id) => watcherOf(table, id) === 'spectator').length,
    commitment: commitmentOf(table),
    pledge: table.pledge,
    seed: table.status === 'over' || table.status === 'aside' ? table.seed : null,
    outcome: table.outcome,
    next: table.next,
  };
}

/** What one watcher is told of the moment, as far as it is the same on all lines of that watcher. */
interface News {
  readonly index: number;
  readonly events: readonly NumberedEvent[];
  readonly picture: Picture;
}

function update(room: Room, run: Running, { index, events, picture }: News, needs: Needs, readings: boolean): string {
  const { game } = run.recipe;
  const { seq, choices } = offeredAt(room, run, watcherAt(run, index));
  const message: ServerMessage = {
    type: 'update',
    match: room.id,
    seq,
    events,
    ...lookAt(picture, needs),
    choices,
    ...(readings ? { readings: choices.map((choice) => game.read(choice, run.state)) } : {}),
    outcome: game.outcome(run.state),
  };
  return JSON.stringify(message);
}

/** Everything a newcomer needs, with the past events it wants. */
export function welcome(house: House, room: Room, connection: Connection, past: Past): void {
  const { run } = room;
  if (run === null) return;
  connection.story = null;
  if (isPaused(room)) {
    // A view of now would show how the window ended, and one that comes late would too: it waits like all others.
    connection.waiting = past;
    return;
  }
  connection.waiting = null;
  const watcher = watcherAtLine(room, connection);
  const index = indexOf(run, watcher);
  const last = room.told[index] ?? 0;
  const asked = 'last' in past ? Math.max(0, last - past.last) : past.since;
  const since = asked > last ? 0 : asked;
  const events = eventsSince(run, watcher, since, last);
  if (events === null) {
    // News would come before the past: they wait until it is told.
    connection.waiting = { since: last };
    void tellLong(house, room, run, connection, { watcher, since, last });
    return;
  }
  // Whatever the line knew before, it gets the whole picture: that is how a client mends one it has lost.
  connection.picture = null;
  send(room, run, connection, { index, events, picture: takePicture(room, run, index) }, new Map());
}

/** The long past first, and then what has come since, in the table's turn. */
async function tellLong(house: House, room: Room, run: Running, line: Connection, chapter: Chapter): Promise<void> {
  try {
    if (!(await tellStory(room, run, line, chapter))) return;
    await inTurn(room, async () => {
      if (line.story === chapter && line.room === room) welcome(house, room, line, { since: chapter.last });
    });
  } catch (problem) {
    house.report(`table ${room.id}: the past could not be told: ${String(problem)}`);
    tell(line, { type: 'refused', code: 'server-error', params: {} });
  }
}

/** Sends one watcher's news over one line; lines that need the same text share it. */
function send(room: Room, run: Running, connection: Connection, news: News, texts: Map<string, string>): void {
  const needs = needsOf(connection, news.picture);
  const key = `${news.index} ${needs} ${connection.readings}`;
  const text = texts.get(key) ?? update(room, run, news, needs, connection.readings);
  texts.set(key, text);
  connection.picture = news.picture.number;
  connection.send(text);
}

/** A window was told and its moment is not over: what comes of it is not to be known before. */
export function isPaused(room: Room): boolean {
  return room.pause !== null;
}

function same(a: readonly Choice[], b: readonly Choice[]): boolean {
  return a.length === b.length && a.every((choice, i) => choice === b[i]);
}

/** Takes the next events out of the queue, up to the mark of a possible window. Says whether it stopped at one. */
function release(room: Room, run: Running, mayPause: boolean): { events: NumberedEvent[][]; marked: boolean } {
  const events: NumberedEvent[][] = run.shown.map(() => []);
  for (;;) {
    const shown = room.queue.shift();
    if (shown === undefined) return { events, marked: false };
    let marked = false;
    for (const [index, event] of shown.entries()) {
      if (event === null) continue;
      const number = (room.told[index] ?? 0) + 1;
      room.told[index] = number;
      events[index]?.push({ number, event });
      marked ||= event.kind === 'window';
    }
    if (marked && mayPause) return { events, marked };
  }
}

function watchersHere(room: Room, run: Running): Map<Connection, number> {
  const found = new Map<Connection, number>();
  for (const connection of room.connections) {
    if (connection.waiting === null) {
      found.set(connection, indexOf(run, watcherAtLine(room, connection)));
    }
  }
  return found;
}

/**
 * Tells what has happened, in the table's turn. At the mark of a window that public knowledge allows to be answered its moment
 * is drawn, in the same way whoever could answer, and nothing of what comes of the window is told before it: then `later` is
 * called, which ends the pause. Otherwise all has been told, and the answer is true.
 */
export function publish(house: House, room: Room, later: () => void, rested = false): boolean {
  const { run } = room;
  if (run === null || isPaused(room)) return false;
  const { events, marked } = release(room, run, house.windowPause[1] > 0);
  if (marked) {
    tellMark(room, run, events);
    room.pause = house.windowClock(within(house.windowPause), later);
    return false;
  }
  tellUpdates(room, run, events, rested);
  for (const connection of room.connections) {
    if (connection.waiting !== null && connection.story === null) welcome(house, room, connection, connection.waiting);
  }
  return true;
}

/**
 * Tells up to the mark of a window. Whoever is asked may think from here on: that is told if the match stands in this very
 * window, and to nobody else. Where it has gone on already, what is offered now belongs to a moment that is still to be told.
 */
function tellMark(room: Room, run: Running, events: readonly NumberedEvent[][]): void {
  const stands = room.queue.length === 0 && run.recipe.game.window(run.state) !== null;
  const texts = new Map<string, string>();
  const questions = run.shown.map((_, index) => {
    const now = offeredAt(room, run, watcherAt(run, index));
    const asked = stands && now.choices.length > 0;
    room.offered[index] = asked ? now : { seq: room.offered[index]?.seq ?? 0, choices: [] };
    return asked ? { index, events: events[index] ?? [], picture: takePicture(room, run, index) } : null;
  });
  for (const [connection, index] of watchersHere(room, run)) {
    const question = questions[index] ?? null;
    const own = events[index] ?? [];
    if (question !== null) send(room, run, connection, question, texts);
    else if (own.length > 0) tell(connection, { type: 'events', match: room.id, events: own });
  }
}

function tellUpdates(room: Room, run: Running, events: readonly NumberedEvent[][], rested: boolean): void {
  const over = run.recipe.game.outcome(run.state) !== null;
  const texts = new Map<string, string>();
  const news = new Map<number, News>();
  const hasNews = run.shown.map((_, index) => {
    const now = offeredAt(room, run, watcherAt(run, index));
    const before = room.offered[index] ?? now;
    room.offered[index] = now;
    // Another seat's silent pass changes nothing here and is not told; nor is that an early answer was played.
    const asked = !same(before.choices, now.choices) || (now.choices.length > 0 && before.seq !== now.seq);
    return asked || over || rested || (events[index]?.length ?? 0) > 0;
  });
  for (const [connection, index] of watchersHere(room, run)) {
    if (!hasNews[index]) continue;
    const own = news.get(index) ?? { index, events: events[index] ?? [], picture: takePicture(room, run, index) };
    news.set(index, own);
    send(room, run, connection, own, texts);
  }
}
