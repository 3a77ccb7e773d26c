// The day's dragon on this device: what it is, and of which day a run was.
import { dragonOfDay } from '@wyrmtable/etchinstone';
import type { Seed } from '@wyrmtable/kernel';
import { type Day, dayAt } from '../../shell/day.ts';

export { dragonOfDay as planOf } from '@wyrmtable/etchinstone';

const MS = 86_400_000;
/** How far back a finished run is looked for among the days. */
const DAYS = 60;

/** The day whose dragon that seed is, among the last ones; null for any other run. */
export function dayOfSeed(seed: Seed, now: number): Day | null {
  for (let i = 0; i < DAYS; i++) {
    const day = dayAt(now - i * MS);
    if (dragonOfDay(day).seed === seed) return day;
  }
  return null;
}
