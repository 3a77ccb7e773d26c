// Finding the way through a portal: together first, then the cheapest way to the next shard and the Boss Portal, with detours while healthy.
import type { AdventureState, ReasonId } from '@wyrmtable/adventures';
import { argumentOf, type Cell, engagedWith, kindOf, neighbours } from '@wyrmtable/adventures/inside';
import { NONE } from '@wyrmtable/dice-throne/lead';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { blowOf, healthOf, isHealthy, levelOf } from './health.ts';
import { divided, salveOrGo } from './salves.ts';

const SHARDS = 3;
/** The level of the minion that guards the Boss Portal. */
const GUARD = 4;
/** What the chest of a minion or of a tile brings each hero, in points of health. */
const CHEST = 1;
const USUAL_BLOW = 6;
/** Above all ways, below all fights. */
const DETOUR = 10;
const FAR = 1000;

/** What somebody knows of a portal. */
interface Lore {
  /** What turning over a tile of each level costs, in health of the team. */
  readonly tolls: readonly number[];
  /** What a Salve that lies on it is worth. */
  readonly salve: number;
  /** A minion with so little health left is left to its hero, who is well. */
  readonly nearlyDown: number;
  /** How much the way to the goal still counts for a weak hero with mates. */
  readonly unhurried: number;
}

/** One fight after the other looks the same as two at once, and a strong minion hardly worse than a weak one. */
const HEARSAY: Lore = { tolls: [0, 3, 5, 7, 9], salve: 2, nearlyDown: 4, unhurried: 0.1 };

/**
 * As games have shown (docs/bots.md): a minion of the fourth level takes as long as three others, a Salve heals more than a weak
 * minion takes, and nobody begins another fight while a mate's can be joined.
 */
const TRAVELLED: Lore = { tolls: [0, 3, 4.5, 6.5, 15], salve: 5, nearlyDown: 0, unhurried: 0.5 };

/** What is chosen, and why where it is worth saying to the mates; `mate` is whom it is about. */
export interface Decision {
  readonly choice: Choice;
  readonly why: ReasonId | null;
  readonly mate: Seat | null;
}

export type Explore = (world: AdventureState, seat: Seat, choices: readonly Choice[]) => Decision;

export const explore: Explore = (world, seat, choices) => decide(world, seat, choices, HEARSAY);
export const exploreAsTravelled: Explore = (world, seat, choices) => decide(world, seat, choices, TRAVELLED);

function decide(world: AdventureState, seat: Seat, choices: readonly Choice[], lore: Lore): Decision {
  const [first = 0] = choices;
  switch (kindOf(first)) {
    case 'share': {
      const choice = divided(world, choices);
      return { choice, why: 'share-fewest', mate: argumentOf(choice) };
    }
    case 'rescue':
      // Whoever has most salves is named first.
      return { choice: first, why: 'rescue-most', mate: argumentOf(first) };
    case 'move':
      return moved(world, seat, choices, lore);
    default: {
      const { kind, why } = salveOrGo(world, seat);
      return { choice: choices.find((choice) => kindOf(choice) === kind) ?? first, why, mate: null };
    }
  }
}

/** What turning a tile over costs, in health: its minion, less what lies on it; a chest is for every hero (ADV-13.2). */
function costOf({ heroes }: AdventureState, { kind, level, items, open }: Cell, { tolls, salve }: Lore): number {
  if (open) return 0;
  let cost = tolls[kind === 'portal' ? GUARD : level] ?? 0;
  for (const item of items) {
    if (item === 'salve') cost -= salve;
    else if (item !== 'shard') cost -= CHEST * heroes.length;
  }
  return Math.max(0.5, cost);
}

/** From every cell the least that the way to a target costs, the target included and the cell itself not. */
function waysTo(world: AdventureState, isTarget: (cell: Cell) => boolean, lore: Lore): number[] {
  const ways = world.cells.map((cell) => (isTarget(cell) ? 0 : Number.POSITIVE_INFINITY));
  for (let changed = true; changed; ) {
    changed = false;
    world.cells.forEach((cell, at) => {
      // The Boss Portal is no way through.
      if (cell.kind === 'none' || (cell.kind === 'portal' && !isTarget(cell))) return;
      for (const next of neighbours(world, at)) {
        const beyond = world.cells[next];
        if (beyond === undefined || (beyond.kind === 'portal' && !isTarget(beyond))) continue;
        const way = (ways[next] ?? Number.POSITIVE_INFINITY) + costOf(world, beyond, lore);
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

/** A fight that may be joined: whose it is, what joining is worth, and why it is joined or left alone. */
interface Joinable {
  readonly mate: Seat;
  readonly worth: number;
  readonly why: ReasonId;
}

/**
 * What joining the fight on that tile is worth, against looking for another one. Nothing presses, and a minion strikes
 * back once for every turn of a hero, whoever takes it: so together the same blows fall on more shoulders, and everybody
 * in the fight has an Income. Only a fight that its hero has as good as won may be left to that hero, and a weak hero keeps
 * away from a strong minion as long as a weaker one can be looked for and nobody could fall there next. Of several fights
 * the one is joined first whose hero could.
 */
function joined(world: AdventureState, seat: Seat, at: number, weakest: number, nearlyDown: number): Joinable {
  const { heroes, arena } = world;
  const mate = heroes.findIndex((one, hero) => hero !== seat && one.place === at && engagedWith(world, hero) !== NONE);
  const foe = engagedWith(world, mate);
  const left = arena.health[arena.players[foe]?.dial ?? NONE] ?? 0;
  if (left <= nearlyDown && isHealthy(world, mate) && isHealthy(world, seat))
    return { mate, worth: -FAR, why: 'mate-wins' };
  const level = levelOf(world, foe);
  if (healthOf(world, mate) <= blowOf(level)) return { mate, worth: 2 * FAR - left, why: 'join-danger' };
  const isWeak = healthOf(world, seat) <= blowOf(level);
  if (isWeak && left > USUAL_BLOW && level > weakest + 1) return { mate, worth: -FAR, why: 'too-weak' };
  return { mate, worth: FAR - left, why: 'join-share' };
}

function moved(world: AdventureState, seat: Seat, choices: readonly Choice[], lore: Lore): Decision {
  const { heroes, cells, shards } = world;
  const healthy = isHealthy(world, seat);
  const wanted = (cell: Cell): boolean =>
    !cell.open && (shards < SHARDS ? cell.items.includes('shard') : cell.kind === 'portal');
  const ways = waysTo(world, wanted, lore);
  const hidden = choices.flatMap((choice) => cells[argumentOf(choice)] ?? []).filter(({ open }) => !open);
  const weakest = Math.min(...hidden.map(({ level }) => level));
  // Who is weak leaves the dangerous tiles to a mate; alone there is nobody to leave them to.
  const haste = healthy || heroes.length === 1 ? 1 : lore.unhurried;
  const fights = new Map<Choice, Joinable>();
  for (const choice of choices) {
    const at = argumentOf(choice);
    if (cells[at]?.open) fights.set(choice, joined(world, seat, at, weakest, lore.nearlyDown));
  }
  const worth = (choice: Choice): number => {
    const at = argumentOf(choice);
    const cell = cells[at];
    if (cell === undefined) return Number.NEGATIVE_INFINITY;
    const fight = fights.get(choice);
    if (fight !== undefined) return fight.worth;
    const cost = costOf(world, cell, lore);
    if (healthy && isDetour(cell)) return DETOUR - cost;
    return Math.max(-FAR, -cost - haste * (ways[at] ?? FAR));
  };
  const choice = choices.reduce((best, one) => (worth(one) > worth(best) ? one : best));
  // The guard of the Boss Portal is not met while a mate fights on: with two it is over sooner, and then both are there.
  const won = choices.find((one) => fights.get(one)?.why === 'mate-wins');
  if (won !== undefined && cells[argumentOf(choice)]?.kind === 'portal')
    return { choice: won, why: 'join-portal', mate: fights.get(won)?.mate ?? null };
  // Who goes elsewhere says why nobody is joined.
  const about = fights.get(choice) ?? [...fights.values()][0];
  return { choice, why: about?.why ?? null, mate: about?.mate ?? null };
}
