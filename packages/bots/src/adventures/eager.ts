// A player at random who at least moves the adventure on: fights like Dice Throne's eager one, and gives nothing away.
import { fromArena, isArena, type Kind, kindOf, toArena } from '@wyrmtable/adventures/inside';
import { type AnyBot, swiftChance } from '@wyrmtable/kernel';
import { eager as eagerFighter } from '../dice-throne/eager.ts';

/** A campaign is not for one of its players to end, and loot is not for leaving behind. */
const REGRETTED: ReadonlySet<Kind> = new Set<Kind>(['retire', 'decline', 'sell-loot']);

export const eager: AnyBot = {
  blind: true,
  answer(question) {
    const { choices, seed } = question;
    if (choices.every(isArena)) return fromArena(eagerFighter.answer({ ...question, choices: choices.map(toArena) }));
    const good = choices.filter((choice) => !REGRETTED.has(kindOf(choice)));
    const choice = good[swiftChance(seed).below(good.length)];
    if (choice === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    return choice;
  },
};
