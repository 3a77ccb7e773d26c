// The end of a match as it is written down: with what it does to ratings, if it counts.
import { accountsOf } from '../people/who.ts';
import type { Room, ServerContext } from '../server-context.ts';
import type { TableRow } from '../storage/port.ts';
import type { RatedMatch } from '../storage/ports/ratings.ts';
import { heroesIn, kindOf, playersOf, ratedMatch } from './matches.ts';

/** Null where the match does not count: it goes on, was not agreed on as rated, or somebody in it has no account.
 * A program comes to a rated table only where both have wished it (finding/challenges.ts). */
export async function countedAt({ storage }: ServerContext, room: Room, row: TableRow): Promise<RatedMatch | null> {
  const { run, registered } = room;
  const kind = kindOf(registered, row);
  if (row.status !== 'over' || kind === null) return null;
  const heroes = heroesIn(run === null ? null : registered.game.view(run.state, 'spectator'));
  const players = playersOf(row, registered.game, heroes);
  if (players === null) return null;
  const known = await accountsOf(
    storage,
    players.map(({ person }) => person),
  );
  return players.every(({ person }) => known.has(person)) ? ratedMatch(kind, players, row.changed) : null;
}
