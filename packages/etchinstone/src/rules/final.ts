// The final battle around its two arrangements: preparation, regroup, rest, victory (ETCH-19 to ETCH-22).
import type { Chance, Emit } from '@wyrmtable/kernel';
import { cardOf, figuresOf } from '../content/library.ts';
import type { EtchinstoneEvent } from '../events.ts';
import { type EtchinstoneState, scoreOf } from '../state.ts';
import { askRole } from './arrange.ts';
import { clearArrangement } from './challenge.ts';
import { discardFromHand, draw, shuffleAll } from './piles.ts';

/** ETCH-19: no key card, hardship, ability or danger from here on. */
export function setOut(state: EtchinstoneState, chance: Chance, emit: Emit<EtchinstoneEvent>): void {
  state.stage = 'finalJourney';
  state.encounter = null;
  state.type = 0;
  state.hardship = null;
  state.downgraded = 0;
  state.poison = 0;
  clearArrangement(state);
  shuffleAll(state, chance);
  if (emit) emit({ kind: 'finalJourney', dragon: state.dragon });
  draw(state, figuresOf(state).journeyHand, emit);
  askRegroup(state);
}

/** ETCH-20.3: once a game, while there is a hand to regroup. */
function askRegroup(state: EtchinstoneState): void {
  if (state.regrouped || state.hand.length === 0) askRole(state);
  else state.step = 'regroup';
}

/** ETCH-20.3, ETCH-20.4. */
export function regroupWithout(
  state: EtchinstoneState,
  card: number,
  chance: Chance,
  emit: Emit<EtchinstoneEvent>,
): void {
  state.regrouped = true;
  state.discard.push(card);
  const back = state.hand.filter((other) => other !== card);
  chance.shuffle(back);
  state.hand = [];
  state.deck.unshift(...back);
  state.under = back.length;
  if (emit) emit({ kind: 'regrouped', card: cardOf(state, card).id });
  draw(state, figuresOf(state).journeyHand, emit);
  askRegroup(state);
}

/** ETCH-20.12, ETCH-21.1. */
export function rest(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  discardFromHand(state, state.hand.slice(), emit);
  clearArrangement(state);
  state.stage = 'finalEnemy';
  state.downgraded = 0;
  if (emit) emit({ kind: 'finalEnemy', dragon: state.dragon });
  draw(state, state.deck.length, emit);
  askRole(state);
}

/** ETCH-22.2. */
export function win(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  state.result = 'won';
  state.step = 'over';
  if (emit) emit({ kind: 'won', score: scoreOf(state) });
}
