// Who at a table is to be told that it waits for them: somebody who is asked, or whose match can begin, and is not here.
import { actorOf, devicesOf } from '../devices.ts';
import { isPaused } from '../machine/waiting.ts';
import { isReady } from '../pledging.ts';
import type { Room, ServerContext } from '../server-context.ts';

/** Milliseconds for which somebody may be away before they are told: a match of days waits for nobody's reload. */
const AFTER = { slow: 5000, other: 60_000 };
/** Milliseconds between two words about one table to one person. */
const APART = 60_000;

/** What somebody is to be told, and the mark by which it is told once. */
interface Due {
  readonly person: string;
  readonly kind: 'move' | 'ready';
  readonly mark: number;
}

/** Who is asked or waited for, and has no line here. */
export function dueAt(room: Room): Due[] {
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

/**
 * Gives what looks at a table after everything that happens there, and puts down in the store what somebody is to be told. When
 * the time has come whoever has the table then tells it, if it still holds (owing.ts).
 */
export function noticingOf({ storage, report }: ServerContext, haste: number): (room: Room) => void {
  /** What has been put down for whom, so that it is done once. */
  const put = new WeakMap<Room, ReadonlyMap<string, Due>>();

  const owe = async (room: Room, { person, kind, mark }: Due): Promise<void> => {
    const { id, table } = room;
    const after = table.terms.clock.kind === 'slow' ? AFTER.slow : AFTER.other;
    const word = { kind, table: id, game: table.game };
    for (const one of new Set([person, ...devicesOf(table, person)]))
      await storage.word.owe({ person: one, word, mark, sure: false }, after * haste, APART * haste);
  };

  return (room) => {
    const due = dueAt(room);
    const known = put.get(room);
    if (due.length === 0) {
      if (known !== undefined) put.delete(room);
      return;
    }
    put.set(room, new Map(due.map((one) => [one.person, one])));
    for (const one of due) {
      const before = known?.get(one.person);
      if (before?.kind === one.kind && before.mark === one.mark) continue;
      owe(room, one).catch((problem: unknown) => report(`word was not put down: ${String(problem)}`));
    }
  };
}
