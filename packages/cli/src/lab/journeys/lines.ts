// The adventures of the lab in lines for a terminal: a table for each difficulty, scenarios down, numbers of heroes across.
import { MAPS, SCENARIOS } from '@wyrmtable/adventures';
import {
  anyTry,
  firstTry,
  type JourneyResult,
  type JourneySum,
  journeySum,
  onMap,
  type Rate,
  rate,
} from '@wyrmtable/bots/lab';
import { botName, type Lang, number, phrase } from '@wyrmtable/words';
import { difficultyName, enemyName, mapName, STAGE_NAMES } from '@wyrmtable/words/adventures';
import { LAB_REPORT } from '@wyrmtable/words/lab';
import { table } from '../../report.ts';
import { flushRight, withReach } from '../rates.ts';

const UNKNOWN = '–';

const shownRate = (lang: Lang, found: Rate | null): string =>
  found === null || found.games === 0 ? UNKNOWN : withReach(lang, found, 0);

/** Short, so that a column for every number of heroes fits beside it. */
function scenarioLabel(lang: Lang, number: number): string {
  const boss = SCENARIOS.flatMap((one) => (one.number === number && one.kind === 'boss' ? [one.boss] : []))[0];
  return `${number} ${boss === undefined ? phrase(lang, STAGE_NAMES.explore) : enemyName(lang, boss)}`;
}

const tenth = (lang: Lang, value: number): string => number(lang, Math.round(value * 10) / 10);

/** A table with a column for every number of heroes. */
function byHeroes(lang: Lang, { heroes }: JourneyResult, rows: readonly (readonly string[])[]): string[] {
  const heads = heroes.map((count) => phrase(lang, LAB_REPORT.party, { heroes: count }));
  return table([['', ...heads], ...rows], flushRight(heroes.length));
}

function singleLines(lang: Lang, result: JourneyResult, difficulty: string): string[] {
  const numbers = result.scenarios.filter((scenario) => scenario !== 'campaign');
  if (numbers.length === 0) return [];
  const rows = numbers.map((scenario) => [
    scenarioLabel(lang, scenario),
    ...result.heroes.map((heroes) => {
      const sum = journeySum(result, scenario, difficulty, heroes);
      return shownRate(lang, sum === undefined ? null : rate(sum.won, sum.games));
    }),
  ]);
  return [
    '',
    phrase(lang, LAB_REPORT.singles, { difficulty: difficultyName(lang, difficulty) }),
    ...byHeroes(lang, result, rows),
  ];
}

function campaignLines(lang: Lang, result: JourneyResult, difficulty: string): string[] {
  if (!result.scenarios.includes('campaign')) return [];
  const sums = result.heroes.map((heroes) => journeySum(result, 'campaign', difficulty, heroes));
  const cells = (figure: (sum: JourneySum) => string): string[] =>
    sums.map((sum) => (sum === undefined || sum.games === 0 ? UNKNOWN : figure(sum)));
  const sheets = ({ scenarios }: JourneySum): number => scenarios.reduce((all, { played }) => all + played, 0);
  const rows = [
    [phrase(lang, LAB_REPORT.campaignsWon), ...cells(({ won, games }) => withReach(lang, rate(won, games), 0))],
    [phrase(lang, LAB_REPORT.points), ...cells(({ points, games }) => tenth(lang, points / games))],
    [phrase(lang, LAB_REPORT.gamesPlayed), ...cells((sum) => tenth(lang, sheets(sum) / sum.games))],
    ...SCENARIOS.map(({ number: scenario }) => [
      scenarioLabel(lang, scenario),
      ...cells((sum) => shownRate(lang, firstTry(sum, scenario))),
    ]),
  ];
  const tries = SCENARIOS.map(({ number: scenario }) => [
    scenarioLabel(lang, scenario),
    ...cells((sum) => shownRate(lang, anyTry(sum, scenario))),
  ]);
  return [
    '',
    phrase(lang, LAB_REPORT.campaigns, { difficulty: difficultyName(lang, difficulty) }),
    ...byHeroes(lang, result, rows),
    '',
    phrase(lang, LAB_REPORT.tries, { difficulty: difficultyName(lang, difficulty) }),
    ...byHeroes(lang, result, tries),
  ];
}

/** Each map beside the others of its scenario, all numbers of heroes together: none should be a wall. */
function mapLines(lang: Lang, result: JourneyResult, difficulty: string): string[] {
  const rows = MAPS.flatMap(({ id }) => {
    const found = onMap(result, difficulty, id);
    return found.games === 0 ? [] : [[mapName(lang, id), withReach(lang, found, 0)]];
  });
  if (rows.length === 0) return [];
  const heading = phrase(lang, LAB_REPORT.maps, { difficulty: difficultyName(lang, difficulty) });
  return ['', heading, ...table(rows, flushRight(1))];
}

export function journeyLines(lang: Lang, result: JourneyResult): string[] {
  const games = result.cells.reduce((sum, cell) => sum + cell.games, 0);
  const unfinished = result.cells.reduce((sum, cell) => sum + cell.unfinished, 0);
  const least = Math.min(...result.cells.map((cell) => cell.games));
  const bot = botName(lang, result.bot);
  return [
    phrase(lang, LAB_REPORT.journeys, { games, bot, least, seed: String(result.seed) }),
    ...(unfinished > 0 ? [phrase(lang, LAB_REPORT.journeysCut, { games: unfinished })] : []),
    ...result.difficulties.flatMap((difficulty) => singleLines(lang, result, difficulty)),
    ...result.difficulties.flatMap((difficulty) => campaignLines(lang, result, difficulty)),
    ...result.difficulties.flatMap((difficulty) => mapLines(lang, result, difficulty)),
  ];
}
