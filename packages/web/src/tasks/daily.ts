// The task of the day: the same for everybody, from the date alone.
import type { Task } from '@wyrmtable/bots/task';
import { derivedSeed } from '@wyrmtable/kernel';
import type { Day } from '../shell/day.ts';

/** Apart from other things that are drawn from a date. */
const LOT = 7;

const lotOf = (day: Day): string => derivedSeed(Number(day.replaceAll('-', '')), LOT);

const drawn = <T>(list: readonly T[], lot: string): T | null => list[Number.parseInt(lot, 16) % list.length] ?? null;

/** Which game's it is. */
export const gameOfDay = <G extends string>(day: Day, games: readonly [G, ...G[]]): G =>
  drawn(games, lotOf(day).slice(0, 8)) ?? games[0];

/** Null where there are none. */
export const taskOfDay = (day: Day, tasks: readonly Task[]): Task | null => drawn(tasks, lotOf(day).slice(8, 16));
