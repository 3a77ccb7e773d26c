// How a report says what was chosen at a table of Dice Throne, and when.
import type { ThroneReading, ThroneView } from '@wyrmtable/dice-throne';
import { phrase } from '@wyrmtable/words';
import { askingLine, choiceLine, momentOf } from '@wyrmtable/words/dice-throne';
import { NOTES } from '@wyrmtable/words/throne-asking';
import type { SlipsOf } from '../../report/telling.ts';
import { sourceOf } from './asking/question.ts';

export const slips: SlipsOf<ThroneView, ThroneReading> = {
  choice: (lang, reading, names, view) =>
    choiceLine(
      lang,
      reading,
      names,
      view.players.map(({ hero }) => hero),
      momentOf(view),
    ),
  asked: (lang, view) => {
    const source = momentOf(view).effect === undefined ? null : sourceOf({ view, lang });
    return [
      ...(view.asking === null ? [] : [askingLine(lang, view.asking, view)]),
      ...(source === null ? [] : [phrase(lang, NOTES.of, { source })]),
    ];
  },
  turn: ({ turn }) => turn,
  dice: (view) => {
    if (view.effectDice.length > 0) return view.effectDice;
    return view.defenceDice.length > 0 ? view.defenceDice : view.dice;
  },
};
