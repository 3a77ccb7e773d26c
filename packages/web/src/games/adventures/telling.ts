// What an event of an adventure says of its table: the arena's events of the arena, the others of map and purse, and no more.
import type { AdventureEvent, AdventureView } from '@wyrmtable/adventures';
import type { Happening } from '@wyrmtable/kernel';
import { isThroneEvent } from '../dice-throne/happening.ts';
import { afterEvent as afterArena, hushed } from '../dice-throne/telling.ts';
import { minionCalled } from './fight/table.ts';
import { isAdventureEvent } from './happening.ts';

type Engaged = Extract<AdventureEvent, { kind: 'engaged' }>;

/** So far an enemy's dial goes above the printed health. */
const ABOVE_START = 10;

/** Whoever sat there is gone: the board, the dial and the objective are those of the one who comes (ADV-9.1 to 9.3). */
function seated(view: AdventureView, { enemy, at }: Engaged): AdventureView {
  const { arena, enemies } = view;
  const minion = minionCalled(enemy);
  const player = arena.players[at];
  if (minion === undefined || player === undefined) return view;
  const { health, cp, firstStrike, objective } = minion;
  const comer = { seat: at, id: enemy, firstStrike, guard: false, objective, kept: [] };
  return {
    ...view,
    enemies: [...enemies.filter(({ seat }) => seat !== at), comer].toSorted((one, other) => one.seat - other.seat),
    arena: {
      ...arena,
      players: arena.players.with(at, { ...player, hero: enemy, out: false, cp, raised: [] }),
      health: arena.health.with(player.dial, health),
      ceilings: arena.ceilings.with(player.dial, health + ABOVE_START),
    },
  };
}

/** An enemy's seat is empty until somebody is met there; a hero may also come to the help of another (ADV-7.4). */
function engaged(before: AdventureView, event: Engaged): AdventureView {
  const { seat, at } = event;
  const view = before.arena.players[at]?.out === true ? seated(before, event) : before;
  const { arena, heroes } = view;
  const players = arena.players.map((player, i) =>
    i === seat ? { ...player, faces: at } : i === at ? { ...player, faces: seat } : player,
  );
  return {
    ...view,
    heroes: heroes.map((hero, i) => (i === seat ? { ...hero, engaged: at } : hero)),
    arena: { ...arena, players },
  };
}

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
    case 'engaged':
      return engaged(view, event);
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
