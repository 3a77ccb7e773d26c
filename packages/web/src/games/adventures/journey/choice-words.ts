// How the coach says what could be chosen in an adventure.
import type { AdventureReading, AdventureView } from '@wyrmtable/adventures';
import { choiceLine, momentOf } from '@wyrmtable/words/adventures';
import type { SlipsOf } from '../../../report/telling.ts';

export const choiceWords: Pick<SlipsOf<AdventureView, AdventureReading>, 'choice'> = {
  choice: (lang, reading, names, view) =>
    choiceLine(
      lang,
      reading,
      names,
      view.arena.players.map(({ hero }) => hero),
      momentOf(view),
    ),
};
