// Checking tasks: every position is searched again, longer and with luck that had no part in making it.
import { isRefusal, question, type Refusal } from '@wyrmtable/kernel';
import { ranked } from './make.ts';
import type { Setter } from './setter.ts';
import { positionOf, type Task, type TaskFile } from './task.ts';

/** How much longer than a glance the choices are weighed, and how many times as many courses are played. */
const CARE = 8;
const LONGER = 3;
/** Streams of luck far from those of any run. */
const APART = 0x7_0000_0000;
const LOOKS = 0x1_0000;

/** Do long looks come to the same? A refusal where the position cannot be played here. */
export function holds(setter: Setter, file: TaskFile, task: Task, seed: number): boolean | Refusal {
  const { game, bots, courses } = setter;
  const { seat, answers, ways } = task;
  const state = positionOf(game, file, task);
  if (isRefusal(state)) return state;
  const { master } = bots;
  const choices = game.choices(state, seat);
  const [answer] = answers;
  if (game.toMove(state) !== seat || answer === undefined || master === undefined) return false;
  if (!answers.every((choice) => choices.includes(choice))) return false;
  const look = (number: number, budget = 0) => question(game, state, seat, budget, APART + seed + number * LOOKS);
  const best = ranked(setter.weigh(look(0), CARE))?.answers ?? [];
  if (!best.every((choice) => answers.includes(choice))) return false;
  if (!answers.includes(master.bot.answer(look(1, master.budget)))) return false;
  return ways
    .slice(1)
    .every(([rival], number) => setter.lead(look(2 + number), answer, rival, courses * LONGER).by > 0);
}

export interface Verdict {
  readonly tasks: number;
  readonly agree: number;
  /** The ids of those that another search answers otherwise. */
  readonly disagree: readonly string[];
}

/** One task after another; every step is how many are behind. */
export function* checkTasks(setter: Setter, file: TaskFile, seed: number): Generator<number, Verdict | Refusal> {
  const disagree: string[] = [];
  for (const [number, task] of file.tasks.entries()) {
    const held = holds(setter, file, task, seed + number * LOOKS * LOOKS);
    if (isRefusal(held)) return held;
    if (!held) disagree.push(task.id);
    yield number + 1;
  }
  return { tasks: file.tasks.length, agree: file.tasks.length - disagree.length, disagree };
}
