// A process of the service, simulated: the real machine of every table, in a shell of simulated lines, store, bots and clock.
import {
  type Brought,
  isIdle,
  type Line,
  newTable,
  type Output,
  type Setting,
  type step,
  type Table,
  watcherAtLine,
} from '@wyrmtable/server/machine';
import type { ClientMessage, ServerMessage } from '@wyrmtable/wire';
import { isPlayedFor } from './hours.ts';
import { keyOf, type Store } from './store.ts';
import { checkPause, checkTold, type Watch } from './watch.ts';
import { between, oneOf, strikes, type World } from './world.ts';

/** One end of a connection, at the process. */
export interface Wire {
  readonly line: Line;
  readonly watch: Watch;
  /** What was said and waits until that before it is answered. */
  readonly said: ClientMessage[];
  busy: boolean;
  desk: Desk | null;
  /** Sends; null when the other end is not there any more. */
  send: ((message: ServerMessage) => void) | null;
  /** The process hangs up. */
  readonly hangUp: () => void;
}

/** A table in the memory of a process. */
export interface Desk {
  readonly table: Table;
  readonly wires: Map<number, Wire>;
  readonly waiting: Map<number, () => void>;
  /** Moments of windows that are not over. */
  readonly moments: Set<number>;
  brought: number;
}

export interface Process {
  readonly name: string;
  /** Grows with every start; what was on its way to an earlier life is lost. */
  life: number;
  alive: boolean;
  /** Stands still until then; what comes meanwhile waits. */
  frozenUntil: number;
  /** Its clock is off by so much. */
  skew: number;
  /** What its ticks began with: they mean nothing elsewhere. */
  origin: number;
  readonly adapters: Map<string, Desk>;
}

export interface Service {
  readonly world: World;
  readonly store: Store;
  readonly machine: typeof step;
  readonly setting: Setting;
  readonly processes: readonly Process[];
}

export const newProcess = (name: string): Process => ({
  name,
  life: 0,
  alive: true,
  frozenUntil: 0,
  skew: 0,
  origin: 0,
  adapters: new Map(),
});

const ownerOf = ({ name, life }: Process): string => `${name} ${life}`;

/** Something happens in that life of the process, when it can: not while it stands still, and not in another life. */
export function within(service: Service, process: Process, ms: number, happen: () => void): void {
  const { clock } = service.world;
  const { life } = process;
  const due = (): void => {
    if (!process.alive || process.life !== life) return;
    if (clock.now < process.frozenUntil) clock.in(process.frozenUntil - clock.now, due);
    else happen();
  };
  clock.in(ms, due);
}

/** Everything in memory is gone; lines break. */
function crash({ world }: Service, process: Process): void {
  world.figures.crashes++;
  process.alive = false;
  for (const { wires } of process.adapters.values()) for (const wire of wires.values()) wire.hangUp();
  process.adapters.clear();
}

function restart(process: Process): void {
  process.alive = true;
  process.life++;
  process.skew = 0;
  process.origin = process.life * 1_000_000 - 7_000_000;
  process.frozenUntil = 0;
}

/** The process keeps what it is in charge of, and lets go of what it is not. */
export function renew(service: Service, process: Process): void {
  for (const [id, desk] of process.adapters) {
    const opened = desk.table.epoch > 0;
    if (opened && !service.store.renew(ownerOf(process), id)) forget(process, desk);
  }
}

function forget(process: Process, desk: Desk): void {
  if (process.adapters.get(desk.table.id) === desk) process.adapters.delete(desk.table.id);
  for (const wire of [...desk.wires.values()]) wire.hangUp();
  desk.wires.clear();
}

/** A line says something: worked off in order, each thing after the one before it has been answered. */
export function hear(service: Service, process: Process, wire: Wire, message: ClientMessage): void {
  wire.said.push(message);
  if (!wire.busy) workOff(service, process, wire);
}

function workOff(service: Service, process: Process, wire: Wire): void {
  for (;;) {
    const message = wire.said.shift();
    if (message === undefined || wire.send === null) return;
    if (message.type === 'ping') {
      wire.send({ type: 'pong', ...(message.id === undefined ? {} : { re: message.id }) });
      continue;
    }
    const what = broughtBy(service, process, wire, message);
    if (what === null || wire.desk === null) continue;
    wire.busy = true;
    bring(service, process, wire.desk, what, () => {
      wire.busy = false;
      // Not from within the step that is being taken.
      within(service, process, 0, () => workOff(service, process, wire));
    });
    return;
  }
}

function broughtBy(service: Service, process: Process, wire: Wire, message: ClientMessage): Brought | null {
  const { line } = wire;
  switch (message.type) {
    case 'ping':
    case 'past':
      return null;
    // Evenings are spent at tables; nobody is looked for.
    case 'seek':
    case 'unseek':
      return null;
    case 'hello': {
      const desk = deskOf(service, process, message.table);
      if (desk === null) return null;
      wire.desk = desk;
      desk.wires.set(line.id, wire);
      if (message.id !== undefined) wire.watch.hellos.add(message.id);
      return { kind: 'hello', line, message };
    }
    default: {
      const one = wire.desk === null ? undefined : service.store.kept.get(wire.desk.table.id);
      const seat = wire.desk === null ? 'spectator' : watcherAtLine(wire.desk.table, line);
      // Whoever says a refused move again wants it played.
      if (message.type === 'move' && seat !== 'spectator') {
        one?.refused.delete(`${keyOf(seat, message.seq)} ${message.choice}`);
      }
      return { kind: 'said', line, message, overdrawn: null };
    }
  }
}

function deskOf(service: Service, process: Process, id: string): Desk | null {
  const known = process.adapters.get(id);
  if (known !== undefined) return known;
  const one = service.store.kept.get(id);
  if (one === undefined) return null;
  const desk: Desk = {
    table: newTable(id, one.registered, one.row, service.setting),
    wires: new Map(),
    waiting: new Map(),
    moments: new Set(),
    brought: 0,
  };
  process.adapters.set(id, desk);
  bring(service, process, desk, { kind: 'opened' });
  return desk;
}

/** The other end has gone. */
export function leave(service: Service, process: Process, wire: Wire): void {
  const { desk } = wire;
  if (desk === null || !desk.wires.delete(wire.line.id)) return;
  bring(service, process, desk, { kind: 'left', line: wire.line });
}

function bring(service: Service, process: Process, desk: Desk, what: Brought, done: () => void = () => {}): void {
  desk.brought++;
  desk.waiting.set(desk.brought, done);
  const { now } = service.world.clock;
  take(service, process, desk, { ...what, of: desk.brought, now: now + process.skew, ticks: now + process.origin });
}

function take(service: Service, process: Process, desk: Desk, input: Parameters<typeof step>[1]): void {
  if (process.adapters.get(desk.table.id) !== desk) return;
  const before = desk.table.pause;
  const outputs = service.machine(desk.table, input, service.setting);
  const isHeld = before !== null && desk.table.pause === before && desk.moments.has(before);
  for (const [i, output] of outputs.entries()) {
    perform(service, process, desk, output, { isHeld, after: outputs.slice(i + 1) });
  }
}

/** What the table does besides, in the same step. */
interface Beside {
  readonly isHeld: boolean;
  readonly after: readonly Output[];
}

/** Later in the same step the line wished to hear something else: what it was told before was right by its older wish. */
const turnsItsEar = (after: readonly Output[], line: number): boolean =>
  after.some(
    (output) =>
      output.kind === 'tell' && output.message.type === 'talk' && output.message.whole && output.lines.includes(line),
  );

function perform(service: Service, process: Process, desk: Desk, output: Output, { isHeld, after }: Beside): void {
  const { world, store } = service;
  const { table } = desk;
  switch (output.kind) {
    case 'store':
      store.ask(ownerOf(process), table.id, output.question, (answer) =>
        within(service, process, 0, () =>
          take(service, process, desk, {
            kind: 'stored',
            ticket: output.ticket,
            answer,
            now: world.clock.now + process.skew,
            ticks: world.clock.now + process.origin,
          }),
        ),
      );
      break;
    case 'tell':
      for (const id of output.lines) {
        const wire = desk.wires.get(id);
        if (wire === undefined) continue;
        const one = store.kept.get(table.id);
        const isOutdated = output.message.type === 'talk' && turnsItsEar(after, id);
        if (one !== undefined && !isOutdated) checkTold(world, one, table, wire, output.message, isHeld);
        wire.send?.(output.message);
      }
      break;
    case 'think': {
      const { turn } = output;
      const late = world.luck.below(20) === 0 ? between(world, 500, 9000) : between(world, 1, 150);
      within(service, process, turn.pause + late, () => {
        if (world.still && isPlayedFor(store.kept.get(table.id))) return;
        const choice = world.luck.below(30) === 0 ? null : (oneOf(world, turn.choices) ?? null);
        bring(service, process, desk, { kind: 'thought', turn, choice });
      });
      break;
    }
    case 'wake': {
      const { wake, ms } = output;
      if (wake.kind === 'window') {
        desk.moments.add(wake.number);
        checkPause(world, store.kept.get(table.id), table);
      }
      within(service, process, ms, () => {
        if (wake.kind === 'window') desk.moments.delete(wake.number);
        bring(service, process, desk, { kind: 'woken', wake });
      });
      break;
    }
    case 'forget':
      forget(process, desk);
      break;
    case 'done':
      desk.waiting.get(output.of)?.();
      desk.waiting.delete(output.of);
      break;
    default:
      break;
  }
}

/** Tables that nobody is at are left to the store. */
export function putAway(service: Service, process: Process): void {
  const { world } = service;
  for (const [id, { table, wires }] of process.adapters) {
    const isThinking = table.asking.some((asked) => asked >= 0);
    if (wires.size === 0 && table.pause === null && isIdle(table) && !isThinking && world.luck.below(20) === 0) {
      process.adapters.delete(id);
    }
  }
}

/** Tables whose time has come though nobody has them open here. */
export function wakeOverdue(service: Service, process: Process): void {
  for (const id of service.store.due()) deskOf(service, process, id);
}

/** A breath of the evening in which things may go wrong with the processes. */
export function breathe(service: Service): void {
  const { world, processes } = service;
  for (const process of processes) {
    if (!process.alive) continue;
    if (strikes(world, 'crash')) {
      crash(service, process);
      world.clock.in(between(world, 50, 5000), () => restart(process));
    } else if (strikes(world, 'freeze')) {
      process.frozenUntil = world.clock.now + between(world, 500, 9000);
    } else if (strikes(world, 'clockJump')) {
      process.skew = between(world, -3_600_000, 3_600_000);
    }
  }
}

/** Whether the table does nothing and waits for no answer of the store. */
export const isAtRest = ({ table }: Desk): boolean => isIdle(table);
