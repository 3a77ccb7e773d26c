// What a committed arrangement leads to: phase 3 in regions, and both parts of the final battle (ETCH-15, ETCH-20, ETCH-21).
import type { Emit } from '@wyrmtable/kernel';
import { cardOf } from '../content/library.ts';
import type { EtchinstoneEvent } from '../events.ts';
import type { EtchinstoneState, Passage } from '../state.ts';
import { knockOut, suffer } from './damage.ts';
import { discardTop } from './piles.ts';
import { reckon } from './reckon.ts';

type Defeat = Extract<EtchinstoneEvent, { readonly kind: 'lost' }>['why'];

/** ETCH-1.10: only ever in the final battle. */
function lose(state: EtchinstoneState, why: Defeat, emit: Emit<EtchinstoneEvent>): void {
  state.result = 'lost';
  state.step = 'over';
  if (emit) emit({ kind: 'lost', why });
}

/** ETCH-15.1 to 15.3: resolved at once, before damage; the key card goes first. */
function loseTime(state: EtchinstoneState, points: number, emit: Emit<EtchinstoneEvent>): void {
  if (points === 0) return;
  const cards = discardTop(state, points).map((card) => cardOf(state, card).id);
  if (emit) emit({ kind: 'timeLost', points, cards, short: points - cards.length });
}

const AFTER: Readonly<Record<EtchinstoneState['stage'], Passage>> = {
  setup: 'experience',
  region: 'experience',
  finalJourney: 'rest',
  finalEnemy: 'victory',
};

export function resolve(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  const forecast = reckon(state, state.deck.length);
  if (emit) emit({ kind: 'resolved', forecast });
  const { stage } = state;
  state.lost = [];
  if (stage !== 'region' && forecast.result === 'defeat') {
    // ETCH-20.10, ETCH-21.9.
    lose(state, stage === 'finalJourney' ? 'journey' : 'battle', emit);
    return;
  }
  loseTime(state, forecast.time.total, emit);
  state.xp = forecast.xp;
  state.poison = forecast.poison;
  state.spareGoes = forecast.spare?.goes ?? false;
  if (suffer(state, forecast.damage.total, forecast.element, AFTER[stage]) !== 'knockout') return;
  // ETCH-21.12.
  if (stage === 'finalEnemy') lose(state, 'knockout', emit);
  else knockOut(state, emit);
}
