// A seat's chance to win as a position stands, by the race of all heroes and the cards in the own hand.
import { type FarkleState, type Hero, heroAt, LAIR_THRESHOLD } from '@wyrmtable/dragon-farkle';
import type { Seat, Stocked } from '@wyrmtable/kernel';
import { amountOf } from '../play/verbs.ts';
import { handWorth, weightAt } from '../play/worth.ts';
import { type Runner, raceChances } from './race.ts';

function runnerOf(of: Stocked, { army, lair, wiped, companion }: Hero): Runner {
  return { army: wiped ? 0 : army, lair: lair && !wiped, secondFace: amountOf(of, companion, 'reroll-event') };
}

/** All heroes as runners, from the one whose turn is next. */
export function runnersFrom(state: FarkleState, next: Seat): Runner[] {
  const { heroes } = state;
  return heroes.map((_, i) => runnerOf(state, heroes[(next + i) % heroes.length] as Hero));
}

/**
 * Brawls and cards take from the rich: a lead outside the lair is worth less than a race alone would say. This share
 * of it fits matches of sound play best, with two heroes and with four (error of the chance 0.05 instead of 0.065).
 */
const LEVELLED = 0.3;

/** Each runner's chance to win, the next on turn first; who can enter the lair at once keeps the whole army. */
export function chancesOf(runners: readonly Runner[], wounds: number): number[] {
  let sum = 0;
  let outside = 0;
  for (const { army, lair } of runners) {
    if (lair) continue;
    sum += army;
    outside++;
  }
  if (outside < 2) return raceChances(runners, wounds);
  const mean = sum / outside;
  const levelled = runners.map((runner, i) =>
    runner.lair || (i === 0 && runner.army >= LAIR_THRESHOLD)
      ? runner
      : { ...runner, army: runner.army - LEVELLED * (runner.army - mean) },
  );
  return raceChances(levelled, wounds);
}

/** The chance of `seat` when the active hero is about to begin its turn. */
export function winChance(state: FarkleState, seat: Seat): number {
  if (state.winner >= 0) return state.winner === seat ? 1 : 0;
  const seats = state.heroes.length;
  const chances = chancesOf(runnersFrom(state, state.active), state.wounds);
  const chance = chances[(seat - state.active + seats) % seats] as number;
  const { items, lair } = heroAt(state, seat);
  return chance + handWorth(state, items, lair) * weightAt(chance);
}
