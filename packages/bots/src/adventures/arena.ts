// A fight on the map as Dice Throne's judgement knows fights: two sides, each with one dial.
import type { AdventureState } from '@wyrmtable/adventures';
import { engagedWith, isEnemy } from '@wyrmtable/adventures/inside';
import { NONE, playerAt, type ThroneState } from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';

/** Who fights whom. */
export type Fight = readonly [hero: Seat, foe: Seat];

/** Just now: the hero whose turn or whose enemy's turn it is, else the one who is asked. In the versus modes nobody is an enemy by seat. */
export function fightAt(world: AdventureState, seat: Seat): Fight | null {
  const { arena, active } = world;
  if (world.stage === 'versus') return null;
  const turn = isEnemy(world, arena.active) ? playerAt(arena, arena.active).faces : arena.active;
  for (const hero of [turn, active, seat]) {
    if (hero === NONE || isEnemy(world, hero)) continue;
    const foe = engagedWith(world, hero);
    if (foe !== NONE) return [hero, foe];
  }
  return null;
}

/**
 * The table of a possible world, laid for judging. On the map every hero and every minion has a dial of its own, but one
 * hero's fall loses the scenario for all (ADV-12.5): so all heroes count with the dial of the one who fights, and all
 * minions with that of the one fought. What helps a mate helps that fight. The versus modes have their sides already.
 */
export function lay(world: AdventureState, fight: Fight | null): ThroneState {
  const { arena } = world;
  if (fight === null) {
    arena.order = arena.players.map((_, at) => at);
    return arena;
  }
  const [hero, foe] = fight;
  const dials = [playerAt(arena, hero).dial, playerAt(arena, foe).dial] as const;
  arena.players.forEach((player, at) => {
    player.dial = dials[isEnemy(world, at) ? 1 : 0];
  });
  arena.order = [hero, foe];
  return arena;
}
