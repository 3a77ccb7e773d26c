// Talk at a table: who says what, and who hears it. It is written down before anybody hears it, as a move is.
import type { Refusal } from '@wyrmtable/kernel';
import { type Said, type Spoken, TALK_KEPT, TALK_TOLD, type TalkRoom, WORDS_LIMIT } from '@wyrmtable/wire';
import { actorOf, isSeated } from '../devices.ts';
import { cleanWords } from '../lobby.ts';
import { no } from '../refusals.ts';
import type { TableRow, TalkRow } from '../storage/port.ts';
import { tellTable } from './announcing.ts';
import type { Work } from './effects.ts';
import { recover } from './laying.ts';
import type { Line, Table } from './table.ts';
import { answer, tell } from './telling.ts';

/** Who a line speaks for at this table. */
const personAt = ({ table }: Table, { guest }: Line): string => {
  const actor = actorOf(table, guest.id);
  return isSeated(table, actor) ? actor : guest.id;
};

const seatOf = ({ seats }: TableRow, person: string): number | null => {
  const seat = seats.findIndex((row) => row.kind === 'person' && row.guest === person);
  return seat < 0 ? null : seat;
};

/** While a match is played those who play do not hear those who watch. */
function roomFor({ table }: Table, seat: number | null): TalkRoom {
  if (table.status !== 'playing') return 'all';
  return seat === null ? 'watchers' : 'players';
}

/** Whether it reaches the line: it wishes to hear such a thing, is in that company, and has not muted or blocked whoever says it. */
function hears(room: Table, line: Line, said: TalkRow): boolean {
  if (line.talk === 'off' || (said.text !== null && line.talk !== 'free')) return false;
  const own = personAt(room, line);
  if (said.person === own) return true;
  if (line.deaf.has(said.person)) return false;
  if (said.room === 'all') return true;
  const watches = seatOf(room.table, own) === null;
  // Whoever watches a table reads the phrases of those who play there; what they write to each other is theirs.
  return said.room === 'watchers' ? watches : !watches || said.text === null;
}

function toldAs(
  room: Table,
  line: Line,
  { number, at, person, name, seat, room: where, phrase, text }: TalkRow,
): Spoken {
  return {
    number,
    at,
    name,
    seat,
    room: where,
    ...(phrase === null ? {} : { phrase }),
    ...(text === null ? {} : { text }),
    ...(person === personAt(room, line) ? { own: true } : {}),
  };
}

/** All that the line may hear, in place of what it was told before. */
export function tellTalkTo(room: Table, line: Line): void {
  const said = room.talk.filter((one) => hears(room, line, one)).slice(-TALK_TOLD);
  tell(room, line, { type: 'talk', match: room.id, whole: true, said: said.map((one) => toldAs(room, line, one)) });
}

function tellTalk(room: Table, said: TalkRow): void {
  for (const line of room.connections) {
    if (hears(room, line, said)) tell(room, line, { type: 'talk', match: room.id, said: [toldAs(room, line, said)] });
  }
}

/** Somebody else hears it now, or may when they come back to their seat. */
function reachesAnybody(room: Table, said: TalkRow): boolean {
  const here = new Set(Array.from(room.connections, (line) => personAt(room, line)));
  for (const line of room.connections) {
    if (personAt(room, line) !== said.person && hears(room, line, said)) return true;
  }
  return (
    said.room !== 'watchers' &&
    room.table.seats.some((row) => row.kind === 'person' && row.guest !== said.person && !here.has(row.guest))
  );
}

function nameOf(room: Table, { guest }: Line, seat: number | null): string {
  const row = seat === null ? undefined : room.table.seats[seat];
  return row?.kind === 'person' ? row.name : guest.name;
}

/** What is to be written down, or why it is not said. */
function saying(room: Table, line: Line, { phrase, text }: Said<'say'>): TalkRow | Refusal {
  if ((phrase === undefined) === (text === undefined)) return no('bad-message', { path: 'text', problem: 'one-of' });
  if (line.talk === 'off') return no('talk-off');
  if (text !== undefined && line.talk !== 'free') return no('chat-off');
  const words = text === undefined ? null : cleanWords(text);
  if (text !== undefined && words === null) return no('bad-words', { max: WORDS_LIMIT });
  const person = personAt(room, line);
  const seat = seatOf(room.table, person);
  const said: TalkRow = {
    match: room.id,
    number: (room.talk.at(-1)?.number ?? 0) + 1,
    at: room.now,
    person,
    name: nameOf(room, line, seat),
    seat,
    room: roomFor(room, seat),
    phrase: phrase ?? null,
    text: words,
  };
  // Nobody is told who has turned their ear away, or that somebody has at all.
  return reachesAnybody(room, said) ? said : no('nobody-hears');
}

export function* speak(room: Table, line: Line, message: Said<'say'>, overdrawn: Refusal | null): Work<void> {
  const said = overdrawn ?? saying(room, line, message);
  if ('refused' in said) return answer(room, line, message, said);
  room.out.push({ kind: 'charge', line: line.id, work: 'talk' });
  const { kind } = yield { kind: 'append', epoch: room.epoch, entries: [{ kind: 'talk', ...said }] };
  if (kind === 'written') keep(room, said);
  else yield* recover(room);
  // The store's answer may have been lost where its deed was not.
  const isKept = room.talk.some(
    ({ number, person, at }) => number === said.number && person === said.person && at === said.at,
  );
  answer(room, line, message, isKept ? null : no('storage-failed'));
  if (isKept) tellTalk(room, said);
}

function keep(room: Table, said: TalkRow): void {
  room.talk.push(said);
  if (room.talk.length > TALK_KEPT) room.talk.splice(0, room.talk.length - TALK_KEPT);
}

/** The line wishes to hear more or less; everybody sees who writes freely. */
export function listen(room: Table, line: Line, message: Said<'hear'>, overdrawn: Refusal | null): void {
  answer(room, line, message, overdrawn);
  if (overdrawn !== null || line.talk === message.talk) return;
  room.out.push({ kind: 'charge', line: line.id, work: 'writes' });
  line.talk = message.talk;
  tellTalkTo(room, line);
  tellTable(room, line);
}

/** Whoever is at the line has muted or blocked others than before. */
export function turnEar(room: Table, line: Line, deaf: ReadonlySet<string>): void {
  line.deaf = deaf;
  if (line.talk !== 'off') tellTalkTo(room, line);
}
