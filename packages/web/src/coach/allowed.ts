// Where there is a coach: at tables of this device always, at a server's only where nobody could mind.
import { type GameId, isGameId } from '@wyrmtable/registry';
import { GAMES } from '../games/index.ts';
import type { TableSnapshot } from '../table/port.ts';

/** The game to be coached in at a table of this device, or null. */
export const coachedHere = ({ game, status }: TableSnapshot): GameId | null =>
  status === 'playing' && isGameId(game) && GAMES[game].coached ? game : null;

/** The same at a server's table: unrated, no task of a day, with bots alone on the other seats. */
export function coachedOnline(snapshot: TableSnapshot, rated: boolean): GameId | null {
  const game = coachedHere(snapshot);
  const { seats, day } = snapshot;
  if (game === null || rated || day !== undefined) return null;
  return seats.some(({ mine }) => mine) && seats.every(({ mine, bot }) => mine || bot !== null) ? game : null;
}
