// Bots that play by a style alone.
import type { FarkleState, FarkleView } from '@wyrmtable/dragon-farkle';
import type { AnyBot, Question } from '@wyrmtable/kernel';
import { answerBy } from './play/policy.ts';
import type { Style } from './play/style.ts';

export function styled(style: Style): AnyBot {
  return {
    // Any world that looks like the table serves: the policy reads only what the seat can see of it.
    answer: ({ seat, choices, sample }: Question<FarkleState, FarkleView>) => answerBy(style, sample(), seat, choices),
  };
}
