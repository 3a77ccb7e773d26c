// A task: a position of a match in which one choice is clearly better than all others, and the file that tasks travel in.
import {
  type AnyGame,
  begin,
  type Choice,
  chachaChance,
  type Emit,
  type Happening,
  isManifest,
  isRefusal,
  isSeed,
  type Manifest,
  type Position,
  play,
  type Refusal,
  refusal,
  type Seat,
  type Seed,
  streamKey,
} from '@wyrmtable/kernel';

export const TASKS_FORMAT = 'wyrmtable-tasks/1';

/** What a task asks for; each game has some of them. */
export const THEMES = [
  /** To win, or to hurt the most, with the blow at hand. */
  'lethal',
  /** Which dice lie on, which are rolled again. */
  'keep',
  /** To be content with the dice as they lie, or to roll on. */
  'stop',
  /** Which of the abilities that are met. */
  'attack',
  'guard',
  /** To play a card or a token now, or to hold it. */
  'card',
  /** What to do with a turn. */
  'plan',
  /** To face what lies on the road, or to go around it. */
  'road',
  /** Which card takes the damage. */
  'harm',
  /** Which card is raised. */
  'growth',
] as const;
export type Theme = (typeof THEMES)[number];

/** The match that positions are taken from: its recipe, and the choices up to the last of them. */
export interface TaskMatch {
  readonly version: string;
  readonly options: object;
  readonly seats: number;
  readonly seed: Seed;
  /** What it is played with, so that it stands whatever ships later. */
  readonly content: Manifest;
  readonly choices: readonly Choice[];
}

/** A choice and the chance to win after it. */
export type TaskWay = readonly [choice: Choice, win: number];

export interface Task {
  readonly id: string;
  /** Which match of the file, and after how many of its choices. */
  readonly match: number;
  readonly at: number;
  readonly seat: Seat;
  readonly theme: Theme;
  /** All choices that are right: those that do the same as the best. */
  readonly answers: readonly Choice[];
  /** The best first, then the best of the others. */
  readonly ways: readonly TaskWay[];
  /** The share of right answers of random, eager, novice and adept, each level as much as the others. */
  readonly right: number;
}

export interface TaskFile {
  readonly format: typeof TASKS_FORMAT;
  readonly game: string;
  /** The run they come from, and the match it goes on with. */
  readonly run: { readonly seed: number; readonly next: number };
  readonly matches: readonly TaskMatch[];
  readonly tasks: readonly Task[];
}

export const noTasks = (game: string, seed: number): TaskFile => ({
  format: TASKS_FORMAT,
  game,
  run: { seed, next: 0 },
  matches: [],
  tasks: [],
});

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) >= 0;
const isChoices = (value: unknown): value is Choice[] => Array.isArray(value) && value.every(isCount);
const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

function isMatch(value: unknown): value is TaskMatch {
  if (!isObject(value)) return false;
  const { version, options, seats, seed, content, choices } = value;
  if (typeof version !== 'string' || !isObject(options) || !isSeed(seed)) return false;
  return isCount(seats) && isManifest(content) && isChoices(choices);
}

const isWay = (value: unknown): boolean =>
  Array.isArray(value) && value.length === 2 && isCount(value[0]) && typeof value[1] === 'number';

function isTask(value: unknown): value is Task {
  if (!isObject(value)) return false;
  const { id, match, at, seat, theme, answers, ways, right } = value;
  if (typeof id !== 'string' || !isCount(match) || !isCount(at) || !isCount(seat)) return false;
  if (!THEMES.some((known) => known === theme) || typeof right !== 'number') return false;
  return isChoices(answers) && answers.length > 0 && Array.isArray(ways) && ways.every(isWay);
}

/** Looks at data from outside and tells whether it is a file of tasks, or what it lacks. */
export function readTaskFile(raw: unknown): TaskFile | Refusal {
  const bad = (path: string) => refusal('bad-task-file', { path });
  if (!isObject(raw)) return bad('(file)');
  const { format, game, run, matches, tasks } = raw;
  if (format !== TASKS_FORMAT) return bad('format');
  if (typeof game !== 'string') return bad('game');
  if (!isObject(run) || !isCount(run.seed) || !isCount(run.next)) return bad('run');
  if (!Array.isArray(matches)) return bad('matches');
  const match = matches.findIndex((one) => !isMatch(one));
  if (match >= 0) return bad(`matches.${match}`);
  if (!Array.isArray(tasks)) return bad('tasks');
  const task = tasks.findIndex((one) => !isTask(one) || one.match >= matches.length);
  if (task >= 0) return bad(`tasks.${task}`);
  return { format: TASKS_FORMAT, game, run: { seed: run.seed, next: run.next }, matches, tasks };
}

/** What ships of a game, by what is asked and how hard it proved: the first third of them is easy, the last hard. */
export type Difficulty = 'easy' | 'middling' | 'hard';

/** By how much the best is better than the next. */
const marginOf = ({ ways: [best, next] }: Task): number => (best?.[1] ?? 0) - (next?.[1] ?? 0);

/** Of two that prove alike the one with the wider margin is easier. */
const isHarder = (one: Task, other: Task): boolean =>
  one.right === other.right ? marginOf(one) < marginOf(other) : one.right < other.right;

export function difficultyOf(tasks: readonly Task[], task: Task): Difficulty {
  const harder = tasks.filter((other) => isHarder(other, task)).length;
  if (harder * 3 >= tasks.length * 2) return 'easy';
  return harder * 3 >= tasks.length ? 'middling' : 'hard';
}

/** The position of a task, out of its match; a refusal where that cannot be played here. */
export function positionOf(
  game: AnyGame,
  { matches }: Pick<TaskFile, 'matches'>,
  task: Task,
  emit: Emit<Happening> = null,
): Position | Refusal {
  const match = matches[task.match];
  if (match === undefined || task.at > match.choices.length) return refusal('bad-task-file', { path: task.id });
  const { seats, seed, choices, ...recipe } = match;
  const chance = chachaChance(streamKey(seed, []));
  const state = begin(game, { game: game.id, ...recipe }, seats, chance);
  if (isRefusal(state)) return state;
  for (const choice of choices.slice(0, task.at)) {
    const refused = play(game, state, choice, chance, emit);
    if (refused !== null) return refused;
  }
  return state;
}
