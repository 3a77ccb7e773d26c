// Habits of a level over many games, each with a bound that a sensible player keeps to.
import { HEROES } from '@wyrmtable/dice-throne';
import type { AnyBot } from '@wyrmtable/kernel';
import { type Counts, noCounts, watchDuel } from './duel.ts';
import { addCounts, figuresOf, type Habit, type HabitFigure } from './habit.ts';
import { type JourneyCounts, noJourneyCounts, watchJourney } from './journey.ts';

export type { HabitFigure } from './habit.ts';

const share = (part: number, all: number): number => part / Math.max(1, all);

/** For each player of a duel or, of ultimates, for each that could be declared. */
function duelHabits(players: number): readonly Habit<Counts>[] {
  return [
    { id: 'upgrades-sold', rate: ({ upgradesSold }) => upgradesSold / players, most: 3.2 },
    { id: 'upgrades-laid', rate: ({ upgradesLaid }) => upgradesLaid / players, least: 0.7 },
    { id: 'cp-left', rate: ({ cpLeft }) => cpLeft / players, most: 5.5 },
    { id: 'cards-left', rate: ({ cardsLeft }) => cardsLeft / players, most: 4 },
    { id: 'tokens-expired', rate: ({ tokensExpired }) => tokensExpired / players, most: 0.4 },
    { id: 'answers-held', rate: ({ answersHeld }) => answersHeld / players, most: 0.15 },
    { id: 'healed-for-nothing', rate: ({ healedForNothing }) => healedForNothing / players, most: 0.02 },
    { id: 'ultimates-left', rate: ({ ultimatesLeft, ultimatesMet }) => share(ultimatesLeft, ultimatesMet), most: 0.05 },
  ];
}

/** Shares of the moves and salves they are about; what is left, for each hero of a game that was lost. */
const TEAM_HABITS: readonly Habit<JourneyCounts>[] = [
  { id: 'went-alone', rate: ({ wentAlone, joinable }) => share(wentAlone, joinable), most: 0.25 },
  { id: 'left-to-fall', rate: ({ leftToFall, needed }) => share(leftToFall, needed), most: 0.05 },
  { id: 'portals-alone', rate: ({ portalsAlone, portals }) => share(portalsAlone, portals), most: 0.1 },
  { id: 'sold-for-nothing', rate: ({ soldForNothing, heroes }) => share(soldForNothing, heroes), most: 0.4 },
  {
    id: 'mates-dice-too-soon',
    rate: ({ matesDiceTooSoon, matesDice }) => share(matesDiceTooSoon, matesDice),
    most: 0.05,
  },
  { id: 'salves-wasted', rate: ({ salvesWasted, salves }) => share(salvesWasted, salves), most: 0.05 },
  { id: 'salves-left', rate: ({ salvesLeft, lost }) => share(salvesLeft, lost), most: 0.3 },
  { id: 'cp-left', rate: ({ cpLeft, lost }) => share(cpLeft, lost), most: 5.5 },
  { id: 'cards-left', rate: ({ cardsLeft, lost }) => share(cardsLeft, lost), most: 4 },
  { id: 'loot-declined', rate: ({ lootDeclined, games }) => share(lootDeclined, games), most: 0 },
];

/** All pairs of heroes come up before one comes again: a step without a common divisor with their number. */
const STEP = 37;

function heroesOf(game: number): string[] {
  const pair = (game * STEP) % HEROES.length ** 2;
  return [Math.floor(pair / HEROES.length), pair % HEROES.length].map((at) => HEROES[at]?.id ?? '');
}

const SEEDS = 1_000_003;

/** Duel by duel, so that whoever asks can say how far it is. */
export function* habitsIn(
  bot: AnyBot,
  budget: number,
  games: number,
  seed: number,
  bound = true,
): Generator<number, HabitFigure[]> {
  const sum = noCounts();
  for (let game = 0; game < games; game++) {
    addCounts(sum, watchDuel(bot, budget, heroesOf(game), seed * SEEDS + game));
    yield game + 1;
  }
  return figuresOf(duelHabits(2 * games), sum, bound);
}

/** Teams of two, three and four in turn, each for the first games of a campaign. */
const TEAMS = [2, 3, 4] as const;
const FIRST_GAMES = 3;

/** Team by team. */
export function* teamHabitsIn(
  bot: AnyBot,
  budget: number,
  teams: number,
  seed: number,
  bound = true,
): Generator<number, HabitFigure[]> {
  const sum = noJourneyCounts();
  for (let team = 0; team < teams; team++) {
    const seats = TEAMS[team % TEAMS.length] ?? 2;
    addCounts(sum, watchJourney(bot, budget, seats, FIRST_GAMES, seed * SEEDS + team));
    yield team + 1;
  }
  return figuresOf(TEAM_HABITS, sum, bound);
}
