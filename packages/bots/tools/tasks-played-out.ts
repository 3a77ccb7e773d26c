// Solves shipped tasks in a way that had no part in making them: every choice is played on to the end of the match by adept in
// redealt worlds, and nothing but who won is counted.
//
//   node packages/bots/tools/tasks-played-out.ts dice-throne --lot 60 --seed 1 --most 4000 --out throne.jsonl
//
// All choices of a position share worlds and luck. Those that fall behind the leader by a wide margin are played no further; the
// position is settled when only right answers are left, or when the courses run out. One line of JSON a task, a sum at the end.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { diceThrone } from '@wyrmtable/dice-throne';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { etchinstone } from '@wyrmtable/etchinstone';
import {
  type AnyBot,
  type AnyGame,
  type Choice,
  isRefusal,
  type Position,
  question,
  type Seat,
  shuffleBy,
  swiftChance,
} from '@wyrmtable/kernel';
import { diceThroneBots } from '../src/dice-throne/index.ts';
import { dragonFarkleBots } from '../src/dragon-farkle/index.ts';
import { etchinstoneBots } from '../src/etchinstone/index.ts';
import { positionOf, readTaskFile, type Task } from '../src/tasks/task.ts';

interface Played {
  readonly game: AnyGame;
  readonly adept: AnyBot;
}

const GAMES: Readonly<Record<string, Played>> = {
  'dice-throne': { game: diceThrone as AnyGame, adept: diceThroneBots.adept.bot },
  'dragon-farkle': { game: dragonFarkle as AnyGame, adept: dragonFarkleBots.adept.bot },
  etchinstone: { game: etchinstone as AnyGame, adept: etchinstoneBots.adept.bot },
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lot: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Courses that one task may take, over all of its choices. */
    most: { type: 'string', default: '4000' },
    /** Only the tasks with these ids, apart by commas. */
    only: { type: 'string' },
    out: { type: 'string' },
  },
});
const [named = 'dice-throne'] = positionals;
const played = GAMES[named];
if (played === undefined) throw new RangeError(`tasks are there for ${Object.keys(GAMES).join(', ')}`);
const { game, adept } = played;
const seed = Number(values.seed);

/** Choices after which a match counts as drawn. */
const LONGEST = 5000;
/** Worlds before anybody may be left behind, and by how many standard errors. */
const LEAST = 16;
const BEHIND = 3;
/** A stream of luck of its own for every task and world. */
const APART = 0x20_0000;

function wonBy(state: Position, seat: Seat): number {
  const outcome = game.outcome(state);
  if (outcome === null || outcome.kind === 'draw') return 0.5;
  return outcome.kind === 'won' && outcome.winners.includes(seat) ? 1 : 0;
}

/** One course from there to the end of the match. */
function course(world: Position, seat: Seat, choice: Choice, luck: number): number {
  const chance = swiftChance(luck);
  game.apply(world, choice, chance, null);
  for (let step = 0; step < LONGEST; step++) {
    const asked = game.toMove(world);
    if (asked === null) break;
    const choices = game.choices(world, asked);
    const [only = 0] = choices;
    const answer = choices.length === 1 ? only : adept.answer(question(game, world, asked, 0, luck + step));
    game.apply(world, answer, chance, null);
  }
  return wonBy(world, seat);
}

interface Arm {
  readonly choice: Choice;
  readonly won: number[];
}

const mean = (list: readonly number[]): number => list.reduce((sum, one) => sum + one, 0) / Math.max(1, list.length);

/** How far the first leads the second in the worlds that both were played in, and a standard error of that. */
function lead(first: Arm, second: Arm): { readonly by: number; readonly error: number } {
  const worlds = Math.min(first.won.length, second.won.length);
  const gaps = Array.from({ length: worlds }, (_, i) => (first.won[i] ?? 0) - (second.won[i] ?? 0));
  const by = mean(gaps);
  const variance = mean(gaps.map((gap) => (gap - by) ** 2));
  // A gap that never varied in a few worlds may still do so: as if one world more had gone the other way.
  return { by, error: Math.sqrt((variance + 1 / worlds) / worlds) };
}

const best = (arms: readonly Arm[]): Arm | undefined =>
  arms.toSorted((one, other) => mean(other.won) - mean(one.won))[0];

interface Solved {
  readonly id: string;
  readonly theme: string;
  /** Whether what did best is one of the answers, and whether that is beyond the luck of the courses. */
  readonly agrees: boolean;
  readonly clear: boolean;
  readonly answer: Choice;
  readonly rival: Choice | null;
  /** How far the best answer leads the best of the others. */
  readonly by: number;
  readonly error: number;
  readonly told: number;
  readonly courses: number;
}

function solve(task: Task, state: Position, number: number): Solved {
  const { seat, answers, ways } = task;
  const luck = seed * 0x1000_0000_0000 + number * APART * 64;
  const { sample, choices } = question(game, state, seat, 0, luck);
  const arms = choices.map((choice): Arm => ({ choice, won: [] }));
  let running = arms;
  const most = Number(values.most);
  let courses = 0;
  for (let world = 0; courses + running.length <= most; world++) {
    const dealt = sample();
    for (const { choice, won } of running) {
      won.push(course(game.copy(dealt), seat, choice, luck + world * LONGEST));
      courses++;
    }
    if (world + 1 < LEAST || (world + 1) % 4 !== 0) continue;
    const leader = best(running);
    if (leader === undefined) break;
    running = running.filter((arm) => {
      const { by, error } = lead(leader, arm);
      return arm === leader || by < BEHIND * error;
    });
    if (running.every(({ choice }) => answers.includes(choice))) break;
    if (running.every(({ choice }) => !answers.includes(choice))) break;
  }
  const isAnswer = ({ choice }: Arm): boolean => answers.includes(choice);
  // Whoever was left behind early cannot lead by a stroke of luck of its few worlds.
  const longest = (some: readonly Arm[]) => {
    const worlds = Math.max(...some.map(({ won }) => won.length));
    return best(some.filter(({ won }) => won.length === worlds));
  };
  const own = longest(arms.filter(isAnswer));
  const rival = longest(arms.filter((arm) => !isAnswer(arm)));
  if (own === undefined || rival === undefined) throw new RangeError(`${task.id} asks nothing`);
  const { by, error } = lead(own, rival);
  return {
    id: task.id,
    theme: task.theme,
    agrees: by > 0,
    clear: Math.abs(by) > 2 * error,
    answer: own.choice,
    rival: rival.choice,
    by: Math.round(by * 1000) / 1000,
    error: Math.round(error * 1000) / 1000,
    told: Math.round(((ways[0]?.[1] ?? 0) - (ways[1]?.[1] ?? 0)) * 1000) / 1000,
    courses,
  };
}

const path = join(import.meta.dirname, '..', 'tasks', `${named}.json`);
const file = readTaskFile(JSON.parse(readFileSync(path, 'utf8')));
if (isRefusal(file)) throw new RangeError(`${path}: ${file.refused}`);
const drawn = [...file.tasks];
shuffleBy(swiftChance(seed), drawn);
const wanted = values.only?.split(',');
const lot = wanted === undefined ? drawn.slice(0, Number(values.lot)) : drawn.filter(({ id }) => wanted.includes(id));
const { out } = values;
const lines = out !== undefined && existsSync(out) ? readFileSync(out, 'utf8').trim().split('\n') : [];
const solved: Solved[] = lines.map((line) => JSON.parse(line));
for (const task of lot) {
  if (solved.some(({ id }) => id === task.id)) continue;
  const state = positionOf(game, file, task);
  if (isRefusal(state)) throw new RangeError(`${task.id}: ${state.refused}`);
  const found = solve(task, state, file.tasks.indexOf(task));
  solved.push(found);
  const line = `${JSON.stringify(found)}\n`;
  process.stderr.write(line);
  if (out !== undefined) appendFileSync(out, line);
}
const against = solved.filter(({ agrees }) => !agrees);
const sum = { game: named, seed, tasks: solved.length, agree: solved.length - against.length };
const clearly = { clear: solved.filter(({ agrees, clear }) => agrees && clear).length };
process.stdout.write(
  `${JSON.stringify({ ...sum, ...clearly, against: against.map(({ id, clear }) => (clear ? `${id}!` : id)) })}\n`,
);
