// The day's dragon: the same seed, difficulty and dragon for everybody, all from the date by UTC.
import { DIFFICULTY_IDS, DRAGON_IDS, type EtchinstoneOptions } from '@wyrmtable/etchinstone';
import { derivedSeed, type Seed } from '@wyrmtable/kernel';
import { type Day, dayAt } from '../../shell/day.ts';

export interface DayPlan {
  readonly seed: Seed;
  readonly options: EtchinstoneOptions;
}

const MS = 86_400_000;
/** How far back a finished run is looked for among the days. */
const DAYS = 60;

/** The cards come from one seed, difficulty and dragon from another, so that neither tells about the other. */
export function planOf(day: Day): DayPlan {
  const number = Number(day.replaceAll('-', ''));
  const lot = derivedSeed(number, 1);
  const pick = <T>(list: readonly [T, ...T[]], at: number): T =>
    list[Number.parseInt(lot.slice(at, at + 8), 16) % list.length] ?? list[0];
  return {
    seed: derivedSeed(number, 0),
    options: {
      difficulty: pick(DIFFICULTY_IDS, 0),
      dragon: pick(DRAGON_IDS, 8),
      cavalier: false,
      glassCannon: false,
    },
  };
}

/** The day whose dragon that seed is, among the last ones; null for any other run. */
export function dayOfSeed(seed: Seed, now: number): Day | null {
  for (let i = 0; i < DAYS; i++) {
    const day = dayAt(now - i * MS);
    if (planOf(day).seed === seed) return day;
  }
  return null;
}
