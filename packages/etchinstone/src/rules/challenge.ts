// The set-up's changed levels, and phase 1 of an encounter: scouting, hardship, detours (ETCH-5, ETCH-7).
import type { Emit } from '@wyrmtable/kernel';
import { cardOf, difficultyOf, faceOf, figuresOf } from '../content/library.ts';
import type { EtchinstoneEvent } from '../events.ts';
import { type EtchinstoneState, levelOf, NONE, noRoles } from '../state.ts';

/** ETCH-5.1: the taken cards lie in hand; `downgraded` marks those that have changed. */
export function changeLevel(state: EtchinstoneState, card: number, emit: Emit<EtchinstoneEvent>): void {
  const { level, changed } = difficultyOf(state, state.difficulty);
  state.levels[card] = level;
  state.downgraded |= 1 << card;
  if (emit) emit({ kind: 'changed', card: cardOf(state, card).id, level });
  if (state.hand.length - unchanged(state).length < changed) return;
  state.downgraded = 0;
  state.step = 'nextRegion';
}

export function unchanged(state: EtchinstoneState): number[] {
  return state.hand.filter((card) => (state.downgraded & (1 << card)) === 0);
}

export function clearArrangement(state: EtchinstoneState): void {
  state.roles = noRoles();
  state.aims = [null, null];
  state.top = NONE;
  state.hidden = NONE;
  state.attuned = null;
  state.givenUp = false;
  state.spareGoes = false;
  state.cursor = 0;
}

export function beginEncounter(state: EtchinstoneState): void {
  clearArrangement(state);
  state.detours = 0;
  state.downgraded = 0;
  state.step = 'scout';
}

/** ETCH-7.1, ETCH-7.2: the key card is read at its current level and stays on the deck. */
export function scout(state: EtchinstoneState, emit: Emit<EtchinstoneEvent>): void {
  const key = state.deck.at(-1);
  if (key === undefined) throw new Error('an encounter needs a key card');
  const { level, encounter, hardship } = faceOf(state, key, levelOf(state, key));
  state.keyOpen = true;
  state.encounter = encounter.kind;
  state.type = encounter.type;
  state.hardship = hardship;
  state.step = 'challenge';
  if (emit) {
    emit({
      kind: 'scouted',
      card: cardOf(state, key).id,
      level,
      encounter: encounter.kind,
      type: encounter.type,
      hardship,
    });
  }
}

/** ETCH-7.4, ETCH-7.6, ETCH-7.7. */
export function mayDetour(state: EtchinstoneState): boolean {
  return state.detours < figuresOf(state).detours && state.deck.length >= 2 && state.hand.length >= 2;
}

/** ETCH-7.3, ETCH-7.5. */
export function makeDetour(state: EtchinstoneState, card: number, emit: Emit<EtchinstoneEvent>): void {
  const key = state.deck.pop() ?? NONE;
  state.hand.splice(state.hand.indexOf(card), 1);
  state.discard.push(key, card);
  state.detours++;
  state.step = 'scout';
  if (emit) emit({ kind: 'detour', key: cardOf(state, key).id, card: cardOf(state, card).id });
}
