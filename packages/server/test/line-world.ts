// The client's line (web/src/table/remote/line.ts) at a real table of the server's inside, over connections that break.
// Beside it, with the same eyes, an undisturbed client written from docs/protocol.md alone.
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { type Choice, canonical, type Watcher } from '@wyrmtable/kernel';
import { readTold } from '@wyrmtable/wire';
import { expect } from 'vitest';
import type { NumberedEvent } from '../../web/src/table/port.ts';
import { choicesIn, type LineState, newLine, step, type Told } from '../../web/src/table/remote/line.ts';
import { linesByAddress } from '../src/lines-by-address.ts';
import { looseEnds } from '../src/loose-ends.ts';
import { rateLimitsOf } from '../src/rate-limits.ts';
import { seqOf, watcherAt } from '../src/running.ts';
import { isRoom, type Room, type ServerContext } from '../src/server-context.ts';
import { type Socket, serve } from '../src/socket.ts';
import type { Entry, Guest, Storage } from '../src/storage/port.ts';
import { sqliteStorage } from '../src/storage/sqlite/storage.ts';
import { type Fields, type Known, learn, nothingKnown, type Reply } from './client.ts';
import { houseOn, roomFor } from './house.ts';
import { freshDataDir } from './process.ts';

export const guestCalled = (name: string): Guest => ({ id: name, tokenHash: name, name });

/** The server's end of a connection; `heard` takes what the server sends. */
interface Pipe {
  say(message: object): void;
  close(): void;
}

export function pipeTo(context: ServerContext, guest: Guest, heard: (text: string) => void): Pipe {
  const ears: ((data: Buffer, isBinary: boolean) => void)[] = [];
  const ends: (() => void)[] = [];
  let open = true;
  const close = (): void => {
    if (!open) return;
    open = false;
    for (const end of ends) end();
  };
  const socket: Socket = {
    get readyState() {
      return open ? 1 : 3;
    },
    OPEN: 1,
    bufferedAmount: 0,
    send(text, left) {
      if (open) heard(text);
      left?.();
    },
    close,
    terminate: close,
    on(event: 'message' | 'close', hear: (data: Buffer, isBinary: boolean) => void) {
      if (event === 'message') ears.push(hear);
      else ends.push(() => hear(Buffer.alloc(0), false));
    },
  };
  serve(context, socket, guest, '127.0.0.1');
  return {
    say: (message) => {
      for (const ear of ears) ear(Buffer.from(JSON.stringify(message)), false);
    },
    close,
  };
}

/** Somebody whose connection is whole; only restarts of the server break it, and then all that was said has arrived. */
class Undisturbed {
  readonly known: Known = nothingKnown();
  readonly guest: string;
  #pipe: Pipe | null = null;
  #world: World;

  constructor(world: World, guest: string) {
    this.#world = world;
    this.guest = guest;
  }

  connect(): void {
    const { context, match } = this.#world;
    this.#pipe = pipeTo(context, guestCalled(this.guest), (text) => {
      this.#world.stir();
      learn(this.known, JSON.parse(text) as Reply);
    });
    this.say({ type: 'hello', table: match, since: this.known.last, changes: true });
  }

  say(message: Fields): void {
    this.#pipe?.say(message);
  }

  choose(nth: number, may: (choice: Choice) => boolean = () => true): void {
    const { seq } = this.known;
    const choices = this.known.choices.filter(may);
    const choice = choices[nth % Math.max(1, choices.length)];
    if (choice !== undefined) this.say({ type: 'move', match: this.#world.match, seq, choice });
  }
}

/** A line whose connection loses, delays and breaks. */
class Disturbed {
  state: LineState;
  /** On their way. */
  toLine: string[] = [];
  toServer: object[] = [];
  readonly heard: string[] = [];
  /** Everything between them is lost, and neither has noticed. */
  dead = false;
  /** What the person chose, and of that what the server said it has. */
  readonly chosen = new Set<string>();
  readonly acknowledged = new Set<string>();
  readonly pasts: { before: number; events: readonly NumberedEvent[] }[] = [];
  readonly #asked: number[] = [];
  readonly guest: string;
  #pipe: Pipe | null = null;
  #world: World;

  constructor(world: World, guest: string) {
    this.#world = world;
    this.guest = guest;
    this.state = newLine(world.match, null, null);
  }

  tell(told: Told): void {
    const { state, deeds } = step(this.state, told);
    this.state = state;
    if (state.move?.accepted) this.acknowledged.add(`${state.move.seq} ${state.move.choice}`);
    for (const deed of deeds) {
      if (deed.kind === 'say') this.toServer.push(deed.message);
      else if (deed.kind === 'reconnect') {
        this.cut();
        this.open();
      } else if (deed.kind === 'tell' && deed.events !== null)
        this.pasts.push({ before: this.#asked[deed.asker] ?? 0, events: deed.events });
      else if (deed.kind === 'close') this.cut();
    }
  }

  open(): void {
    if (this.#pipe !== null) return;
    this.dead = false;
    const arrives = (text: string): void => {
      this.#world.stir();
      if (!this.dead && this.#pipe === pipe) this.toLine.push(text);
    };
    const pipe: Pipe = pipeTo(this.#world.context, guestCalled(this.guest), arrives);
    this.#pipe = pipe;
    this.tell({ kind: 'opened' });
  }

  /** What was on its way is lost. */
  cut(): void {
    const pipe = this.#pipe;
    if (pipe === null) return;
    this.#pipe = null;
    this.toLine = [];
    this.toServer = [];
    pipe.close();
    this.tell({ kind: 'closed' });
  }

  hear(count: number): void {
    for (const text of this.toLine.splice(0, count)) {
      this.heard.push(text);
      const message = readTold(text);
      if (message === 'unknown') throw new Error(`the server said ${text}`);
      this.tell({ kind: 'heard', message });
    }
  }

  send(count: number): void {
    const said = this.toServer.splice(0, count);
    if (!this.dead) for (const message of said) this.#pipe?.say(message);
  }

  choose(nth: number): void {
    const choices = choicesIn(this.state);
    const choice = choices[nth % Math.max(1, choices.length)];
    if (choice === undefined) return;
    this.tell({ kind: 'choose', choice });
    this.chosen.add(`${this.state.move?.seq} ${choice}`);
  }

  earlier(before: number): void {
    this.#asked.push(before);
    this.tell({ kind: 'earlier', before, asker: this.#asked.length - 1 });
  }
}

export class World {
  context: ServerContext;
  match = '';
  /** Counts what the server does, to see when it has come to rest. */
  #stirred = 0;
  #room: Room | null = null;
  /** Every view there was, by its watcher and count: a pass that nobody sees changes views and is told to nobody. */
  readonly #views = new Map<string, Set<string>>();
  readonly #disk: Storage;
  readonly #storage: Storage;
  readonly written: Entry[] = [];
  readonly #moments = new Set<() => void>();
  readonly plain: Undisturbed[] = [];
  readonly lines: Disturbed[] = [];

  constructor() {
    this.#disk = sqliteStorage(join(freshDataDir(), 'wyrmtable.db'));
    this.#storage = {
      ...this.#disk,
      append: (writings) => {
        this.#stirred++;
        this.written.push(...writings.flatMap(({ entries }) => entries));
        return this.#disk.append(writings);
      },
    };
    this.context = this.#open();
  }

  /** Mirka and Borys sit down and begin; Ola watches. Mirka's and Ola's lines are disturbed. */
  async begin(game: string, options: object): Promise<void> {
    const room = await roomFor(this.context, 'mirka', { game, options, seats: 2, name: 'Mirka' });
    this.match = room.id;
    // The same dice every time.
    room.table = { ...room.table, seed: '3c'.repeat(32) };
    this.plain.push(...['mirka', 'ola', 'borys'].map((guest) => new Undisturbed(this, guest)));
    for (const plain of this.plain) plain.connect();
    await this.settle();
    this.rival.say({ type: 'sit', seat: 1, name: 'Borys' });
    await this.settle();
    this.rival.say({ type: 'ready', word: 'rzepa' });
    this.plain[0]?.say({ type: 'ready', word: 'lopata' });
    await this.settle();
    this.plain[0]?.say({ type: 'start' });
    await this.settle();
    this.anew();
  }

  /** Lines that know nothing, in the place of those that were there. */
  anew(): readonly Disturbed[] {
    for (const line of this.lines) line.cut();
    this.lines.splice(0, 2, new Disturbed(this, 'mirka'), new Disturbed(this, 'ola'));
    return this.lines;
  }

  get rival(): Undisturbed {
    const [, , rival] = this.plain;
    if (rival === undefined) throw new Error('nobody has sat down');
    return rival;
  }

  /** Who sees the same as each line. */
  get twins(): readonly Undisturbed[] {
    return this.plain.slice(0, 2);
  }

  #open(): ServerContext {
    const limits = { ...houseOn(this.#storage).limits, burst: 1_000_000 };
    return {
      ...houseOn(this.#storage),
      limits,
      purses: rateLimitsOf(limits.burst, limits.burst),
      linesByAddress: linesByAddress(100),
      looseEnds: looseEnds(),
      windowPause: [200, 400],
      windowClock: (_, over) => {
        this.#moments.add(over);
        return () => this.#moments.delete(over);
      },
    };
  }

  /** Moments of windows are over when the test says so. */
  endMoments(): void {
    for (const over of this.#moments) {
      this.#moments.delete(over);
      over();
    }
  }

  /** The server has said something. */
  stir(): void {
    this.#stirred++;
    const run = this.#room?.run ?? null;
    if (run === null) return;
    for (const index of run.shown.keys()) {
      const watcher = watcherAt(run, index);
      const key = `${watcher} ${seqOf(run, watcher)}`;
      const views = this.#views.get(key) ?? new Set();
      this.#views.set(key, views.add(canonical(run.recipe.game.view(run.state, watcher))));
    }
  }

  /** All that this watcher could have been shown at that count. */
  viewsAt(watcher: Watcher, seq: number): readonly string[] {
    return [...(this.#views.get(`${watcher} ${seq}`) ?? [])];
  }

  async settle(calm = 6): Promise<void> {
    for (let still = 0; still < calm; ) {
      const before = this.#stirred;
      await setImmediate();
      const room = (await this.context.rooms.get(this.match)) ?? null;
      this.#room = isRoom(room) ? room : null;
      await this.#room?.tail;
      still = this.#stirred === before ? still + 1 : 0;
    }
  }

  /** The process ends with everything that was not on disk, and another takes its place. */
  async restart(): Promise<void> {
    await this.settle();
    for (const line of this.lines) line.cut();
    this.context.closing = true;
    this.#moments.clear();
    this.#room = null;
    this.context = this.#open();
    for (const plain of this.plain) plain.connect();
    await this.settle();
  }

  async close(): Promise<void> {
    this.context.closing = true;
    await this.settle();
    await this.#disk.close();
  }

  movesOf(seat: number): string[] {
    return this.written.flatMap((entry) =>
      entry.kind === 'move' && entry.seat === seat ? [`${entry.seq} ${entry.choice}`] : [],
    );
  }

  /** Whatever was accepted: played, or kept until its place in a window comes. */
  acceptedOf(seat: number): Set<string> {
    return new Set(
      this.written.flatMap((entry) =>
        (entry.kind === 'move' || entry.kind === 'early') && entry.seat === seat
          ? [`${entry.seq} ${entry.choice}`]
          : [],
      ),
    );
  }
}

/** What one line must be in the end. */
export function expectSame(world: World, watcher: Watcher, line: Disturbed, { known }: Undisturbed): void {
  const { picture, events, last, update } = line.state;
  expect(world.viewsAt(watcher, known.seq)).toContain(canonical(picture?.view));
  expect(last).toBe(known.last);
  expect(update?.seq).toBe(known.seq);
  expect(update?.outcome !== null).toBe(known.over);
  expectTrue(events, known.events);
  expect(events.length).toBeGreaterThanOrEqual(Math.min(known.events.length, 1000));
}

/** Events without a gap, each as the undisturbed saw it; those begin at 1. */
export function expectTrue(events: readonly NumberedEvent[], truth: readonly Fields[]): void {
  const [first] = events;
  const from = first?.number ?? 1;
  expect(events.map(({ number }) => number)).toEqual(events.map((_, i) => from + i));
  expect(events.map(({ event }) => event)).toEqual(truth.slice(from - 1, from - 1 + events.length));
}

export type { Disturbed };
