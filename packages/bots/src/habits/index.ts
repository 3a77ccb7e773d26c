// Habits of a level over many duels, each with a bound that a sensible player keeps to.
import { HEROES } from '@wyrmtable/dice-throne';
import type { AnyBot } from '@wyrmtable/kernel';
import { type Counts, noCounts, watchDuel } from './duel.ts';

export type HabitId =
  | 'upgrades-sold'
  | 'upgrades-laid'
  | 'cp-left'
  | 'cards-left'
  | 'tokens-expired'
  | 'answers-held'
  | 'healed-for-nothing'
  | 'ultimates-left';

interface Habit {
  readonly id: HabitId;
  /** How often, for each player of a duel or, of ultimates, for each that could be declared. */
  rate(counts: Counts, players: number): number;
  /** The bound of somebody who plays well: at most that, or at least. */
  readonly most?: number;
  readonly least?: number;
}

const each = (count: (counts: Counts) => number) => (counts: Counts, players: number) => count(counts) / players;

const HABITS: readonly Habit[] = [
  { id: 'upgrades-sold', rate: each(({ upgradesSold }) => upgradesSold), most: 3.2 },
  { id: 'upgrades-laid', rate: each(({ upgradesLaid }) => upgradesLaid), least: 0.7 },
  { id: 'cp-left', rate: each(({ cpLeft }) => cpLeft), most: 5.5 },
  { id: 'cards-left', rate: each(({ cardsLeft }) => cardsLeft), most: 4 },
  { id: 'tokens-expired', rate: each(({ tokensExpired }) => tokensExpired), most: 0.4 },
  { id: 'answers-held', rate: each(({ answersHeld }) => answersHeld), most: 0.15 },
  { id: 'healed-for-nothing', rate: each(({ healedForNothing }) => healedForNothing), most: 0.02 },
  {
    id: 'ultimates-left',
    rate: ({ ultimatesLeft, ultimatesMet }) => ultimatesLeft / Math.max(1, ultimatesMet),
    most: 0.05,
  },
];

export interface HabitFigure {
  readonly habit: HabitId;
  readonly rate: number;
  readonly most: number | null;
  readonly least: number | null;
  readonly holds: boolean;
}

/** All pairs of heroes come up before one comes again: a step without a common divisor with their number. */
const STEP = 37;

function heroesOf(game: number): string[] {
  const pair = (game * STEP) % HEROES.length ** 2;
  return [Math.floor(pair / HEROES.length), pair % HEROES.length].map((at) => HEROES[at]?.id ?? '');
}

/** Duel by duel, so that whoever asks can say how far it is. Nobody is bound to play well who is not meant to. */
export function* habitsIn(
  bot: AnyBot,
  budget: number,
  games: number,
  seed: number,
  bound = true,
): Generator<number, HabitFigure[]> {
  const sum = noCounts();
  for (let game = 0; game < games; game++) {
    const counts = watchDuel(bot, budget, heroesOf(game), seed * 1_000_003 + game);
    for (const key of keysOf(sum)) sum[key] += counts[key];
    yield game + 1;
  }
  return HABITS.map(({ id, rate, most = null, least = null }) => {
    const found = rate(sum, 2 * games);
    if (!bound) return { habit: id, rate: found, most: null, least: null, holds: true };
    const holds = (most === null || found <= most) && (least === null || found >= least);
    return { habit: id, rate: found, most, least, holds };
  });
}

const keysOf = (counts: Counts): (keyof Counts)[] => Object.keys(counts) as (keyof Counts)[];
