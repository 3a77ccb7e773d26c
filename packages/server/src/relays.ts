// How this process reaches tables that another is in charge of, and what it does for lines of others; what all of them must know.
import type { Said } from '@wyrmtable/wire';
import { type Bus, EVERYBODY } from './bus/port.ts';
import { type Reception, relayingOf } from './bus/relaying.ts';
import { machineTiming } from './bus/timing.ts';
import { doneHere, type Errand, type Fetched } from './errands.ts';
import { comeTo, heed, leave, type ToTable } from './lines.ts';
import type { ManyLines } from './lines-by-address.ts';
import { turnEars } from './people/blocks.ts';
import type { Spending } from './rate-limits.ts';
import {
  type Connection,
  type Elsewhere,
  isRoom,
  newConnection,
  type Room,
  type ServerContext,
} from './server-context.ts';
import type { Guest } from './storage/port.ts';
import { roomOf } from './tables.ts';

/** Milliseconds between two accounts of what was spent. */
const TOLD_EVERY = 500;

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
  /** This process goes, and its lines with it: they may all come to the others at once. */
  leaving(): void;
  close(): Promise<void>;
}

/** Who is at the end of a line, as other processes are told. */
interface Introduced {
  readonly guest: Guest;
  readonly address: string;
  readonly lang: string | null;
}

function receptionOf(context: ServerContext): Reception<Introduced, Connection, Room> {
  /** Whatever goes wrong, the line has to come again, and what it says next is not held up. */
  const worked = (visitor: Connection, work: Promise<unknown>, done: () => void): void => {
    void work
      .catch((problem: unknown) => {
        context.report(`a line of another process: ${problem instanceof Error ? problem.stack : String(problem)}`);
        visitor.close();
      })
      .finally(done);
  };
  const failed = (problem: unknown): null => {
    context.report(`for another process: ${problem instanceof Error ? problem.stack : String(problem)}`);
    return null;
  };
  return {
    find(table, found) {
      const room = context.closing ? Promise.resolve(null) : roomOf(context, table);
      void room.catch(failed).then((here) => found(isRoom(here) ? here : null));
    },
    meet: (who, reach) => newConnection({ ...who, ...reach }),
    come: (visitor, room, message, done) => worked(visitor, comeTo(context, room, visitor, message), done),
    heed(visitor, message, lag, done) {
      visitor.lag = lag;
      worked(visitor, heed(context, visitor, message), done);
    },
    drop(visitor) {
      visitor.story = null;
    },
    leave: (visitor, done) => worked(visitor, leave(context, visitor), done),
    errand: (table, errand, answer) => void doneHere(context, table, errand).catch(failed).then(answer),
  };
}

export async function relaysOf(context: ServerContext, bus: Bus, own: string): Promise<Relays> {
  const relaying = relayingOf(bus, own, receptionOf(context), machineTiming);
  await bus.join(own, relaying.receive);
  const stopTelling = await shareNews(context, bus, own);
  return {
    come: ({ owner, table }, connection, message) =>
      new Promise((done) => {
        const { guest, address, lang } = connection;
        relaying.come(owner, connection, { guest, address, lang }, { ...message, table }, done);
      }),
    say: relaying.say,
    leave: relaying.leave,
    async fetch({ owner, table }, errand) {
      const done = await new Promise((answer) => relaying.fetch(owner, table, errand, answer));
      return isFetched(done) ? done : null;
    },
    tell: (lines, text) =>
      relaying.tell(
        lines.flatMap(({ home }) => home ?? []),
        text,
      ),
    ended(tokenHashes) {
      if (tokenHashes.length > 0) bus.send(EVERYBODY, JSON.stringify({ from: own, ended: tokenHashes }));
    },
    deafened(person) {
      bus.send(EVERYBODY, JSON.stringify({ from: own, deafened: person }));
    },
    isUp: () => bus.isUp(),
    leaving() {
      bus.send(EVERYBODY, JSON.stringify({ from: own, open: [] }));
    },
    async close() {
      relaying.close();
      stopTelling();
      await bus.close();
    },
  };
}

/** What is said to all processes. */
interface News {
  readonly from: string;
  readonly news?: readonly Spending[];
  /** Addresses that have many lines open there. */
  readonly open?: ManyLines;
  readonly ended?: readonly string[];
  readonly deafened?: string;
}

/**
 * Who spends much at one process finds their purse as empty at the others, a moment later, and who has many lines open
 * there has them here; who is signed out at one is so at all. Gives how to stop.
 */
async function shareNews(context: ServerContext, bus: Bus, own: string): Promise<() => void> {
  const { purses, lines, linesByAddress } = context;
  await bus.join(EVERYBODY, (text) => {
    const { from, news = [], open, ended = [], deafened }: News = JSON.parse(text);
    if (from === own) return;
    purses.hear(news);
    if (open !== undefined) linesByAddress.hear(from, open);
    lines.close(ended);
    if (deafened !== undefined)
      turnEars(context, deafened).catch((problem: unknown) => context.report(`ears: ${String(problem)}`));
  });
  const timer = setInterval(() => {
    const news = purses.news();
    const open = context.closing ? null : linesByAddress.news();
    if (news.length === 0 && open === null) return;
    bus.send(EVERYBODY, JSON.stringify({ from: own, news, ...(open === null ? {} : { open }) }));
  }, TOLD_EVERY);
  timer.unref();
  return () => clearInterval(timer);
}

/** Processes of one service believe each other; what is no answer at all is none. */
function isFetched(answer: unknown): answer is Fetched {
  return typeof answer === 'object' && answer !== null && 'kind' in answer;
}
