// Salves: who holds them, and when one is spent.
import type { AdventureState, ReasonId } from '@wyrmtable/adventures';
import { argumentOf, engagedWith } from '@wyrmtable/adventures/inside';
import { NONE, statusNumber, tokensOf } from '@wyrmtable/dice-throne/lead';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { blowOf, firstHealth, healthOf, levelOf } from './health.ts';

/** What a strong turn of a boss takes, and a usual one. */
const BOSS_BLOW = 16;
const BOSS_TURN = 8;
/** Who has many salves need not wait so long with them: each one to spare is worth this much caution. */
const CAUTION = 2;
/** Salves a team keeps for bringing somebody back: each undoes a whole blow, however hard (ADV-12.3). */
const LIVES = 2;

export const salvesOf = ({ arena }: AdventureState, seat: Seat): number =>
  tokensOf(arena, seat, statusNumber(arena, 'salve'));

function salvesOfMates(world: AdventureState, seat: Seat): number {
  return world.heroes.reduce((sum, _, mate) => sum + (mate === seat ? 0 : salvesOf(world, mate)), 0);
}

/** To whoever has fewest: everybody can rescue a fallen mate, and a team about to fall has one at hand in every turn. */
export function divided(world: AdventureState, choices: readonly Choice[]): Choice {
  const held = (choice: Choice): number => salvesOf(world, argumentOf(choice));
  return choices.reduce((best, choice) => (held(choice) < held(best) ? choice : best));
}

/** Salves grow with every shard and what is left is worth a point, so none is spent before a bad turn could be the last. */
export function salveOrGo(world: AdventureState, seat: Seat): Healing {
  // Nobody heals who is as healthy as at the beginning, however hard the blows are there.
  const isLast = (danger: number): boolean => {
    const health = healthOf(world, seat);
    return health <= danger && health < firstHealth(world, seat);
  };
  if (world.stage === 'boss')
    return isLast(bossDanger(world, seat)) ? { kind: 'salve', why: 'salve-boss' } : { kind: 'go', why: null };
  const foe = engagedWith(world, seat);
  const blow = blowOf(Math.max(1, levelOf(world, foe)));
  const own = salvesOf(world, seat);
  const mates = salvesOfMates(world, seat);
  // A mate brings the fallen back, which is never dearer than healing beforehand.
  if (mates > 0 && own + mates <= LIVES)
    return { kind: 'go', why: foe !== NONE && isLast(blow) ? 'keep-rescue' : null };
  const spare = mates > 0 ? own + mates - LIVES : own;
  // Before the move nobody knows what waits there; salves can still be spent when it is known.
  return isLast(blow + CAUTION * (spare - 1)) ? { kind: 'salve', why: 'salve-blow' } : { kind: 'go', why: null };
}

/** Whether a salve is spent, and why or why not where somebody could wonder. */
interface Healing {
  readonly kind: 'salve' | 'go';
  readonly why: ReasonId | null;
}

/** In a boss fight a salve may be spent only in a holder's turn: what comes until then must be borne. */
function bossDanger(world: AdventureState, seat: Seat): number {
  const { heroes } = world;
  let turns = 1;
  while (turns < heroes.length && salvesOf(world, (seat + turns) % heroes.length) === 0) turns++;
  const spare = salvesOf(world, seat) + salvesOfMates(world, seat) - 1;
  return BOSS_BLOW + (turns - 1) * BOSS_TURN + CAUTION * spare;
}
