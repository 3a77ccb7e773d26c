// A boss fight, step by step: salves, the hero's turn, the boss's turn (ADV-16).
import { beginPassives, giveTurn, NONE, playerAt } from '@wyrmtable/dice-throne/lead';
import type { AdventureState } from '../state.ts';
import { runArena } from './arena.ts';
import { canSalve, shareSalves } from './explore.ts';
import type { Play } from './play.ts';

/** Goes on with the turn until a hero is asked; false when somebody is, or the fight is over. */
export function stepBoss(play: Play): boolean {
  const { state } = play;
  const { active, arena } = state;
  const boss = state.heroes.length;
  switch (state.step) {
    case 'share':
      return shareSalves(play);
    case 'begin':
      if (canSalve(state, active)) {
        state.asked = active;
        return false;
      }
      leaveBossSalves(state);
      return true;
    case 'hero':
      if (!runArena(play)) return false;
      state.step = 'enemy';
      playerAt(arena, boss).faces = active;
      giveTurn(arena, boss);
      letBystandersAct(state);
      return true;
    case 'enemy':
      if (!runArena(play)) return false;
      state.active = (active + 1) % state.heroes.length;
      state.step = 'begin';
      return true;
    default:
      throw new RangeError(`a boss fight has no step ${state.step}`);
  }
}

/** ADV-R14: what stands beside the boss does its part when the boss's turn begins. */
function letBystandersAct({ arena, heroes }: AdventureState): void {
  for (let seat = heroes.length + 1; seat < arena.players.length; seat++)
    if (!playerAt(arena, seat).out) beginPassives(arena, seat, 'upkeep');
}

/** ADV-16.1: salves first, then the hero's turn. */
export function leaveBossSalves(state: AdventureState): void {
  state.asked = NONE;
  state.step = 'hero';
  giveTurn(state.arena, state.active);
}
