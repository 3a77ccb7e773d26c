// A player at random who at least moves the game on.
import { kindOf } from '@wyrmtable/dice-throne';
import { type AnyBot, type Choice, swiftChance } from '@wyrmtable/kernel';

/** Activates what is met and never ends a Roll Phase unrolled; the rest is chance. */
function worthwhile(choices: readonly Choice[]): readonly Choice[] {
  let rolls = false;
  for (const choice of choices) {
    const kind = kindOf(choice);
    if (kind === 'declare') return choices.filter((other) => kindOf(other) === 'declare');
    rolls ||= kind === 'roll';
  }
  return rolls ? choices.filter((choice) => kindOf(choice) !== 'proceed') : choices;
}

export const eager: AnyBot = {
  // What is met shows in the choices themselves: an ability can be declared or it is not among them.
  blind: true,
  answer({ choices, seed }) {
    const good = worthwhile(choices);
    const choice = good[swiftChance(seed).below(good.length)];
    if (choice === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    return choice;
  },
};
