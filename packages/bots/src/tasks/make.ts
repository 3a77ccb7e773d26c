// Making tasks: matches between bots are played, and every position with one clearly best choice is taken out of them.
import {
  begin,
  type Choice,
  chachaChance,
  derivedSeed,
  isRefusal,
  type Position,
  proceed,
  type Question,
  question,
  type Seat,
  streamKey,
} from '@wyrmtable/kernel';
import type { Weighed } from '../review/reviewer.ts';
import { playOut, sharesWon } from './played-out.ts';
import type { Setter } from './setter.ts';
import type { Task, TaskFile, TaskMatch, TaskWay, Theme } from './task.ts';

/** Two choices that do the same come out the same in the same worlds, but for what adding up leaves over. */
const SAME = 1e-9;
/** A second and a third look take so many times as long as the first. */
const CARE = 4;
/** So many others are told beside the best, and held against it in courses. */
const TOLD = 3;
/** Where so many of the choices are right there is no task. */
const MANY = 0.5;
/** Master is asked with a part of its budget, and with all of it when tasks are checked. */
const THRIFT = 4;
/** How often each lower level is asked: random is reckoned, adept seldom wavers. */
const ASKED = { eager: 6, novice: 6, adept: 2 } as const;
/** Streams of luck that looks at one position go by, far apart. */
const LOOKS = 0x1_0000;

/** The choices that are best together, and the others from the best down. */
export interface Ranking {
  readonly answers: readonly Choice[];
  readonly others: readonly Weighed[];
  readonly best: number;
  readonly gap: number;
}

export function ranked(weighed: readonly Weighed[]): Ranking | null {
  const sorted = weighed.toSorted((a, b) => b.win - a.win);
  const best = sorted[0]?.win;
  if (best === undefined || !Number.isFinite(best)) return null;
  const others = sorted.filter(({ win }) => best - win > SAME);
  const next = others[0]?.win;
  if (next === undefined) return null;
  const answers = sorted.filter(({ win }) => best - win <= SAME).map(({ choice }) => choice);
  return { answers, others, best, gap: best - next };
}

const sameChoices = (one: readonly Choice[], other: readonly Choice[]): boolean =>
  one.length === other.length && one.every((choice) => other.includes(choice));

/** The share of right answers of the levels below master, each counted alike. */
export function rightShare(
  setter: Setter,
  state: Position,
  seat: Seat,
  answers: readonly Choice[],
  seed: number,
): number {
  const { game, bots } = setter;
  const shares = [answers.length / game.choices(state, seat).length];
  for (const [level, times] of Object.entries(ASKED)) {
    const known = bots[level];
    if (known === undefined) continue;
    let right = 0;
    for (let i = 0; i < times; i++)
      if (answers.includes(known.bot.answer(question(game, state, seat, known.budget, seed + i)))) right++;
    shares.push(right / times);
  }
  return shares.reduce((sum, share) => sum + share, 0) / shares.length;
}

/** What is found at a position, before it has a place in a file. */
type Found = Pick<Task, 'theme' | 'answers' | 'ways' | 'right'>;

/** Whether a theme is wanted at all, and that choice held against that one. */
type Wanted = (theme: Theme, answer: Choice, rival: Choice) => boolean;

/**
 * A task, if the position makes one: the same choices are best by a wide margin at a glance and in two longer looks in other
 * worlds, matches that are played out from there are won by it more often, master's courses agree twice, and master chooses one of
 * them twice. What costs little and turns down much comes first.
 */
export function taskIn(
  setter: Setter,
  state: Position,
  seat: Seat,
  seed: number,
  wanted: Wanted = () => true,
): Found | null {
  const { game, bots, courses, sure } = setter;
  const choices = game.choices(state, seat);
  const { master } = bots;
  if (choices.length < 2 || master === undefined) return null;
  const look = (number: number, budget = 0) => question(game, state, seat, budget, seed + number * LOOKS);
  const glance = ranked(setter.weigh(look(0), 1));
  const [answer] = glance?.answers ?? [];
  const [next] = glance?.others ?? [];
  if (glance === null || answer === undefined || next === undefined) return null;
  if (glance.answers.length > choices.length * MANY) return null;
  const theme = setter.theme(state, choices, answer, glance.best);
  if (theme === null) return null;
  const margin = setter.margin(theme);
  if (glance.gap < margin || !wanted(theme, answer, next.choice)) return null;
  const right = rightShare(setter, state, seat, glance.answers, seed);
  if (right > setter.plain) return null;
  const told = new Map<Choice, number>();
  for (const number of [1, 2]) {
    const seen = ranked(setter.weigh(look(number), CARE));
    if (seen === null || seen.gap < margin || !sameChoices(seen.answers, glance.answers)) return null;
    told.set(answer, (told.get(answer) ?? 0) + seen.best / 2);
    for (const { choice, win } of seen.others) told.set(choice, (told.get(choice) ?? 0) + win / 2);
  }
  const rivals = [...told]
    .filter(([choice]) => choice !== answer)
    .sort((a, b) => b[1] - a[1])
    .slice(0, TOLD);
  const leads = (number: number, [rival]: readonly [Choice, number]): boolean => {
    const { by, error } = setter.lead(look(number), answer, rival, courses);
    return by >= margin / 2 && by >= sure * error;
  };
  if (!rivals.every((rival) => leads(3, rival))) return null;
  const nearest = rivals.map(([choice]) => choice);
  const { agrees, clear } = playOut(game, setter.player, look(5), answer, nearest, setter.patience);
  if (!agrees || !clear) return null;
  if (!rivals.every((rival) => leads(4, rival))) return null;
  for (const number of [6, 7])
    if (!glance.answers.includes(master.bot.answer(look(number, master.budget / THRIFT)))) return null;
  const seen = [[answer, told.get(answer) ?? 0] as const, ...rivals].map(
    ([choice, win]): TaskWay => [choice, rounded(win)],
  );
  const ways = setter.patience.told > 0 ? waysTold(setter, look(8), [answer, ...nearest]) : seen;
  return ways === null ? null : { theme, answers: glance.answers, ways, right: rounded(right) };
}

/**
 * The answer and the others from the best down, each with the share of matches it won: no look that chose the position has a say
 * in it. Null where the answer is not the best by that.
 */
export function waysTold(
  { game, player, patience }: Pick<Setter, 'game' | 'player' | 'patience'>,
  asked: Question<Position, object>,
  [answer, ...others]: readonly Choice[],
): readonly TaskWay[] | null {
  if (answer === undefined) return null;
  const shares = sharesWon(game, player, asked, [answer, ...others], patience);
  const [best = 0, ...rest] = shares.map(rounded);
  const ways = others.map((choice, i): TaskWay => [choice, rest[i] ?? 0]).sort((a, b) => b[1] - a[1]);
  return ways.every(([, win]) => win < best) ? [[answer, best], ...ways] : null;
}

const rounded = (share: number): number => Math.round(share * 1000) / 1000;

/** No match of bots takes so many choices. */
const LONGEST = 20_000;

/** What was asked so few choices ago, window after window, is not looked at again. */
const SOON = 12;

/** The same choice against the same rival: a second time it is no new task. */
const isAlike = (one: Found, other: Found): boolean =>
  sameChoices(one.answers, other.answers) && one.ways[1]?.[0] === other.ways[1]?.[0];

/** One match and the tasks in it. */
function searched(
  setter: Setter,
  run: number,
  number: number,
  into: number,
): { match: TaskMatch; tasks: Task[] } | null {
  const { game, bots, most, mostOfTheme } = setter;
  const { options, seats, levels } = setter.table(number);
  const seed = derivedSeed(run, number);
  const content = game.stock(options, seats);
  const chance = chachaChance(streamKey(seed, []));
  const state = begin(game, { game: game.id, version: game.version, options, content }, seats, chance);
  if (isRefusal(state)) throw new RangeError(`match ${number} cannot begin: ${state.refused}`);
  const choices: Choice[] = [];
  const tasks: Task[] = [];
  const looked = new Map<string, number>();
  let at = 0;
  const wanted: Wanted = (theme, answer, rival) => {
    const asked = `${answer}/${rival}`;
    const last = looked.get(asked) ?? Number.NEGATIVE_INFINITY;
    looked.set(asked, at);
    return at - last > SOON && tasks.filter((task) => task.theme === theme).length < mostOfTheme;
  };
  for (; at < LONGEST && tasks.length < most; at++) {
    const seat = game.toMove(state);
    if (seat === null) break;
    const found = taskIn(setter, state, seat, number * 1000 + at, wanted);
    if (found !== null && !tasks.some((task) => isAlike(task, found)))
      tasks.push({ id: `${run}-${number}-${at}`, match: into, at, seat, ...found });
    const level = bots[levels[seat] ?? ''];
    if (level === undefined) throw new RangeError(`no bot plays ${levels[seat]}`);
    const choice = level.bot.answer(question(game, state, seat, level.budget, at));
    choices.push(choice);
    proceed(game, state, choice, chance);
  }
  const last = tasks.at(-1);
  if (last === undefined) return null;
  return { match: { version: game.version, options, seats, seed, content, choices: choices.slice(0, last.at) }, tasks };
}

/** Goes on from where the file stopped, match by match, until there are so many; every step is the file as it is then. */
export function* makeTasks(setter: Setter, wanted: number, from: TaskFile): Generator<TaskFile, TaskFile> {
  let file = from;
  while (file.tasks.length < wanted) {
    const { seed, next } = file.run;
    const found = searched(setter, seed, next, file.matches.length);
    file = {
      ...file,
      run: { seed, next: next + 1 },
      matches: found === null ? file.matches : [...file.matches, found.match],
      tasks: found === null ? file.tasks : [...file.tasks, ...found.tasks],
    };
    yield file;
  }
  return file;
}
