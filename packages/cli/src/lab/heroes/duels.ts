// Plays all duels of one pair of heroes, places exchanged from game to game.
import { type LabPlan, type LabResult, measuring, type PairSum, pairsOf } from '@wyrmtable/bots/lab';
import { diceThrone, HEROES, type ThroneState } from '@wyrmtable/dice-throne';
import { chachaChance, derivedSeed, start, streamKey } from '@wyrmtable/kernel';
import type { BotLevel } from '@wyrmtable/registry';
import { asker, firstBotSeed, playOut } from '../../simulate/run.ts';

export const LAB_HEROES: readonly string[] = HEROES.map(({ id }) => id);
export const PAIRS = pairsOf(LAB_HEROES.length);

/** Seeds of a pair lie this far apart, so that more games of a pair are the same games and some more. */
const ROOM = 1_000_000;
export const MOST_GAMES = ROOM;

export type PairResult = Pick<LabResult, 'pairs' | 'abilities' | 'lengths'>;

export function playPair(plan: LabPlan, level: BotLevel, index: number): PairResult {
  const ask = asker(diceThrone, level);
  const asks = [ask, ask];
  const pair = PAIRS[index];
  if (pair === undefined) throw new RangeError(`no pair ${index}`);
  const sum: PairSum = { heroes: pair, games: 0, wins: [0, 0], draws: 0, began: [0, 0], beganWon: [0, 0], turns: 0 };
  const result: PairResult = { pairs: [sum], abilities: {}, lengths: {} };
  for (let game = 0; game < plan.gamesPerPair; game++) {
    // Seat 0 is the pair's first hero in every other game.
    const swapped = game % 2 === 1;
    const [a, b] = swapped ? [pair[1], pair[0]] : pair;
    const heroes = [LAB_HEROES[a] ?? '', LAB_HEROES[b] ?? ''];
    const seed = derivedSeed(plan.seed, index * ROOM + game);
    const chance = chachaChance(streamKey(seed, []));
    const state = start(diceThrone, { heroes, promo: false }, 2, chance);
    playOut(diceThrone, state, chance, asks, firstBotSeed(seed), { emit: measuring(result, heroes, state) });
    count(result, sum, state, swapped);
  }
  return result;
}

function count(result: PairResult, sum: PairSum, state: ThroneState, swapped: boolean): void {
  const side = (seat: number): 0 | 1 => ((seat === 0) === swapped ? 1 : 0);
  const began = side(state.order[0] ?? 0);
  sum.games++;
  sum.turns += state.turn;
  sum.began[began]++;
  result.lengths[state.turn] = (result.lengths[state.turn] ?? 0) + 1;
  const outcome = diceThrone.outcome(state);
  if (outcome?.kind !== 'won') {
    sum.draws++;
    return;
  }
  const winner = side(outcome.winners[0] ?? 0);
  sum.wins[winner]++;
  if (winner === began) sum.beganWon[began]++;
}
