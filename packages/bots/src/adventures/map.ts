// Finding the way through a portal: the cheapest way to the next shard and then to the Boss Portal, with detours while healthy.
import type { AdventureState } from '@wyrmtable/adventures';
import { argumentOf, type Cell, engagedWith, kindOf, minionOf, neighbours } from '@wyrmtable/adventures/inside';
import { NONE, statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import type { Choice, Seat } from '@wyrmtable/kernel';

/** Health that a fight takes, about, by the level of the minion; a tile of that level hides one more often than not. */
const TOLL = [0, 3, 5, 7, 9] as const;
const SHARDS = 3;
/** What a strong turn of a boss takes. */
const BOSS_BLOW = 16;
/** Whoever has many salves need not wait so long with them: each one beyond the first is worth this much caution. */
const CAUTION = 2;
/** A hero with this part of the first health goes out of the way for a chest. */
const HEALTHY = 0.75;

const tollOf = (level: number): number => TOLL[level] ?? TOLL[4];

function healthOf({ arena }: AdventureState, seat: Seat): number {
  return arena.health[arena.players[seat]?.dial ?? NONE] ?? 0;
}

/** What a hero began with: the dial goes ten above it (DT-2.2). */
function firstHealth({ arena }: AdventureState, seat: Seat): number {
  return (arena.ceilings[arena.players[seat]?.dial ?? NONE] ?? 0) - 10;
}

export function explore(world: AdventureState, seat: Seat, choices: readonly Choice[]): Choice {
  const [first = 0] = choices;
  switch (kindOf(first)) {
    case 'share':
      return shared(world, choices);
    case 'move':
      return moved(world, seat, choices);
    default:
      return choices.find((choice) => kindOf(choice) === (needsSalve(world, seat) ? 'salve' : 'go')) ?? first;
  }
}

/** To whoever has fewest, so that everybody can rescue a fallen mate (ADV-12.3). */
function shared(world: AdventureState, choices: readonly Choice[]): Choice {
  const held = (choice: Choice): number => tokensOf(world.arena, argumentOf(choice), statusNumber('salve'));
  return choices.reduce((best, choice) => (held(choice) < held(best) ? choice : best));
}

/** Salves grow with every shard and what is left is worth a point, so none is spent before a bad turn could be the last. */
function needsSalve(world: AdventureState, seat: Seat): boolean {
  const spare = CAUTION * (tokensOf(world.arena, seat, statusNumber('salve')) - 1);
  return healthOf(world, seat) <= Math.min(dangerAt(world, seat) + spare, firstHealth(world, seat));
}

/** Health at which the next turn could be the last. */
function dangerAt(world: AdventureState, seat: Seat): number {
  if (world.stage === 'boss') return BOSS_BLOW;
  const foe = engagedWith(world, seat);
  const enemy = foe === NONE ? undefined : world.enemies[foe - world.heroes.length];
  // Before the move nobody knows what waits there; salves can still be spent when it is known.
  if (enemy === undefined || enemy.minion === NONE) return 1 + tollOf(1);
  return 3 + tollOf(minionOf(enemy.minion).level);
}

/** What turning a tile over costs, in health: its minion, less what lies on it. */
function costOf({ kind, level, items, open }: Cell): number {
  if (open) return 0;
  let cost = kind === 'portal' ? tollOf(4) : tollOf(level);
  for (const item of items) cost -= item === 'salve' ? 2 : item === 'shard' ? 0 : 1;
  return Math.max(0.5, cost);
}

/** From every cell the least that the way to a target costs, the target included and the cell itself not. */
function waysTo(world: AdventureState, isTarget: (cell: Cell) => boolean): number[] {
  const ways = world.cells.map((cell) => (isTarget(cell) ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    world.cells.forEach((cell, at) => {
      // The Boss Portal is no way through.
      if (cell.kind === 'none' || (cell.kind === 'portal' && !isTarget(cell))) return;
      for (const next of neighbours(world, at)) {
        const beyond = world.cells[next];
        if (beyond === undefined || (beyond.kind === 'portal' && !isTarget(beyond))) continue;
        const way = (ways[next] ?? Number.POSITIVE_INFINITY) + costOf(beyond);
        if (way < (ways[at] ?? 0)) {
          ways[at] = way;
          changed = true;
        }
      }
    });
  }
  return ways;
}

/** A tile worth a detour while the hero is healthy: a weak minion's, or one with something on it. */
function isDetour({ kind, level, items, open }: Cell): boolean {
  if (open || kind !== 'tile') return false;
  return level === 1 || (level === 2 && items.length > 0);
}

function moved(world: AdventureState, seat: Seat, choices: readonly Choice[]): Choice {
  const cellOf = (choice: Choice): Cell | undefined => world.cells[argumentOf(choice)];
  const healthy = healthOf(world, seat) >= HEALTHY * firstHealth(world, seat);
  const wanted = (cell: Cell): boolean =>
    !cell.open && (world.shards < SHARDS ? cell.items.includes('shard') : cell.kind === 'portal');
  const ways = waysTo(world, wanted);
  const worth = (choice: Choice): number => {
    const cell = cellOf(choice);
    if (cell === undefined) return Number.NEGATIVE_INFINITY;
    // A fight to be joined: two against one minion is the safest turn there is.
    if (cell.open) return healthy ? -2 : 2;
    const way = costOf(cell) + (ways[argumentOf(choice)] ?? Number.POSITIVE_INFINITY);
    return healthy && isDetour(cell) ? 10 - costOf(cell) : Math.max(-1000, -way);
  };
  return choices.reduce((best, choice) => (worth(choice) > worth(best) ? choice : best));
}
