// Every legal choice at any moment: the arena's while a hero is asked there, else the campaign's.
import { choices as arenaChoices, rescuersOf } from '@wyrmtable/dice-throne/lead';
import type { Choice, Seat } from '@wyrmtable/kernel';
import { DECLINE, fromArena, GO, KEEP, move, ONWARD, RETIRE, rescue, SALVE, share, trim } from '../choice.ts';
import { isLoot } from '../content/library.ts';
import { type AdventureState, isPlayed, NONE, travellerAt } from '../state.ts';
import { adjacentHidden } from './explore.ts';
import { destinations } from './movement.ts';
import { owedRescue } from './rescue.ts';
import { shopChoices } from './shop.ts';

/** Is somebody asked at the arena? */
export const isFighting = (state: AdventureState): boolean => isPlayed(state) && state.arena.asking !== null;

export function toMove(state: AdventureState): Seat | null {
  if (state.stage === 'over') return null;
  if (isFighting(state)) return state.arena.asked;
  return state.asked === NONE ? null : state.asked;
}

const NONE_LEGAL: readonly Choice[] = [];

export function choices(state: AdventureState, seat: Seat | null = toMove(state)): readonly Choice[] {
  if (seat === null || state.stage === 'over') return NONE_LEGAL;
  if (isFighting(state)) return arenaChoices(state.arena, seat).map(fromArena);
  if (seat !== state.asked) return NONE_LEGAL;
  const call = owedRescue(state);
  if (call !== undefined) return rescuersOf(state.arena, call).map(rescue);
  switch (state.stage) {
    case 'shop':
      return shopChoices(state, seat);
    case 'spoils':
      return [KEEP, DECLINE];
    case 'trim':
      return travellerAt(state, seat)
        .deck.filter((card) => isLoot(state, card))
        .map(trim);
    case 'between':
      return [ONWARD, RETIRE];
    default:
      return turnChoices(state, seat);
  }
}

function turnChoices(state: AdventureState, seat: Seat): Choice[] {
  switch (state.step) {
    case 'share':
      return state.heroes.map((_, hero) => share(hero));
    case 'move':
      return (state.onward ? adjacentHidden(state, seat) : destinations(state, seat)).map(move);
    default:
      return [GO, SALVE];
  }
}
