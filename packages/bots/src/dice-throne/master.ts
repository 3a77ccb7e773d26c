// The strongest level: Monte Carlo search over redeals with adept's judgement inside.
import type { ThroneState, ThroneView } from '@wyrmtable/dice-throne';
import { offencesOf, playerAt } from '@wyrmtable/dice-throne/inside';
import type { AnyBot, Choice, Question } from '@wyrmtable/kernel';
import { best } from './adept.ts';
import { classesOf } from './play/classes.ts';
import { atTheDice, judge } from './play/judgement.ts';
import { askNow, outlookFrom } from './play/outlook.ts';
import { rollTable } from './play/rolls.ts';
import { chanceAhead } from './search/courses.ts';
import { halve, isBetter } from './search/halving.ts';

type Asked = Question<ThroneState, ThroneView>;

/** Worlds for adept's judgement, which says what is worth searching at all. */
const TRIES = 16;
/** How much worse than the safe choice something may look to be searched, and how many choices are. */
const HOPELESS = -0.03;
const MOST = 7;
/** How many standard errors better a choice must be to be made instead of adept's. */
const SURE = 1;
const LUCK = 0x2_0000_0000;

/** Every declaration is followed further than adept looks; the dice are solved exactly with what that shows. */
function atDice(question: Asked, world: ThroneState): Choice {
  const { seat, budget } = question;
  const classes = offencesOf(playerAt(world, world.active)).reduce((sum, one) => sum + classesOf(one).length, 1);
  const tries = Math.max(10, Math.round(budget / classes));
  const outlook = outlookFrom(world, seat, () => rollTable(world, tries, chanceAhead));
  return best(atTheDice(question, outlook, world, TRIES));
}

export const master: AnyBot = {
  answer(question: Asked) {
    const { seat, choices, sample, budget, seed } = question;
    const [only] = choices;
    if (only === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    if (choices.length === 1) return only;
    const world = askNow(sample(), seat);
    if (world.asking === 'roll') return atDice(question, world);
    const judged = judge(question, world, TRIES);
    const sound = best(judged);
    const rivals = judged
      .filter(({ choice, better }) => choice !== sound && better > HOPELESS)
      .sort((a, b) => b.better - a.better)
      .slice(0, MOST)
      .map(({ choice }) => choice);
    if (rivals.length === 0) return sound;
    const trials = halve(sound, rivals, budget, (number) => {
      const course = askNow(sample(), seat);
      return (choice) => chanceAhead(course, seat, choice, LUCK + seed + number);
    });
    const [first] = trials.rivals;
    return first !== undefined && isBetter(first, SURE) ? first.choice : sound;
  },
};
