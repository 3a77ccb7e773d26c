// A King's Hand spent in the versus modes: a loot die, and what it brings (ADV-23.6).
import { openDice } from '@wyrmtable/dice-throne/inside';
import { begin, playerAt } from '@wyrmtable/dice-throne/lead';
import type { Seat } from '@wyrmtable/kernel';
import { contentOf } from '../content/library.ts';
import { lootDie } from './loot.ts';
import type { Play } from './play.ts';

const NO_CHEST = 0;

export function spendHand({ state, chance, emit }: Play, seat: Seat): void {
  const { arena } = state;
  const result = lootDie(chance);
  if (emit) emit({ kind: 'loot-die', seat, chest: NO_CHEST, result });
  const owner = openDice(arena)?.owner ?? seat;
  const theirs = playerAt(arena, owner).team !== playerAt(arena, seat).team;
  const { scene, sequence } =
    contentOf(state).handScenes[result <= 10 ? 'low' : result > 15 ? 'high' : theirs ? 'theirs' : 'own'];
  begin(arena, sequence, seat, 'scene', scene).picked = owner;
}
