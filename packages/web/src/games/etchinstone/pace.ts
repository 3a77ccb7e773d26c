// The pace of Dragons of Etchinstone.
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import type { Pace } from '../pace.ts';

export const pace: Pace<EtchinstoneEvent['kind']> = {
  shown: {
    drew: 0,
    discarded: 0,
    upgraded: 750,
    won: 1500,
    changed: 0,
    region: 900,
    regionSkipped: 700,
    regionEnded: 0,
    scouted: 600,
    detour: 500,
    faced: 0,
    assigned: 0,
    left: 0,
    combined: 0,
    attuned: 0,
    aimed: 0,
    gaveUpSpare: 0,
    resolved: 1400,
    timeLost: 900,
    poisoned: 900,
    absorbed: 250,
    downgraded: 350,
    removed: 600,
    knockout: 1000,
    deckLost: 600,
    xpLost: 0,
    finalJourney: 1100,
    regrouped: 600,
    finalEnemy: 1400,
    lost: 1500,
  },
};
