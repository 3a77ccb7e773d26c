// A player at random who at least moves the game on.
import { type FarkleState, type FarkleView, FINAL_BATTLE, kindOf, STOP } from '@wyrmtable/dragon-farkle';
import { type AnyBot, type Choice, type Question, swiftChance } from '@wyrmtable/kernel';

/** Takes all that scores, never stops with nothing, fights when the lair is open; the rest is chance. */
function worthwhile({ view, choices }: Question<FarkleState, FarkleView>): readonly Choice[] {
  switch (view.step) {
    case 'choose': {
      // The sets come best first; after a rally the first two differ by the reward alone.
      const best = choices.filter((choice) => kindOf(choice) === 'setAside');
      return best.slice(0, view.face === 'rally' ? 2 : 1);
    }
    case 'decide':
      return view.pending === 0 ? choices.filter((choice) => choice !== STOP) : choices;
    case 'turn':
      return choices.includes(FINAL_BATTLE) ? [FINAL_BATTLE] : choices;
    default:
      return choices;
  }
}

export const eager: AnyBot = {
  answer(question: Question<FarkleState, FarkleView>) {
    const good = worthwhile(question);
    const choice = good[swiftChance(question.seed).below(good.length)];
    if (choice === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    return choice;
  },
};
