// `tasks`: positions with one clearly best choice, made from matches between bots, and checked by another search.
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import {
  checkTasks,
  hasTasks,
  makeTasks,
  noTasks,
  readTaskFile,
  setterOf,
  TASK_GAMES,
  type TaskFile,
  type TaskGame,
} from '@wyrmtable/bots/tasks';
import { isRefusal, shuffleBy, swiftChance } from '@wyrmtable/kernel';
import { loadGame, prepare } from '@wyrmtable/registry';
import { phrase } from '@wyrmtable/words';
import { FAULT, FLAG, TASKS, TASKS_ABOUT, TASKS_FAULT, TASKS_FLAG } from '@wyrmtable/words/cli';
import { JSON_FLAG, wholeNumber } from '../args.ts';
import { type Call, type Command, complain, type Ending, type Fault, isComplaint, isFault } from '../call.ts';
import { parseJson, readText, writeWhole } from '../files.ts';
import { gameNamed } from '../named-games.ts';
import { PROJECT } from '../project.ts';
import { progress, report } from '../report.ts';

const MOST_TASKS = 100_000;
/** So many in a hundred must be answered in the same way. */
const ENOUGH = 97;

const shippedFile = (game: TaskGame): string => join(PROJECT, 'packages', 'bots', 'tasks', `${game}.json`);

function readTasks(path: string, game: TaskGame): TaskFile | Fault {
  const text = readText(path);
  if (isComplaint(text)) return text;
  const parsed = parseJson(text, path);
  if (isComplaint(parsed)) return parsed;
  const file = readTaskFile(parsed.value);
  if (isRefusal(file)) return file;
  return file.game === game ? file : complain(TASKS_FAULT.otherRun, { path, game: file.game, seed: file.run.seed });
}

async function make(call: Call, game: TaskGame, path: string): Promise<Ending> {
  const wanted = wholeNumber(call, 'make', { min: 1, max: MOST_TASKS, usual: 1 });
  if (isComplaint(wanted)) return wanted;
  const seed = wholeNumber(call, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, usual: 1 });
  if (isComplaint(seed)) return seed;
  const before = existsSync(path) ? readTasks(path, game) : noTasks(game, seed);
  if (isFault(before)) return before;
  if (call.text('seed') !== undefined && before.run.seed !== seed)
    return complain(TASKS_FAULT.otherRun, { path, game: before.game, seed: String(before.run.seed) });
  const shown = progress(call.lang, wanted);
  let file = before;
  for (const step of makeTasks(await setterOf(game), wanted, before)) {
    file = step;
    const trouble = writeWhole(path, `${JSON.stringify(file)}\n`);
    if (trouble !== null) return trouble;
    shown.to(file.tasks.length);
  }
  shown.end();
  const figures = { tasks: file.tasks.length, matches: file.matches.length, played: file.run.next };
  report(call, { game, seed: file.run.seed, ...figures }, () => [phrase(call.lang, TASKS.made, figures)]);
  return 'done';
}

/** So many of a file's tasks, drawn by the seed alone: who names both beforehand cannot choose the lot by what comes of it. */
function drawn(file: TaskFile, size: number, seed: number): TaskFile {
  const tasks = [...file.tasks];
  shuffleBy(swiftChance(seed), tasks);
  return { ...file, tasks: tasks.slice(0, size) };
}

async function check(call: Call, game: TaskGame, named: string): Promise<Ending> {
  const seed = wholeNumber(call, 'seed', { min: 0, max: Number.MAX_SAFE_INTEGER, usual: 1 });
  if (isComplaint(seed)) return seed;
  const lot = wholeNumber(call, 'lot', { min: 1, max: MOST_TASKS, usual: MOST_TASKS });
  if (isComplaint(lot)) return lot;
  const all = readTasks(named === 'shipped' ? shippedFile(game) : named, game);
  if (isFault(all)) return all;
  const file = lot < all.tasks.length ? drawn(all, lot, seed) : all;
  const registered = await loadGame(game);
  for (const match of file.matches) {
    const refused = await prepare(registered, match);
    if (refused !== null) return refused;
  }
  const shown = progress(call.lang, file.tasks.length);
  const checking = checkTasks(await setterOf(game), file, seed);
  let step = checking.next();
  for (; !step.done; step = checking.next()) shown.to(step.value);
  shown.end();
  const verdict = step.value;
  if (isRefusal(verdict)) return verdict;
  report(call, verdict, () => [
    phrase(call.lang, TASKS.checked, { tasks: verdict.tasks, agree: verdict.agree }),
    ...verdict.disagree,
  ]);
  return verdict.agree * 100 >= ENOUGH * verdict.tasks ? 'done' : 'does-not-hold';
}

export const tasks: Command = {
  usage: 'tasks <game>',
  about: TASKS_ABOUT,
  flags: {
    make: { type: 'string', hint: 'N', about: TASKS_FLAG.make },
    out: { type: 'string', hint: 'FILE', about: TASKS_FLAG.out },
    check: { type: 'string', hint: 'FILE', about: TASKS_FLAG.check },
    lot: { type: 'string', hint: 'N', about: TASKS_FLAG.lot },
    seed: { type: 'string', hint: 'S', about: FLAG.seed },
    ...JSON_FLAG,
  },
  places: { min: 1, max: 1 },
  async run(call) {
    const game = gameNamed(call.places[0]);
    if (isComplaint(game)) return game;
    if (!hasTasks(game)) return complain(TASKS_FAULT.noTasks, { known: TASK_GAMES.join(', ') });
    const [making, checked, out] = ['make', 'check', 'out'].map((flag) => call.text(flag));
    if ((making === undefined) === (checked === undefined)) return complain(TASKS_FAULT.makeOrCheck);
    if (checked !== undefined) return check(call, game, checked);
    return out === undefined ? complain(FAULT.flagWanted, { flag: '--out' }) : make(call, game, out);
  },
};
