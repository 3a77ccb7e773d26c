// Whose eyes a shared screen is.
import type { Watcher } from '@wyrmtable/kernel';
import type { DeviceMatch } from '@wyrmtable/registry/device';

/** Whose eyes the screen is: the only person's, or those of the person to move, or of whoever held it last. */
export function watcherOf(match: DeviceMatch, before: Watcher): Watcher {
  const people = match.seats.flatMap(({ bot }, seat) => (bot === null ? [seat] : []));
  const toMove = match.registered.game.toMove(match.state);
  if (toMove !== null && people.includes(toMove)) return toMove;
  if (typeof before === 'number' && people.includes(before)) return before;
  return people[0] ?? 'spectator';
}
