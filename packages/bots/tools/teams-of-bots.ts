// Measures teams of one level against teams of another in scenarios alone: the same games for both, and how often each wins them.
//
//   node packages/bots/tools/teams-of-bots.ts master adept --games 256 --seed 1 --out teams.json
//   node packages/bots/tools/teams-of-bots.ts master:500 adept --scenarios 1,2 --heroes 2 --games 40 --seed 1
//
// A level may carry its budget after a colon; `adept-travelled` is adept with what master knows of the map. Games go round scenarios and numbers of heroes (normal, heroes by lot), and
// a run that was stopped goes on where it was.
import { readFileSync, writeFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { adventures } from '@wyrmtable/adventures';
import { type AnyBot, type AnyGame, isRefusal, question, readOptions, start, swiftChance } from '@wyrmtable/kernel';
import { betweenFights } from '../src/adventures/between-fights.ts';
import { fighting } from '../src/adventures/fighting.ts';
import { adventuresBots } from '../src/adventures/index.ts';
import { exploreAsTravelled } from '../src/adventures/map.ts';
import { sensible } from '../src/adventures/sense.ts';
import { judgesWith } from '../src/dice-throne/adept.ts';
import { THRIFTY } from '../src/dice-throne/play/mind.ts';
import { rate } from '../src/lab/figures.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    scenarios: { type: 'string', default: '1,2,3,4,5,6,7,8' },
    heroes: { type: 'string', default: '1,2,3,4' },
    difficulty: { type: 'string', default: 'normal' },
    games: { type: 'string', default: '64' },
    seed: { type: 'string', default: '1' },
    out: { type: 'string' },
  },
});

interface Level {
  readonly bot: AnyBot;
  readonly budget: number;
}

/** One game played by both: where, and who of them won it. */
interface Pair {
  readonly scenario: number;
  readonly heroes: number;
  readonly won: readonly boolean[];
}

interface Tally {
  readonly command: string;
  readonly pairs: Pair[];
  /** Milliseconds of each answer of the first level, in tenths, by how many took so long. */
  readonly answers: Record<string, number>;
}

const numbers = (list: string): number[] => list.split(',').map(Number);
const scenarios = numbers(values.scenarios);
const teams = numbers(values.heroes);
const cells = scenarios.flatMap((scenario) => teams.map((heroes) => ({ scenario, heroes })));

const fights = judgesWith(THRIFTY);
const travels = { explore: exploreAsTravelled, between: betweenFights };
const levelsKnown = {
  ...adventuresBots,
  'adept-travelled': {
    bot: fighting(
      sensible((asked) => fights.answer(asked)),
      travels,
    ),
    budget: 0,
  },
};

function levelOf(named: string): Level {
  const [name, budget] = named.split(':');
  const level = Object.entries(levelsKnown).find(([id]) => id === name)?.[1];
  if (level === undefined) throw new RangeError(`no level ${name}: ${Object.keys(levelsKnown).join(', ')}`);
  return { bot: level.bot, budget: budget === undefined ? level.budget : Number(budget) };
}

const [first = 'master', second = 'adept'] = positionals;
const levels = [levelOf(first), levelOf(second)];
const command = `node packages/bots/tools/teams-of-bots.ts ${first} ${second} --scenarios ${values.scenarios} --heroes ${values.heroes} --difficulty ${values.difficulty} --seed ${values.seed}`;

function saved(): Tally {
  const fresh: Tally = { command, pairs: [], answers: {} };
  if (values.out === undefined) return fresh;
  try {
    const tally: Tally = JSON.parse(readFileSync(values.out, 'utf8'));
    return tally.command === command ? tally : fresh;
  } catch {
    return fresh;
  }
}

const tally = saved();
const { pairs, answers } = tally;

/** No scenario takes so many choices. */
const LONGEST = 50_000;

/** Does a team of that level win the scenario? */
function isWon(scenario: number, heroes: number, seed: number, { bot, budget }: Level, isTimed: boolean): boolean {
  const options = readOptions(adventures, { difficulty: values.difficulty, scenario }, heroes);
  if (isRefusal(options)) throw new RangeError(`such a game is refused: ${options.refused}`);
  const chance = swiftChance(seed);
  const state = start(adventures, options, heroes, chance);
  for (let i = 0; i < LONGEST; i++) {
    const seat = adventures.toMove(state);
    if (seat === null || (state.stage !== 'explore' && state.stage !== 'boss')) break;
    const choices = adventures.choices(state, seat);
    let [choice = 0] = choices;
    if (choices.length > 1) {
      const before = process.cpuUsage();
      choice = bot.answer(question(adventures as AnyGame, state, seat, budget, seed * 10_000 + i));
      const { user } = process.cpuUsage(before);
      const took = (Math.round(user / 100) / 10).toFixed(1);
      if (isTimed) answers[took] = (answers[took] ?? 0) + 1;
    }
    adventures.apply(state, choice, chance, null);
  }
  return state.won;
}

/** How many times as often the first wins, with the 95 % interval by the pairs as they fell. */
function timesAsOften(): string {
  const both = pairs.filter(({ won }) => won[0] && won[1]).length;
  const one = pairs.filter(({ won }) => won[0]).length;
  const other = pairs.filter(({ won }) => won[1]).length;
  if (one === 0 || other === 0) return '–';
  // The variance of the logarithm of a ratio of two shares of the same games.
  const error = Math.sqrt((one + other - 2 * both) / (one * other));
  const shown = [0, -1.96, 1.96].map((z) => (Math.exp(z * error) * (one / other)).toFixed(2));
  return `${shown[0]} (${shown[1]} to ${shown[2]})`;
}

function shownRate(some: readonly Pair[], at: number): string {
  const { share, low, high } = rate(some.filter(({ won }) => won[at]).length, some.length);
  const inPercent = (part: number): string => Math.round(100 * part).toString();
  return `${some.filter(({ won }) => won[at]).length} of ${some.length} (${inPercent(share)} %, ${inPercent(low)} to ${inPercent(high)})`;
}

/** The time within which that share of the answers came. */
function within(share: number): string {
  const all = Object.entries(answers).sort((a, b) => Number(a[0]) - Number(b[0]));
  const wanted = share * all.reduce((sum, [, count]) => sum + count, 0);
  let seen = 0;
  for (const [took, count] of all) {
    seen += count;
    if (seen >= wanted) return took;
  }
  return '–';
}

const wanted = Number(values.games);
while (pairs.length < wanted) {
  const number = pairs.length;
  const { scenario, heroes } = cells[number % cells.length] ?? { scenario: 1, heroes: 1 };
  const seed = Number(values.seed) * 1_000_003 + scenario * 10_007 + heroes * 1_009 + Math.floor(number / cells.length);
  pairs.push({ scenario, heroes, won: levels.map((level, at) => isWon(scenario, heroes, seed, level, at === 0)) });
  if (values.out !== undefined) writeFileSync(values.out, `${JSON.stringify(tally)}\n`);
}
const rows: [string, readonly Pair[]][] = [
  ['all', pairs],
  ...scenarios.map((one): [string, Pair[]] => [`scenario ${one}`, pairs.filter(({ scenario }) => scenario === one)]),
  ...teams.map((one): [string, Pair[]] => [`heroes ${one}`, pairs.filter(({ heroes }) => heroes === one)]),
];
for (const [name, some] of rows)
  console.log(`${name}: ${first} ${shownRate(some, 0)}, ${second} ${shownRate(some, 1)}`);
console.log(`wins ${timesAsOften()} times as often`);
console.log(
  `an answer of ${first}: ${within(0.5)} ms in the middle, ${within(0.99)} in 99 of 100, ${within(1)} at most`,
);
