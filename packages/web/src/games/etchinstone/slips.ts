// How a report says what was chosen on the road of Etchinstone.
import type { EtchinstoneReading, EtchinstoneView } from '@wyrmtable/etchinstone';
import { choiceLine } from '@wyrmtable/words/etchinstone';
import type { SlipsOf } from '../../report/telling.ts';

export const slips: SlipsOf<EtchinstoneView, EtchinstoneReading> = {
  choice: (lang, reading, _, view) => choiceLine(lang, reading, view),
  asked: () => [],
  turn: () => null,
  dice: () => [],
};
