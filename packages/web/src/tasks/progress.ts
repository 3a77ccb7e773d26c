// What the device remembers of tasks: how each was answered the first time, how many in a row were right, and which days.
import type { Day } from '../shell/day.ts';
import { type DeviceStorage, deviceStorage } from '../shell/device-storage.ts';

export interface Solved {
  /** By game and id: whether the first answer was right. */
  readonly first: Readonly<Record<string, boolean>>;
  /** Right first answers since the last wrong one, and the most there have been. */
  readonly streak: number;
  readonly best: number;
  /** The day whose task was answered last. */
  readonly day: Day | null;
}

const PLACE = 'tasks';
export const NOTHING_SOLVED: Solved = { first: {}, streak: 0, best: 0, day: null };

export const placeOfTask = (game: string, id: string): string => `${game}/${id}`;

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;

export function solvedTasks(from: DeviceStorage = deviceStorage): Solved {
  const found = from.read(PLACE);
  if (typeof found !== 'object' || found === null) return NOTHING_SOLVED;
  const { first, streak, best, day }: Partial<Record<keyof Solved, unknown>> = found;
  if (typeof first !== 'object' || first === null) return NOTHING_SOLVED;
  return {
    first: Object.fromEntries(Object.entries(first).filter(([, right]) => typeof right === 'boolean')),
    streak: isCount(streak) ? streak : 0,
    best: isCount(best) ? best : 0,
    day: typeof day === 'string' ? day : null,
  };
}

/** Only the first answer to a task counts; `day` where it was that day's. */
export function answered(solved: Solved, task: string, right: boolean, day: Day | null): Solved {
  const today = day ?? solved.day;
  if (Object.hasOwn(solved.first, task)) return { ...solved, day: today };
  const streak = right ? solved.streak + 1 : 0;
  return { first: { ...solved.first, [task]: right }, streak, best: Math.max(solved.best, streak), day: today };
}

export function keepSolved(solved: Solved, to: DeviceStorage = deviceStorage): void {
  to.write(PLACE, solved);
}
