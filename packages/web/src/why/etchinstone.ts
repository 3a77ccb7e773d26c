// By which rule of Dragons of Etchinstone something happens or is asked: complete by type.
import type { EtchinstoneEvent } from '@wyrmtable/etchinstone';
import type { Moment } from '../games/etchinstone/board.ts';
import type { RuleId } from './rule.ts';

export const ETCH_EVENT_RULES: Readonly<Record<EtchinstoneEvent['kind'], RuleId>> = {
  changed: 'ETCH-5.2',
  region: 'ETCH-6.1',
  regionSkipped: 'ETCH-18.3',
  regionEnded: 'ETCH-17.3',
  drew: 'ETCH-17.4',
  scouted: 'ETCH-7.1',
  detour: 'ETCH-7.3',
  faced: 'ETCH-7.8',
  assigned: 'ETCH-9.1',
  left: 'ETCH-9.4',
  combined: 'ETCH-10.1',
  attuned: 'ETCH-10.3',
  aimed: 'ETCH-11.1',
  gaveUpSpare: 'ETCH-12.6',
  resolved: 'ETCH-11.7',
  timeLost: 'ETCH-15.2',
  poisoned: 'ETCH-12.2',
  absorbed: 'ETCH-15.7',
  downgraded: 'ETCH-15.8',
  removed: 'ETCH-15.14',
  knockout: 'ETCH-15.15',
  deckLost: 'ETCH-15.17',
  upgraded: 'ETCH-16.2',
  xpLost: 'ETCH-16.5',
  discarded: 'ETCH-17.1',
  finalJourney: 'ETCH-20.1',
  regrouped: 'ETCH-20.3',
  finalEnemy: 'ETCH-21.1',
  won: 'ETCH-22.2',
  lost: 'ETCH-22.1',
};

export const ETCH_MOMENT_RULES: Readonly<Record<Moment, RuleId>> = {
  difficulty: 'ETCH-5.2',
  arrange: 'ETCH-9.1',
  absorb: 'ETCH-15.7',
  upgrade: 'ETCH-16.1',
  over: 'ETCH-22.2',
};

/** Why a card of the hand cannot be given: it has absorbed, has fallen, is at the top, costs too much, or has been changed. */
export const CARD_RULES = {
  absorbed: 'ETCH-15.12',
  downgraded: 'ETCH-16.4',
  topLevel: 'ETCH-2.3',
  tooDear: 'ETCH-16.2',
  changed: 'ETCH-5.2',
} as const satisfies Readonly<Record<string, RuleId>>;
