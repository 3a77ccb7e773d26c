// What the road of Etchinstone sounds like, event by event.
import { type EtchinstoneEvent, MAGE_CARDS } from '@wyrmtable/etchinstone';
import { type Heard, type Hearing, heardIn, type SoundTable } from '../../sound/heard.ts';
import { isEtchinstoneEvent } from './happening.ts';

/** A mage's card sounds of its element. */
const of = (cue: Heard['cue'], card: string): Heard => ({
  cue,
  accent: MAGE_CARDS.find(({ id }) => id === card)?.element,
});

const ETCHINSTONE_SOUNDS: SoundTable<EtchinstoneEvent, object> = {
  changed: null,
  region: 'chapter',
  regionSkipped: 'skipped',
  regionEnded: null,
  drew: 'card-drawn',
  scouted: ({ card, encounter }) => (encounter === 'enemy' ? { cue: 'aim' } : of('glimpse', card)),
  detour: 'step',
  faced: null,
  assigned: null,
  left: null,
  combined: null,
  attuned: null,
  aimed: null,
  gaveUpSpare: null,
  resolved: ({ forecast: { against, result } }) => {
    if (result === 'defeat') return { cue: 'fizzle' };
    if (against === 'journey' || against === 'finalJourney') return { cue: 'step' };
    return { cue: result === 'full' || result === 'tier3' ? 'heavy-hit' : 'hit' };
  },
  timeLost: 'hourglass',
  poisoned: 'venom',
  absorbed: ({ card }) => of('shield', card),
  downgraded: ({ card }) => of('wither', card),
  removed: 'fall',
  knockout: 'stunned',
  deckLost: 'shuffle',
  upgraded: ({ card }) => of('upgrade', card),
  xpLost: null,
  discarded: 'card-dropped',
  finalJourney: 'chapter',
  regrouped: 'salve',
  finalEnemy: () => ({ cue: 'roar', accent: 'dragon' }),
  won: 'win',
  lost: 'lose',
};

export const hear: Hearing = (event, view) =>
  isEtchinstoneEvent(event) ? heardIn(ETCHINSTONE_SOUNDS, event.kind, event, view) : null;
