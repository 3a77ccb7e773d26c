// Sorts out a file of tasks: leaves those that were played out and do not lead clearly, joins others, and measures anew how hard
// each of them proves for the levels below master.
//
//   node packages/bots/tools/tasks-sort-out.ts dice-throne --by throne.jsonl --with more.json --right
//
// `--by` is what tasks-played-out.ts wrote with --filter; tasks that it does not name stay.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { isRefusal } from '@wyrmtable/kernel';
import { hasTasks, setterOf } from '../src/tasks/index.ts';
import { rightShare } from '../src/tasks/make.ts';
import { positionOf, readTaskFile, type Task, type TaskFile } from '../src/tasks/task.ts';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    by: { type: 'string' },
    with: { type: 'string' },
    /** Measure anew how often lower levels are right. */
    right: { type: 'boolean', default: false },
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

const path = join(import.meta.dirname, '..', 'tasks', `${named}.json`);
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
file = tidied(file);
writeFileSync(path, `${JSON.stringify(file)}\n`);
process.stdout.write(`${JSON.stringify({ game: named, tasks: file.tasks.length, matches: file.matches.length })}\n`);
