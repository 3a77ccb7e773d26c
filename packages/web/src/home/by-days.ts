// Matches by days, the most urgent first: those that wait for this person by the time that is left, then the others.
import type { ListedTable } from '../table/remote/api.ts';

type Timed = Pick<ListedTable, 'status' | 'days' | 'left' | 'yourMove' | 'changed'>;

export const isByDays = ({ status, days }: Pick<Timed, 'status' | 'days'>): boolean =>
  status === 'playing' && days !== undefined;

export function mostUrgentFirst<T extends Timed>(tables: readonly T[]): T[] {
  const urgency = ({ yourMove, left }: Timed): number => (yourMove ? (left ?? 0) : Number.POSITIVE_INFINITY);
  return tables.toSorted((a, b) => {
    const [one, other] = [urgency(a), urgency(b)];
    return one === other ? b.changed - a.changed : one - other;
  });
}
