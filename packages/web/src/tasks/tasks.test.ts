// Tasks in the client: the day's is the same for everybody, only first answers count, and a table that takes one answer.

import { readFileSync } from 'node:fs';
import { readTaskFile, type Task } from '@wyrmtable/bots/task';
import { isRefusal } from '@wyrmtable/kernel';
import type { GameId } from '@wyrmtable/registry';
import { LANGS } from '@wyrmtable/words';
import { expect, test } from 'vitest';
import { atTableOf } from '../games/at-table.ts';
import { dayAt } from '../shell/day.ts';
import { nextOf, queryOf, themesIn, wished, wishIn } from './choosing.ts';
import { gameOfDay, taskOfDay } from './daily.ts';
import { TASK_GAMES } from './games.ts';
import { answered, NOTHING_SOLVED, placeOfTask } from './progress.ts';
import { openTask } from './task-port.ts';

function fileOf(game: GameId) {
  const path = new URL(`../../../bots/tasks/${game}.json`, import.meta.url);
  const file = readTaskFile(JSON.parse(readFileSync(path, 'utf8')));
  if (isRefusal(file)) throw new RangeError(file.refused);
  return file;
}

const { tasks } = fileOf('dragon-farkle');
const days = Array.from({ length: 60 }, (_, i) => dayAt(Date.UTC(2026, 10, 1 + i)));

test('a day has one task, and days have many', () => {
  expect(new Set(days.map((day) => gameOfDay(day, TASK_GAMES)))).toEqual(new Set(TASK_GAMES));
  expect(taskOfDay('2026-11-18', tasks)).toBe(taskOfDay('2026-11-18', [...tasks]));
  expect(new Set(days.map((day) => taskOfDay(day, tasks)?.id)).size).toBeGreaterThan(30);
  expect(taskOfDay('2026-11-18', [])).toBeNull();
});

test('only first answers count, and a wrong one ends the row', () => {
  const right = ['a', 'b'].reduce((solved, id) => answered(solved, id, true, null), NOTHING_SOLVED);
  expect(right).toMatchObject({ streak: 2, best: 2 });
  expect(answered(right, 'a', false, null)).toEqual(right);
  const wrong = answered(right, 'c', false, '2026-11-18');
  expect(wrong).toMatchObject({ streak: 0, best: 2, day: '2026-11-18', first: { a: true, c: false } });
});

test('what is wished for stands in the address, and the next is one that was not answered', () => {
  const wish = wishIn(new URLSearchParams(queryOf({ theme: 'stop', difficulty: 'hard' })));
  expect(wish).toEqual({ theme: 'stop', difficulty: 'hard' });
  expect(wishIn(new URLSearchParams('theme=chess'))).toEqual({ theme: 'all', difficulty: 'all' });
  expect(themesIn(tasks).flatMap((theme) => wished(tasks, { theme, difficulty: 'all' }))).toHaveLength(tasks.length);
  const [first, second, third] = tasks;
  const solved = answered(NOTHING_SOLVED, placeOfTask('dragon-farkle', second?.id ?? ''), true, null);
  expect(nextOf('dragon-farkle', tasks, solved, first ?? null)).toBe(third);
  expect(nextOf('dragon-farkle', tasks.slice(0, 1), solved, first ?? null)).toBeNull();
});

async function laid(game: GameId, task: Task) {
  const heard: boolean[] = [];
  const port = await openTask(game, fileOf(game), task, ['Jagna', 'Bogusz', 'Mirka'], ({ right }) => heard.push(right));
  if (isRefusal(port)) throw new RangeError(port.refused);
  return { port, heard };
}

test.each(TASK_GAMES)(
  'a task of %s is seen by its seat, takes one answer and says in words what it is worth',
  async (game) => {
    const [task] = fileOf(game).tasks;
    const words = await (await atTableOf(game)).choiceWords();
    if (task === undefined) throw new RangeError('nothing to look at');
    const { port, heard } = await laid(game, task);
    const { watcher, choices, view, seats } = port.snapshot();
    expect(watcher).toBe(task.seat);
    expect(seats.filter(({ mine }) => mine)).toHaveLength(1);
    const wrong = choices.find((choice) => !task.answers.includes(choice)) ?? -1;
    port.choose(wrong);
    port.choose(task.answers[0] ?? -1);
    expect(heard).toEqual([false]);
    expect(port.snapshot().choices).toEqual([]);
    expect(port.snapshot().view).toEqual(view);
    port.retry();
    port.choose(task.answers[0] ?? -1);
    expect(heard).toEqual([false, true]);
    for (const lang of LANGS)
      for (const [choice] of task.ways)
        expect(words.choice(lang, port.read(choice), ['Jagna', 'Bogusz'], view ?? {})).not.toBe('');
  },
);
