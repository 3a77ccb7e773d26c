// The day's dragon in words.
import { DIFFICULTY_IDS, DRAGON_IDS } from '@wyrmtable/etchinstone';
import { phrase } from '@wyrmtable/words';
import { day } from '@wyrmtable/words/day';
import { difficultyName, dragonName } from '@wyrmtable/words/etchinstone';
import type { DayWords } from '../manifest.ts';

export const dayWords: DayWords = {
  task(lang, options) {
    const known: { dragon?: unknown; difficulty?: unknown } = options;
    const dragon = DRAGON_IDS.find((id) => id === known.dragon) ?? DRAGON_IDS[0];
    const difficulty = DIFFICULTY_IDS.find((id) => id === known.difficulty) ?? DIFFICULTY_IDS[0];
    return phrase(lang, day.dragon, {
      dragon: dragonName(lang, dragon),
      difficulty: difficultyName(lang, difficulty),
    });
  },
  won: day.dragonWon,
  lost: day.dragonLost,
};
