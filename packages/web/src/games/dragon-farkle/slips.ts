// How a report says what was chosen at a table of Dragon Farkle, and when.
import type { FarkleReading, FarkleView } from '@wyrmtable/dragon-farkle';
import { choiceLine } from '@wyrmtable/words/dragon-farkle';
import type { SlipsOf } from '../../report/telling.ts';

export const slips: SlipsOf<FarkleView, FarkleReading> = {
  choice: (lang, reading, names, { step }) => choiceLine(lang, reading, names, step),
  asked: () => [],
  turn: ({ turn }) => turn,
  dice: ({ dice }) => dice,
};
