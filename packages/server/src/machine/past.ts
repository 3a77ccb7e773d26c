// Which part of the past a line may look at: what it was told, and never what is durable and still to be told.
import type { Refusal } from '@wyrmtable/kernel';
import type { Said } from '@wyrmtable/wire';
import { no } from '../refusals.ts';
import { indexOf, TAIL } from '../running.ts';
import type { Chapter } from './effects.ts';
import { type Line, strange, type Table } from './table.ts';
import { watcherAtLine } from './telling.ts';

export function chapterBefore(room: Table, line: Line, { before, count = TAIL }: Said<'past'>): Chapter | Refusal {
  const { run, table } = room;
  if (run === null) {
    if (table.status === 'lobby') return no('not-started');
    if (table.status === 'aside') return no('match-set-aside');
    return strange(room);
  }
  const watcher = watcherAtLine(room, line);
  const last = Math.min(before - 1, room.told[indexOf(run, watcher)] ?? 0);
  return { watcher, since: Math.max(0, last - count), last };
}
