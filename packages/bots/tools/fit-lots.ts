// Learns what a team's lot before a boss promises (src/adventures/lots.ts) from boss fights that adept plays, in which a few choices of fights are
// left to chance so that other lots are seen, too. Prints the file, and how well it holds on games that it was not taught by.
//
//   node packages/bots/tools/fit-lots.ts --games 1600 --seed 1 > packages/bots/src/adventures/lots.ts
//
// Games go round the four bosses, numbers of heroes and three difficulties. The same seed plays the same games.
import { parseArgs } from 'node:util';
import { type AdventureState, adventures } from '@wyrmtable/adventures';
import { isArena } from '@wyrmtable/adventures/inside';
import { type AnyGame, isRefusal, question, readOptions, start, swiftChance } from '@wyrmtable/kernel';
import { adept } from '../src/adventures/adept.ts';
import { figuresOf } from '../src/adventures/lot.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '1600' },
    seed: { type: 'string', default: '1' },
    /** Of a hundred choices in fights, those left to chance. */
    strayed: { type: 'string', default: '3' },
  },
});

const DIFFICULTIES = ['normal', 'normal', 'veteran', 'hardcore'] as const;
const SCENARIOS = [2, 4, 6, 8] as const;
const FIGHTS = SCENARIOS.length;
const HEROES = 4;
/** Of so many games one is kept aside for the test. */
const ASIDE = 5;
/** What is taken off for size, so that nothing runs away. */
const RIDGE = 3;

interface Row {
  readonly game: number;
  readonly figures: readonly number[];
  won: boolean;
}

const rows: Row[] = [];
let names: readonly string[] = [];

function optionsOf(game: number) {
  const heroes = 1 + (Math.floor(game / FIGHTS) % HEROES);
  const difficulty = DIFFICULTIES[Math.floor(game / FIGHTS / HEROES) % DIFFICULTIES.length];
  const options = readOptions(adventures, { difficulty, scenario: SCENARIOS[game % FIGHTS] }, heroes);
  if (isRefusal(options)) throw new RangeError(`such a game is refused: ${options.refused}`);
  return { options, heroes };
}

/** A hero decides on the map, or has come to the first Main Phase of a turn: where courses end, too. */
const isMoment = (state: AdventureState, inArena: boolean): boolean =>
  inArena ? state.arena.asking === 'main' && state.arena.step === 'main-1' : state.step !== 'share';

function play(game: number): void {
  const { options, heroes } = optionsOf(game);
  const seed = Number(values.seed) * 1_000_003 + game;
  const chance = swiftChance(seed);
  const straying = swiftChance(seed + 500_000_000);
  const state = start(adventures, options, heroes, chance);
  const seen: Row[] = [];
  let last = -1;
  for (let i = 0; ; i++) {
    const seat = adventures.toMove(state);
    if (seat === null || state.stage !== 'boss') break;
    const choices = adventures.choices(state, seat);
    const inArena = choices.every(isArena);
    const moment = state.arena.turn * HEROES + state.active;
    if (moment !== last && isMoment(state, inArena)) {
      last = moment;
      const figures = figuresOf(state);
      names = Object.keys(figures);
      seen.push({ game, figures: Object.values(figures), won: false });
    }
    let [choice = 0] = choices;
    if (choices.length > 1)
      choice =
        inArena && straying.below(100) < Number(values.strayed)
          ? (choices[straying.below(choices.length)] ?? choice)
          : adept.answer(question(adventures as AnyGame, state, seat, 0, seed * 10_000 + i));
    adventures.apply(state, choice, chance, null);
  }
  for (const row of seen) row.won = state.won;
  rows.push(...seen);
}

const chanceOf = (row: readonly number[], line: readonly number[]): number =>
  1 / (1 + Math.exp(-row.reduce((sum, figure, i) => sum + figure * (line[i] ?? 0), 0)));

/** The solution of a symmetric system, by elimination: the ridge keeps its diagonal away from nothing. */
function solved(matrix: readonly (readonly number[])[], right: readonly number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  rows.forEach((pivot, i) => {
    const lead = pivot[i] ?? 1;
    rows.forEach((row, k) => {
      if (k === i) return;
      const share = (row[i] ?? 0) / lead;
      for (let j = i; j < row.length; j++) row[j] = (row[j] ?? 0) - share * (pivot[j] ?? 0);
    });
  });
  return rows.map((row, i) => (row.at(-1) ?? 0) / (row[i] ?? 1));
}

/** Logistic regression by Newton's steps. */
function logistic(rows: readonly Row[]): number[] {
  const size = rows[0]?.figures.length ?? 0;
  let line: number[] = Array.from({ length: size }, () => 0);
  for (let step = 0; step < 12; step++) {
    const matrix = line.map((_, i) => line.map((__, j): number => (i === j ? RIDGE : 0)));
    const slope = line.map((weight) => -RIDGE * weight);
    for (const { figures, won } of rows) {
      const chance = chanceOf(figures, line);
      const weight = chance * (1 - chance);
      figures.forEach((a, i) => {
        slope[i] = (slope[i] ?? 0) + a * ((won ? 1 : 0) - chance);
        const into = matrix[i] ?? [];
        figures.forEach((b, j) => {
          into[j] = (into[j] ?? 0) + weight * a * b;
        });
      });
    }
    const change = solved(matrix, slope);
    line = line.map((weight, i) => weight + (change[i] ?? 0));
  }
  return line;
}

/** What the truth surprises on average, in natural units: the less the better. */
function surprise(rows: readonly Row[], said: (row: Row) => number): number {
  return rows.reduce((sum, row) => sum - Math.log(row.won ? said(row) : 1 - said(row)), 0) / rows.length;
}

for (let game = 0; game < Number(values.games); game++) play(game);
const taught = rows.filter(({ game }) => Math.floor(game / FIGHTS) % ASIDE !== 0);
const aside = rows.filter(({ game }) => Math.floor(game / FIGHTS) % ASIDE === 0);
const share = taught.filter(({ won }) => won).length / taught.length;
const line = logistic(taught);
const held = surprise(aside, ({ figures }) => chanceOf(figures, line));
const usual = surprise(aside, () => share);
console.error(`${rows.length} moments; aside ${held.toFixed(3)}, by the share alone ${usual.toFixed(3)}`);
const all = logistic(rows);
console.log(
  "// What each figure of a team's lot weighs in log odds: printed by tools/fit-lots.ts, not written by hand.",
);
console.log('\nexport const LOTS = {');
names.forEach((figure, i) => {
  console.log(`  ${figure}: ${Number((all[i] ?? 0).toFixed(3))},`);
});
console.log('} as const;');
