// Solves shipped tasks in a way that had no part in making them: every choice is played on to the end of the match in redealt
// worlds, and nothing but who won is counted (src/tasks/played-out.ts).
//
//   node packages/bots/tools/tasks-played-out.ts dice-throne --lot 100 --seed 1 --turns 6 --worlds 400 --out throne.jsonl
//   node packages/bots/tools/tasks-played-out.ts dice-throne --filter --seed 1 --out throne.jsonl
//
// `--turns` of each course are played by adept, the rest by reflex where the game has one; `--filter` asks all of them as they are
// asked when they are made. One line of JSON a task, a sum at the end; what a file of `--out` holds already is not asked again.
import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRefusal, question, shuffleBy, swiftChance } from '@wyrmtable/kernel';
import { hasTasks, setterOf } from '../src/tasks/index.ts';
import { type Patience, type PlayedOut, playOut } from '../src/tasks/played-out.ts';
import { positionOf, readTaskFile } from '../src/tasks/task.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lot: { type: 'string', default: '20' },
    seed: { type: 'string', default: '1' },
    /** Turns that adept plays of every course. */
    turns: { type: 'string', default: '1000' },
    /** Worlds in which the answer may be held against one other choice. */
    worlds: { type: 'string', default: '400' },
    /** Standard errors that settle a position. */
    sure: { type: 'string', default: '3' },
    /** Only the tasks with these ids, apart by commas. */
    only: { type: 'string' },
    filter: { type: 'boolean', default: false },
    /** Another file of tasks than the one that ships. */
    from: { type: 'string' },
    out: { type: 'string' },
  },
});
const [named = 'dice-throne'] = positionals;
if (!hasTasks(named)) throw new RangeError(`${named} has no tasks`);
const { game, player, patience } = await setterOf(named);
const seed = Number(values.seed);
/** Streams of luck of one task, and of one run. */
const APART = 0x2000;
const RUNS = APART * 0x400;

const given: Patience = {
  turns: Number(values.turns),
  worlds: Number(values.worlds),
  sure: Number(values.sure),
  least: 0,
  hopeless: Number(values.sure),
  told: 0,
};

interface Solved extends PlayedOut {
  readonly id: string;
  readonly theme: string;
  /** The margin that the task tells. */
  readonly told: number;
}

const path = values.from ?? join(import.meta.dirname, '..', 'tasks', `${named}.json`);
const file = readTaskFile(JSON.parse(readFileSync(path, 'utf8')));
if (isRefusal(file)) throw new RangeError(`${path}: ${file.refused}`);
const drawn = [...file.tasks];
shuffleBy(swiftChance(seed), drawn);
const wanted = values.only?.split(',');
const size = values.filter ? drawn.length : Number(values.lot);
const lot = wanted === undefined ? drawn.slice(0, size) : drawn.filter(({ id }) => wanted.includes(id));
const { out } = values;
const lines = out !== undefined && existsSync(out) ? readFileSync(out, 'utf8').trim().split('\n') : [];
const solved: Solved[] = lines.map((line) => JSON.parse(line));
const rounded = (share: number): number => Math.round(share * 10_000) / 10_000;
for (const task of lot) {
  const { id, theme, seat, ways, answers } = task;
  if (solved.some((one) => one.id === id)) continue;
  const state = positionOf(game, file, task);
  if (isRefusal(state)) throw new RangeError(`${id}: ${state.refused}`);
  const asked = question(game, state, seat, 0, seed * RUNS + file.tasks.indexOf(task) * APART);
  const [answer = 0] = answers;
  const nearest = ways.slice(1).map(([choice]) => choice);
  const others = values.filter ? nearest : asked.choices.filter((choice) => !answers.includes(choice));
  const found = playOut(game, player, asked, answer, others, values.filter ? patience : given);
  const told = rounded((ways[0]?.[1] ?? 0) - (ways[1]?.[1] ?? 0));
  const one = { id, theme, ...found, by: rounded(found.by), error: rounded(found.error), told };
  solved.push(one);
  const line = `${JSON.stringify(one)}\n`;
  process.stderr.write(line);
  if (out !== undefined) appendFileSync(out, line);
}
const against = solved.filter(({ agrees }) => !agrees);
const sum = { game: named, seed, tasks: solved.length, agree: solved.length - against.length };
const clearly = { clear: solved.filter(({ agrees, clear }) => agrees && clear).length };
process.stdout.write(
  `${JSON.stringify({ ...sum, ...clearly, against: against.map(({ id, clear }) => (clear ? `${id}!` : id)) })}\n`,
);
