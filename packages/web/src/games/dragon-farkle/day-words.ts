// Dragon Farkle's match of the day in words.
import { phrase } from '@wyrmtable/words';
import { day } from '@wyrmtable/words/day';
import type { DayWords } from '../manifest.ts';

export const dayWords: DayWords = {
  task(lang, options, bot) {
    const { wounds }: { wounds?: unknown } = options;
    return phrase(lang, day.farkle, { wounds: Number(wounds), bot });
  },
  won: day.farkleWon,
  lost: day.farkleLost,
};
