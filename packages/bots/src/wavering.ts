// A beginner: knows how it is done, and every now and then does something else.
import { type AnyBot, swiftChance } from '@wyrmtable/kernel';

/** Apart from what the bots inside draw from the same seed. */
const WHIM = 0x4_0000_0000;

/** Plays like the first bot, but `whims` times in a hundred like the second. */
export function wavering(sound: AnyBot, whimsical: AnyBot, whims: number): AnyBot {
  return {
    answer(question) {
      const bot = swiftChance(WHIM + question.seed).below(100) < whims ? whimsical : sound;
      return bot.answer(question);
    },
  };
}
