// Where there is a coach: at tables of this device always, at a server's only where nobody could mind.
import { type GameId, isGameId } from '@wyrmtable/registry';
import type { TableSnapshot } from '../table/port.ts';

/** Etchinstone has a hint of its own. */
const OWN_HINT: GameId = 'etchinstone';

/** Games whose view tells enough for a world to be imagined: only there a page can ask master without the true state. */
const IMAGINED: ReadonlySet<GameId> = new Set<GameId>(['dragon-farkle']);

/** The game to be coached in at a table of this device, or null. */
export const coachedHere = ({ game, status }: TableSnapshot): GameId | null =>
  status === 'playing' && isGameId(game) && game !== OWN_HINT ? game : null;

/** The same at a server's table: unrated, with bots alone on the other seats, and from one's own view. */
export function coachedOnline(snapshot: TableSnapshot, rated: boolean): GameId | null {
  const game = coachedHere(snapshot);
  if (game === null || rated || !IMAGINED.has(game)) return null;
  const { seats } = snapshot;
  return seats.some(({ mine }) => mine) && seats.every(({ mine, bot }) => mine || bot !== null) ? game : null;
}
