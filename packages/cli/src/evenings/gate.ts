// Where lines come in: each is at a table of its own process, or by way of the bus at one that another process has in charge.
import {
  type Ask,
  type Bus,
  chapterBefore,
  eventsSince,
  type Leaving,
  type Line,
  type Reception,
  type Result,
  type relayingOf,
  type Timing,
  watcherAtLine,
} from '@wyrmtable/server/machine';
import type { ClientMessage, Said, ServerMessage } from '@wyrmtable/wire';
import { bring, type Desk, find, type Wire } from './desk.ts';
import { type Introduced, ownerOf, type Process, type Service, within } from './process.ts';
import { keyOf } from './store.ts';
import { checkRelayed, newWatch } from './watch.ts';
import { wrong } from './world.ts';

/** A line with its socket at a process. */
export interface Socket extends Wire {
  readonly leaving: Leaving;
}

/** Milliseconds in which it must be found who is in charge of a table, and between two tries; as in the server. */
const PATIENCE = 6000;
const AGAIN_IN = 250;

let lines = 0;

function freshLine(name: string): Line {
  lines++;
  return {
    id: lines,
    guest: { id: name, name },
    lag: 0,
    seat: null,
    readings: false,
    changes: false,
    picture: null,
    waiting: null,
    story: null,
    talk: 'off',
    deaf: new Set(),
  };
}

type Ends = Pick<Wire, 'send' | 'hangUp'>;

const newWire = (name: string, { send, hangUp }: Ends): Wire => ({
  line: freshLine(name),
  watch: newWatch(),
  said: [],
  busy: false,
  desk: null,
  send,
  hangUp,
});

/** Sockets of the evening by the number of their line, for what is checked alone: no process sees it. */
const sockets = new WeakMap<Service, Map<number, Socket>>();

export function newSocket(service: Service, name: string, ends: Ends): Socket {
  const wire = newWire(name, ends);
  const relayed = { last: null };
  const pass = (text: string): void => {
    if (socket.send === null) return;
    const message: ServerMessage = JSON.parse(text);
    checkRelayed(relayed, socket.watch, message, (what) => wrong(service.world, `${name}: ${what}`));
    socket.send(message);
  };
  const leaving: Leaving = {
    lag: 0,
    away: null,
    send: pass,
    handOver(text, left) {
      pass(text);
      left();
    },
    close: () => socket.hangUp(),
  };
  const socket: Socket = Object.assign(wire, { leaving });
  const known = sockets.get(service) ?? new Map();
  sockets.set(service, known.set(wire.line.id, socket));
  return socket;
}

/** A line says something: worked off in order, each thing after the one before it has been answered. */
export function hear(service: Service, process: Process, socket: Socket, message: ClientMessage): void {
  socket.said.push(message);
  if (!socket.busy) workOff(service, process, socket);
}

function workOff(service: Service, process: Process, socket: Socket): void {
  const message = socket.said.shift();
  if (message === undefined || socket.send === null) return;
  socket.busy = true;
  // Not from within the step that is being taken.
  const done = (): void =>
    within(service, process, 0, () => {
      socket.busy = false;
      workOff(service, process, socket);
    });
  if (message.type === 'hello') hello(service, process, socket, message, service.world.clock.now + PATIENCE, done);
  else if (message.type === 'seek' || message.type === 'unseek') done();
  else if (socket.leaving.away !== null && message.type !== 'ping') {
    process.relaying?.say(socket.leaving, message);
    done();
  } else heed(service, process, socket, message, done);
}

type ToTable = Parameters<Reception<unknown, unknown, unknown>['heed']>[1];

/** What a line says to its table, here. */
function heed(service: Service, process: Process, wire: Wire, message: ToTable, done: () => void): void {
  const { line, desk, watch } = wire;
  if (message.type === 'ping') {
    wire.send?.({ type: 'pong', ...(message.id === undefined ? {} : { re: message.id }) });
    done();
    return;
  }
  if (desk === null) {
    done();
    return;
  }
  if (message.type === 'past') {
    lookBack(service, wire, desk, message);
    done();
    return;
  }
  const one = service.store.kept.get(desk.table.id);
  const seat = watcherAtLine(desk.table, line);
  if (message.type === 'move' && seat !== 'spectator') {
    if (message.id !== undefined) watch.sent.set(message.id, message.choice);
    // Whoever says a refused move again wants it played.
    one?.refused.delete(`${keyOf(seat, message.seq)} ${message.choice}`);
  }
  bring(service, process, desk, { kind: 'said', line, message, overdrawn: null }, done);
}

function lookBack(service: Service, wire: Wire, { table }: Desk, message: Said<'past'>): void {
  const chapter = chapterBefore(table, wire.line, message);
  if ('refused' in chapter || table.run === null) return;
  const events = eventsSince(table.run, chapter.watcher, chapter.since, chapter.last);
  const re = message.id === undefined ? {} : { re: message.id };
  if (events === null) wrong(service.world, `table ${table.id}: its past is too long for an evening`);
  else wire.send?.({ type: 'past', ...re, match: table.id, events });
}

/** The line is at that table from now on. */
function comeTo(service: Service, process: Process, wire: Wire, desk: Desk, message: Said<'hello'>, done: () => void) {
  if (wire.desk !== desk) leaveDesk(service, process, wire, () => {});
  wire.desk = desk;
  desk.wires.set(wire.line.id, wire);
  if (message.id !== undefined) wire.watch.hellos.add(message.id);
  bring(service, process, desk, { kind: 'hello', line: wire.line, message }, done);
}

function leaveDesk(service: Service, process: Process, wire: Wire, done: () => void): void {
  const { desk } = wire;
  wire.desk = null;
  if (desk === null) {
    done();
    return;
  }
  desk.wires.delete(wire.line.id);
  bring(service, process, desk, { kind: 'left', line: wire.line }, done);
}

/** The line comes to its table, here or at the process that is in charge of it. */
function hello(
  service: Service,
  process: Process,
  socket: Socket,
  message: Said<'hello'>,
  until: number,
  done: () => void,
): void {
  if (socket.send === null) {
    done();
    return;
  }
  find(service, process, message.table, (found) => {
    if (socket.send === null || found === null) return done();
    const { leaving, line } = socket;
    if ('desk' in found) {
      process.relaying?.leave(leaving);
      return comeTo(service, process, socket, found.desk, message, done);
    }
    leaveDesk(service, process, socket, () => {});
    if (leaving.away !== found.owner) process.relaying?.leave(leaving);
    if (message.id !== undefined) socket.watch.hellos.add(message.id);
    const who = { name: line.guest.id, line: line.id };
    process.relaying?.come(found.owner, leaving, who, message, (there) => {
      if (there) {
        service.world.figures.relayed++;
        done();
      } else if (service.world.clock.now > until) {
        socket.hangUp();
        done();
      } else within(service, process, AGAIN_IN, () => hello(service, process, socket, message, until, done));
    });
  });
}

/** The other end has gone. */
export function leave(service: Service, process: Process, socket: Socket): void {
  process.relaying?.leave(socket.leaving);
  leaveDesk(service, process, socket, () => {});
}

/** What is asked of a table by HTTP at a process, wherever the table is; null when nobody could be reached in time. */
export function ask(
  service: Service,
  process: Process,
  table: string,
  what: Ask,
  done: (result: Result | null) => void,
  until: number = service.world.clock.now + PATIENCE,
): void {
  find(service, process, table, (found) => {
    if (found === null) return done(null);
    if ('desk' in found) return bring(service, process, found.desk, { kind: 'asked', ask: what }, done);
    process.relaying?.fetch(found.owner, table, { kind: 'ask', ask: what }, (answer) => {
      if (isResult(answer)) done(answer);
      else if (service.world.clock.now > until) done(null);
      else within(service, process, AGAIN_IN, () => ask(service, process, table, what, done, until));
    });
  });
}

const isResult = (answer: unknown): answer is Result => typeof answer === 'object' && answer !== null;

/** What a process does for lines whose socket is elsewhere. */
function receptionOf(service: Service, process: Process): Reception<Introduced, Wire, Desk> {
  return {
    find: (table, found) =>
      find(service, process, table, (here) => found(here !== null && 'desk' in here ? here.desk : null)),
    meet({ name, line }, reach) {
      const wire = newWire(name, { send: (message) => reach.send(JSON.stringify(message)), hangUp: reach.close });
      const home = sockets.get(service)?.get(line);
      return { ...wire, isHome: () => home !== undefined && home.send !== null && home.leaving.away !== null };
    },
    come: (wire, desk, message, done) => comeTo(service, process, wire, desk, message, done),
    heed: (wire, message, lag, done) => {
      wire.line.lag = lag;
      heed(service, process, wire, message, done);
    },
    drop(wire) {
      wire.line.story = null;
    },
    leave: (wire, done) => leaveDesk(service, process, wire, done),
    errand(table, errand, answer) {
      if (errand.kind !== 'ask') return answer(null);
      find(service, process, table, (found) => {
        if (found === null || !('desk' in found)) return answer(null);
        bring(service, process, found.desk, { kind: 'asked', ask: errand.ask }, answer);
      });
    },
  };
}

/** How processes are joined: the server's own relays on the bus of the evening, or others that are to be found out. */
export const joinBy =
  (relays: typeof relayingOf) =>
  (service: Service, process: Process): void => {
    const { post, world } = service;
    const later = (ms: number, happen: () => void): void => within(service, process, ms, happen);
    const timing: Timing = {
      now: () => world.clock.now,
      soon: (happen) => later(0, happen),
      in(ms, happen) {
        let isOn = true;
        later(ms, () => {
          if (isOn) happen();
        });
        return () => {
          isOn = false;
        };
      },
    };
    const bus: Bus = post.busFor(ownerOf(process), later, (text) => relaying.receive(text));
    const relaying = relays(bus, ownerOf(process), receptionOf(service, process), timing);
    process.relaying = relaying;
  };

/** Whoever is held to be at a table is there: nobody stays who has gone. */
export function checkPresence(service: Service): void {
  for (const process of service.processes) {
    for (const { table, wires } of process.adapters.values()) {
      for (const wire of wires.values()) {
        if (wire.send === null || wire.isHome?.() === false)
          wrong(service.world, `table ${table.id}: ${wire.line.guest.id} is held to be there and has gone`);
      }
    }
  }
}
