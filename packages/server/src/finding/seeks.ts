// People who seek: their wishes stand in the store, every process looks for companies, and the store lets each be made once.
import type { Refusal } from '@wyrmtable/kernel';
import { type FindingMessage, isKind, KINDS, NAME_LIMIT, type Said } from '@wyrmtable/wire';
import { cleanName } from '../lobby.ts';
import { personOf } from '../people/who.ts';
import { no } from '../refusals.ts';
import type { Connection, ServerContext } from '../server-context.ts';
import type { SeekRow } from '../storage/ports/seeks.ts';
import { companiesOf, queueOf, tableFor } from './company.ts';
import { BOT_AFTER } from './pairing.ts';
import { strengthOf } from './strengths.ts';

/** Milliseconds between two looks, and for which a seek holds unless its process says so again. */
const LOOK_EVERY = 1000;
const HOLDS = 10_000;
/** Companies that are seated in one look. */
const AT_A_TIME = 20;
const TRIES = 8;

export interface Seeks {
  seek(connection: Connection, wish: Said<'seek'>): Promise<Refusal | null>;
  unseek(connection: Connection): Promise<Refusal | null>;
  /** How many seek, by kind. */
  count(): Promise<Readonly<Record<string, number>>>;
  close(): void;
}

interface Local {
  readonly connection: Connection;
  readonly seek: SeekRow;
  /** What it was last told. */
  told: string;
}

export function seeksOf(context: ServerContext, own: string): Seeks {
  const { storage } = context;
  const local = new Map<number, Local>();
  let looking: Promise<void> | null = null;

  const tell = ({ connection }: Local, message: FindingMessage): void => connection.send(JSON.stringify(message));

  const drop = async (id: number): Promise<boolean> => {
    const known = local.get(id);
    local.delete(id);
    if (local.size === 0) rest();
    if (known !== undefined) await storage.dropSeek(known.seek.person, known.seek.line);
    return known !== undefined;
  };

  const bringTogether = async (company: readonly SeekRow[]): Promise<void> => {
    for (let i = 0; i < TRIES; i++) {
      const table = await tableFor(company);
      if (table === null) return;
      const paired = await storage.pair(company, table);
      if (paired === 'code-taken') continue;
      if (paired !== 'paired') return;
      await Promise.all(company.map((seek) => lead({ ...seek, table: table.id })));
      // The page may lie behind others; one that is looked at says it itself.
      for (const { person } of company)
        context.word?.send(person, { kind: 'ready', table: table.id, game: table.game });
      return;
    }
  };

  /** Whoever is on a line here is led to their table; others are by their own process. */
  const lead = async (seek: SeekRow): Promise<void> => {
    for (const [id, known] of local) {
      if (known.seek.line !== seek.line || seek.table === null) continue;
      tell(known, { type: 'paired', table: seek.table });
      await drop(id);
    }
  };

  const look = async (): Promise<void> => {
    await storage.renewSeeks(own, HOLDS);
    const rows = await storage.seeks();
    const now = Date.now();
    for (const [id, known] of local) {
      const row = rows.find(({ person }) => person === known.seek.person);
      // It has run out, because this process or the store was slow: that is nobody's wish.
      if (row === undefined) await storage.putSeek(known.seek, HOLDS);
      else if (row.line !== known.seek.line) {
        tell(known, { type: 'unsought' });
        await drop(id);
      } else if (row.table !== null) await lead(row);
    }
    const free = rows.filter(({ table }) => table === null);
    const here = new Set(Array.from(local.values(), ({ seek }) => seek.line));
    const wanted = companiesOf(free, now).filter((company) => company.some(({ line }) => here.has(line)));
    for (const company of wanted.slice(0, AT_A_TIME)) await bringTogether(company);
    for (const known of local.values()) tellHow(known, free, now);
  };

  const tellHow = (known: Local, free: readonly SeekRow[], now: number): void => {
    const { seek } = known;
    const others = free.filter((other) => other.line !== seek.line && queueOf(other) === queueOf(seek)).length;
    const bot = seek.pace === 'live' && now - seek.since >= BOT_AFTER;
    const message: FindingMessage = { type: 'seeking', kind: seek.kind, since: seek.since, others, bot };
    const text = JSON.stringify(message);
    if (text !== known.told) tell(known, message);
    known.told = text;
  };

  const lookOnce = (): Promise<void> => {
    looking ??= look()
      .catch((problem: unknown) => context.report(`seeks could not be looked at: ${String(problem)}`))
      .finally(() => {
        looking = null;
      });
    return looking;
  };

  let timer: NodeJS.Timeout | null = null;
  const rest = (): void => {
    if (timer !== null) clearInterval(timer);
    timer = null;
  };

  return {
    async seek(connection, { kind, pace = 'live', rated = false, name: wanted }) {
      const { guest, id } = connection;
      if (context.closing) return no('closing');
      if (!isKind(kind) || (rated && !KINDS[kind].rated)) return no('no-such-kind', { kind });
      const { kind: standing } = personOf(guest);
      const name = cleanName(standing === 'guest' ? (wanted ?? guest.name) : guest.name);
      if (name === null) return no('bad-name', { max: NAME_LIMIT });
      if (rated && standing !== 'account') return no('not-rated-for-guests');
      const { rating, doubt } = await strengthOf(storage, guest.id, kind);
      const relations = await storage.people.relations(guest.id);
      await drop(id);
      const line = `${own} ${id}`;
      const seek: SeekRow = {
        person: guest.id,
        line,
        owner: own,
        name,
        kind,
        pace,
        rated,
        rating,
        doubt,
        since: Date.now(),
        blocks: relations.filter((relation) => relation.kind === 'block').map(({ other }) => other),
        table: null,
      };
      await storage.putSeek(seek, HOLDS);
      if (connection.isGone()) {
        await storage.dropSeek(seek.person, line);
        return null;
      }
      local.set(id, { connection, seek, told: '' });
      timer ??= setInterval(() => void lookOnce(), LOOK_EVERY);
      timer.unref();
      void lookOnce();
      return null;
    },
    async unseek({ id }) {
      return (await drop(id)) ? null : no('not-seeking');
    },
    async count() {
      const waiting = (await storage.seeks()).filter(({ table }) => table === null);
      return Object.fromEntries(
        Array.from(
          Map.groupBy(waiting, ({ kind }) => kind),
          ([kind, all]) => [kind, all.length],
        ),
      );
    },
    close: rest,
  };
}
