// A player at random who at least moves the game on.
import { type EtchinstoneState, type EtchinstoneView, FACE, FINISH, KEEP_APART, MARCH } from '@wyrmtable/etchinstone';
import { type AnyBot, type Choice, type Question, swiftChance } from '@wyrmtable/kernel';

/** Faces what comes, keeps cards apart, spends experience while it can and marches on; the rest is chance. */
function worthwhile({ choices }: Question<EtchinstoneState, EtchinstoneView>): readonly Choice[] {
  const onward = choices.find((choice) => choice === FACE || choice === KEEP_APART || choice === MARCH);
  if (onward !== undefined) return [onward];
  const rises = choices.filter((choice) => choice !== FINISH);
  return rises.length > 0 ? rises : choices;
}

export const eager: AnyBot = {
  blind: true,
  answer(question: Question<EtchinstoneState, EtchinstoneView>) {
    const good = worthwhile(question);
    const choice = good[swiftChance(question.seed).below(good.length)];
    if (choice === undefined) throw new RangeError('a bot was asked with nothing to choose from');
    return choice;
  },
};
