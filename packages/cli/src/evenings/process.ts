// A process of the service, simulated: when it lives, stands still, dies and comes again, and what it is in charge of.
import { isIdle, type Relaying, type Setting, type step } from '@wyrmtable/server/machine';
import type { Desk } from './desk.ts';
import type { Post } from './post.ts';
import type { Store } from './store.ts';
import { between, LONGEST_STANDSTILL, strikes, type World } from './world.ts';

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
  /** How lines get to tables of other processes; of its own in every life. */
  relaying: Relaying<Introduced> | null;
}

/** Who is at the end of a line, as other processes are told. */
export interface Introduced {
  readonly name: string;
  readonly line: number;
}

export interface Service {
  readonly world: World;
  readonly store: Store;
  readonly post: Post;
  readonly machine: typeof step;
  readonly setting: Setting;
  readonly processes: readonly Process[];
  /** Sees to it that a process that has started is reached by others. */
  readonly join: (service: Service, process: Process) => void;
}

export const newProcess = (name: string): Process => ({
  name,
  life: 0,
  alive: true,
  frozenUntil: 0,
  skew: 0,
  origin: 0,
  adapters: new Map(),
  relaying: null,
});

export const ownerOf = ({ name, life }: Process): string => `${name} ${life}`;

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

/** Milliseconds that the process may have stood still in this life. */
export const stoodOf = ({ frozenUntil }: Process): number => (frozenUntil > 0 ? LONGEST_STANDSTILL : 0);

/** Everything in memory is gone; lines break. */
function crash({ world, post }: Service, process: Process): void {
  world.figures.crashes++;
  process.alive = false;
  post.forget(ownerOf(process));
  process.relaying = null;
  process.adapters.clear();
  for (const hangUp of [...(SOCKETS.get(process) ?? [])]) hangUp();
}

/** Lines whose socket is at a process: they break with it. */
const SOCKETS = new WeakMap<Process, Set<() => void>>();

/** The socket is at that process; gives how to take it away. */
export function plugIn(process: Process, hangUp: () => void): () => void {
  const known = SOCKETS.get(process) ?? new Set();
  SOCKETS.set(process, known.add(hangUp));
  return () => known.delete(hangUp);
}

function restart(service: Service, process: Process): void {
  process.alive = true;
  process.life++;
  process.skew = 0;
  process.origin = process.life * 1_000_000 - 7_000_000;
  process.frozenUntil = 0;
  service.join(service, process);
}

/** The process keeps what it is in charge of, and lets go of what it is not. */
export function renew(service: Service, process: Process): void {
  for (const [id, desk] of process.adapters) {
    const opened = desk.table.epoch > 0;
    if (opened && !service.store.renew(ownerOf(process), id)) forget(process, desk);
  }
}

/** Another process is in charge: everybody here has to come again. */
export function forget(process: Process, desk: Desk): void {
  desk.isOpen = false;
  desk.table.gone = true;
  if (process.adapters.get(desk.table.id) === desk) process.adapters.delete(desk.table.id);
  for (const wire of [...desk.wires.values()]) wire.hangUp();
  desk.wires.clear();
}

/** Tables that nobody is at are left to the store. */
export function putAway(service: Service, process: Process): void {
  const { world, store } = service;
  for (const [id, desk] of process.adapters) {
    const { table, wires } = desk;
    const isThinking = table.asking.some((asked) => asked >= 0);
    const isLeft = wires.size === 0 && table.pause === null && isIdle(table) && !isThinking && desk.finding === null;
    if (!isLeft || world.luck.below(20) > 0) continue;
    process.adapters.delete(id);
    desk.isOpen = false;
    store.letGo(ownerOf(process), id, table.epoch);
  }
}

/** A breath of the evening in which things may go wrong with the processes. */
export function breathe(service: Service): void {
  const { world, processes } = service;
  for (const process of processes) {
    if (!process.alive) continue;
    if (strikes(world, 'crash')) {
      crash(service, process);
      world.clock.in(between(world, 50, 5000), () => restart(service, process));
    } else if (strikes(world, 'freeze')) {
      // One standstill ends before the next: what is checked of clocks allows for the longest there is.
      if (world.clock.now >= process.frozenUntil)
        process.frozenUntil = world.clock.now + between(world, 500, LONGEST_STANDSTILL);
    } else if (strikes(world, 'clockJump')) {
      process.skew = between(world, -3_600_000, 3_600_000);
    }
  }
}
