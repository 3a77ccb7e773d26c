// Who at a table is to be told that it waits for them: somebody who is asked, or whose match can begin, and is not here.
import type { Word } from '@wyrmtable/wire';
import { actorOf, devicesOf } from '../devices.ts';
import { isPaused } from '../machine/waiting.ts';
import { isReady } from '../pledging.ts';
import type { Room, ServerContext } from '../server-context.ts';
import type { Sender } from './sending.ts';

/** Milliseconds for which somebody may be away before they are told: a match of days waits for nobody's reload. */
const AFTER = { slow: 5000, other: 60_000 };
/** Milliseconds between two words about one table to one person. */
const APART = 60_000;
const A_MONTH = 30 * 24 * 60 * 60_000;

/** What somebody is to be told, and the mark by which it is told once. */
interface Due {
  readonly person: string;
  readonly kind: 'move' | 'ready';
  readonly mark: number;
}

export interface Noticing {
  /** Something may have changed at the table. */
  look(room: Room): void;
  close(): void;
}

/** Who is asked or waited for, and has no line here. */
function dueAt(room: Room): Due[] {
  const { table, run } = room;
  const { status, seats } = table;
  if (room.gone || (status !== 'playing' && status !== 'lobby')) return [];
  const here = new Set(Array.from(room.connections, ({ guest }) => actorOf(table, guest.id)));
  const away = seats.flatMap((row, seat) => (row.kind === 'person' && !here.has(row.guest) ? [{ row, seat }] : []));
  if (away.length === 0) return [];
  if (status === 'lobby') {
    // Everybody has sat down: the match waits for whoever is not ready.
    if (seats.some(({ kind }) => kind === 'empty') || seats.length - away.length === 0) return [];
    return away.flatMap(({ row }) => (isReady(row) ? [] : [{ person: row.guest, kind: 'ready', mark: 1 } as const]));
  }
  // Nobody else waits where only bots do.
  const people = seats.filter(({ kind }) => kind === 'person').length;
  if (run === null || isPaused(room) || people < 2) return [];
  return away.flatMap(({ row, seat }) => {
    const { seq, choices } = room.offered[seat] ?? { seq: 0, choices: [] };
    // A bot plays for whoever has given up or stayed away.
    const asked = choices.length > 0 && row.deputy === undefined && row.out === undefined;
    return asked ? [{ person: row.guest, kind: 'move', mark: seq + 1 } as const] : [];
  });
}

interface Waiting {
  readonly kind: Due['kind'];
  readonly mark: number;
  readonly timer: NodeJS.Timeout;
}

const same = (a: Pick<Due, 'kind' | 'mark'>, b: Pick<Due, 'kind' | 'mark'>): boolean =>
  a.kind === b.kind && a.mark === b.mark;

export function noticingOf(context: ServerContext, sender: Sender, haste = 1): Noticing {
  const waits = new WeakMap<Room, Map<string, Waiting>>();
  /** When somebody was last told about a table. */
  const last = new Map<string, number>();
  const timers = new Set<NodeJS.Timeout>();

  const tell = async (room: Room, { person, kind, mark }: Due): Promise<void> => {
    const { id, table } = room;
    const now = Date.now();
    // The match may be in another process's charge by now, or may have been when it was last told.
    if (!(await context.storage.word.claim(person, `${kind} ${id}`, mark, now))) return;
    last.set(`${person} ${id}`, now);
    const word: Word = { kind, table: id, game: table.game };
    for (const one of new Set([person, ...devicesOf(table, person)])) sender.send(one, word);
  };

  const ripe = (room: Room, wanted: Due): void => {
    waits.get(room)?.delete(wanted.person);
    const still = !context.closing && dueAt(room).some((due) => due.person === wanted.person && same(due, wanted));
    if (still) tell(room, wanted).catch((problem: unknown) => context.report(`word was not sent: ${String(problem)}`));
  };

  const tidy = setInterval(() => {
    const now = Date.now();
    for (const [key, at] of last) if (now - at > APART) last.delete(key);
    context.storage.word
      .forgetTold(now - A_MONTH)
      .catch((problem: unknown) => context.report(`what was told could not be forgotten: ${String(problem)}`));
  }, 60 * 60_000);
  tidy.unref();

  return {
    look(room) {
      const due = dueAt(room);
      const known = waits.get(room);
      if (due.length === 0 && known === undefined) return;
      const waiting = known ?? new Map<string, Waiting>();
      waits.set(room, waiting);
      for (const [person, one] of waiting) {
        if (due.some((wanted) => wanted.person === person && same(wanted, one))) continue;
        clearTimeout(one.timer);
        timers.delete(one.timer);
        waiting.delete(person);
      }
      for (const wanted of due) {
        if (waiting.has(wanted.person)) continue;
        const slow = room.table.terms.clock.kind === 'slow';
        const since = Date.now() - (last.get(`${wanted.person} ${room.id}`) ?? 0);
        const ms = Math.max(slow ? AFTER.slow : AFTER.other, APART - since) * haste;
        const timer = setTimeout(() => {
          timers.delete(timer);
          ripe(room, wanted);
        }, ms);
        timer.unref();
        timers.add(timer);
        waiting.set(wanted.person, { kind: wanted.kind, mark: wanted.mark, timer });
      }
      if (waiting.size === 0) waits.delete(room);
    },
    close() {
      clearInterval(tidy);
      for (const timer of timers) clearTimeout(timer);
      timers.clear();
    },
  };
}
