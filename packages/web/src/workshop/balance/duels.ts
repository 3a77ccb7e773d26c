// Plays the duels a thread is handed, all of one hero.
import { type DuelEnd, duelist } from '@wyrmtable/bots/lab';
import type { DuelWanted } from './protocol.ts';

let play: ReturnType<typeof duelist> | null = null;

export function duelPlayed({ duel, of }: DuelWanted): DuelEnd | null {
  if (of !== undefined) play = duelist(of.box, of.level, of.seed);
  return play?.(duel) ?? null;
}
