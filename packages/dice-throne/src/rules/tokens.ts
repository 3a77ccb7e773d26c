// Tokens between boards: inflicting, removing and moving statuses (DT-10).
import type { Seat } from '@wyrmtable/kernel';
import { libraryStatus, statusesWith, statusOf } from '../content/library.ts';
import type { EffectOf } from '../content/vocabulary.ts';
import { inRollPhase } from '../phases.ts';
import { type EffectFrame, NONE, playerAt, type ThroneState } from '../state.ts';
import { valueOfAmount } from './amounts.ts';
import { begin } from './frames.ts';
import { addTokens, ask, limitOf, type Play, removeTokens, tokensOf } from './play.ts';
import { whoIs } from './reading.ts';

/** Puts tokens on another board; what the attack brought can still be blocked, and a stun is remembered. */
export function inflict(play: Play, seat: Seat, status: number, amount: number): void {
  const { state } = play;
  if (amount <= 0 || playerAt(state, seat).out) return;
  const placed = addTokens(play, seat, status, amount);
  const { overflow } = libraryStatus(state, status).hooks;
  if (placed < amount && overflow >= 0) begin(state, overflow, seat, 'status', status);
  if (placed === 0) return;
  if (seat === state.target && inRollPhase(state) && statusOf(state, status).kind === 'negative')
    state.arrived.push(status);
  if (statusOf(state, status).hooks.stuns && seat !== state.active) state.stunned = seat;
}

/** Removes tokens; whoever is no longer stunned may act again. */
export function takeToken(play: Play, seat: Seat, status: number, count: number): number {
  const { state } = play;
  const taken = removeTokens(play, seat, status, count);
  if (statusOf(state, status).hooks.stuns && state.stunned === seat && tokensOf(state, seat, status) === 0)
    state.stunned = NONE;
  return taken;
}

/** DT-20.5: the stun is over when the attack is. */
export function endStun(play: Play): Seat {
  const { stunned } = play.state;
  if (stunned === NONE) return NONE;
  for (const status of statusesWith(play.state, 'stuns'))
    removeTokens(play, stunned, status, tokensOf(play.state, stunned, status));
  play.state.stunned = NONE;
  return stunned;
}

/** Statuses of a player that cards can take away: unique ones only by their own words, companions never (DT-10.13, DT-11.1). */
export function removable(state: ThroneState, seat: Seat): number[] {
  const found: number[] = [];
  playerAt(state, seat).tokens.forEach((count, status) => {
    if (count > 0 && statusOf(state, status).removable) found.push(status);
  });
  return found;
}

export function removeEvery(play: Play, seat: Seat): void {
  for (const status of removable(play.state, seat)) takeToken(play, seat, status, tokensOf(play.state, seat, status));
}

function hasRoom(state: ThroneState, seat: Seat, status: number): boolean {
  return !playerAt(state, seat).out && tokensOf(state, seat, status) < limitOf(state, seat, status);
}

/** Who else could hold the token (DT-10.15). */
export function destinations(state: ThroneState, from: Seat, status: number): Seat[] {
  return state.players.flatMap((_, seat) => (seat !== from && hasRoom(state, seat, status) ? [seat] : []));
}

/** Tokens of a player that could be moved to somebody. */
export function movable(state: ThroneState, seat: Seat): number[] {
  if (playerAt(state, seat).out) return [];
  return removable(state, seat).filter(
    (status) => statusOf(state, status).movable && destinations(state, seat, status).length > 0,
  );
}

/** DT-10.14: the token acts for its new holder. */
export function moveToken(play: Play, from: Seat, to: Seat, status: number): void {
  if (takeToken(play, from, status, 1) > 0) addTokens(play, to, status, 1);
}

/** A token goes to somebody else; one too many acts as a second one inflicted, where the token says so (DT-R28). */
export function handOver(play: Play, from: Seat, to: Seat, status: number): void {
  const { state } = play;
  if (to === NONE || playerAt(state, to).out || tokensOf(state, from, status) === 0) return;
  const { overflow } = libraryStatus(state, status).hooks;
  if (hasRoom(state, to, status)) moveToken(play, from, to, status);
  else if (overflow >= 0) {
    takeToken(play, from, status, 1);
    begin(state, overflow, to, 'status', status);
  }
}

/** Statuses of that kind on the player that can be taken away. */
export function strippable(state: ThroneState, seat: Seat, kind: 'positive' | 'negative'): number[] {
  return removable(state, seat).filter((status) => statusOf(state, status).kind === kind);
}

/** So many tokens of a kind go: by lot, or as the holder says when there is a choice. */
export function strip(play: Play, frame: EffectFrame, effect: EffectOf<'strip'>): void {
  const { state, chance } = play;
  const seat = whoIs(state, frame, effect.who);
  if (seat === NONE) return;
  frame.left = frame.left > 0 ? frame.left : valueOfAmount(state, frame, effect.amount);
  while (frame.left > 0) {
    const there = strippable(state, seat, effect.kind);
    if (there.length === 0) break;
    if (effect.by === 'holder' && there.length > 1) {
      ask(state, 'token', seat);
      return;
    }
    takeToken(play, seat, there[there.length > 1 ? chance.below(there.length) : 0] ?? 0, 1);
    frame.left--;
  }
  frame.left = 0;
}
