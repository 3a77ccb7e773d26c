// Phase 5 and the road from region to region (ETCH-17, ETCH-18), with the poison that waits in between (ETCH-12.2 to 12.4).
import type { Chance, Emit } from '@wyrmtable/kernel';
import { LAST_REGION } from '../content/figures.ts';
import { figuresOf } from '../content/library.ts';
import type { EtchinstoneEvent } from '../events.ts';
import { type EtchinstoneState, isIdle } from '../state.ts';
import { knockOut, suffer } from './damage.ts';
import { activeCards, discardFromHand, draw, shuffleAll } from './piles.ts';

/** ETCH-17.1, ETCH-17.2: what Cleanup takes from the hand. */
function leaving(state: EtchinstoneState): number[] {
  return state.hand.filter((card) => state.spareGoes || !isIdle(state, card));
}

export function cleanUp(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  const going = leaving(state);
  const ends = state.deck.length + state.hand.length - going.length < figuresOf(state).cardsForEncounter;
  if (ends && state.poison > 0) {
    // ETCH-12.4: no hand follows, so this one takes it, before anything is discarded; then Cleanup starts again.
    const damage = state.poison;
    state.poison = 0;
    if (emit) emit({ kind: 'poisoned', damage, hand: 'current' });
    if (suffer(state, damage, null, 'cleanup') === 'knockout') knockOut(state, emit);
    return;
  }
  discardFromHand(state, going, emit);
  if (ends) {
    endRegion(state, emit);
    return;
  }
  draw(state, figuresOf(state).handSize - state.hand.length, emit);
  state.step = 'poison';
}

/** ETCH-17.3. */
function endRegion(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  if (emit) emit({ kind: 'regionEnded', region: state.region });
  state.step = 'nextRegion';
}

/** ETCH-17.5, ETCH-12.3, ETCH-15.15: a knockout by poison is one too; it may leave too few cards to go on (ETCH-R10). Poison
 * is no part of the encounter that follows. */
export function sting(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  const damage = state.poison;
  state.poison = 0;
  state.downgraded = 0;
  if (damage > 0 && emit) emit({ kind: 'poisoned', damage, hand: 'next' });
  if (suffer(state, damage, null, 'encounter') !== 'knockout') return;
  knockOut(state, emit);
  if (state.deck.length + state.hand.length < figuresOf(state).cardsForEncounter) endRegion(state, emit);
}

/** ETCH-4.4, ETCH-4.5, ETCH-18: also the way into region 1. */
export function enterNextRegion(state: EtchinstoneState, chance: Chance, emit: Emit<EtchinstoneEvent>): void {
  if (state.region === LAST_REGION) {
    state.step = 'journey';
    return;
  }
  state.region++;
  state.stage = 'region';
  state.poison = 0;
  // ETCH-18.3.
  if (activeCards(state) < figuresOf(state).cardsForEncounter) {
    if (emit) emit({ kind: 'regionSkipped', region: state.region });
    return;
  }
  shuffleAll(state, chance);
  if (emit) emit({ kind: 'region', region: state.region });
  draw(state, figuresOf(state).handSize, emit);
  state.step = 'encounter';
}
