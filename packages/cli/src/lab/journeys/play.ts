// Plays one adventure of the lab: a scenario by itself, or a whole campaign.
import { type AdventureEvent, adventures } from '@wyrmtable/adventures';
import type { Journey, JourneyEnd } from '@wyrmtable/bots/lab';
import { chachaChance, derivedSeed, isRefusal, readOptions, start, streamKey } from '@wyrmtable/kernel';
import type { BotLevel } from '@wyrmtable/registry';
import { asker, firstBotSeed, playOut } from '../../simulate/run.ts';

/** What a worker plays. */
export interface Outing {
  readonly seed: number;
  readonly scenario: Journey;
  readonly difficulty: string;
  readonly heroes: number;
  /** Which game of its cell it is. */
  readonly round: number;
}

/** Seeds of different journeys lie this far apart, so that more games are the same games and some more. */
const ROOM = 1_000_000;
export const MOST_ROUNDS = ROOM;
const JOURNEYS = 9;

/** Difficulties share their seeds: the same heroes before the same map, so that only the difficulty differs. */
function seedOf({ seed, scenario, heroes, round }: Outing): string {
  const journey = scenario === 'campaign' ? 0 : scenario;
  return derivedSeed(seed, (JOURNEYS * heroes + journey) * ROOM + round);
}

export function playOuting(outing: Outing, level: BotLevel): JourneyEnd {
  const { scenario, difficulty, heroes } = outing;
  const wanted = scenario === 'campaign' ? { difficulty } : { difficulty, scenario };
  const options = readOptions(adventures, wanted, heroes);
  if (isRefusal(options)) throw new RangeError(`the lab was refused: ${options.refused}`);
  const seed = seedOf(outing);
  const chance = chachaChance(streamKey(seed, []));
  const state = start(adventures, options, heroes, chance);
  const ask = asker(adventures, level);
  const asks = Array.from({ length: heroes }, () => ask);
  const maps: (string | null)[] = [];
  const emit = (event: AdventureEvent): void => {
    if (event.kind === 'scenario') maps.push(event.map);
  };
  // The first scenario is laid out before anybody listens.
  maps.push(state.map === '' ? null : state.map);
  const { finished } = playOut(adventures, state, chance, asks, firstBotSeed(seed), { emit });
  const outcome = adventures.outcome(state);
  return {
    won: outcome?.kind === 'won',
    finished,
    points: state.sheet.reduce((sum, { result }) => sum + result, 0),
    sheet: state.sheet.map(({ scenario: number, won }, at) => ({ scenario: number, won, map: maps[at] ?? null })),
  };
}
