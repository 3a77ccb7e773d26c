// Tasks: those that ship stand and are legal, what makes and checks them knows a clear answer from a doubtful one.
import { readFileSync } from 'node:fs';
import { dragonFarkle } from '@wyrmtable/dragon-farkle';
import { dragonFarkleScenarios } from '@wyrmtable/dragon-farkle/scenario';
import { type AnyGame, isRefusal, question, swiftChance } from '@wyrmtable/kernel';
import { openScenario } from '@wyrmtable/kernel/scenario';
import { expect, test } from 'vitest';
import { holds } from '../src/tasks/check.ts';
import { dragonFarkleSetter } from '../src/tasks/dragon-farkle.ts';
import { setterOf, TASK_GAMES, type TaskGame } from '../src/tasks/index.ts';
import { ranked, taskIn, waysTold } from '../src/tasks/make.ts';
import { difficultyOf, positionOf, readTaskFile, type Task, type TaskFile } from '../src/tasks/task.ts';

const LEAST: Readonly<Record<TaskGame, number>> = { 'dice-throne': 300, 'dragon-farkle': 100, etchinstone: 60 };

function shipped(game: TaskGame): TaskFile {
  const path = new URL(`../tasks/${game}.json`, import.meta.url);
  const file = readTaskFile(JSON.parse(readFileSync(path, 'utf8')));
  if (isRefusal(file)) throw new RangeError(file.refused);
  return file;
}

test.each(TASK_GAMES)('%s ships tasks that can be laid on the table', async (game) => {
  const file = shipped(game);
  const { game: rules } = await setterOf(game);
  expect(file.tasks.length).toBeGreaterThanOrEqual(LEAST[game]);
  expect(new Set(file.tasks.map(({ id }) => id)).size).toBe(file.tasks.length);
  const levels = new Set(file.tasks.map((task) => difficultyOf(file.tasks, task)));
  expect(levels).toEqual(new Set(['easy', 'middling', 'hard']));
  for (const task of file.tasks) {
    const state = positionOf(rules, file, task);
    if (isRefusal(state)) throw new RangeError(`${task.id}: ${state.refused}`);
    const choices = rules.choices(state, task.seat);
    expect(rules.toMove(state), task.id).toBe(task.seat);
    expect(choices, task.id).toEqual(expect.arrayContaining([...task.answers, ...task.ways.map(([choice]) => choice)]));
    expect(task.answers.length, task.id).toBeLessThan(choices.length);
    // The best is told first, with its margin over all others.
    const [best, ...others] = task.ways.map(([, win]) => win);
    expect(others.length, task.id).toBeGreaterThan(0);
    for (const win of others) expect(win, task.id).toBeLessThan(best ?? 0);
  }
});

test('a long search answers some of Dragon Farkle’s as they are answered', () => {
  const file = shipped('dragon-farkle');
  const solved = file.tasks.filter(({ theme }) => theme === 'keep' || theme === 'stop').slice(0, 4);
  for (const task of solved) expect(holds(dragonFarkleSetter, file, task, 5), task.id).toBe(true);
});

test('an answer that is not the best does not hold', () => {
  const file = shipped('dragon-farkle');
  const task = file.tasks.find(({ theme }) => theme === 'stop');
  const other = task?.ways[1]?.[0];
  if (task === undefined || other === undefined) throw new RangeError('no such task');
  expect(holds(dragonFarkleSetter, file, { ...task, answers: [other] }, 5)).toBe(false);
});

const farkleAt = (given: object) => {
  const { state } = openScenario(dragonFarkleScenarios, { given }, swiftChance(3));
  return { state, seat: dragonFarkleSetter.game.toMove(state) ?? 0 };
};

test('a clear position makes the same task with any luck; what is close or plain to everybody makes none', () => {
  const file = shipped('dragon-farkle');
  const task = file.tasks.find(({ id }) => id === '16-1-3');
  if (task === undefined) throw new RangeError('no such task');
  const state = positionOf(dragonFarkleSetter.game, file, task);
  if (isRefusal(state)) throw new RangeError(state.refused);
  expect(taskIn(dragonFarkleSetter, state, task.seat, 99)).toMatchObject({ theme: 'stop', answers: task.answers });
  const heroes = [{ army: 1100 }, { army: 0 }];
  const close = farkleAt({ action: 'recruit', pending: 300, left: 2, heroes });
  expect(taskIn(dragonFarkleSetter, close.state, close.seat, 1)).toBeNull();
  const plain = farkleAt({ action: 'recruit', pending: 1500, left: 1, heroes: [{ army: 3000 }, { army: 3000 }] });
  expect(taskIn(dragonFarkleSetter, plain.state, plain.seat, 1)).toBeNull();
});

test('what is told of each way is what it won, and a way that wins less is no answer', () => {
  const file = shipped('dragon-farkle');
  const gap = ({ ways: [best, next] }: Task): number => (best?.[1] ?? 0) - (next?.[1] ?? 0);
  const [task] = file.tasks.toSorted((a, b) => gap(b) - gap(a));
  if (task === undefined) throw new RangeError('no such task');
  const { game, patience } = dragonFarkleSetter;
  const state = positionOf(game, file, task);
  if (isRefusal(state)) throw new RangeError(state.refused);
  const asked = () => question(game, state, task.seat, 0, 7);
  const setter = { ...dragonFarkleSetter, patience: { ...patience, told: 300 } };
  const [best = 0, next = 0] = task.ways.map(([choice]) => choice);
  const told = waysTold(setter, asked(), [best, next]);
  expect(told?.map(([choice]) => choice)).toEqual([best, next]);
  expect(Math.abs((told?.[0]?.[1] ?? 0) - (task.ways[0]?.[1] ?? 0))).toBeLessThan(0.12);
  expect(waysTold(setter, asked(), [next, best])).toBeNull();
});

test('a card that is missing leaves all others of Etchinstone’s deck where they would lie', async () => {
  const { player } = await setterOf('etchinstone');
  const shuffled = (cards: number[]): number[] => {
    player.luck?.(11).shuffle(cards);
    return cards;
  };
  const deck = Array.from({ length: 16 }, (_, card) => card);
  const whole = shuffled([...deck]);
  expect(whole).not.toEqual(deck);
  expect(shuffled(deck.filter((card) => card !== 4))).toEqual(whole.filter((card) => card !== 4));
});

test('choices that come to the same are one answer', () => {
  const weighed = [
    { choice: 1, win: 0.4 },
    { choice: 2, win: 0.6 },
    { choice: 3, win: 0.6 },
  ];
  expect(ranked(weighed)).toMatchObject({ answers: [2, 3], best: 0.6 });
  expect(ranked(weighed)?.gap).toBeCloseTo(0.2);
  expect(ranked([{ choice: 1, win: 0.5 }])).toBeNull();
});

test('a damaged file is refused where it is damaged, and one of another version is not played', () => {
  const file = shipped('etchinstone');
  const [first] = file.matches;
  const [task] = file.tasks;
  if (first === undefined || task === undefined) throw new RangeError('nothing ships');
  const path = (raw: unknown) => {
    const read = readTaskFile(raw);
    return isRefusal(read) ? read.params?.path : 'whole';
  };
  expect(path(null)).toBe('(file)');
  expect(path({ ...file, format: 'other' })).toBe('format');
  expect(path({ ...file, matches: [{ ...first, seed: 'no seed' }] })).toBe('matches.0');
  expect(path({ ...file, tasks: [{ ...task, theme: 'chess' }] })).toBe('tasks.0');
  expect(path({ ...file, tasks: [{ ...task, match: file.matches.length }] })).toBe('tasks.0');
  const older = { ...file, matches: file.matches.map((match) => ({ ...match, version: 'older' })) };
  const game: AnyGame = dragonFarkle as AnyGame;
  expect(positionOf(game, older, task)).toMatchObject({ refused: 'other-version' });
});
