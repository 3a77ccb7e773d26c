// What the lab keeps of adventures: how bots fare in each scenario, by itself or on the way through a campaign. Whole numbers only.
import { type Rate, rate } from './figures.ts';
import { LAB_FORMAT } from './result.ts';

/** One scenario that begins without loot, or a campaign from the first scenario to the Mad King. */
export type Journey = number | 'campaign';

export interface JourneyPlan {
  readonly game: 'adventures';
  /** Of the game's rules. */
  readonly version: string;
  readonly bot: string;
  readonly seed: number;
  readonly difficulties: readonly string[];
  /** How many heroes, drawn by lot. */
  readonly heroes: readonly number[];
  readonly scenarios: readonly Journey[];
}

/** How often a scenario was played and won, and how many games came to it and won it at the first try. */
interface ScenarioSum {
  played: number;
  won: number;
  reached: number;
  atOnce: number;
}

interface MapSum {
  played: number;
  won: number;
}

export interface JourneySum {
  readonly difficulty: string;
  readonly heroes: number;
  readonly scenario: Journey;
  games: number;
  won: number;
  /** Given up by the runner, not by the rules. */
  unfinished: number;
  points: number;
  /** The columns of the score sheets, by scenario. */
  readonly scenarios: ScenarioSum[];
  /** Games of explorations, by map. */
  readonly maps: Record<string, MapSum>;
}

export interface JourneyResult extends JourneyPlan {
  readonly format: typeof LAB_FORMAT;
  readonly cells: JourneySum[];
}

const SCENARIOS = 8;

export function emptyJourneys(plan: JourneyPlan): JourneyResult {
  const cells = plan.scenarios.flatMap((scenario) =>
    plan.difficulties.flatMap((difficulty) =>
      plan.heroes.map((heroes): JourneySum => {
        const scenarios = Array.from({ length: SCENARIOS }, () => ({ played: 0, won: 0, reached: 0, atOnce: 0 }));
        return { difficulty, heroes, scenario, games: 0, won: 0, unfinished: 0, points: 0, scenarios, maps: {} };
      }),
    ),
  );
  return { format: LAB_FORMAT, ...plan, cells };
}

/** How one game went. */
export interface JourneyEnd {
  readonly won: boolean;
  readonly finished: boolean;
  readonly points: number;
  readonly sheet: readonly { readonly scenario: number; readonly won: boolean; readonly map: string | null }[];
}

/** Games go round the cells, so that a run that stops at any time has played all of them equally often. */
export const cellOf = ({ cells }: JourneyResult, game: number): JourneySum | undefined => cells[game % cells.length];
export const roundOf = ({ cells }: JourneyResult, game: number): number => Math.floor(game / cells.length);
export const gamesIn = ({ cells }: JourneyResult): number => cells.reduce((sum, { games }) => sum + games, 0);

/** Adds the next game: games are added in their order. */
export function addJourney(result: JourneyResult, { won, finished, points, sheet }: JourneyEnd): void {
  const cell = cellOf(result, gamesIn(result));
  if (cell === undefined) throw new RangeError('a game was played that nobody planned');
  cell.games++;
  cell.points += points;
  if (won) cell.won++;
  if (!finished) cell.unfinished++;
  sheet.forEach((column, i) => {
    const sum = cell.scenarios[column.scenario - 1];
    if (sum === undefined) throw new RangeError(`there is no scenario ${column.scenario}`);
    sum.played++;
    if (column.won) sum.won++;
    if (column.map !== null) countMap(cell, column.map, column.won);
    // A lost scenario is played again at once, so another one before it makes this the first try.
    if (sheet[i - 1]?.scenario === column.scenario) return;
    sum.reached++;
    if (column.won) sum.atOnce++;
  });
}

function countMap({ maps }: JourneySum, map: string, won: boolean): void {
  const sum = maps[map] ?? { played: 0, won: 0 };
  maps[map] = { played: sum.played + 1, won: sum.won + (won ? 1 : 0) };
}

/** The cell of that difficulty and number of heroes, if it was planned. */
export function journeySum(
  { cells }: JourneyResult,
  scenario: Journey,
  difficulty: string,
  heroes: number,
): JourneySum | undefined {
  return cells.find((cell) => cell.scenario === scenario && cell.difficulty === difficulty && cell.heroes === heroes);
}

/** How often a scenario is won at the first try: each loss makes the next one easier (ADV-22.4). */
export function firstTry({ scenarios }: JourneySum, scenario: number): Rate {
  const { reached, atOnce } = scenarios[scenario - 1] ?? { reached: 0, atOnce: 0 };
  return rate(atOnce, reached);
}

/** How often it is won of all games of it, those after a loss included. */
export function anyTry({ scenarios }: JourneySum, scenario: number): Rate {
  const { played, won } = scenarios[scenario - 1] ?? { played: 0, won: 0 };
  return rate(won, played);
}

/** The games of one map at that difficulty, whatever their number of heroes. */
export function onMap({ cells }: JourneyResult, difficulty: string, map: string): Rate {
  const sums = cells.flatMap((cell) => (cell.difficulty === difficulty ? (cell.maps[map] ?? []) : []));
  return rate(
    sums.reduce((all, { won }) => all + won, 0),
    sums.reduce((all, { played }) => all + played, 0),
  );
}
