// Lines whose socket is at one process and whose table is in the charge of another, as far as that is a matter of letters alone.
import type { Said } from '@wyrmtable/wire';
import type { Errand } from '../errands.ts';
import type { ToTable } from '../lines.ts';
import { linksOf } from './links.ts';
import type { Bus } from './port.ts';
import type { Timing } from './timing.ts';

/**
 * What processes write to each other about lines; `line` is the number of its visit, given where the socket is, `who` who
 * is at its end. A line that has left and comes again has another number, so that nothing told to it before is taken for
 * what is told to it now.
 */
type Letter<W> =
  | Coming<W>
  | {
      readonly kind: 'say';
      readonly line: number;
      readonly message: ToTable;
      /** As it was measured where the socket is. */
      readonly lag: number;
    }
  | { readonly kind: 'gone'; readonly line: number }
  | { readonly kind: 'tell'; readonly lines: readonly number[]; readonly text: string }
  /** To be answered when it has left. */
  | { readonly kind: 'page'; readonly line: number; readonly text: string }
  | { readonly kind: 'close'; readonly line: number }
  | { readonly kind: 'errand'; readonly table: string; readonly errand: Errand };

export interface Coming<W> {
  readonly kind: 'come';
  readonly line: number;
  readonly who: W;
  readonly message: Said<'hello'>;
}

/** Milliseconds in which the process in charge must have said that the line may come, or done an errand. */
const COME_WITHIN = 750;
const DONE_WITHIN = 5000;
/** A page of a long past waits for a slow line. */
const LEFT_WITHIN = 60_000;

/** A line with its socket here. */
export interface Leaving {
  readonly lag: number;
  /** The process at whose table the line is, when it is not this one. */
  away: string | null;
  send(text: string): void;
  /** Sends, and says when it has left. */
  handOver(text: string, left: () => void): void;
  close(): void;
}

/** How a line is reached whose socket is elsewhere. */
export interface Reach {
  readonly home: { readonly process: string; readonly line: number };
  send(text: string): void;
  handOver(text: string, left: () => void): void;
  isGone(): boolean;
  close(): void;
}

/** What is done here for lines of other processes: V is such a line, R a table that is open here. Each says when it is done. */
export interface Reception<W, V, R> {
  /** Null when this process is not in charge of it. */
  find(table: string, found: (room: R | null) => void): void;
  meet(who: W, reach: Reach): V;
  come(visitor: V, room: R, message: Said<'hello'>, done: () => void): void;
  heed(visitor: V, message: ToTable, lag: number, done: () => void): void;
  /** What is being done for it ends now; then it leaves its table. */
  drop(visitor: V): void;
  leave(visitor: V, done: () => void): void;
  errand(table: string, errand: Errand, answer: (answer: unknown) => void): void;
}

interface Visiting<V> {
  readonly from: string;
  readonly line: number;
  readonly visitor: V;
  /** What it says is worked off in order. */
  readonly work: ((done: () => void) => void)[];
  busy: boolean;
}

export interface Relaying<W> {
  /** Hears what the bus brings to this process. */
  receive(text: string): void;
  /** Brings the line to its table there; false when that process does not answer or is not in charge. */
  come(owner: string, line: Leaving, who: W, message: Said<'hello'>, done: (there: boolean) => void): void;
  say(line: Leaving, message: ToTable): void;
  leave(line: Leaving): void;
  /** Null when that process does not answer or is not in charge. */
  fetch(owner: string, table: string, errand: Errand, done: (answer: unknown) => void): void;
  /** One text for many lines of other processes. */
  tell(lines: readonly Reach['home'][], text: string): void;
  close(): void;
}

export function relayingOf<W, V, R>(bus: Bus, own: string, reception: Reception<W, V, R>, timing: Timing): Relaying<W> {
  /** Lines with their socket here, by the number of their visit, and that number by the line. */
  const away = new Map<number, Leaving>();
  const visits = new Map<Leaving, number>();
  let lastVisit = 0;
  /** Lines with their table here. */
  const visiting = new Map<string, Visiting<V>>();
  const keyOf = (from: string, line: number): string => `${from} ${line}`;

  const workOff = (one: Visiting<V>): void => {
    const next = one.busy ? undefined : one.work.shift();
    if (next === undefined) return;
    one.busy = true;
    next(() => {
      one.busy = false;
      timing.soon(() => workOff(one));
    });
  };

  const after = (one: Visiting<V>, work: (done: () => void) => void): void => {
    one.work.push(work);
    workOff(one);
  };

  const dismiss = (one: Visiting<V>): void => {
    visiting.delete(keyOf(one.from, one.line));
    reception.drop(one.visitor);
    after(one, (done) => reception.leave(one.visitor, done));
  };

  const visitorOf = (from: string, { line, who }: Coming<W>): Visiting<V> => {
    const known = visiting.get(keyOf(from, line));
    if (known !== undefined) return known;
    const visitor = reception.meet(who, {
      home: { process: from, line },
      send: (text) => links.send(from, { kind: 'tell', lines: [line], text }),
      handOver: (text, left) => links.ask(from, { kind: 'page', line, text }, LEFT_WITHIN, left),
      isGone: () => visiting.get(keyOf(from, line)) !== one,
      close: () => {
        links.send(from, { kind: 'close', line });
        dismiss(one);
      },
    });
    const one: Visiting<V> = { from, line, visitor, work: [], busy: false };
    links.rely(from);
    visiting.set(keyOf(from, line), one);
    return one;
  };

  const hear = (from: string, letter: Letter<W>, answer: (answer: unknown) => void): void => {
    switch (letter.kind) {
      case 'come':
        reception.find(letter.message.table, (room) => {
          answer(room !== null);
          if (room === null) return;
          const one = visitorOf(from, letter);
          after(one, (done) => reception.come(one.visitor, room, letter.message, done));
        });
        return;
      case 'say': {
        const one = visiting.get(keyOf(from, letter.line));
        // Nobody here knows it any more: it has to come again.
        if (one === undefined) links.send(from, { kind: 'close', line: letter.line });
        else after(one, (done) => reception.heed(one.visitor, letter.message, letter.lag, done));
        return;
      }
      case 'gone': {
        const one = visiting.get(keyOf(from, letter.line));
        if (one !== undefined) dismiss(one);
        return;
      }
      case 'tell':
        for (const number of letter.lines) {
          const line = lineFrom(from, number);
          // It was let in there after it had been given up here, or has not heard yet that it has gone.
          if (line === undefined) links.send(from, { kind: 'gone', line: number });
          else line.send(letter.text);
        }
        return;
      case 'page': {
        const line = lineFrom(from, letter.line);
        if (line === undefined) answer(null);
        else line.handOver(letter.text, () => answer(null));
        return;
      }
      case 'close':
        lineFrom(from, letter.line)?.close();
        return;
      case 'errand':
        reception.errand(letter.table, letter.errand, answer);
    }
  };

  /** The line of that visit, if it is at a table there. */
  const lineFrom = (from: string, number: number): Leaving | undefined => {
    const line = away.get(number);
    return line?.away === from ? line : undefined;
  };

  const links = linksOf<Letter<W>>(
    bus,
    own,
    {
      hear,
      relied(peer) {
        for (const line of away.values()) if (line.away === peer) return true;
        for (const { from } of visiting.values()) if (from === peer) return true;
        return false;
      },
      broken(peer) {
        for (const line of [...away.values()]) if (line.away === peer) line.close();
        for (const one of [...visiting.values()]) if (one.from === peer) dismiss(one);
      },
    },
    timing,
  );

  const leave = (line: Leaving): void => {
    const visit = visits.get(line);
    if (line.away === null || visit === undefined) return;
    links.send(line.away, { kind: 'gone', line: visit });
    away.delete(visit);
    visits.delete(line);
    line.away = null;
  };

  /** The number of its visit there: of the one it is on, or of a new one. */
  const visitTo = (owner: string, line: Leaving): number => {
    const known = visits.get(line);
    if (known !== undefined && line.away === owner) return known;
    leave(line);
    lastVisit++;
    // What is told may come before the answer that the line is there.
    line.away = owner;
    away.set(lastVisit, line);
    visits.set(line, lastVisit);
    return lastVisit;
  };

  return {
    receive: links.receive,
    leave,
    come(owner, line, who, message, done) {
      links.rely(owner);
      const visit = visitTo(owner, line);
      links.ask(owner, { kind: 'come', line: visit, who, message }, COME_WITHIN, (there) => {
        const isOn = visits.get(line) === visit;
        // Where no answer came in time it stays on its way: whoever tries again goes on with this visit, and misses nothing.
        if (there === false && isOn) leave(line);
        // It has gone while its table was still being found there: nobody knew it yet when that was said.
        if (there === true && !isOn) links.send(owner, { kind: 'gone', line: visit });
        done(there === true);
      });
    },
    say(line, message) {
      const visit = visits.get(line);
      if (line.away !== null && visit !== undefined)
        links.send(line.away, { kind: 'say', line: visit, message, lag: line.lag });
    },
    fetch: (owner, table, errand, done) => links.ask(owner, { kind: 'errand', table, errand }, DONE_WITHIN, done),
    tell(lines, text) {
      for (const [process, homes] of Map.groupBy(lines, ({ process }) => process)) {
        links.send(process, { kind: 'tell', lines: homes.map(({ line }) => line), text });
      }
    },
    close() {
      for (const { from, line } of visiting.values()) links.send(from, { kind: 'close', line });
      links.close();
    },
  };
}
