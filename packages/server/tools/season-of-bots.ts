// A season of rated matches between bots whose strength is known: paired and rated by the house's own code, so that it can be
// said how soon ratings find the order. `rate-bots.ts` prints it, and a test plays a short one.
import { type Position, question, type Seat, start, swiftChance } from '@wyrmtable/kernel';
import { loadGame } from '@wyrmtable/registry';
import { companies, type Seeker } from '../src/finding/pairing.ts';
import { NOBODY, reckon, type Strength, weightOf } from '../src/ratings/reckoning.ts';
import { doubtOf, pointsOf, SURE } from '../src/ratings/scale.ts';

const { game, bots } = await loadGame('dragon-farkle');

/** A level that answers at random so often. */
export interface Player {
  readonly level: string;
  readonly errs: number;
}

const LEVELS = ['adept', 'bold', 'careful', 'novice'];

/** Every level as often, and of each level every share of errors from none up to that one, in equal steps. */
export function erringBots(count: number, most: number): Player[] {
  const steps = count / LEVELS.length;
  return Array.from({ length: count }, (_, i) => ({
    level: LEVELS[i % LEVELS.length] ?? 'adept',
    errs: (Math.floor(i / LEVELS.length) * most) / Math.max(1, steps - 1),
  }));
}

/** Choices after which nobody has won: two who err often can go on for a long time. */
const LONGEST = 5000;

/** The seat that won a match of those two with that seed, or null. */
function winnerOf(players: readonly Player[], seed: number): Seat | null {
  const chance = swiftChance(seed);
  const state: Position = start(game, { wounds: 3 }, players.length, chance);
  const slips = swiftChance(seed + 1);
  for (let i = 0; i < LONGEST; i++) {
    const seat = game.toMove(state);
    if (seat === null) break;
    const choices = game.choices(state, seat);
    let [choice = 0] = choices;
    const player = players[seat];
    if (choices.length > 1 && player !== undefined) {
      const slip = slips.below(10_000) < player.errs * 10_000;
      const level = bots[slip ? 'random' : player.level];
      if (level === undefined) throw new RangeError(`no level ${player.level}`);
      choice = level.bot.answer(question(game, state, seat, level.budget, seed * 10_000 + i));
    }
    game.apply(state, choice, chance, null);
  }
  const outcome = game.outcome(state);
  return outcome?.kind === 'won' ? (outcome.winners[0] ?? null) : null;
}

/** The share of matches that each wins against all the others in turn, seats exchanged: what is called known here. */
export function measured(
  players: readonly Player[],
  matches: number,
  seed: number,
  done: (i: number) => void,
): number[] {
  return players.map((player, i) => {
    let won = 0;
    for (let match = 0; match < matches; match++) {
      // Rivals are spread evenly over all of them, whoever is measured.
      const rival = players[Math.floor((match * players.length) / matches)];
      if (rival === undefined) continue;
      const seat = match % 2;
      const winner = winnerOf(seat === 0 ? [player, rival] : [rival, player], seed + i * matches + match);
      won += winner === null ? 0.5 : winner === seat ? 1 : 0;
    }
    done(i);
    return won / matches;
  });
}

/** Equals share their rank. */
const ranksOf = (values: readonly number[]): number[] => {
  const sorted = values.toSorted((a, b) => a - b);
  return values.map((value) => (sorted.indexOf(value) + sorted.lastIndexOf(value)) / 2);
};

/** Agreement of two orders (Spearman), as the correlation of ranks, which equals do not disturb. */
export function agreement(a: readonly number[], b: readonly number[]): number {
  const [x, y] = [ranksOf(a), ranksOf(b)];
  const middle = (a.length - 1) / 2;
  const sum = (of: (i: number) => number): number => x.reduce((total, _, i) => total + of(i), 0);
  const from = (ranks: readonly number[], i: number): number => (ranks[i] ?? middle) - middle;
  return sum((i) => from(x, i) * from(y, i)) / Math.sqrt(sum((i) => from(x, i) ** 2) * sum((i) => from(y, i) ** 2));
}

/** Within each level fewer errors are better, by how the players are made: the mean agreement with that. */
export function agreementWithin(players: readonly Player[], ratings: readonly number[]): number {
  const found = [...Map.groupBy(players.keys(), (i) => players[i]?.level ?? '').values()].map((own) =>
    agreement(
      own.map((i) => ratings[i] ?? 0),
      own.map((i) => -(players[i]?.errs ?? 0)),
    ),
  );
  return found.reduce((sum, one) => sum + one, 0) / found.length;
}

export interface Standing {
  readonly ratings: readonly number[];
  /** The share whose rating is no longer provisional. */
  readonly sure: number;
}

/** Milliseconds between looks at who seeks; after four of them anybody is near. */
const A_LOOK = 30_000;
/** Rounds that are played in a day, within which the same two cannot feed each other. */
const A_DAY_HAS = 10;

/** Everybody seeks a rated match once a round; how it stands after each. */
export function* season(players: readonly Player[], rounds: number, seed: number): Generator<Standing> {
  const known: Strength[] = players.map(() => NOBODY);
  const strengthOf = (i: number): Strength => known[i] ?? NOBODY;
  const lot = swiftChance(seed);
  const met = new Map<string, number>();
  for (let round = 0; round < rounds; round++) {
    if (round % A_DAY_HAS === 0) met.clear();
    let seeking = players.map((_, i): Seeker => {
      const { mu, sigma } = strengthOf(i);
      // Whoever came first chooses first, and they come by lot.
      const since = -lot.below(1000);
      return { person: String(i), queue: 'farkle-2', rating: pointsOf(mu), doubt: doubtOf(sigma), since };
    });
    for (let now = 0; seeking.length > 1; now += A_LOOK) {
      const pairs = companies(seeking, { size: () => 2, apart: () => false }, now);
      for (const pair of pairs) {
        const both = pair.map(({ person }) => Number(person));
        if (lot.below(2) === 1) both.reverse();
        const key = both.toSorted((a, b) => a - b).join();
        const meetings = met.get(key) ?? 0;
        met.set(key, meetings + 1);
        const winner = winnerOf(
          both.map((i) => players[i] ?? { level: 'adept', errs: 0 }),
          lot.below(2 ** 31),
        );
        const placed = both.map((i, seat) => ({
          person: String(i),
          side: seat,
          place: winner === null || winner === seat ? 1 : 2,
        }));
        const after = reckon(placed, both.map(strengthOf), weightOf(meetings));
        for (const [seat, i] of both.entries()) known[i] = after[seat] ?? NOBODY;
      }
      const paired = new Set(pairs.flat().map(({ person }) => person));
      seeking = seeking.filter(({ person }) => !paired.has(person));
    }
    yield {
      ratings: known.map(({ mu }) => pointsOf(mu)),
      sure: known.filter(({ sigma }) => sigma < SURE).length / players.length,
    };
  }
}
