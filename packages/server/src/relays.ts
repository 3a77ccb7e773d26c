// Lines whose socket is at one process and whose table is in the charge of another: what they say goes there, and back what they are told.
import type { Said } from '@wyrmtable/wire';
import { linksOf } from './bus/links.ts';
import { type Bus, EVERYBODY } from './bus/port.ts';
import { doneHere, type Errand, type Fetched } from './errands.ts';
import { comeTo, heed, leave, type ToTable } from './lines.ts';
import { turnEars } from './people/blocks.ts';
import type { Spending } from './rate-limits.ts';
import { type Connection, type Elsewhere, isRoom, newConnection, type ServerContext } from './server-context.ts';
import type { Guest } from './storage/port.ts';
import { roomOf } from './tables.ts';

/** What processes write to each other about lines; `line` is its number where the socket is. */
type Letter =
  | {
      readonly kind: 'come';
      readonly line: number;
      readonly guest: Guest;
      readonly address: string;
      readonly lang: string | null;
      readonly message: Said<'hello'>;
    }
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

/** Milliseconds in which the process in charge must have said that the line may come, or done an errand. */
const COME_WITHIN = 750;
const DONE_WITHIN = 5000;
/** Milliseconds between two accounts of what was spent. */
const TOLD_EVERY = 500;
/** A page of a long past waits for a slow line. */
const LEFT_WITHIN = 60_000;

export interface Relays {
  /** Brings the line to its table there. False when that process does not answer or is not in charge. */
  come(there: Elsewhere, connection: Connection, message: Said<'hello'>): Promise<boolean>;
  say(connection: Connection, message: ToTable): void;
  leave(connection: Connection): void;
  /** Null when that process does not answer or is not in charge. */
  fetch(there: Elsewhere, errand: Errand): Promise<Fetched | null>;
  /** One text for many lines of another process. */
  tell(lines: readonly Connection[], text: string): void;
  /** Sign-ins have ended: lines that came by them are to be closed wherever they are. */
  ended(tokenHashes: readonly string[]): void;
  /** Somebody has muted or blocked others than before. */
  deafened(person: string): void;
  isUp(): boolean;
  close(): Promise<void>;
}

/** A line that has come from another process. */
interface Visiting {
  readonly from: string;
  readonly line: number;
  readonly connection: Connection;
  /** What it says is worked off in order. */
  tail: Promise<unknown>;
}

export async function relaysOf(context: ServerContext, bus: Bus, own: string): Promise<Relays> {
  /** Lines with their socket here, by their number. */
  const away = new Map<number, Connection>();
  /** Lines with their table here. */
  const visiting = new Map<string, Visiting>();
  const keyOf = (from: string, line: number): string => `${from} ${line}`;

  const after = (visitor: Visiting, work: () => Promise<unknown>): Promise<unknown> => {
    visitor.tail = visitor.tail.then(work).catch((problem: unknown) => {
      context.report(`a line of another process: ${problem instanceof Error ? problem.stack : String(problem)}`);
      links.send(visitor.from, { kind: 'close', line: visitor.line });
    });
    return visitor.tail;
  };

  const dismiss = (visitor: Visiting): void => {
    visiting.delete(keyOf(visitor.from, visitor.line));
    visitor.connection.story = null;
    void after(visitor, () => leave(context, visitor.connection));
  };

  const visitorOf = (from: string, { line, guest, address, lang }: Letter & { kind: 'come' }): Visiting => {
    const known = visiting.get(keyOf(from, line));
    if (known !== undefined) return known;
    const connection = newConnection({
      guest,
      address,
      lang,
      home: { process: from, line },
      send: (text) => links.send(from, { kind: 'tell', lines: [line], text }),
      deliver: async (text) => {
        await links.ask(from, { kind: 'page', line, text }, LEFT_WITHIN);
      },
      isGone: () => !visiting.has(keyOf(from, line)),
      close: () => {
        links.send(from, { kind: 'close', line });
        dismiss(visitor);
      },
    });
    const visitor: Visiting = { from, line, connection, tail: Promise.resolve() };
    links.rely(from);
    visiting.set(keyOf(from, line), visitor);
    return visitor;
  };

  /** True when the table is here and the line at it. */
  const arrive = async (from: string, letter: Letter & { kind: 'come' }): Promise<boolean> => {
    const { message } = letter;
    const room = context.closing ? null : await roomOf(context, message.table);
    if (!isRoom(room)) return false;
    const visitor = visitorOf(from, letter);
    void after(visitor, () => comeTo(context, room, visitor.connection, message));
    return true;
  };

  const hear = (from: string, letter: Letter): unknown => {
    switch (letter.kind) {
      case 'come':
        return arrive(from, letter);
      case 'say': {
        const visitor = visiting.get(keyOf(from, letter.line));
        // Nobody here knows it any more: it has to come again.
        if (visitor === undefined) links.send(from, { kind: 'close', line: letter.line });
        else {
          visitor.connection.lag = letter.lag;
          void after(visitor, () => heed(context, visitor.connection, letter.message));
        }
        return null;
      }
      case 'gone': {
        const visitor = visiting.get(keyOf(from, letter.line));
        if (visitor !== undefined) dismiss(visitor);
        return null;
      }
      case 'tell':
        for (const line of letter.lines) {
          const connection = away.get(line);
          if (connection?.away === from) connection.send(letter.text);
        }
        return null;
      case 'page': {
        const connection = away.get(letter.line);
        return connection?.away === from ? connection.deliver(letter.text) : null;
      }
      case 'close': {
        const connection = away.get(letter.line);
        if (connection?.away === from) connection.close();
        return null;
      }
      case 'errand':
        return doneHere(context, letter.table, letter.errand);
    }
  };

  const links = linksOf<Letter>(bus, own, {
    hear,
    relied: (peer) =>
      [...away.values()].some((connection) => connection.away === peer) ||
      [...visiting.values()].some(({ from }) => from === peer),
    broken(peer) {
      for (const connection of away.values()) if (connection.away === peer) connection.close();
      for (const visitor of [...visiting.values()]) if (visitor.from === peer) dismiss(visitor);
    },
  });
  await bus.join(own, links.receive);
  const stopTelling = await shareNews(context, bus, own);

  const forget = (connection: Connection): void => {
    away.delete(connection.id);
    connection.away = null;
  };

  return {
    async come({ owner, table }, connection, message) {
      links.rely(owner);
      // What is told may come before the answer that the line is there.
      connection.away = owner;
      away.set(connection.id, connection);
      const { id: line, guest, address, lang } = connection;
      const letter: Letter = { kind: 'come', line, guest, address, lang, message: { ...message, table } };
      if ((await links.ask(owner, letter, COME_WITHIN)) === true) return true;
      links.send(owner, { kind: 'gone', line });
      forget(connection);
      return false;
    },
    say(connection, message) {
      if (connection.away !== null)
        links.send(connection.away, { kind: 'say', line: connection.id, message, lag: connection.lag });
    },
    leave(connection) {
      if (connection.away === null) return;
      links.send(connection.away, { kind: 'gone', line: connection.id });
      forget(connection);
    },
    async fetch({ owner, table }, errand) {
      const done = await links.ask(owner, { kind: 'errand', table, errand }, DONE_WITHIN);
      return isFetched(done) ? done : null;
    },
    tell(lines, text) {
      const byProcess = Map.groupBy(
        lines.flatMap(({ home }) => home ?? []),
        ({ process }) => process,
      );
      for (const [process, homes] of byProcess) {
        links.send(process, { kind: 'tell', lines: homes.map(({ line }) => line), text });
      }
    },
    ended(tokenHashes) {
      if (tokenHashes.length > 0) bus.send(EVERYBODY, JSON.stringify({ from: own, ended: tokenHashes }));
    },
    deafened(person) {
      bus.send(EVERYBODY, JSON.stringify({ from: own, deafened: person }));
    },
    isUp: () => bus.isUp(),
    async close() {
      for (const { from, line } of visiting.values()) links.send(from, { kind: 'close', line });
      links.close();
      stopTelling();
      await bus.close();
    },
  };
}

/** What is said to all processes. */
interface News {
  readonly from: string;
  readonly news?: readonly Spending[];
  readonly ended?: readonly string[];
  readonly deafened?: string;
}

/**
 * Who spends much at one process finds their purse as empty at the others, a moment later; who is signed out at one is
 * so at all. Gives how to stop.
 */
async function shareNews(context: ServerContext, bus: Bus, own: string): Promise<() => void> {
  const { purses, lines } = context;
  await bus.join(EVERYBODY, (text) => {
    const { from, news = [], ended = [], deafened }: News = JSON.parse(text);
    if (from === own) return;
    purses.hear(news);
    lines.close(ended);
    if (deafened !== undefined)
      turnEars(context, deafened).catch((problem: unknown) => context.report(`ears: ${String(problem)}`));
  });
  const timer = setInterval(() => {
    const news = purses.news();
    if (news.length > 0) bus.send(EVERYBODY, JSON.stringify({ from: own, news }));
  }, TOLD_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Processes of one service believe each other; what is no answer at all is none. */
function isFetched(answer: unknown): answer is Fetched {
  return typeof answer === 'object' && answer !== null && 'kind' in answer;
}
