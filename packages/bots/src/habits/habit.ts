// A habit: what is counted of it, and the bound that a sensible player keeps to.

export type HabitId =
  | 'upgrades-sold'
  | 'upgrades-laid'
  | 'cp-left'
  | 'cards-left'
  | 'tokens-expired'
  | 'answers-held'
  | 'healed-for-nothing'
  | 'ultimates-left'
  | 'went-alone'
  | 'left-to-fall'
  | 'portals-alone'
  | 'sold-for-nothing'
  | 'mates-dice-too-soon'
  | 'salves-wasted'
  | 'salves-left'
  | 'loot-declined';

export interface Habit<C> {
  readonly id: HabitId;
  rate(counts: C): number;
  /** The bound of somebody who plays well: at most that, or at least. */
  readonly most?: number;
  readonly least?: number;
}

export interface HabitFigure {
  readonly habit: HabitId;
  readonly rate: number;
  readonly most: number | null;
  readonly least: number | null;
  readonly holds: boolean;
}

/** Nobody is bound to play well who is not meant to. */
export function figuresOf<C>(habits: readonly Habit<C>[], counts: C, bound: boolean): HabitFigure[] {
  return habits.map(({ id, rate, most = null, least = null }) => {
    const found = rate(counts);
    if (!bound) return { habit: id, rate: found, most: null, least: null, holds: true };
    const holds = (most === null || found <= most) && (least === null || found >= least);
    return { habit: id, rate: found, most, least, holds };
  });
}

/** Adds what was counted in one game to what was counted before. */
export function addCounts<C extends object>(sum: C, counts: C): void {
  const figures = new Map<string, number>(Object.entries(counts));
  for (const [key, before] of Object.entries(sum)) Object.assign(sum, { [key]: before + (figures.get(key) ?? 0) });
}
