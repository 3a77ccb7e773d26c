// What the lab keeps of its duels: sums of whole numbers only, so that they come out alike in whatever order they are added.

/** What an ability brought, summed over the times it was used; cards and tokens played along with it included. */
export interface AbilitySum {
  times: number;
  /** Damage dealt to opponents. */
  damage: number;
  /** Damage it prevented, where it is a defence. */
  prevented: number;
  healed: number;
  cp: number;
  cards: number;
  /** Tokens put on opponents. */
  inflicted: number;
  /** Tokens taken by oneself. */
  gained: number;
}

/** Two heroes against each other, places exchanged from game to game; both lists are in the order of `heroes`. */
export interface PairSum {
  readonly heroes: readonly [number, number];
  games: number;
  readonly wins: [number, number];
  draws: number;
  /** How often each began, and how often the one who began won. */
  readonly began: [number, number];
  readonly beganWon: [number, number];
  turns: number;
}

export interface LabPlan {
  readonly game: 'dice-throne';
  /** Of the game's rules. */
  readonly version: string;
  readonly bot: string;
  readonly seed: number;
  readonly gamesPerPair: number;
}

export const LAB_FORMAT = 'wyrmtable-lab/1';

export interface LabResult extends LabPlan {
  readonly format: typeof LAB_FORMAT;
  readonly heroes: readonly string[];
  /** Pairs that have been played to the end. */
  readonly pairs: PairSum[];
  /** By hero and ability. */
  readonly abilities: Record<string, Record<string, AbilitySum>>;
  /** How many duels took so many turns. */
  readonly lengths: Record<number, number>;
}

export function emptyResult(plan: LabPlan, heroes: readonly string[]): LabResult {
  return { format: LAB_FORMAT, ...plan, heroes, pairs: [], abilities: {}, lengths: {} };
}

function emptyAbility(): AbilitySum {
  return { times: 0, damage: 0, prevented: 0, healed: 0, cp: 0, cards: 0, inflicted: 0, gained: 0 };
}

/** Every two heroes once, each against its own like too. */
export function pairsOf(heroes: number): readonly (readonly [number, number])[] {
  const found: [number, number][] = [];
  for (let first = 0; first < heroes; first++)
    for (let second = first; second < heroes; second++) found.push([first, second]);
  return found;
}

const FIELDS = ['times', 'damage', 'prevented', 'healed', 'cp', 'cards', 'inflicted', 'gained'] as const;

/** The sum of one ability in the result, made if it was never used before. */
export function abilityIn(result: Pick<LabResult, 'abilities'>, hero: string, ability: string): AbilitySum {
  let abilities = result.abilities[hero];
  if (abilities === undefined) {
    abilities = {};
    result.abilities[hero] = abilities;
  }
  let sum = abilities[ability];
  if (sum === undefined) {
    sum = emptyAbility();
    abilities[ability] = sum;
  }
  return sum;
}

/** Adds what an ability brought in other duels. */
export function addAbility(into: AbilitySum, sum: AbilitySum): void {
  for (const field of FIELDS) into[field] += sum[field];
}

/** Adds what other duels came to. */
export function addTo(result: LabResult, other: Pick<LabResult, 'pairs' | 'abilities' | 'lengths'>): void {
  result.pairs.push(...other.pairs);
  for (const [hero, abilities] of Object.entries(other.abilities))
    for (const [ability, sum] of Object.entries(abilities)) addAbility(abilityIn(result, hero, ability), sum);
  for (const [turns, games] of Object.entries(other.lengths))
    result.lengths[Number(turns)] = (result.lengths[Number(turns)] ?? 0) + games;
}

/** The same result, told in one order: equal duels give equal files. */
export function inOrder(result: LabResult): LabResult {
  const pairs = result.pairs.toSorted((a, b) => a.heroes[0] - b.heroes[0] || a.heroes[1] - b.heroes[1]);
  const sorted = <T>(record: Readonly<Record<string, T>>): Record<string, T> =>
    Object.fromEntries(Object.entries(record).sort(([a], [b]) => (a < b ? -1 : 1)));
  const abilities = Object.fromEntries(
    result.heroes.flatMap((hero) => {
      const found = result.abilities[hero];
      return found === undefined ? [] : [[hero, sorted(found)]];
    }),
  );
  return { ...result, pairs, abilities };
}
