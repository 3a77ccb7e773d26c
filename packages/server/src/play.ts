// What people and bots do at a table: each message is checked, made durable, answered, and then told to everybody.
import { type Choice, isRefusal, parcelOf, type Refusal, refusal, type Seat } from '@wyrmtable/kernel';
import { defaultChoice } from '@wyrmtable/shelf/thinking';
import type { ClientMessage, Said } from '@wyrmtable/wire';
import { tellTable, tellTableNow } from './announcing.ts';
import { type Arranging, arranged } from './arranging.ts';
import { isPaused, publish, tell, watcherAtLine, welcome } from './broadcast.ts';
import type { Who } from './budget.ts';
import { actorOf, isSeated } from './devices.ts';
import { within } from './fairness.ts';
import { type Connection, type House, inTurn, type Room, type StopsWish } from './house.ts';
import * as lobby from './lobby.ts';
import { commitmentOf, isSealed, unsealed } from './pledging.ts';
import { no } from './refusals.ts';
import { begin, offer, type Running, seqOf } from './running.ts';
import { heedStops, readStops } from './stops.ts';
import type { TableRow } from './storage/port.ts';
import { finish, recipeOf, saveTable, seatRun, setAside } from './tables.ts';
import { isAttended, isResting, waitingSeat, waitsForWord } from './waiting.ts';
import { commit, passOn } from './writing.ts';

type AtTable = Exclude<ClientMessage, Said<'hello'> | Said<'ping'> | Said<'past'>>;

/** Does the work in the table's turn; whatever goes wrong stays at this table. Says whether it went well. */
export function guarded(house: House, room: Room, work: () => Promise<void> | void): Promise<boolean> {
  return inTurn(room, async () => {
    try {
      await work();
      return true;
    } catch (problem) {
      // A fault of the rules on this state: the match stops, its table says so, all others go on.
      if (room.run === null) house.report(`table ${room.id}: ${String(problem)}`);
      else await setAside(house, room, problem).catch((worse: unknown) => house.report(String(worse)));
      return false;
    }
  });
}

/** Does what the message asks for and answers it. */
export async function act(house: House, room: Room, connection: Connection, message: AtTable): Promise<void> {
  room.used = Date.now();
  const well = await guarded(house, room, () => serve(house, room, connection, message));
  if (!well) answer(connection, message, no(room.table.status === 'aside' ? 'match-set-aside' : 'server-error'));
}

function serve(house: House, room: Room, connection: Connection, message: AtTable): Promise<void> | void {
  switch (message.type) {
    case 'move':
      return move(house, room, connection, message);
    case 'onward':
      return sayOnward(house, room, connection, message);
    case 'stops':
      return heed(house, room, connection, message);
    default:
      return arrange(house, room, connection, message);
  }
}

export function answer(connection: Connection, message: ClientMessage, refused: Refusal | null): void {
  const re = message.id === undefined ? {} : { re: message.id };
  const which = message.type === 'move' ? { match: message.match, seq: message.seq } : {};
  if (refused === null) tell(connection, { type: 'accepted', ...re, ...which });
  else tell(connection, { type: 'refused', ...re, ...which, code: refused.refused, params: refused.params ?? {} });
}

/** Whose purses pay for what a line asks of a table. */
const whoAt = ({ id }: Room, { guest, address }: Connection): Who => ({ guest: guest.id, address, table: id });

/** Who sits where and what is agreed: before the first roll, and who sits where also when the match rests. */
async function arrange(house: House, room: Room, connection: Connection, message: Arranging): Promise<void> {
  const actor = actorOf(room.table, connection.guest.id);
  const overdrawn = house.purses.refuse('writes', whoAt(room, connection));
  const changed = overdrawn ?? arranged(room, actor, message);
  if (isRefusal(changed)) {
    answer(connection, message, changed);
    return;
  }
  house.purses.spend('writes', whoAt(room, connection));
  const before = room.table;
  if (changed === before) {
    answer(connection, message, null);
    return;
  }
  if (changed.status === 'lobby') {
    const written = async (): Promise<void> => {
      if (message.type === 'sit' || message.type === 'name') await rememberName(house, room, connection);
      answer(connection, message, null);
    };
    await recordSeal(house, before, changed);
    await alter(house, room, changed, written, connection);
    awaitWords(house, room);
    return;
  }
  if (before.status !== 'lobby')
    return alter(house, room, changed, () => answer(connection, message, null), connection);
  await recordSeal(house, before, changed);
  await saveTable(house, room, changed);
  seatRun(room, begin(recipeOf(room.table, room.shelved)));
  room.onward = 0;
  answer(connection, message, null);
  tellTableNow(room);
  for (const other of room.connections) welcome(house, room, other, { since: 0 });
  seekBots(house, room);
}

/** Every promise of dice for which words are shown is on record before any is. */
async function recordSeal({ storage }: House, before: TableRow, after: TableRow): Promise<void> {
  if (before.pledge === null && after.pledge !== null) await storage.seal(commitmentOf(after), Date.now());
  if (before.pledge !== null && after.pledge === null)
    await storage.unseal(commitmentOf(before), 'aborted', Date.now());
}

/** Whoever does not show their word in time keeps nobody waiting: the table opens again, with a new seed. */
function awaitWords(house: House, room: Room): void {
  if (!isSealed(room.table) || room.sealing !== null) return;
  room.sealing = setTimeout(() => {
    room.sealing = null;
    void guarded(house, room, async () => {
      if (!isSealed(room.table)) return;
      const open = unsealed(room.table);
      await recordSeal(house, room.table, open);
      await alter(house, room, open);
    });
  }, house.wordPatience).unref();
}

/** Writes the table down and tells everybody; whoever looks through other eyes now is shown what they see. */
export async function alter(
  house: House,
  room: Room,
  table: TableRow,
  written: () => Promise<void> | void = () => {},
  cause: Connection | null = null,
): Promise<void> {
  const before = new Map(Array.from(room.connections, (line) => [line, watcherAtLine(room, line)]));
  await saveTable(house, room, table);
  await written();
  tellTable(room, cause);
  if (room.run === null) return;
  for (const line of room.connections) if (before.get(line) !== watcherAtLine(room, line)) line.picture = null;
  await goOn(house, room, true);
}

/** The company is complete: a bot that has the choice may end the rest. */
function sayOnward(house: House, room: Room, connection: Connection, message: Said<'onward'>): void {
  const seated = watcherAtLine(room, connection) !== 'spectator';
  const refused = !seated ? no('not-seated') : isResting(room) ? null : no('not-resting');
  answer(connection, message, refused);
  if (refused !== null) return;
  room.onward = room.run?.log.length ?? -1;
  tellTable(room);
  seekBots(house, room);
}

/** From now on the table passes what this person lets go by, what is open now included. A game may know no stops. */
async function heed(house: House, room: Room, connection: Connection, message: Said<'stops'>): Promise<void> {
  const actor = actorOf(room.table, connection.guest.id);
  if (!isSeated(room.table, actor)) {
    answer(connection, message, no('not-seated'));
    return;
  }
  const told = readStops(message.stops, room.shelved);
  const known = room.stops.get(actor);
  // The same once more, as every visit says it, is nothing to write down.
  if (told !== null && JSON.stringify(told.wish) !== JSON.stringify(known?.wish)) {
    const refused = house.purses.pay('writes', whoAt(room, connection)) ?? (await keepStops(house, room, actor, told));
    if (refused !== null) {
      answer(connection, message, refused);
      return;
    }
  }
  answer(connection, message, null);
  if (room.run !== null) await goOn(house, room);
}

/** With the moves of all tables in one transaction; only what is written down holds. */
async function keepStops(house: House, room: Room, guest: string, told: StopsWish): Promise<Refusal | null> {
  try {
    const match = room.id;
    const entries = [{ kind: 'stops', match, guest, wish: told.wish }] as const;
    const written = await house.ledger.write({ match, entries });
    if (written !== 'written') return no('storage-failed');
  } catch (problem) {
    house.report(`stops at table ${room.id} could not be written: ${String(problem)}`);
    return no('storage-failed');
  }
  room.stops.set(guest, told);
  heedStops(room);
  return null;
}

async function rememberName(house: House, room: Room, { guest }: Connection): Promise<void> {
  const seat = lobby.watcherOf(room.table, guest.id);
  const row = seat === 'spectator' ? undefined : room.table.seats[seat];
  if (row?.kind === 'person') await house.storage.renameGuest(guest.id, row.name);
}

async function move(house: House, room: Room, connection: Connection, message: Said<'move'>): Promise<void> {
  const refused = await judge(house, room, connection, message);
  if (refused !== 'fresh') {
    answer(connection, message, refused);
    // Whoever acted on an old picture gets the new one; who waits for it gets it anyway.
    const waits = isPaused(room) || connection.waiting !== null;
    if (refused !== null && room.run !== null && !waits) welcome(house, room, connection, { last: 0 });
    return;
  }
  const seat = watcherAtLine(room, connection);
  const { run } = room;
  if (seat === 'spectator' || run === null) return;
  const failed = await commit(house, room, run, seat, message.choice);
  answer(connection, message, failed);
  await goOn(house, room);
}

/** 'fresh' for a legal new answer, null for one that was accepted before, or why it is refused. */
async function judge(
  house: House,
  room: Room,
  connection: Connection,
  { match, seq, choice }: Said<'move'>,
): Promise<Refusal | null | 'fresh'> {
  if (match !== room.id) return no('other-match', { wanted: room.id, found: match });
  const { table, run } = room;
  if (table.status === 'lobby') return no('not-started');
  if (table.status === 'aside') return no('match-set-aside');
  const seat = watcherAtLine(room, connection);
  if (seat === 'spectator') return no('not-seated');
  if (run === null) return refusal('other-version', { wanted: room.shelved.game.version, found: table.version });
  const now = seqOf(run, seat);
  const last = run.answered[seat];
  if (last?.seq === seq) return last.choice === choice ? null : no('already-answered');
  if (seq < now && (await house.storage.choiceAt(room.id, seat, seq)) === choice) return null;
  if (table.status === 'over') return refusal('match-over');
  // During a pause the count itself could tell something: all that counts is what was asked at the mark and still stands.
  if (isPaused(room) && (seq !== now || !wasAsked(room, seat, seq))) return no('not-asked');
  const empty = waitingSeat(table);
  if (empty !== null) return no('seat-waits', { seat: empty });
  if (seq !== now) return no('stale', { seq: now });
  const choices = offer(run, seat);
  if (choices.length === 0) return no('not-asked');
  return choices.includes(choice) ? 'fresh' : refusal('illegal-choice', { choice: String(choice) });
}

function wasAsked({ offered }: Room, seat: Seat, seq: number): boolean {
  const told = offered[seat];
  return told !== undefined && told.seq === seq && told.choices.length > 0;
}

/** Tells what there is to tell, writes the end down, and sees to it that bots get their turn. */
async function goOn(house: House, room: Room, rested = false): Promise<void> {
  await passOn(house, room);
  // Bots answer windows during the pause, so that their hands do not show.
  seekBots(house, room);
  const rest = (): void => {
    void guarded(house, room, async () => {
      room.pause = null;
      await passLateBots(house, room);
      return goOn(house, room, true);
    });
  };
  if (!publish(house, room, rest, rested)) return;
  if ((await finish(house, room)) || room.resting !== isResting(room)) tellTable(room);
  seekBots(house, room);
}

/** Asks every bot that may answer now; outside of windows that is when all has been told. */
export function seekBots(house: House, room: Room): void {
  const { run, table } = room;
  if (run === null || table.status !== 'playing' || waitingSeat(table) !== null || house.closing) return;
  if (waitsForWord(room)) return;
  const window = run.recipe.game.window(run.state) !== null;
  // Nobody is here to see it: the bots wait until somebody comes.
  if (!window && !isAttended(room)) return;
  if (!window && (isPaused(room) || room.queue.length > 0)) return;
  for (const [seat, row] of table.seats.entries()) {
    if (row.kind !== 'bot') continue;
    const seq = seqOf(run, seat);
    if (room.asking[seat] === seq) continue;
    const choices = offer(run, seat);
    if (choices.length === 0) continue;
    room.asking[seat] = seq;
    const pause = window ? 0 : within(house.botPause);
    void askBot(house, room, run, { seat, seq, level: row.level, choices, window, pause });
  }
}

/** The window's moment is over: a bot that is still thinking has passed, for one that is late shows that it could answer. */
async function passLateBots(house: House, room: Room): Promise<void> {
  const { run, table } = room;
  if (run === null || waitingSeat(table) !== null) return;
  for (const [seat, row] of table.seats.entries()) {
    const stands = room.run === run && room.queue.length === 0 && run.recipe.game.window(run.state) !== null;
    const choice = stands && row.kind === 'bot' ? defaultChoice(offer(run, seat)) : undefined;
    if (choice !== undefined) await commit(house, room, run, seat, choice);
  }
}

interface BotTurn {
  readonly seat: Seat;
  readonly seq: number;
  readonly level: string;
  readonly choices: readonly Choice[];
  readonly window: boolean;
  readonly pause: number;
}

async function askBot(house: House, room: Room, run: Running, turn: BotTurn): Promise<void> {
  const { seat, seq, choices, pause, window } = turn;
  const thought = await think(house, room, run, turn);
  if (pause > 0) await new Promise((done) => setTimeout(done, pause));
  const choice = thought ?? defaultChoice(choices);
  await guarded(house, room, async () => {
    if (room.asking[seat] === seq) room.asking[seat] = -1;
    if (room.run !== run || choice === undefined || house.closing) return;
    // All have left while it thought, or before it came to that: it will be asked again.
    if (!window && !isAttended(room)) return;
    const seated = room.table.seats[seat]?.kind === 'bot' && waitingSeat(room.table) === null;
    // If something came between, the bot is asked again when the table goes on.
    if (seated && seqOf(run, seat) === seq && offer(run, seat).includes(choice))
      await commit(house, room, run, seat, choice);
    await goOn(house, room);
  });
}

/** The bot's choice, or null when it has failed. A single choice needs no thought, and in a window there is little time. */
async function think(
  house: House,
  room: Room,
  run: Running,
  { seat, seq, level, choices, window }: BotTurn,
): Promise<Choice | null> {
  const [only] = choices;
  if (choices.length === 1 && only !== undefined) return only;
  house.tally.thoughts++;
  const { game } = run.recipe;
  const state = game.copy(run.state);
  const parcel = parcelOf(game.content, state);
  const asked = { game: game.id, level, state, parcel, seat, seed: within([0, 2 ** 32]) };
  const source = { host: room.table.host, table: room.id };
  const wanted = (): boolean => room.run === run && seqOf(run, seat) === seq && (window || isAttended(room));
  return window ? house.reflexes.ask({ ...asked, hasty: true }, source, wanted) : house.bots.ask(asked, source, wanted);
}
