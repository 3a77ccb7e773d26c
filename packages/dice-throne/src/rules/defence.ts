// Phase 6: choosing a defence and rolling for it (DT-3.18 to DT-3.20, DT-8).
import { type Choice, PASS } from '@wyrmtable/kernel';
import { defend } from '../choice.ts';
import { abilityOf, cardOf } from '../content/library.ts';
import type { DamageType } from '../content/vocabulary.ts';
import { playerAt, type ThroneState } from '../state.ts';
import { answers, mayAct } from './answers.ts';
import { defencesOf } from './board.ts';
import { isHidden } from './damage.ts';
import { begin, beginPassives, openWindow } from './frames.ts';
import { ask, go, type Play, rollMany } from './play.ts';

/** DT-8.1: only a defendable attack can be defended; DT-20.6: nobody defends while hidden. */
function isDefendable(state: ThroneState, number: number): boolean {
  if (isHidden(state, state.target)) return false;
  const { unique } = abilityOf(state, number).ability;
  return state.pools.some((pool) => pool.attack && pool.at === state.target && isDefended(pool.type, unique));
}

/** ADV-9.6: a unique defence stops every type but ultimate damage. */
export const isDefended = (type: DamageType, unique: boolean): boolean =>
  type === 'normal' || (unique && type !== 'ultimate');

/** One of the defences, something else in its place, or none (DT-8.3, DT-8.4). */
export function defenceChoices(state: ThroneState): Choice[] {
  const found: Choice[] = defencesOf(state, playerAt(state, state.target))
    .filter((number) => isDefendable(state, number))
    .map(defend);
  if (state.pools.some((pool) => pool.attack)) answers(state, state.target, 'defence', found);
  found.push(PASS);
  return found;
}

export function beginDefence(play: Play): void {
  const { state } = play;
  if (state.pools.length > 0 && mayAct(state, state.target) && defenceChoices(state).length > 1)
    ask(state, 'defence', state.target);
  else go(state, 'defended');
}

/** DT-8.5: the printed number of dice, once. */
export function defendWith(play: Play, number: number): void {
  const { state, chance, emit } = play;
  const { dice, id, rerolls } = abilityOf(state, number).ability;
  state.defence = number;
  state.stirred = true;
  state.defenceRerolls = rerolls + extraRerolls(state);
  if (emit) emit({ kind: 'defends', seat: state.target, ability: id });
  state.defenceDice = rollMany(chance, dice);
  if (emit) emit({ kind: 'rolled', seat: state.target, purpose: 'defence', dice: state.defenceDice.slice() });
  go(state, 'defence-rolled');
  openWindow(play, 'defence-roll');
  beginPassives(state, state.target, 'defends');
}

/** Dice that equipment lets the defender roll once more. */
function extraRerolls(state: ThroneState): number {
  const defender = playerAt(state, state.target);
  return defender.gear.reduce(
    (sum, card) => sum + (abilityOf(state, cardOf(state, card).gear).ability.hooks.defenceRerolls ?? 0),
    0,
  );
}

export function goUndefended(play: Play): void {
  const { state, emit } = play;
  state.stirred = true;
  if (emit) emit({ kind: 'defends', seat: state.target, ability: null });
  go(state, 'defended');
}

/** An extra attempt may have been granted, or the defence itself lets some dice be rolled once more. */
export function settleDefenceRoll(play: Play): void {
  const { state } = play;
  if (state.defenceAttempts > 0 || state.defenceRerolls > 0) {
    ask(state, 'defence-reroll', state.target);
    return;
  }
  go(state, 'defended');
  begin(state, abilityOf(state, state.defence).sequences[0] ?? 0, state.target, 'defence', state.defence);
}

/** How many dice may be rolled again now. */
export function defenceRerollable(state: ThroneState): number {
  return state.defenceAttempts > 0 ? state.defenceDice.length : state.defenceRerolls;
}
