// Finished runs of this device: the history, and the best score against each dragon at each difficulty.
import { DIFFICULTY_IDS, DRAGON_IDS, type EtchinstoneOptions } from '@wyrmtable/etchinstone';
import type { Day } from '../../shell/day.ts';
import { type DeviceStorage, deviceStorage } from '../../shell/device-storage.ts';

export interface Run extends EtchinstoneOptions {
  /** The fingerprint of its end, so that nobody counts a run twice. */
  readonly id: string;
  readonly when: number;
  readonly won: boolean;
  readonly score: number;
  /** The day whose dragon it was, or null. */
  readonly day: Day | null;
}

const PLACE = 'etchinstone.runs';
const KEPT = 300;

function isRun(value: unknown): value is Run {
  if (typeof value !== 'object' || value === null) return false;
  const run: Partial<Record<keyof Run, unknown>> = value;
  return (
    typeof run.id === 'string' &&
    typeof run.when === 'number' &&
    typeof run.won === 'boolean' &&
    typeof run.score === 'number' &&
    typeof run.cavalier === 'boolean' &&
    typeof run.glassCannon === 'boolean' &&
    (run.day === null || typeof run.day === 'string') &&
    DIFFICULTY_IDS.some((id) => id === run.difficulty) &&
    DRAGON_IDS.some((id) => id === run.dragon)
  );
}

/** The latest first; whatever is stored otherwise is left out. */
export function runs(from: DeviceStorage = deviceStorage): readonly Run[] {
  const stored = from.read(PLACE);
  return Array.isArray(stored) ? stored.filter(isRun) : [];
}

/** Puts a finished run into the history, once. */
export function keepRun(run: Run, to: DeviceStorage = deviceStorage): void {
  const before = runs(to);
  if (before.some(({ id }) => id === run.id)) return;
  to.write(PLACE, [run, ...before].slice(0, KEPT));
}

export interface Standing {
  readonly played: number;
  readonly won: number;
  /** Null until the first victory. */
  readonly best: number | null;
}

/** What has been done against that dragon at that difficulty. */
export function standingOf(
  history: readonly Run[],
  { difficulty, dragon }: Pick<EtchinstoneOptions, 'difficulty' | 'dragon'>,
): Standing {
  const alike = history.filter((run) => run.difficulty === difficulty && run.dragon === dragon);
  const scores = alike.filter(({ won }) => won).map(({ score }) => score);
  return { played: alike.length, won: scores.length, best: scores.length === 0 ? null : Math.max(...scores) };
}
