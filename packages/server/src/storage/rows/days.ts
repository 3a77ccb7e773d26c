// Tries at the tasks of a day as they lie in a database, and the questions both databases read alike.
import type { DayTry } from '../ports/days.ts';

export function readTry(row: Readonly<Record<string, unknown>>): DayTry {
  const { ended } = row;
  return {
    day: String(row.day),
    task: String(row.task),
    person: String(row.person),
    name: String(row.name),
    match: String(row.match),
    begun: Number(row.begun),
    counted:
      ended === null
        ? null
        : {
            won: Number(row.won) === 1,
            turns: Number(row.turns),
            figure: Number(row.figure),
            score: Number(row.score),
            ended: Number(ended),
          },
  };
}

/** In the order of its columns. */
export const tryCells = ({ day, task, person, name, match, begun, counted }: DayTry): (string | number | null)[] => [
  ...[day, task, person, name, match, begun],
  counted?.ended ?? null,
  counted === null ? null : Number(counted.won),
  counted?.turns ?? null,
  counted?.figure ?? null,
  counted?.score ?? null,
];

export const TRY_COLUMNS = 'day, task, person, name, match, begun, ended, won, turns, figure, score';
