// Matches of Adventures: every scenario at every difficulty and size, every hero and boss, all modes, and whole campaigns.
import { type AnyGame, LOT } from '@wyrmtable/kernel';
import { holds, ring, shippedValues, type Wanted, wantedBy } from './wanted.ts';

const PARTY = [1, 2, 3, 4] as const;
/** How far a campaign is followed that is not played to its end. */
const CAMPAIGN_MOST = 2500;

/** The minions that may be added. */
const ADDED = {
  'extra-minions': { extraMinions: true },
  legacy: { legacy: true },
  'extra-minions-legacy': { extraMinions: true, legacy: true },
} as const;

function wantedScenarios(heroes: readonly string[], scenarios: readonly number[], difficulties: readonly string[]) {
  const finished = difficulties.flatMap((difficulty, d) =>
    scenarios.map((scenario, s) => {
      const seats = PARTY[(s + d) % PARTY.length] ?? 1;
      return {
        name: `scenario-${scenario}-${difficulty}`,
        options: { mode: 'campaign', scenario, difficulty, heroes: ring(heroes, s * 2 + d * 5, seats, 3) },
        seats,
        over: true,
        isMet: (options: ReadonlyMap<string, unknown>) =>
          options.get('scenario') === scenario && options.get('difficulty') === difficulty,
      };
    }),
  );
  const begun = PARTY.flatMap((seats, p) =>
    scenarios.map((scenario, s) => ({
      name: `scenario-${scenario}-${seats}-heroes`,
      options: {
        mode: 'campaign',
        scenario,
        difficulty: difficulties[(s + p) % difficulties.length],
        heroes: ring(heroes, s * 3 + p, seats, 5),
      },
      seats,
      over: false,
      isMet: (options: ReadonlyMap<string, unknown>) => options.get('scenario') === scenario,
    })),
  );
  const added = difficulties.flatMap((difficulty, d) =>
    Object.entries(ADDED).map(([name, minions], m) => ({
      name: `scenario-${name}-${difficulty}`,
      options: { mode: 'campaign', scenario: scenarios[(d * 3 + m) % scenarios.length], difficulty, ...minions },
      seats: 2,
      over: true,
      isMet: (options: ReadonlyMap<string, unknown>) =>
        options.get('difficulty') === difficulty &&
        Object.keys({ extraMinions: 0, legacy: 0 }).every(
          (option) => options.get(option) === new Map<string, boolean>(Object.entries(minions)).has(option),
        ),
    })),
  );
  const seated = heroes.map((hero, number) => ({
    name: `scenario-${hero}`,
    options: { mode: 'campaign', scenario: scenarios[0], heroes: ring(heroes, number, 2, 7) },
    seats: 2,
    over: true,
    isMet: (options: ReadonlyMap<string, unknown>) =>
      options.get('mode') === 'campaign' && holds(options.get('heroes'), hero),
  }));
  return [...finished, ...begun, ...added, ...seated];
}

function wantedBosses(heroes: readonly string[], bosses: readonly string[]) {
  const teams = bosses.flatMap((boss, b) =>
    [3, 4, 5].flatMap((seats) =>
      [true, false].map((over) => ({
        name: `boss-vs-team-${boss}-${seats}`,
        options: { mode: 'boss-vs-team', bosses: [boss], heroes: ring(heroes, b * 4 + seats, seats - 1, over ? 1 : 3) },
        seats,
        over,
        isMet: (options: ReadonlyMap<string, unknown>) =>
          options.get('mode') === 'boss-vs-team' && holds(options.get('bosses'), boss),
      })),
    ),
  );
  const pairs = bosses.flatMap((boss, b) =>
    bosses.slice(b).flatMap((other) =>
      [true, false].map((over) => ({
        name: `boss-vs-boss-${boss}-${other}`,
        options: { mode: 'boss-vs-boss', bosses: [boss, other] },
        seats: 2,
        over,
      })),
    ),
  );
  return [...teams, ...pairs];
}

export function wantedOfAdventures(game: AnyGame): Wanted[] {
  const heroes = shippedValues(game, 'heroes');
  const difficulties = shippedValues(game, 'difficulty');
  const scenarios = shippedValues(game, 'scenario').map(Number);
  const campaigns = difficulties.flatMap((difficulty) =>
    PARTY.map((seats) => ({
      name: `campaign-${difficulty}-${seats}`,
      options: { mode: 'campaign', difficulty, scenario: undefined },
      seats,
      over: false,
      most: CAMPAIGN_MOST,
    })),
  );
  const whole = { name: 'campaign', options: { mode: 'campaign', scenario: undefined }, seats: 2, over: true };
  const recipes = [
    ...wantedScenarios(heroes, scenarios, difficulties),
    ...wantedBosses(heroes, shippedValues(game, 'bosses')),
    ...campaigns,
    whole,
    {
      name: 'boss-vs-team-by-lot',
      options: { mode: 'boss-vs-team', bosses: [LOT], heroes: [...heroes.slice(0, 1), LOT] },
      seats: 3,
      over: true,
    },
  ];
  return wantedBy(['eager', 'novice', 'novice'], recipes);
}
