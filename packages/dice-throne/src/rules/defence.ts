// Phase 6: choosing a defence and rolling for it (DT-3.18 to DT-3.20, DT-8).
import { type Choice, PASS, type Seat } from '@wyrmtable/kernel';
import { defend } from '../choice.ts';
import { abilityOf, cardOf } from '../content/library.ts';
import { NONE, type Pool, playerAt, type ThroneState } from '../state.ts';
import { answers, hasAnswer, mayAct } from './answers.ts';
import { defencesOf } from './board.ts';
import { attackPool, isHidden } from './damage.ts';
import { begin, beginPassives, openWindow } from './frames.ts';
import { ask, go, type Play, rollMany } from './play.ts';

/** DT-8.1: only a defendable attack can be defended; DT-20.6: nobody defends while hidden. */
function isDefendable(state: ThroneState, seat: Seat, number: number): boolean {
  if (isHidden(state, seat)) return false;
  const { unique } = abilityOf(state, number).ability;
  for (let i = 0; i < state.pools.length; i++) {
    const pool = state.pools[i] as Pool;
    if (pool.at === seat && isDefended(state, pool, unique)) return true;
  }
  return false;
}

/** ADV-9.6: a unique defence answers all damage of the Offensive Roll Phase, collateral too, but nothing of an ultimate. */
export function isDefended({ ultimate }: ThroneState, { attack, offence, type }: Pool, unique: boolean): boolean {
  return unique ? offence && type !== 'ultimate' && !ultimate : attack && type === 'normal';
}

/** The defences that the defender may roll for now. */
export function openDefences(state: ThroneState): readonly number[] {
  const { defender } = state;
  const defences = defencesOf(state, playerAt(state, defender));
  for (let i = 0; i < defences.length; i++)
    if (!isDefendable(state, defender, defences[i] as number))
      return defences.filter((number) => isDefendable(state, defender, number));
  return defences;
}

/** One of the defences, something else in its place, or none (DT-8.3, DT-8.4). */
export function defenceChoices(state: ThroneState): Choice[] {
  const found: Choice[] = openDefences(state).map(defend);
  if (attackPool(state) !== null) answers(state, state.defender, 'defence', found);
  found.push(PASS);
  return found;
}

const isDefensible = (state: ThroneState): boolean =>
  openDefences(state).length > 0 || (attackPool(state) !== null && hasAnswer(state, state.defender, 'defence'));

export function beginDefence(play: Play): void {
  const { state } = play;
  if (state.defender === NONE) state.defender = state.target;
  const { defender } = state;
  state.defended.push(defender);
  if (state.pools.length > 0 && mayAct(state, defender) && isDefensible(state)) ask(state, 'defence', defender);
  else go(state, 'defended');
}

/** ADV-9.6: whoever else is hit may answer collateral damage with a unique defence; false when nobody is left who could. */
export function defendBesides(state: ThroneState): boolean {
  if (state.ultimate) return false;
  const next = state.pools.find(
    ({ at, offence, attack }) =>
      offence && !attack && at !== NONE && !state.defended.includes(at) && hasUnique(state, at),
  );
  if (next === undefined) return false;
  state.defender = next.at;
  state.defence = NONE;
  state.defenceDice = [];
  go(state, 'defence');
  return true;
}

const hasUnique = (state: ThroneState, seat: Seat): boolean =>
  defencesOf(state, playerAt(state, seat)).some((number) => abilityOf(state, number).ability.unique);

/** DT-8.5: the printed number of dice, once. */
export function defendWith(play: Play, number: number): void {
  const { state, chance, emit } = play;
  const { dice, id, rerolls } = abilityOf(state, number).ability;
  state.defence = number;
  state.stirred = true;
  state.defenceRerolls = rerolls + extraRerolls(state);
  if (emit) emit({ kind: 'defends', seat: state.defender, ability: id });
  state.defenceDice = rollMany(chance, dice);
  if (emit) emit({ kind: 'rolled', seat: state.defender, purpose: 'defence', dice: state.defenceDice.slice() });
  go(state, 'defence-rolled');
  openWindow(play, 'defence-roll');
  beginPassives(state, state.defender, 'defends');
}

/** Dice that equipment lets the defender roll once more. */
function extraRerolls(state: ThroneState): number {
  const defender = playerAt(state, state.defender);
  return defender.gear.reduce(
    (sum, card) => sum + (abilityOf(state, cardOf(state, card).gear).ability.hooks.defenceRerolls ?? 0),
    0,
  );
}

export function goUndefended(play: Play): void {
  const { state, emit } = play;
  state.stirred = true;
  if (emit) emit({ kind: 'defends', seat: state.defender, ability: null });
  go(state, 'defended');
}

/** An extra attempt may have been granted, or the defence itself lets some dice be rolled once more. */
export function settleDefenceRoll(play: Play): void {
  const { state } = play;
  if (state.defenceAttempts > 0 || state.defenceRerolls > 0) {
    ask(state, 'defence-reroll', state.defender);
    return;
  }
  go(state, 'defended');
  begin(state, abilityOf(state, state.defence).sequences[0] ?? 0, state.defender, 'defence', state.defence);
}

/** How many dice may be rolled again now. */
export function defenceRerollable(state: ThroneState): number {
  return state.defenceAttempts > 0 ? state.defenceDice.length : state.defenceRerolls;
}
