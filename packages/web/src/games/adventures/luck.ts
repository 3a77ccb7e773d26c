// Of an adventure only the luck is told, and of a campaign's enemies nothing: no choice of a person throws their dice.
import { REPORT_PAGE } from '@wyrmtable/words/report';
import type { Telling } from '../../report/telling.ts';

const isCampaign = (options: object): boolean => 'mode' in options && options.mode === 'campaign';

export const telling = (options: object): Telling => ({
  slips: null,
  aside: isCampaign(options) ? REPORT_PAGE.enemies : null,
});
