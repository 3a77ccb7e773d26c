// The exact chance to meet a row in a turn of three rolls when playing for nothing else.
import { chanceToMeet } from '@wyrmtable/bots/dice-throne/odds';
import type { Hero, Need } from '@wyrmtable/dice-throne';
import { missing } from '../../games/dice-throne/meeting.ts';

const ROLLS = 3;
const known = new Map<string, number>();

export function rowChance(hero: Hero, need: Need): number {
  const key = JSON.stringify([hero.die, need]);
  let chance = known.get(key);
  if (chance === undefined) {
    chance = chanceToMeet((dice) => missing(hero, dice, need) === 0, ROLLS);
    known.set(key, chance);
  }
  return chance;
}
