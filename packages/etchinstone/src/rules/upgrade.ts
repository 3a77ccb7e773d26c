// Phase 4: experience spent on the cards in hand (ETCH-16).
import type { Emit } from '@wyrmtable/kernel';
import { cardOf, faceOf } from '../content/library.ts';
import type { EtchinstoneEvent } from '../events.ts';
import { type EtchinstoneState, levelOf } from '../state.ts';
import { eligible } from './damage.ts';

const costOf = (state: EtchinstoneState, card: number): number =>
  faceOf(state, card, levelOf(state, card)).cost ?? Number.POSITIVE_INFINITY;

/** ETCH-16.1, ETCH-16.4: a card downgraded in this encounter's Penalty phase cannot rise in it. */
export function affordable(state: EtchinstoneState): number[] {
  return eligible(state).filter((card) => costOf(state, card) <= state.xp);
}

/** Asks while there is something to buy; unspent XP is lost (ETCH-16.5). */
export function askUpgrade(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  if (affordable(state).length > 0) state.step = 'upgrade';
  else finishUpgrades(state, emit);
}

export function finishUpgrades(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  if (emit && state.xp > 0) emit({ kind: 'xpLost', xp: state.xp });
  state.xp = 0;
  state.step = 'cleanup';
}

/** ETCH-16.2, ETCH-16.3. */
export function upgradeCard(state: EtchinstoneState, card: number, emit: Emit<EtchinstoneEvent>): void {
  const cost = costOf(state, card);
  const level = levelOf(state, card) + 1;
  state.xp -= cost;
  state.levels[card] = level;
  if (emit) emit({ kind: 'upgraded', card: cardOf(state, card).id, level, cost, left: state.xp });
  askUpgrade(state, emit);
}
