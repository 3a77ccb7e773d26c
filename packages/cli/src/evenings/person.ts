// Somebody at a table: the client's real line, over a connection that loses, delays, doubles, swaps and breaks.
import { type Choice, type Seat, wordHash } from '@wyrmtable/kernel';
import type { Ask } from '@wyrmtable/server/machine';
import { BEAT_MS, choicesIn, type LineState, newLine, step, type Told } from '@wyrmtable/web/line';
import {
  type ClientMessage,
  type Cut,
  type NumberedEvent,
  PHRASES,
  type ServerMessage,
  TALK_WISHES,
  type TableInfo,
} from '@wyrmtable/wire';
import { ask, hear, leave, newSocket, type Socket } from './gate.ts';
import { hasSeen, isSame } from './oracle.ts';
import { type Process, plugIn, type Service, within } from './process.ts';
import { type Kept, keyOf } from './store.ts';
import { between, oneOf, strikes, wrong } from './world.ts';

export interface Person {
  readonly name: string;
  readonly table: string;
  readonly seat: Seat | null;
  state: LineState;
  /** The connection there is now. */
  cable: Cable | null;
  /** What they chose, by seat, count and choice. */
  readonly chosen: Set<string>;
  /** Moves they were told are accepted. */
  readonly acknowledged: Map<string, Choice>;
  /** They have gone, and do not come back tonight. */
  away: boolean;
  /** Choices they will still make tonight. */
  energy: number;
  deciding: boolean;
}

interface Cable {
  readonly process: Process;
  readonly life: number;
  readonly wire: Socket;
  readonly unplug: () => void;
  /** When the last message of each direction arrives: what comes later is not there before. */
  down: number;
  up: number;
  open: boolean;
  /** Something was lost on it, so that nobody at either end can know what the other has heard. */
  lossy: boolean;
}

export const newPerson = (name: string, table: string, seat: Seat | null, energy: number): Person => ({
  name,
  table,
  seat,
  // One in three hears nothing, one phrases alone.
  state: newLine(table, null, null, TALK_WISHES[name.length % TALK_WISHES.length]),
  cable: null,
  chosen: new Set(),
  acknowledged: new Map(),
  away: false,
  energy,
  deciding: false,
});

/** Comes by any process that answers; as often as not by the one that has the table. */
export function connect(service: Service, person: Person): void {
  const { world, processes, store } = service;
  if (person.cable !== null || person.state.gone || person.away) return;
  const owner = store.kept.get(person.table)?.charge?.owner;
  const awake = processes.filter(({ alive }) => alive);
  const known = awake.find(({ name, life }) => `${name} ${life}` === owner);
  const process = known !== undefined && world.luck.below(3) === 0 ? known : oneOf(world, awake);
  if (process === undefined) {
    comeAgain(service, person);
    return;
  }
  const wire = newSocket(service, person.name, {
    send: (message) => send(service, person, cable, message),
    hangUp: () => cut(service, person, cable),
  });
  const unplug = plugIn(process, wire.hangUp);
  const cable: Cable = { process, life: process.life, wire, unplug, down: 0, up: 0, open: true, lossy: false };
  person.cable = cable;
  told(service, person, { kind: 'opened' });
}

function comeAgain(service: Service, person: Person): void {
  const { world } = service;
  world.clock.in(between(world, 100, 1500), () => connect(service, person));
}

/** When a message arrives: after those before it, unless something on the way is broken. */
function arrival(service: Service, last: number): number {
  const { world } = service;
  const at = world.clock.now + between(world, 1, 60);
  return strikes(world, 'lineSwaps') ? at : Math.max(at, last);
}

function isLost({ world }: Service, cable: Cable): boolean {
  const lost = strikes(world, 'lineLoses');
  cable.lossy ||= lost;
  return lost;
}

function send(service: Service, person: Person, cable: Cable, message: ServerMessage): void {
  const { world } = service;
  if (!cable.open || isLost(service, cable)) return;
  const copies = strikes(world, 'lineDoubles') ? 2 : 1;
  for (let i = 0; i < copies; i++) {
    const at = arrival(service, cable.down);
    cable.down = Math.max(cable.down, at);
    world.clock.in(at - world.clock.now, () => {
      if (person.cable === cable && cable.open) told(service, person, { kind: 'heard', message });
    });
  }
}

function say(service: Service, cable: Cable, message: ClientMessage): void {
  const { world } = service;
  const { process, wire, life } = cable;
  if (!cable.open || isLost(service, cable)) return;
  const copies = strikes(world, 'lineDoubles') ? 2 : 1;
  for (let i = 0; i < copies; i++) {
    const at = arrival(service, cable.up);
    cable.up = Math.max(cable.up, at);
    if (process.life !== life) continue;
    within(service, process, at - world.clock.now, () => {
      if (cable.open) hear(service, process, wire, message);
    });
  }
}

/** Nobody can know that the last thing they should have heard was lost on the way; whoever lost nothing needs no mending. */
export function cutIfLossy(service: Service, person: Person): void {
  if (person.cable?.lossy) cut(service, person);
}

/** The connection breaks; what was on its way is lost. */
export function cut(service: Service, person: Person, cable: Cable | null = person.cable): void {
  if (cable === null || !cable.open) return;
  const { process, wire } = cable;
  cable.open = false;
  cable.unplug();
  wire.send = null;
  if (process.alive && process.life === cable.life) {
    within(service, process, 0, () => leave(service, process, wire));
  }
  if (person.cable !== cable) return;
  person.cable = null;
  // Not from within the step of whoever hangs up.
  service.world.clock.in(0, () => {
    told(service, person, { kind: 'closed' });
    if (!person.state.gone) comeAgain(service, person);
  });
}

function told(service: Service, person: Person, what: Told): void {
  const { state, deeds } = step(person.state, what);
  person.state = state;
  const { move } = state;
  if (move?.accepted && person.seat !== null) {
    person.acknowledged.set(keyOf(person.seat, move.seq), move.choice);
  }
  for (const deed of deeds) {
    if (deed.kind === 'say' && person.cable !== null) say(service, person.cable, deed.message);
    else if (deed.kind === 'reconnect' || deed.kind === 'close') cut(service, person);
    else if (deed.kind === 'tell') checkPast(service, person, deed.asker, deed.events);
  }
  decide(service, person);
}

/** Whoever is asked thinks for a while and chooses; sometimes they were asked something else by then. */
function decide(service: Service, person: Person): void {
  const { world } = service;
  if (person.deciding || choicesIn(person.state).length === 0 || person.energy <= 0 || world.quiet) return;
  person.deciding = true;
  const ms = world.luck.below(12) === 0 ? between(world, 1000, 8000) : between(world, 20, 500);
  world.clock.in(ms, () => {
    person.deciding = false;
    const choice = oneOf(world, choicesIn(person.state));
    if (choice === undefined || world.quiet) return;
    person.energy--;
    told(service, person, { kind: 'choose', choice });
    const { move } = person.state;
    if (move === null || person.seat === null) return;
    person.chosen.add(`${keyOf(person.seat, move.seq)} ${choice}`);
  });
}

/** Every so often a line asks whether anybody is there. */
export function beat(service: Service, person: Person): void {
  told(service, person, { kind: 'beat' });
  service.world.clock.in(BEAT_MS, () => beat(service, person));
}

/** They leave without a word. */
export function walkAway(service: Service, person: Person): void {
  person.away = true;
  cut(service, person);
}

/** Everything that can be said about a match besides playing it, now and then, sensible or not. */
export function meddle(service: Service, person: Person): void {
  const { world } = service;
  const { table, clock, open } = person.state;
  const say = (message: ClientMessage): void => told(service, person, { kind: 'request', message });
  if (open && table?.status === 'playing' && table.you !== 'spectator') {
    // A pause does not last for ever, not even on a quiet evening.
    if (clock?.paused) say({ type: 'resume' });
    else if (table.waitsForWord) say({ type: 'onward' });
    else if (!world.quiet) say(whim(service, table));
  }
  world.clock.in(between(world, 1000, 6000), () => meddle(service, person));
}

function whim({ world }: Service, { offer, clock }: TableInfo): ClientMessage {
  const lot = world.luck.below(40);
  // Where no clock sees to the end nobody leaves.
  if (offer === undefined && clock === undefined) return lot < 10 ? { type: 'offer', what: 'back' } : { type: 'ping' };
  if (lot === 0 && clock !== undefined) return { type: 'resign' };
  if (offer !== undefined) return { type: lot < 25 ? 'agree' : 'decline' };
  if (lot < 4) return { type: 'offer', what: lot < 2 ? 'stop' : 'pause' };
  if (lot >= 30) return { type: 'offer', what: 'back' };
  if (lot < 12) return { type: 'return' };
  return lot < 14 ? { type: 'stand-in', seat: world.luck.below(3) } : { type: 'ping' };
}

/** Talks now and then, whether or not anybody may hear it; and now and then wishes to hear more or less. */
export function chat(service: Service, person: Person): void {
  const { world } = service;
  if (person.state.open && !world.quiet) {
    const lot = world.luck.below(8);
    if (lot === 0) told(service, person, { kind: 'hear', talk: oneOf(world, TALK_WISHES) ?? 'off' });
    else {
      const said = lot < 5 ? { phrase: oneOf(world, PHRASES) ?? 'hello' } : { text: `word ${world.luck.below(1000)}` };
      told(service, person, { kind: 'request', message: { type: 'say', ...said } });
    }
  }
  world.clock.in(between(world, 2000, 9000), () => chat(service, person));
}

/** Asks by other ways than playing: for the past, for links, for one more match; by any process. */
export function inquire(service: Service, person: Person): void {
  const { world, processes, store } = service;
  if (world.quiet) return;
  world.clock.in(between(world, 2000, 15_000), () => inquire(service, person));
  const lot = world.luck.below(4);
  const { last } = person.state;
  if (lot === 0) {
    const before = between(world, 1, (last ?? 0) + 3);
    told(service, person, { kind: 'earlier', before, asker: before });
    return;
  }
  const process = oneOf(
    world,
    processes.filter(({ alive }) => alive),
  );
  if (process === undefined || person.seat === null) return;
  const guest = person.name;
  const secret = String(world.luck.below(1000));
  const what: Ask =
    lot === 1 ? { kind: 'link', guest, secret } : lot === 2 ? { kind: 'unlink', guest } : { kind: 'again', guest };
  within(service, process, between(world, 1, 60), () =>
    ask(service, process, person.table, what, (result) => {
      if (result?.kind === 'next') store.kept.get(person.table)?.nexts.add(result.id);
    }),
  );
}

/** Something is missing that was not taken back. */
function hasGap(events: readonly NumberedEvent[], cuts: readonly Cut[]): boolean {
  const gone = (number: number): boolean => cuts.some(({ since, until }) => number > since && number <= until);
  let next = events[0]?.number ?? 1;
  for (const { number } of events) {
    while (next < number && gone(next)) next++;
    if (number !== next) return true;
    next++;
  }
  return false;
}

/** What somebody is told when they look back is what happened then, as they may know it, up to where they asked. */
function checkPast(
  { world, store }: Service,
  { name, table, seat, state }: Person,
  before: number,
  events: readonly NumberedEvent[] | null,
): void {
  const oracle = store.kept.get(table)?.oracle ?? null;
  if (events === null || oracle === null) return;
  const at = (what: string): void => wrong(world, `table ${table}, ${name}: ${what}`);
  const known = oracle.events[seat ?? oracle.recipe.seats] ?? [];
  if (hasGap(events, state.cuts)) at('the past asked for has a gap');
  for (const { number, event } of events) {
    const truth = known[number - 1];
    if (number >= before) at(`event ${number} is not of the past asked for`);
    if (truth === undefined) at(`event ${number} is told as past before it is on disk`);
    else if (truth !== null && !isSame(truth, event)) at(`event ${number} of the past was ${JSON.stringify(truth)}`);
  }
}

const WORD = 'rzepa';

/** Before the first roll: ready, with a hidden word or an open one; the host begins; hidden words are shown. */
export function arrange(service: Service, person: Person): void {
  const { world } = service;
  const table = person.state.table;
  if (table?.status === 'lobby' && person.state.open && table.you !== 'spectator') {
    const own = table.seats[table.you];
    const say = (message: ClientMessage): void => told(service, person, { kind: 'request', message });
    const hidden = person.name.length % 2 === 0;
    if (table.pledge !== null) {
      if (own?.word === null) say({ type: 'reveal', word: WORD });
    } else if (own?.ready === false) {
      say({ type: 'ready', ...(hidden ? { hash: wordHash(table.commitment, WORD) } : { word: WORD }) });
    } else if (table.host && table.seats.every(({ ready }) => ready)) say({ type: 'start' });
  }
  if (table === null || table.status === 'lobby') {
    world.clock.in(between(world, 300, 1200), () => arrange(service, person));
  }
}

/** What somebody has heard was said, once and in order, and not to others. */
function checkHeard({ talk }: Kept, { state }: Person, at: (what: string) => void): void {
  let last = 0;
  for (const { number, phrase, text } of state.said) {
    if (number <= last) at(`word ${number} is heard after word ${last}`);
    last = number;
    const truth = talk.find((one) => one.number === number);
    if (truth === undefined || (truth.phrase ?? truth.text) !== (phrase ?? text)) at(`word ${number} was never said`);
  }
}

/** What a person holds in the end is what the service has. */
export function checkPerson(service: Service, person: Person): void {
  const { world, store } = service;
  const one = store.kept.get(person.table);
  if (one === undefined) return;
  const at = (what: string): void => wrong(world, `table ${one.id}, ${person.name}: ${what}`);
  for (const [key, choice] of person.acknowledged) {
    if (one.written.get(key) !== choice) at(`an acknowledged move is not on disk (${key}: ${choice})`);
  }
  checkHeard(one, person, at);
  const { events, cuts } = person.state;
  if (hasGap(events, cuts)) at('the events have a gap');
  const oracle = one.oracle;
  if (oracle === null || person.state.gone || person.away) return;
  const index = person.seat ?? oracle.recipe.seats;
  if (!hasSeen(oracle, index, person.state.picture?.view ?? null))
    at('the last picture is not one that this watcher may have');
  const last = oracle.events[index]?.length ?? 0;
  if (person.state.last !== last) at(`the story ends at event ${person.state.last} and has ${last}`);
}
