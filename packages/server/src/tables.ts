// Tables come and go: made, taken from storage when somebody comes, put away when all have left, set aside when broken.
import {
  broughtBy,
  CHANCE_ALGORITHM,
  digest,
  freshSeed,
  isRefusal,
  MATCH_FORMAT,
  type MatchFile,
  type Refusal,
  readOptions,
} from '@wyrmtable/kernel';
import { isGameId, prepare, type Shelved, take } from '@wyrmtable/shelf';
import { NAME_LIMIT, type NewTable } from '@wyrmtable/wire';
import { tellTable, tellTableNow } from './announcing.ts';
import type { Who } from './budget.ts';
import { actorOf, isSeated } from './devices.ts';
import { freshCode, freshWord, tidyCode } from './fairness.ts';
import type { House, Room } from './house.ts';
import { cleanName, emptySeats, nameApart, withoutWord } from './lobby.ts';
import { commitmentOf, isSealed, settled, unsealed } from './pledging.ts';
import { no } from './refusals.ts';
import { type Recipe, type Running, rebuild, watcherAt } from './running.ts';
import { heedStops, storedStops } from './stops.ts';
import type { Guest, MoveRow, SeatRow, TableRow } from './storage/port.ts';
import { offeredAt } from './waiting.ts';

const TRIES = 8;

/** A table that strangers must not find has a longer code: whoever has it may come in. */
export async function addWithFreshCode(
  house: House,
  listed: boolean,
  make: (id: string) => TableRow,
  moves: readonly Omit<MoveRow, 'match'>[] = [],
): Promise<TableRow> {
  for (let i = 0; i < TRIES; i++) {
    const table = make(freshCode(listed));
    const own = moves.map((move) => ({ ...move, match: table.id }));
    if (await house.storage.addTable(table, own)) return table;
  }
  throw new Error('no free table code was found');
}

export async function makeTable(house: House, guest: Guest, wish: NewTable): Promise<TableRow | Refusal> {
  if (house.closing) return no('closing');
  if (!isGameId(wish.game)) return no('no-such-game', { game: wish.game });
  const { game, bots } = await take(wish.game);
  const levels = wish.bots ?? [];
  const sits = wish.sit ?? true;
  const count = wish.seats ?? Math.max(game.seats.usual, levels.length + (sits ? 1 : 0));
  const options = readOptions(game, wish.options ?? {}, count);
  if (isRefusal(options)) return options;
  const unknown = levels.find((level) => !Object.hasOwn(bots, level));
  if (unknown !== undefined) return no('no-such-bot', { level: unknown });
  if (levels.length + (sits ? 1 : 0) > count) return no('seats-in-use', { seats: count });
  const name = cleanName(wish.name ?? guest.name);
  if (sits && name === null) return no('bad-name', { max: NAME_LIMIT });
  const seats: SeatRow[] = emptySeats(count);
  const called = nameApart(name ?? '', Object.keys(bots));
  if (sits) seats[0] = { kind: 'person', guest: guest.id, name: called, word: null };
  for (const [i, level] of levels.entries()) {
    seats[count - levels.length + i] = { kind: 'bot', level, name: level, word: freshWord() };
  }
  const now = Date.now();
  // A link is given to those who are meant; strangers come only where they are asked in.
  const listed = wish.listed ?? false;
  const made = await addWithFreshCode(house, listed, (id) => ({
    id,
    game: game.id,
    version: game.version,
    status: 'lobby',
    options,
    content: null,
    seats,
    words: null,
    pledge: null,
    links: [],
    seedKnown: [],
    host: guest.id,
    listed,
    seed: freshSeed(),
    setUp: [],
    outcome: null,
    digest: null,
    next: null,
    created: now,
    changed: now,
  }));
  rehearse(house, made);
  return made;
}

/** Where bots sit down their threads make themselves ready while people take their seats. */
function rehearse(house: House, { game, options, seats }: TableRow): void {
  if (!seats.some(({ kind }) => kind === 'bot')) return;
  const laid = { game, options, levels: seats.map((row) => (row.kind === 'bot' ? row.level : null)) };
  house.bots.rehearse(laid);
  house.reflexes.rehearse(laid);
}

function seatedAnew(row: SeatRow): SeatRow {
  if (row.kind === 'bot') return { ...row, word: freshWord() };
  return row.kind === 'person' ? withoutWord(row) : row;
}

/** The same people and bots once more, at a table of their own. Asking twice gives the same table. */
export async function playAgain(house: House, room: Room, guest: Guest): Promise<TableRow | Refusal> {
  const { table } = room;
  if (table.status !== 'over') return no('match-not-over');
  const actor = actorOf(table, guest.id);
  if (!isSeated(table, actor) && table.host !== actor) return no('not-seated');
  const known = table.next === null ? null : await house.storage.table(table.next);
  if (known !== null) return known;
  const now = Date.now();
  const next = await addWithFreshCode(house, table.listed, (id) => ({
    ...table,
    id,
    version: room.shelved.game.version,
    status: 'lobby',
    content: null,
    seats: table.seats.map(seatedAnew),
    words: null,
    pledge: null,
    // Devices come along; a link leads to one table alone.
    links: table.links.map((link) => ({ ...link, hash: null })),
    seedKnown: [],
    host: actor,
    seed: freshSeed(),
    setUp: [],
    outcome: null,
    digest: null,
    next: null,
    created: now,
    changed: now,
  }));
  await saveTable(house, room, { ...table, next: next.id });
  tellTable(room);
  return next;
}

export async function saveTable(house: House, room: Room, table: TableRow): Promise<void> {
  const saved = { ...table, changed: Date.now() };
  await house.storage.saveTable(saved);
  room.table = saved;
  if (saved.status === 'lobby') rehearse(house, saved);
  heedStops(room);
}

export function recipeOf(table: TableRow, { game }: Shelved): Recipe {
  const { id, options, seats, seed } = table;
  const content = table.content ?? game.stock(options, seats.length);
  return { id, game, options, content, seats: seats.length, seed, words: table.words ?? [] };
}

/** The match so far as a file; it names those who sit there now. */
export function fileOf(table: TableRow, { game }: Shelved, moves: readonly MoveRow[], digest: string): MatchFile {
  const content = table.content ?? game.stock(table.options, table.seats.length);
  return {
    format: MATCH_FORMAT,
    game: table.game,
    version: table.version,
    options: table.options,
    content,
    ...broughtBy(game.content, content),
    seats: table.seats.map((row) =>
      row.kind === 'empty' ? { name: '', bot: null } : { name: row.name, bot: row.kind === 'bot' ? row.level : null },
    ),
    chance: {
      algorithm: CHANCE_ALGORITHM,
      seed: table.seed,
      commitment: commitmentOf(table),
      words: table.words ?? [],
      ...(table.pledge === null ? {} : { pledge: table.pledge }),
      results: [...table.setUp, ...moves.flatMap((move) => move.results)],
    },
    choices: moves.map((move) => move.choice),
    digest,
  };
}

/** Puts a broken match where it harms nobody, with all it takes to see it break again. */
export async function setAside(house: House, room: Room, problem: unknown): Promise<void> {
  const what = problem instanceof Error ? (problem.stack ?? problem.message) : String(problem);
  const stored = await house.storage.moves(room.id);
  const input = {
    ...fileOf(room.table, room.shelved, stored, ''),
    // Longer than `choices` when the last choice broke the match before it was written down.
    attempted: room.run?.log ?? [],
  };
  house.tally.aside++;
  house.report(`match ${room.id} was set aside: ${what}`);
  await house.storage.addReport({ match: room.id, at: Date.now(), problem: what, input });
  stopPause(room);
  room.run = null;
  await house.storage.unseal(commitmentOf(room.table), 'aside', Date.now());
  await saveTable(house, room, { ...room.table, status: 'aside' });
  tellTableNow(room);
}

function stopPause(room: Room): void {
  room.pause?.();
  room.pause = null;
  room.queue.length = 0;
}

/** Takes the match of the room from storage, as if nothing had been in memory. */
export async function reload(house: House, room: Room): Promise<void> {
  stopPause(room);
  const { storage } = house;
  try {
    const run = rebuild(recipeOf(room.table, room.shelved), await storage.moves(room.id), await storage.early(room.id));
    seatRun(room, run);
    await finish(house, room);
  } catch (problem) {
    await setAside(house, room, problem);
  }
}

/** A match begins or goes on in the room; everything in it counts as told. */
export function seatRun(room: Room, run: Running): void {
  room.run = run;
  heedStops(room);
  room.told.splice(0, room.told.length, ...run.shown);
  room.offered.splice(
    0,
    room.offered.length,
    ...run.shown.map((_, index) => offeredAt(room, run, watcherAt(run, index))),
  );
  room.pictures.length = 0;
  for (const connection of room.connections) connection.picture = null;
  room.asking.splice(0, room.asking.length, ...run.made.map(() => -1));
}

/** Writes the end down once the match has one. */
export async function finish(house: House, room: Room): Promise<boolean> {
  const { run, table } = room;
  const outcome = run?.recipe.game.outcome(run.state) ?? null;
  if (run === null || outcome === null || table.status !== 'playing') return false;
  await saveTable(house, room, { ...table, status: 'over', outcome, digest: digest(run.state) });
  await house.storage.unseal(commitmentOf(table), 'over', Date.now());
  return true;
}

/** Can the content of the match be had? If not, the match is left as it is, like one of other rules. */
async function isPlayable(house: House, { id, table, shelved }: Room): Promise<boolean> {
  const { game } = shelved;
  const missing = table.content === null ? null : await prepare(shelved, { content: table.content });
  if (missing === null) return true;
  house.report(`match ${id} of ${game.id} names content that is not here: ${missing.params?.first ?? ''}`);
  return false;
}

async function load(house: House, id: string): Promise<Room | null> {
  const table = await house.storage.table(id);
  if (table === null || !isGameId(table.game)) return null;
  const shelved = await take(table.game);
  const room: Room = {
    id,
    shelved,
    table,
    run: null,
    connections: new Set(),
    queue: [],
    pause: null,
    told: [],
    offered: [],
    pictures: [],
    sealing: null,
    announced: Number.NEGATIVE_INFINITY,
    announcing: null,
    resting: false,
    onward: -1,
    stops: storedStops(table, await house.storage.stops(id), shelved),
    asking: [],
    tail: Promise.resolve(),
    used: Date.now(),
  };
  if (table.status === 'lobby' && table.version !== shelved.game.version) {
    await saveTable(house, room, settled(table, { ...table, version: shelved.game.version }));
  }
  if (isSealed(table)) {
    // The process ended while words were being shown: they are worth nothing any more.
    await house.storage.unseal(commitmentOf(table), 'aborted', Date.now());
    await saveTable(house, room, unsealed(table));
  }
  if (table.status === 'lobby' || table.status === 'aside') return room;
  // A match of other rules is left as it is: it can be neither shown nor continued, and nothing of it is lost.
  if (table.version === shelved.game.version && (await isPlayable(house, room))) await reload(house, room);
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

/** The room somebody names by its code. Wrong codes are counted: whoever tries many of them is looking for tables of others. */
export async function sought(house: House, who: Who, typed: string): Promise<Room | Refusal> {
  const refused = house.purses.refuse('misses', who);
  if (refused !== null) return refused;
  const room = await roomOf(house, typed);
  if (room !== null) return room;
  house.purses.spend('misses', who);
  return no('no-such-table', { table: typed.slice(0, 16) });
}

/** Forgets rooms in which nobody has been for a while; storage has them all. */
export async function putAway(house: House, idle: number): Promise<void> {
  for (const [id, loading] of house.rooms) {
    const room = await loading.catch(() => null);
    if (room === null || room.connections.size > 0 || room.pause !== null) continue;
    if (room.asking.some((seq) => seq >= 0) || Date.now() - room.used < idle) continue;
    house.rooms.delete(id);
  }
}
