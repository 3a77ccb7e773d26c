// What may be new on an adventure: a boss, chests and the shop, and all that a fight of Dice Throne brings.
import type { AdventureView } from '@wyrmtable/adventures';
import { adventureRules as rules } from '@wyrmtable/words/adventures-rules';
import { type Meeting, type Meets, told } from '../../encounters/meeting.ts';
import { throneMeetings } from '../dice-throne/encounters.ts';

export function adventureMeetings({ stage, enemies, arena }: AdventureView): readonly Meeting[] {
  return [
    ...(stage === 'boss' ? [told('boss', rules.bossesTitle, rules.bosses)] : []),
    ...(stage === 'spoils' ? [told('loot', rules.lootTitle, rules.loot)] : []),
    ...(enemies.length > 0 ? throneMeetings(arena) : []),
  ];
}

export const meets: Meets = { in: adventureMeetings };
