// A table in the memory of a simulated process: the real machine, in a shell of simulated lines, store, bots and clock.
import {
  type Brought,
  isIdle,
  type Line,
  newTable,
  type Output,
  type Result,
  type step,
  type Table,
} from '@wyrmtable/server/machine';
import type { ClientMessage, ServerMessage } from '@wyrmtable/wire';
import { isPlayedFor } from './hours.ts';
import { forget, ownerOf, type Process, type Service, stoodOf, within } from './process.ts';
import { checkPause, checkTold, type Watch } from './watch.ts';
import { between, oneOf } from './world.ts';

/** One end of a connection, at the process where its table is. */
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
  /** Of a line whose socket is elsewhere: whether it is still meant to be here. */
  readonly isHome?: () => boolean;
}

export interface Desk {
  readonly table: Table;
  readonly wires: Map<number, Wire>;
  readonly waiting: Map<number, (result: Result) => void>;
  /** Moments of windows that are not over. */
  readonly moments: Set<number>;
  brought: number;
  /** Whoever waits until it is known whether the table is here; null when it is. */
  finding: ((found: Found) => void)[] | null;
  /** Who was in charge when this process wanted to be. */
  taker: string | null;
  /** False when it was put away or taken by another: times that were asked for do not come any more. */
  isOpen: boolean;
}

/** A table that is open here, or who has it. */
export type Found = { readonly desk: Desk } | { readonly owner: string } | null;

/** Says where the table is when that is known: it may have to be read first. */
export function find(service: Service, process: Process, id: string, found: (found: Found) => void): void {
  const known = process.adapters.get(id);
  if (known !== undefined) {
    if (known.finding === null) found({ desk: known });
    else known.finding.push(found);
    return;
  }
  const one = service.store.kept.get(id);
  if (one === undefined) {
    found(null);
    return;
  }
  const desk: Desk = {
    table: newTable(id, one.registered, one.row, service.setting),
    wires: new Map(),
    waiting: new Map(),
    moments: new Set(),
    brought: 0,
    finding: [found],
    taker: null,
    isOpen: true,
  };
  process.adapters.set(id, desk);
  bring(service, process, desk, { kind: 'opened' }, () => {
    const asked = desk.finding ?? [];
    desk.finding = null;
    for (const hear of asked) hear(desk.taker === null ? { desk } : { owner: desk.taker });
  });
}

export function bring(
  service: Service,
  process: Process,
  desk: Desk,
  what: Brought,
  done: (result: Result) => void = () => {},
): void {
  desk.brought++;
  desk.waiting.set(desk.brought, done);
  const { now } = service.world.clock;
  take(service, process, desk, { ...what, of: desk.brought, now: now + process.skew, ticks: now + process.origin });
}

function take(service: Service, process: Process, desk: Desk, input: Parameters<typeof step>[1]): void {
  const before = desk.table.pause;
  const outputs = service.machine(desk.table, input, service.setting);
  const isHeld = before !== null && desk.table.pause === before && desk.moments.has(before);
  for (const output of outputs) perform(service, process, desk, output, { isHeld, outputs });
}

/** What the table does besides, in the same step. */
interface Beside {
  readonly isHeld: boolean;
  readonly outputs: readonly Output[];
}

/** Later in the same step the line wished to hear something else: what it was told before was right by its older wish. */
const turnsItsEar = (outputs: readonly Output[], told: Output, line: number): boolean =>
  outputs
    .slice(outputs.indexOf(told) + 1)
    .some(
      (output) =>
        output.kind === 'tell' && output.message.type === 'talk' && output.message.whole && output.lines.includes(line),
    );

function perform(service: Service, process: Process, desk: Desk, output: Output, { isHeld, outputs }: Beside): void {
  const { world, store } = service;
  const { table } = desk;
  const { life } = process;
  switch (output.kind) {
    case 'store':
      store.ask(ownerOf(process), table.id, output.question, (answer) => {
        // Whoever asked is dead, though a process of that name lives again.
        if (process.life !== life) return;
        within(service, process, 0, () => {
          if (answer.kind === 'elsewhere') desk.taker = store.kept.get(table.id)?.charge?.owner ?? null;
          take(service, process, desk, {
            kind: 'stored',
            ticket: output.ticket,
            answer,
            now: world.clock.now + process.skew,
            ticks: world.clock.now + process.origin,
          });
        });
      });
      break;
    case 'tell':
      for (const id of output.lines) {
        const wire = desk.wires.get(id);
        if (wire === undefined) continue;
        const one = store.kept.get(table.id);
        const isOutdated = output.message.type === 'talk' && turnsItsEar(outputs, output, id);
        if (one !== undefined && !isOutdated)
          checkTold(world, one, table, wire, output.message, { isHeld, stood: stoodOf(process) });
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
        if (!desk.isOpen) return;
        if (wake.kind === 'window') desk.moments.delete(wake.number);
        bring(service, process, desk, { kind: 'woken', wake });
      });
      break;
    }
    case 'forget':
      forget(process, desk);
      break;
    case 'done': {
      const done = desk.waiting.get(output.of);
      desk.waiting.delete(output.of);
      done?.(output.result);
      break;
    }
    default:
      break;
  }
}

/** Tables whose time has come though nobody has them open here. */
export function wakeOverdue(service: Service, process: Process): void {
  for (const id of service.store.due()) find(service, process, id, () => {});
}

/** Whether the table does nothing and waits for no answer of the store. */
export const isAtRest = ({ table }: Desk): boolean => isIdle(table);
