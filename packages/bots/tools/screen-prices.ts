// Finds out which prices are wrong: in every duel each side plays with a draw of its own, all prices varied at once, and a
// regression tells what each of them is worth. Thirty prices take no more duels than one.
//
//   node packages/bots/tools/screen-prices.ts '{"kept":[0.6,1],"unknown":[0.4,1.6],"sure":[0,0.7]}' --games 2000 --seed 1
//
// A range names a price (`judge/prices.ts`) or `sure` and the two values it may have; the rest is as master has it. Nothing is
// searched. The answer is in points of a hundred duels: what the second value wins more often than the first.
import { parseArgs } from 'node:util';
import { diceThrone, HEROES, type ThroneState, type ThroneView } from '@wyrmtable/dice-throne';
import { type Chance, type Choice, type Question, question, type Seat, start, swiftChance } from '@wyrmtable/kernel';
import { bestOf } from '../src/dice-throne/adept.ts';
import { judge } from '../src/dice-throne/play/judgement.ts';
import { FARSIGHTED, type Mind } from '../src/dice-throne/play/mind.ts';
import { askNow, outlookFrom } from '../src/dice-throne/play/outlook.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { games: { type: 'string', default: '1000' }, seed: { type: 'string', default: '1' } },
});

const TRIES = 8;
const LONGEST = 20_000;

type Range = readonly [number, number];

function rangesFrom(text: string): readonly (readonly [string, Range])[] {
  const ranges: [string, Range][] = Object.entries(JSON.parse(text));
  for (const [name, range] of ranges) {
    const known =
      name === 'sure' ? FARSIGHTED.sure : Object.entries(FARSIGHTED.eye.prices).find(([key]) => key === name)?.[1];
    if (typeof known !== 'number') throw new RangeError(`no price ${name} that is a number`);
    if (range.length !== 2 || range.some((value) => typeof value !== 'number'))
      throw new RangeError(`${name} needs two values`);
  }
  return ranges;
}

const ranges = rangesFrom(positionals[0] ?? '{"kept":[0.6,1]}');

interface Draw {
  readonly mind: Mind;
  /** Which of its two values each price has. */
  readonly which: readonly number[];
}

function draw(lot: Chance): Draw {
  const which = ranges.map(() => lot.below(2));
  const drawn = Object.fromEntries(ranges.map(([name, range], at) => [name, range[which[at] ?? 0] ?? range[0]]));
  const { sure = FARSIGHTED.sure, ...prices } = drawn;
  const eye = { ...FARSIGHTED.eye, prices: { ...FARSIGHTED.eye.prices, ...prices } };
  return { mind: { ...FARSIGHTED, eye, sure }, which };
}

function answer(asked: Question<ThroneState, ThroneView>, mind: Mind): Choice {
  const { seat, choices, sample } = asked;
  const world = askNow(sample(), seat);
  if (world.asking === 'order' || world.asking === 'pay') return choices[0] ?? 0;
  return bestOf(judge(asked, world, TRIES, outlookFrom(world, seat, mind)), mind);
}

/** What the first seat won: 1, 0, or half a draw. */
function play(seed: number, heroes: readonly string[], minds: readonly Mind[]): number {
  const chance = swiftChance(seed);
  const state = start(diceThrone, { mode: 'duel', heroes, promo: false }, 2, chance);
  const mindOf = (seat: Seat): Mind => minds[seat] ?? FARSIGHTED;
  for (let i = 0; i < LONGEST; i++) {
    const seat = diceThrone.toMove(state);
    if (seat === null) break;
    const choices = diceThrone.choices(state, seat);
    const [only = 0] = choices;
    const choice =
      choices.length === 1 ? only : answer(question(diceThrone, state, seat, 0, seed * 10_000 + i), mindOf(seat));
    diceThrone.apply(state, choice, chance, null);
  }
  const outcome = diceThrone.outcome(state);
  if (outcome?.kind !== 'won') return 0.5;
  return outcome.winners.includes(0) ? 1 : 0;
}

/** The inverse of a symmetric matrix, by Gauss and Jordan. */
function inverse(matrix: readonly (readonly number[])[]): number[][] {
  const size = matrix.length;
  const rows = matrix.map((row, i) => [...row, ...row.map((_, j) => (i === j ? 1 : 0))]);
  for (let at = 0; at < size; at++) {
    const best = rows.findIndex((row, i) => i >= at && Math.abs(row[at] ?? 0) > 1e-9);
    if (best < 0) throw new RangeError('too few duels to tell the prices apart');
    const pivot = (rows[best] ?? []).map((value, _, row) => value / (row[at] ?? 1));
    rows[best] = rows[at] ?? [];
    rows.forEach((row, i) => {
      rows[i] = i === at ? pivot : row.map((value, j) => value - (row[at] ?? 0) * (pivot[j] ?? 0));
    });
  }
  return rows.map((row) => row.slice(size));
}

const dot = (a: readonly number[], b: readonly number[]): number =>
  a.reduce((sum, value, i) => sum + value * (b[i] ?? 0), 0);

interface Effect {
  readonly name: string;
  readonly effect: number;
  readonly error: number;
}

/** Least squares: what the first seat won, by how the draws differ and by sitting first. */
function regress(rows: readonly (readonly number[])[], won: readonly number[]): Effect[] {
  const names = [...ranges.map(([name]) => name), 'first seat, above half'];
  const columns = names.map((_, i) => rows.map((row) => row[i] ?? 0));
  const inverted = inverse(columns.map((a) => columns.map((b) => dot(a, b))));
  const moments = columns.map((column) => dot(column, won));
  const effects = inverted.map((row) => dot(row, moments));
  const left = rows.map((row, i) => (won[i] ?? 0) - dot(row, effects));
  const variance = dot(left, left) / Math.max(1, rows.length - names.length);
  return names.map((name, i) => ({
    name,
    effect: effects[i] ?? 0,
    error: Math.sqrt(variance * (inverted[i]?.[i] ?? 0)),
  }));
}

const wanted = Number(values.games);
const rows: number[][] = [];
const won: number[] = [];
let told = performance.now();
for (let number = 0; number < wanted; number++) {
  const seed = Number(values.seed) * 1_000_003 + number;
  const lot = swiftChance(seed * 7 + 1);
  const heroes = [0, 1].map(() => HEROES[lot.below(HEROES.length)]?.id ?? '');
  const [one, other] = [draw(lot), draw(lot)];
  rows.push([...one.which.map((which, i) => which - (other.which[i] ?? 0)), 1]);
  won.push(play(seed, heroes, [one.mind, other.mind]) - 0.5);
  if (performance.now() - told < 10_000) continue;
  told = performance.now();
  process.stderr.write(`${number + 1}/${wanted}\n`);
}
const percent = (value: number): string => (100 * value).toFixed(1).padStart(6);
for (const { name, effect, error } of regress(rows, won).sort(
  (a, b) => Math.abs(b.effect / b.error) - Math.abs(a.effect / a.error),
))
  process.stdout.write(`${name.padEnd(24)}${percent(effect)} ± ${(100 * error).toFixed(1)}\n`);
