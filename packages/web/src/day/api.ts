// The tasks of the day as the server tells them; what does not look like that is left out.
import { isRefusal, type Refusal } from '@wyrmtable/kernel';
import type { DayBoard, DayEntry, DayTaskInfo } from '@wyrmtable/wire';
import { ask, type Fields } from '../table/remote/api.ts';

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;
const figure = (value: unknown): number => (typeof value === 'number' ? value : 0);
const text = (value: unknown): string => (typeof value === 'string' ? value : '');
const rows = (value: unknown): readonly Fields[] => (Array.isArray(value) ? value.filter(isFields) : []);

const resultOf = (raw: Fields): Pick<DayEntry, 'won' | 'turns' | 'figure'> => ({
  won: raw.won === true,
  turns: figure(raw.turns),
  figure: figure(raw.figure),
});

const readEntry = (raw: Fields): DayEntry => ({
  name: text(raw.name),
  account: raw.account === true,
  program: raw.program === true,
  you: raw.you === true,
  ...resultOf(raw),
  match: typeof raw.match === 'string' ? raw.match : null,
});

function readYours(raw: unknown): DayTaskInfo['you'] {
  if (!isFields(raw)) return null;
  return {
    table: text(raw.table),
    place: typeof raw.place === 'number' ? raw.place : null,
    result: isFields(raw.result) ? resultOf(raw.result) : null,
  };
}

const readTask = (raw: Fields): DayTaskInfo => ({
  task: text(raw.task),
  options: isFields(raw.options) ? raw.options : {},
  levels: Array.isArray(raw.levels) ? raw.levels.filter((level) => typeof level === 'string') : [],
  count: figure(raw.count),
  best: rows(raw.best).map(readEntry),
  you: readYours(raw.you),
});

/** Of today where nothing else is said. */
export async function boardOf(day: string): Promise<DayBoard | Refusal> {
  const answer = await ask('GET', day === '' ? '/api/day' : `/api/day?day=${encodeURIComponent(day)}`);
  if (isRefusal(answer)) return answer;
  return {
    day: text(answer.day),
    today: text(answer.today),
    ends: figure(answer.ends),
    tasks: rows(answer.tasks).map(readTask),
  };
}

/** The code of the table at which this person's try is played. */
export async function begin(task: string, name: string): Promise<string | Refusal> {
  const answer = await ask('POST', `/api/day/${task}`, name === '' ? {} : { name });
  return isRefusal(answer) ? answer : text(answer.table);
}

/** Brings the run of a device; what place it has. */
export async function enter(
  task: string,
  file: object,
): Promise<{ readonly place: number; readonly count: number } | Refusal> {
  const answer = await ask('POST', `/api/day/${task}/file`, file);
  return isRefusal(answer) ? answer : { place: figure(answer.place), count: figure(answer.count) };
}
