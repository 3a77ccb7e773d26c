// Dice Throne's match of the day in words.
import { phrase } from '@wyrmtable/words';
import { day } from '@wyrmtable/words/day';
import { heroName } from '@wyrmtable/words/dice-throne';
import type { DayWords } from '../manifest.ts';

export const dayWords: DayWords = {
  task(lang, options, bot) {
    const { heroes }: { heroes?: unknown } = options;
    const [own = '', other = ''] = Array.isArray(heroes) ? heroes.map(String) : [];
    return phrase(lang, day.throne, { own: heroName(lang, own), other: heroName(lang, other), bot });
  },
  won: day.throneWon,
  lost: day.throneLost,
};
