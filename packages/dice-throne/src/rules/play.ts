// What every rule is handed: the state, the luck and who listens; and the small changes all rules are made of.
import type { Chance, Emit, Seat } from '@wyrmtable/kernel';
import { cardOf, statusOf } from '../content/library.ts';
import type { ThroneEvent } from '../events.ts';
import { playerAt, type ThroneState } from '../state.ts';

export interface Play {
  readonly state: ThroneState;
  readonly chance: Chance;
  readonly emit: Emit<ThroneEvent>;
}

export const CP_MAX = 15;
export const HAND_LIMIT = 6;

/** DT-2.6, DT-2.7: what would pass either end is lost. */
export function changeCp({ state, emit }: Play, seat: Seat, by: number): void {
  const player = playerAt(state, seat);
  const cp = Math.min(CP_MAX, Math.max(0, player.cp + by));
  const change = cp - player.cp;
  player.cp = cp;
  if (emit && change !== 0) emit({ kind: 'cp', seat, change, cp });
}

/** DT-2.13 to DT-2.16. */
export function drawCards({ state, chance, emit }: Play, seat: Seat, count: number): void {
  const player = playerAt(state, seat);
  const drawn: number[] = [];
  for (let i = 0; i < count; i++) {
    if (player.deck.length === 0) {
      if (player.discard.length === 0) break;
      player.deck.push(...player.discard);
      player.discard.length = 0;
      chance.shuffle(player.deck);
      if (emit) emit({ kind: 'reshuffled', seat });
    }
    drawn.push(player.deck.pop() as number);
  }
  for (const card of drawn) player.hand.push(card);
  if (emit && drawn.length > 0)
    emit({ kind: 'drew', seat, count: drawn.length, cards: drawn.map((card) => cardOf(card).id) });
}

export function takeFromHand({ state }: Play, seat: Seat, card: number): void {
  const { hand } = playerAt(state, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`seat ${seat} does not hold card ${card}`);
  hand.splice(at, 1);
}

/** DT-10.10, DT-10.12: the stack limit on that player's board. */
export function limitOf(state: ThroneState, seat: Seat, status: number): number {
  const { raised } = playerAt(state, seat);
  let limit = statusOf(status).limit;
  for (let i = 0; i < raised.length; i += 2) if (raised[i] === status) limit += raised[i + 1] ?? 0;
  return limit;
}

export function tokensOf(state: ThroneState, seat: Seat, status: number): number {
  return playerAt(state, seat).tokens[status] ?? 0;
}

/** DT-10.11: tokens beyond the limit are not placed. Gives how many were. */
export function addTokens({ state, emit }: Play, seat: Seat, status: number, count: number): number {
  const { tokens } = playerAt(state, seat);
  const held = tokens[status] ?? 0;
  const placed = Math.max(0, Math.min(count, limitOf(state, seat, status) - held));
  if (placed === 0) return 0;
  tokens[status] = held + placed;
  if (emit) emit({ kind: 'status', seat, status: statusOf(status).id, change: placed, tokens: held + placed });
  return placed;
}

export function removeTokens({ state, emit }: Play, seat: Seat, status: number, count: number): number {
  const { tokens } = playerAt(state, seat);
  const held = tokens[status] ?? 0;
  const removed = Math.min(count, held);
  if (removed === 0) return 0;
  tokens[status] = held - removed;
  if (emit) emit({ kind: 'status', seat, status: statusOf(status).id, change: -removed, tokens: held - removed });
  return removed;
}
