// Which table is gone on with: one that waits for this person, or else the one that was played last, here or online.
import type { SavedTable } from '../table/local/saves.ts';
import type { ListedTable } from '../table/remote/api.ts';

export interface GoOn {
  readonly place: string;
  /** The others wait for this person there. */
  readonly called: boolean;
}

interface Played {
  readonly place: string;
  readonly when: number;
}

/** Null where nothing is in play. What is over, or has gone elsewhere, is not gone on with. */
export function whereToGoOn(
  here: readonly Pick<SavedTable, 'id' | 'over' | 'touched' | 'moved'>[],
  online: readonly Pick<ListedTable, 'id' | 'status' | 'yourMove' | 'changed'>[],
): GoOn | null {
  const inPlay = online.filter(({ status }) => status === 'playing');
  const latest = (played: readonly Played[]) => played.toSorted((a, b) => b.when - a.when)[0]?.place;
  const onlineAt = ({ id, changed }: (typeof inPlay)[number]): Played => ({ place: `/t/${id}`, when: changed });
  const calling = latest(inPlay.filter(({ yourMove }) => yourMove).map(onlineAt));
  if (calling !== undefined) return { place: calling, called: true };
  const hereInPlay = here.filter(({ over, moved }) => !over && moved === undefined);
  const last = latest([
    ...hereInPlay.map(({ id, touched }) => ({ place: `/table/${id}`, when: touched })),
    ...inPlay.map(onlineAt),
  ]);
  return last === undefined ? null : { place: last, called: false };
}
