// Fits what the end of a region promises in Etchinstone (src/etchinstone/play/prospects.ts) to games of adept, in which a
// part of the choices on the way is left to chance so that weak decks are seen, too; the dragon is met with adept's best.
// Prints a line for each dragon and region, and how well it holds: the chance said on average where a win was called
// likely, and how many of those were won.
//
//   node packages/bots/tools/fit-prospects.ts --games 100 --seed 1
//
// Games are a number for each dragon and difficulty. The same seed plays the same games.
import { parseArgs } from 'node:util';
import {
  cardsOf,
  DIFFICULTY_IDS,
  DRAGON_IDS,
  dragonOf,
  type EtchinstoneState,
  etchinstone,
  faceOf,
} from '@wyrmtable/etchinstone';
import { type Chance, type Position, type Question, question, start, swiftChance } from '@wyrmtable/kernel';
import { etchinstoneBots } from '../src/etchinstone/index.ts';

const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '40' },
    seed: { type: 'string', default: '1' },
    /** Of a hundred choices, those left to chance. */
    strayed: { type: 'string', default: '8' },
  },
});
const GAMES = Number(values.games);
const SEED = Number(values.seed);
const STRAYED = Number(values.strayed);

const FIGURES = ['base', 'enhanced', 'initiative', 'boost', 'absorption', 'level'] as const;
const REGIONS = [1, 2, 3, 4];

interface Row {
  readonly region: number;
  readonly features: readonly number[];
  won: boolean;
  score: number;
}

/** 1, then each figure summed over the cards. */
function featuresOf(state: EtchinstoneState): number[] {
  const { element } = dragonOf(state, state.dragon).battle;
  const sums = [1, 0, 0, 0, 0, 0];
  cardsOf(state).forEach((_, card) => {
    const level = state.levels[card] ?? 0;
    if (level === 0) return;
    const { enhanced, initiative, boost, armour, level: own } = faceOf(state, card, level);
    const absorbed = armour.value * (armour.element === element ? 2 : 1);
    [enhanced.value, initiative, boost, absorbed, own].forEach((value, i) => {
      sums[i + 1] = (sums[i + 1] ?? 0) + value;
    });
  });
  return sums;
}

function play(dragon: number, difficulty: (typeof DIFFICULTY_IDS)[number], seed: number): Row[] {
  const options = { difficulty, dragon: DRAGON_IDS[dragon] ?? 'burhast', cavalier: false, glassCannon: false };
  const chance: Chance = swiftChance(seed);
  const straying = swiftChance(seed + 500_000_000);
  const state = start(etchinstone, options, 1, chance);
  const rows: Row[] = [];
  const seen = (region: number) => rows.push({ region, features: featuresOf(state), won: false, score: 0 });
  for (let i = 0; etchinstone.toMove(state) !== null; i++) {
    const { region, stage } = state;
    const choices = etchinstone.choices(state);
    const asked = question(etchinstone, state, 0, 0, seed * 10_000 + i) as Question<Position, object>;
    const choice =
      stage === 'region' && straying.below(100) < STRAYED
        ? (choices[straying.below(choices.length)] ?? 0)
        : etchinstoneBots.adept.bot.answer(asked);
    etchinstone.apply(state, choice, chance, null);
    const ended = state.region > region || (stage === 'region' && state.stage !== 'region');
    if (ended && region > 0) seen(region);
  }
  const { score = 0 } = etchinstone.outcome(state) ?? {};
  for (const row of rows) Object.assign(row, { won: score > 0, score });
  return rows;
}

/** The solution of a symmetric system, by elimination with pivots. */
function solved(matrix: number[][], right: number[]): number[] {
  const rows = matrix.map((row, i) => [...row, right[i] ?? 0]);
  const size = rows.length;
  for (let i = 0; i < size; i++) {
    let best = i;
    for (let k = i + 1; k < size; k++) if (Math.abs(rows[k]?.[i] ?? 0) > Math.abs(rows[best]?.[i] ?? 0)) best = k;
    const pivot = rows[best] ?? [];
    rows[best] = rows[i] ?? [];
    rows[i] = pivot;
    const lead = pivot[i] || 1e-12;
    for (let k = 0; k < size; k++) {
      if (k === i) continue;
      const row = rows[k] ?? [];
      const share = (row[i] ?? 0) / lead;
      for (let j = i; j <= size; j++) row[j] = (row[j] ?? 0) - share * (pivot[j] ?? 0);
    }
  }
  return rows.map((row, i) => (row[size] ?? 0) / (row[i] || 1e-12));
}

/** Least squares of the targets, each row with its weight; a little is taken off for size, so that nothing runs away. */
function fitted(
  rows: readonly (readonly number[])[],
  targets: readonly number[],
  weights: readonly number[],
): number[] {
  const size = rows[0]?.length ?? 0;
  const matrix: number[][] = Array.from({ length: size }, (_, i) =>
    Array.from({ length: size }, (_, j) => (i === j ? 1e-3 : 0)),
  );
  const right: number[] = Array.from({ length: size }, () => 0);
  rows.forEach((row, k) => {
    const weight = weights[k] ?? 0;
    row.forEach((a, i) => {
      right[i] = (right[i] ?? 0) + weight * a * (targets[k] ?? 0);
      const line = matrix[i] ?? [];
      row.forEach((b, j) => {
        line[j] = (line[j] ?? 0) + weight * a * b;
      });
    });
  });
  return solved(matrix, right);
}

const dot = (a: readonly number[], b: readonly number[]): number => a.reduce((sum, x, i) => sum + x * (b[i] ?? 0), 0);
const chanceOf = (odds: number): number => 1 / (1 + Math.exp(-odds));

/** Logistic regression by Newton's steps. */
function logistic(rows: readonly (readonly number[])[], won: readonly boolean[]): number[] {
  let line = (rows[0] ?? []).map(() => 0);
  for (let step = 0; step < 25; step++) {
    const odds = rows.map((row) => dot(row, line));
    const chances = odds.map(chanceOf);
    const weights = chances.map((p) => Math.max(1e-6, p * (1 - p)));
    const targets = odds.map((z, i) => z + ((won[i] ? 1 : 0) - (chances[i] ?? 0)) / (weights[i] ?? 1));
    line = fitted(rows, targets, weights);
  }
  return line;
}

/** A better figure makes nothing worse: what comes out below nothing is left out, and the rest is fitted again. */
function growing(fit: (columns: (row: readonly number[]) => number[]) => number[]): number[] {
  let kept = FIGURES.map((_, i) => i);
  for (;;) {
    const found = fit((row) => kept.map((i) => row[i] ?? 0));
    const worst = kept.find((i, at) => i > 0 && (found[at] ?? 0) < 0);
    if (worst === undefined) return FIGURES.map((_, i) => found[kept.indexOf(i)] ?? 0);
    kept = kept.filter((i) => i !== worst);
  }
}

const mean = (list: readonly number[]) => list.reduce((a, b) => a + b, 0) / Math.max(1, list.length);
const told = (line: readonly number[]) => line.map((x) => Number(x.toFixed(3)));

console.log(JSON.stringify({ figures: FIGURES }));
DRAGON_IDS.forEach((dragon, of) => {
  const rows = DIFFICULTY_IDS.flatMap((difficulty, i) =>
    Array.from({ length: GAMES }, (_, k) =>
      play(of, difficulty, SEED * 1_000_000 + of * 100_000 + i * 10_000 + k),
    ).flat(),
  );
  for (const region of REGIONS) {
    const those = rows.filter((row) => row.region === region);
    const won = those.map((row) => row.won);
    const odds = growing((columns) =>
      logistic(
        those.map(({ features }) => columns(features)),
        won,
      ),
    );
    const victories = those.filter((row) => row.won);
    const scores = victories.map((row) => row.score);
    const score = growing((columns) =>
      fitted(
        victories.map(({ features }) => columns(features)),
        scores,
        scores.map(() => 1),
      ),
    );
    const likely = those
      .map((row) => ({ said: chanceOf(dot(row.features, odds)), won: Number(row.won) }))
      .filter(({ said }) => said > 0.5);
    const held = told([mean(likely.map(({ said }) => said)), mean(likely.map(({ won }) => won))]);
    console.log(JSON.stringify({ dragon, region, ends: those.length, odds: told(odds), score: told(score), held }));
  }
});
