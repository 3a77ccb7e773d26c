// What the sums of the lab say: win rates with their intervals, the worth of the first turn, of abilities, of heroes.
import type { AbilitySum, LabResult, PairSum } from './result.ts';

/** A share and the 95 % interval it lies in. */
export interface Rate {
  readonly share: number;
  readonly low: number;
  readonly high: number;
  readonly games: number;
}

/** The 97.5 % point of the normal distribution. */
const Z = 1.959963984540054;

/** Wilson's score interval, which keeps its promise near 0 and 1 and with few games. A draw is half a win. */
export function rate(won: number, games: number): Rate {
  if (games === 0) return { share: 0.5, low: 0, high: 1, games: 0 };
  const share = won / games;
  const spread = Z * Z;
  const middle = (share + spread / (2 * games)) / (1 + spread / games);
  const reach = (Z * Math.sqrt((share * (1 - share)) / games + spread / (4 * games * games))) / (1 + spread / games);
  return { share, low: Math.max(0, middle - reach), high: Math.min(1, middle + reach), games };
}

function pairOf({ pairs }: LabResult, a: number, b: number): PairSum | undefined {
  const [first, second] = a < b ? [a, b] : [b, a];
  return pairs.find(({ heroes }) => heroes[0] === first && heroes[1] === second);
}

/** How often the one hero beats the other; null before they have met. */
export function matchUp(result: LabResult, hero: number, against: number): Rate | null {
  const pair = pairOf(result, hero, against);
  if (pair === undefined) return null;
  // Against its own like a hero is on both sides.
  if (hero === against) return rate(pair.games / 2, pair.games);
  const side = hero < against ? 0 : 1;
  return rate(pair.wins[side] + pair.draws / 2, pair.games);
}

export interface HeroFigures {
  readonly hero: string;
  readonly number: number;
  /** Against all other heroes together. */
  readonly overall: Rate;
  /** The same, of the games in which it began and in which it did not. */
  readonly first: Rate;
  readonly second: Rate;
  readonly turns: number;
}

function heroFigures(result: LabResult, hero: string, number: number): HeroFigures {
  let games = 0;
  let won = 0;
  let began = 0;
  let beganWon = 0;
  let wins = 0;
  let turns = 0;
  for (const pair of result.pairs) {
    const [a, b] = pair.heroes;
    if (a === b || (a !== number && b !== number)) continue;
    const side = a === number ? 0 : 1;
    games += pair.games;
    won += pair.wins[side] + pair.draws / 2;
    wins += pair.wins[side];
    began += pair.began[side];
    beganWon += pair.beganWon[side];
    turns += pair.turns;
  }
  return {
    hero,
    number,
    overall: rate(won, games),
    first: rate(beganWon, began),
    second: rate(wins - beganWon, games - began),
    turns: games === 0 ? 0 : turns / games,
  };
}

/** Every hero, the strongest first. */
export function ranking(result: LabResult): HeroFigures[] {
  return result.heroes
    .map((hero, number) => heroFigures(result, hero, number))
    .sort((a, b) => b.overall.share - a.overall.share || a.number - b.number);
}

/** How often whoever began has won, draws half. */
export function firstPlayer({ pairs }: LabResult): Rate {
  let games = 0;
  let won = 0;
  for (const pair of pairs) {
    games += pair.games;
    won += pair.beganWon[0] + pair.beganWon[1] + pair.draws / 2;
  }
  return rate(won, games);
}

export interface Length {
  readonly games: number;
  readonly mean: number;
  readonly p50: number;
  readonly p95: number;
  readonly max: number;
  /** Turns and games, from the shortest on. */
  readonly counts: readonly (readonly [turns: number, games: number])[];
}

export function lengthOf({ lengths }: LabResult): Length {
  const counts = Object.entries(lengths)
    .map(([turns, games]) => [Number(turns), games] as const)
    .sort(([a], [b]) => a - b);
  const games = counts.reduce((sum, [, some]) => sum + some, 0);
  const turns = counts.reduce((sum, [length, some]) => sum + length * some, 0);
  const atRank = (share: number): number => {
    let seen = 0;
    for (const [length, some] of counts) {
      seen += some;
      if (seen >= share * games) return length;
    }
    return 0;
  };
  return { games, mean: games === 0 ? 0 : turns / games, p50: atRank(0.5), p95: atRank(0.95), max: atRank(1), counts };
}

export interface AbilityFigures {
  readonly ability: string;
  readonly perGame: number;
  /** Means of one use. */
  readonly each: AbilitySum;
}

/** Games a hero has sat in: two seats of one game when it meets its own like. */
function sittings({ pairs }: LabResult, number: number): number {
  return pairs.reduce((sum, { heroes: [a, b], games }) => {
    return sum + games * ((a === number ? 1 : 0) + (b === number ? 1 : 0));
  }, 0);
}

/** A hero's abilities, the most used first. */
export function abilitiesOf(result: LabResult, hero: string): AbilityFigures[] {
  return meansOf(result.abilities[hero] ?? {}, sittings(result, result.heroes.indexOf(hero)));
}

/** The means of a use, of abilities that were used in so many games. */
export function meansOf(sums: Readonly<Record<string, AbilitySum>>, games: number): AbilityFigures[] {
  return Object.entries(sums)
    .map(([ability, sum]) => {
      const mean = (total: number): number => (sum.times === 0 ? 0 : total / sum.times);
      return {
        ability,
        perGame: games === 0 ? 0 : sum.times / games,
        each: {
          times: sum.times,
          damage: mean(sum.damage),
          prevented: mean(sum.prevented),
          healed: mean(sum.healed),
          cp: mean(sum.cp),
          cards: mean(sum.cards),
          inflicted: mean(sum.inflicted),
          gained: mean(sum.gained),
        },
      };
    })
    .sort((a, b) => b.each.times - a.each.times || (a.ability < b.ability ? -1 : 1));
}
