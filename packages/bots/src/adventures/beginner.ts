// How a beginner travels: greedy for what lies on a tile, afraid once hurt, and forgetful of Salves; everything else by the plan.
import { type AdventureState, CLASSES } from '@wyrmtable/adventures';
import { argumentOf, type Cell, kindOf, lootOf } from '@wyrmtable/adventures/inside';
import { type Choice, type Seat, swiftChance } from '@wyrmtable/kernel';
import { betweenFights } from './between-fights.ts';
import { firstHealth, healthOf } from './health.ts';
import { type Decision, explore } from './map.ts';
import { salvesOf } from './salves.ts';

/** With less than this part of the first health a beginner is afraid. */
const HURT = 0.5;
/** Of so many turns, in one nobody thinks of Salves. */
const FORGOTTEN = 3;

const decided = (choice: Choice): Decision => ({ choice, why: null, mate: null });

const isAfraid = (world: AdventureState, seat: Seat): boolean =>
  healthOf(world, seat) < HURT * firstHealth(world, seat);

/** The same as long as the turn lasts, and by what everybody sees. */
const forgets = ({ arena }: AdventureState, seat: Seat): boolean =>
  swiftChance(arena.turn * 64 + (arena.players[seat]?.hero ?? 0)).below(FORGOTTEN) === 0;

/** How a beginner finds the way, divides and spends Salves. */
export function exploreAsBeginner(world: AdventureState, seat: Seat, choices: readonly Choice[]): Decision {
  const [first = 0] = choices;
  switch (kindOf(first)) {
    case 'share':
      return shared(world, seat, choices);
    case 'move':
      return moved(world, seat, choices);
    case 'rescue':
      return explore(world, seat, choices);
    default: {
      const heals = isAfraid(world, seat) && !forgets(world, seat);
      return decided(choices.find((choice) => kindOf(choice) === (heals ? 'salve' : 'go')) ?? first);
    }
  }
}

/** One for oneself first; the rest as the plan says. */
function shared(world: AdventureState, seat: Seat, choices: readonly Choice[]): Decision {
  const own = choices.find((choice) => argumentOf(choice) === seat);
  return own !== undefined && salvesOf(world, seat) === 0 ? decided(own) : explore(world, seat, choices);
}

/** Who is afraid turns the easiest tile and joins nobody; else whatever has most lying on it, unless a mate is about to fall. */
function moved(world: AdventureState, seat: Seat, choices: readonly Choice[]): Decision {
  const cellAt = (choice: Choice): Cell | undefined => world.cells[argumentOf(choice)];
  const hidden = choices.filter((choice) => cellAt(choice)?.open === false && cellAt(choice)?.kind === 'tile');
  const planned = explore(world, seat, choices);
  const levelAt = (choice: Choice): number => cellAt(choice)?.level ?? 0;
  if (isAfraid(world, seat) && hidden.length > 0)
    return decided(hidden.reduce((best, choice) => (levelAt(choice) < levelAt(best) ? choice : best)));
  const lyingAt = (choice: Choice): number => cellAt(choice)?.items.length ?? 0;
  const richest = hidden.reduce((best, choice) => (lyingAt(choice) > lyingAt(best) ? choice : best), hidden[0] ?? 0);
  return planned.why !== 'join-danger' && lyingAt(richest) > 0 ? decided(richest) : planned;
}

/** In the shop the dearest card that can be paid is bought, and unidentified ones are forgotten. */
export function shopAsBeginner(world: AdventureState, seat: Seat, choices: readonly Choice[]): Choice {
  if (world.stage !== 'shop') return betweenFights(world, seat, choices);
  const rank = (choice: Choice): number => CLASSES.indexOf(lootOf(world, argumentOf(choice)).class);
  const offers = choices.filter((choice) => kindOf(choice) === 'buy');
  const [offer] = offers;
  if (offer === undefined) return choices.find((choice) => kindOf(choice) === 'leave') ?? choices[0] ?? 0;
  return offers.reduce((best, choice) => (rank(choice) > rank(best) ? choice : best), offer);
}
