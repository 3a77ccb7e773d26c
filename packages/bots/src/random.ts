// The plainest player: any legal choice, each as likely as the next.
import { type AnyBot, swiftChance } from '@wyrmtable/kernel';

export const random: AnyBot = {
  blind: true,
  answer({ choices, seed }) {
    const choice = choices[swiftChance(seed).below(choices.length)];
    if (choice === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    return choice;
  },
};
