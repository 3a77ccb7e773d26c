// Sorts out a file of tasks: leaves those that were played out and do not lead clearly, joins others, and measures anew how hard
// each of them proves for the levels below master.
//
//   node packages/bots/tools/tasks-sort-out.ts dice-throne --by throne.jsonl --with more.json --right
//   node packages/bots/tools/tasks-sort-out.ts dice-throne --tell throne-told.jsonl --seed 77
//
// `--by` is what tasks-played-out.ts wrote with --filter; tasks that it does not name stay. `--tell` measures what is told of each
// way, as `tasks --make` does, writes a line a task, goes on from the lines that are there, and leaves a task whose answer is not
// the best by it.
import { appendFileSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRefusal, question } from '@wyrmtable/kernel';
import { hasTasks, setterOf } from '../src/tasks/index.ts';
import { rightShare, waysTold } from '../src/tasks/make.ts';
import { positionOf, readTaskFile, type Task, type TaskFile, type TaskWay } from '../src/tasks/task.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string' },
    with: { type: 'string' },
    /** Measure anew how often lower levels are right. */
    right: { type: 'boolean', default: false },
    tell: { type: 'string' },
    /** Only so many of them are measured now; the rest keep what is told of them. */
    most: { type: 'string', default: '100000' },
    /** Another file of tasks than the one that ships, which becomes what is left. */
    from: { type: 'string' },
    seed: { type: 'string', default: '1' },
  },
});
const [named = 'dice-throne'] = positionals;
if (!hasTasks(named)) throw new RangeError(`${named} has no tasks`);
const setter = await setterOf(named);

function read(path: string): TaskFile {
  const file = readTaskFile(JSON.parse(readFileSync(path, 'utf8')));
  if (isRefusal(file)) throw new RangeError(`${path}: ${file.refused}`);
  return file;
}

/** Both, the run of the second one to go on with. */
function joined(one: TaskFile, other: TaskFile): TaskFile {
  const moved = other.tasks.map((task): Task => ({ ...task, match: task.match + one.matches.length }));
  return { ...one, run: other.run, matches: [...one.matches, ...other.matches], tasks: [...one.tasks, ...moved] };
}

/** Without matches that no task is of, and without choices behind the last of them. */
function tidied({ matches, tasks, ...rest }: TaskFile): TaskFile {
  const used = matches.flatMap((match, number) => {
    const last = Math.max(...tasks.filter((task) => task.match === number).map(({ at }) => at));
    return last < 0 ? [] : [{ number, match: { ...match, choices: match.choices.slice(0, last) } }];
  });
  const place = (number: number) => used.findIndex((one) => one.number === number);
  return {
    ...rest,
    matches: used.map(({ match }) => match),
    tasks: tasks.map((task) => ({ ...task, match: place(task.match) })),
  };
}

/** Streams of luck of one task, and of one run. */
const APART = 0x2000;
const RUNS = APART * 0x400;

interface Told {
  readonly id: string;
  readonly ways: readonly TaskWay[] | null;
}

/** Every task with what its ways won. */
function told(of: TaskFile, lines: string): TaskFile {
  const { game } = setter;
  const before = existsSync(lines) ? readFileSync(lines, 'utf8').trim().split('\n') : [];
  const known = new Map(before.map((line): Told => JSON.parse(line)).map((one) => [one.id, one.ways]));
  let left = Number(values.most);
  const tasks = of.tasks.flatMap((task, number): Task[] => {
    const { id, seat } = task;
    if (!known.has(id)) {
      if (left-- <= 0) return [task];
      const state = positionOf(game, of, task);
      if (isRefusal(state)) throw new RangeError(`${id}: ${state.refused}`);
      const asked = question(game, state, seat, 0, Number(values.seed) * RUNS + number * APART);
      const one: Told = {
        id,
        ways: waysTold(
          setter,
          asked,
          task.ways.map(([choice]) => choice),
        ),
      };
      appendFileSync(lines, `${JSON.stringify(one)}\n`);
      known.set(id, one.ways);
    }
    const ways = known.get(id);
    return ways === null || ways === undefined ? [] : [{ ...task, ways }];
  });
  return { ...of, tasks };
}

const path = values.from ?? join(import.meta.dirname, '..', 'tasks', `${named}.json`);
let file = read(path);
if (values.by !== undefined) {
  const lines = readFileSync(values.by, 'utf8').trim().split('\n');
  const solved = lines.map((line): { id: string; agrees: boolean; clear: boolean } => JSON.parse(line));
  const gone = new Set(solved.filter(({ agrees, clear }) => !(agrees && clear)).map(({ id }) => id));
  file = { ...file, tasks: file.tasks.filter(({ id }) => !gone.has(id)) };
}
if (values.with !== undefined) file = joined(file, read(values.with));
if (values.right)
  file = {
    ...file,
    tasks: file.tasks.map((task) => {
      const state = positionOf(setter.game, file, task);
      if (isRefusal(state)) throw new RangeError(`${task.id}: ${state.refused}`);
      const right = rightShare(setter, state, task.seat, task.answers, Number(values.seed));
      return { ...task, right: Math.round(right * 1000) / 1000 };
    }),
  };
if (values.tell !== undefined) file = told(file, values.tell);
file = tidied(file);
writeFileSync(path, `${JSON.stringify(file)}\n`);
process.stdout.write(`${JSON.stringify({ game: named, tasks: file.tasks.length, matches: file.matches.length })}\n`);
