// What the events of a campaign tell together: who sat where when something happened, and what a game has brought.
import type { AdventureEvent } from '@wyrmtable/adventures';
import type { NumberedEvent } from '../../../table/port.ts';
import { isAdventureEvent } from '../happening.ts';

/** Between a minion's first preparations and its fight nothing of this happens. */
const APART: ReadonlySet<string> = new Set(['turn', 'moved', 'enemy-down', 'scenario']);

/** How far back somebody who still sits there may have sat down. */
const LOOK_BACK = 4000;

/** Who had sat down last at each enemy's seat before the event with that index. */
export function enemiesBefore(events: readonly NumberedEvent[], end: number): ReadonlyMap<number, string> {
  const found = new Map<number, string>();
  for (let i = end - 1; i >= Math.max(0, end - LOOK_BACK); i--) {
    const event = events[i]?.event;
    if (event === undefined || !isAdventureEvent(event)) continue;
    if (event.kind === 'scenario') break;
    if (event.kind === 'engaged' && !found.has(event.at)) found.set(event.at, event.enemy);
  }
  return found;
}

/** For each event the enemies by seat: those who sat there before, who sit there then, or are just sitting down. */
export function enemiesAlong(
  events: readonly AdventureEvent[],
  before: ReadonlyMap<number, string> = new Map(),
): ReadonlyMap<number, string>[] {
  const sitting: ReadonlyMap<number, string>[] = [];
  let now = before;
  for (const event of events) {
    if (event.kind === 'engaged') now = new Map(now).set(event.at, event.enemy);
    sitting.push(now);
  }
  let coming: ReadonlyMap<number, string> = new Map();
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i];
    if (event === undefined) continue;
    if (APART.has(event.kind)) coming = new Map();
    if (coming.size > 0) sitting[i] = new Map([...(sitting[i] ?? []), ...coming]);
    if (event.kind === 'engaged') coming = new Map(coming).set(event.at, event.enemy);
  }
  return sitting;
}

/** The loot that came into each deck after the game that has just ended, by seat: at the shop, or from the boss. */
export function gained(events: readonly NumberedEvent[]): ReadonlyMap<number, readonly string[]> {
  const found = new Map<number, string[]>();
  for (let i = events.length - 1; i >= 0; i--) {
    const event = events[i]?.event;
    if (event === undefined || !isAdventureEvent(event)) continue;
    // Nobody takes a turn between the end of a game and the next one.
    if (event.kind === 'turn' || event.kind === 'scenario') break;
    if (event.kind === 'acquired') found.set(event.seat, [event.card, ...(found.get(event.seat) ?? [])]);
  }
  return new Map([...found].sort(([a], [b]) => a - b));
}
