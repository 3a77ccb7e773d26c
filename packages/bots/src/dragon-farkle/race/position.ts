// A seat's chance to win as a position stands, by the race of all heroes and the cards in the own hand.
import { type FarkleState, type Hero, heroAt } from '@wyrmtable/dragon-farkle';
import type { Seat } from '@wyrmtable/kernel';
import { amountOf } from '../play/verbs.ts';
import { handWorth } from '../play/worth.ts';
import { type Runner, raceChances } from './race.ts';

function runnerOf({ army, lair, wiped, companion }: Hero): Runner {
  return { army: wiped ? 0 : army, lair: lair && !wiped, secondFace: amountOf(companion, 'reroll-event') };
}

/** What a soldier is worth as a chance to win: most while the race is open. */
export function soldierWorth(chance: number): number {
  return 0.0004 * chance * (1 - chance) + 0.000005;
}

/** All heroes as runners, from the one whose turn is next. */
export function runnersFrom(state: FarkleState, next: Seat): Runner[] {
  const { heroes } = state;
  return heroes.map((_, i) => runnerOf(heroes[(next + i) % heroes.length] as Hero));
}

/** The chance of `seat` when the active hero is about to begin its turn. */
export function winChance(state: FarkleState, seat: Seat): number {
  if (state.winner >= 0) return state.winner === seat ? 1 : 0;
  const seats = state.heroes.length;
  const chances = raceChances(runnersFrom(state, state.active), state.wounds);
  const chance = chances[(seat - state.active + seats) % seats] as number;
  const { items, lair } = heroAt(state, seat);
  return chance + handWorth(items, lair) * soldierWorth(chance);
}
