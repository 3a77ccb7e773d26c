// What an event of an adventure says of its table: the arena's events of the arena, the others of map and purse, and no more.
import type { AdventureEvent, AdventureView } from '@wyrmtable/adventures';
import type { Happening } from '@wyrmtable/kernel';
import { isThroneEvent } from '../dice-throne/happening.ts';
import { afterEvent as afterArena, hushed } from '../dice-throne/telling.ts';
import { isAdventureEvent } from './happening.ts';

function afterEvent(view: AdventureView, event: AdventureEvent): AdventureView {
  switch (event.kind) {
    case 'turn':
      return event.seat < view.heroes.length ? { ...view, active: event.seat } : view;
    case 'moved':
      return {
        ...view,
        heroes: view.heroes.map((hero, seat) => (seat === event.seat ? { ...hero, place: event.cell } : hero)),
      };
    case 'revealed':
      return {
        ...view,
        cells: view.cells.map((cell, at) => (at === event.cell ? { ...cell, open: true, tile: event.tile } : cell)),
      };
    case 'gold':
      return { ...view, gold: event.gold };
    case 'shard':
      return { ...view, shards: event.shards };
    default:
      return view;
  }
}

export function isAdventureView(view: object): view is AdventureView {
  return 'arena' in view && 'stage' in view && 'sheet' in view;
}

export function tellAdventure(view: object, event: Happening): object {
  if (!isAdventureView(view) || !isAdventureEvent(event)) return view;
  const arena = hushed(view.arena);
  const next = { ...view, toMove: null, arena: isThroneEvent(event) ? afterArena(arena, event) : arena };
  return afterEvent(next, event);
}
