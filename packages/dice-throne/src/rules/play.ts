// What every rule is handed: the state, the luck and who listens; and the small changes all rules are made of.
import { type Chance, die, type Emit, type Seat } from '@wyrmtable/kernel';
import { abilityOf, cardOf, heroOf, libraryOf, statusesWith, statusOf } from '../content/library.ts';
import type { ThroneEvent } from '../events.ts';
import { type Asking, NONE, type Player, playerAt, type Step, type ThroneState } from '../state.ts';
import { passivesOf } from './board.ts';
import { begin } from './frames.ts';

export interface Play {
  readonly state: ThroneState;
  readonly chance: Chance;
  readonly emit: Emit<ThroneEvent>;
  /** Windows close at once: a search plays on as if everybody passed. */
  readonly unanswered?: true;
}

export function go(state: ThroneState, step: Step): void {
  state.step = step;
}

export function ask(state: ThroneState, asking: Asking, seat: Seat): void {
  state.asking = asking;
  state.asked = seat;
}

/** So many fresh dice. */
export function rollMany(chance: Chance, count: number): number[] {
  if (chance.handful) return chance.handful(count);
  const dice: number[] = [];
  for (let i = 0; i < count; i++) dice.push(die(chance));
  return dice;
}

/** DT-2.6. */
export const CP_MAX = 15;
/** DT-3.26. */
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
    emit({ kind: 'drew', seat, count: drawn.length, cards: drawn.map((card) => cardOf(state, card).id) });
}

/** A card goes from the hand to the discard pile, for all to see (DT-1.14). */
export function discardCard(play: Play, seat: Seat, card: number): void {
  takeFromHand(play, seat, card);
  playerAt(play.state, seat).discard.push(card);
  if (play.emit) play.emit({ kind: 'discarded', seat, card: cardOf(play.state, card).id });
}

export function takeFromHand({ state }: Play, seat: Seat, card: number): void {
  const { hand } = playerAt(state, seat);
  const at = hand.indexOf(card);
  if (at < 0) throw new RangeError(`seat ${seat} does not hold card ${card}`);
  hand.splice(at, 1);
}

/** DT-10.10, DT-10.12: the stack limit on that player's board. */
export function limitOf(state: ThroneState, seat: Seat, status: number): number {
  const { raised, hero } = playerAt(state, seat);
  let limit = libraryOf(state).limits[hero]?.[status] ?? 0;
  for (let i = 0; i < raised.length; i += 2) if (raised[i] === status) limit += raised[i + 1] ?? 0;
  return limit;
}

export function tokensOf(state: ThroneState, seat: Seat, status: number): number {
  return playerAt(state, seat).tokens[status] ?? 0;
}

/** Tokens of the status that were gained this turn. */
export function freshOf(state: ThroneState, seat: Seat, status: number): number {
  const { fresh } = playerAt(state, seat);
  for (let i = 0; i < fresh.length; i += 2) if (fresh[i] === status) return fresh[i + 1] ?? 0;
  return 0;
}

function addFresh(fresh: number[], status: number, by: number): void {
  for (let i = 0; i < fresh.length; i += 2) {
    if (fresh[i] !== status) continue;
    fresh[i + 1] = Math.max(0, (fresh[i + 1] ?? 0) + by);
    return;
  }
  if (by > 0) fresh.push(status, by);
}

/** A status that the player's equipment keeps away, or any if nothing but damage concerns the player. */
function isImmune(state: ThroneState, { gear, hero }: Player, status: number): boolean {
  if (heroOf(state, hero).untouched === true) return true;
  if (gear.length === 0) return false;
  const { id } = statusOf(state, status);
  return gear.some((card) => abilityOf(state, cardOf(state, card).gear).ability.hooks.immune?.includes(id) ?? false);
}

/** Held statuses of the group that the status belongs to. */
function groupOf(state: ThroneState, status: number): readonly number[] {
  const { group } = statusOf(state, status).hooks;
  if (group === undefined) return [];
  return statusesWith(state, 'group').filter((other) => statusOf(state, other).hooks.group?.name === group.name);
}

/** What the own limit leaves, and what a limit shared with other statuses does. */
function roomFor(state: ThroneState, seat: Seat, status: number): number {
  const own = limitOf(state, seat, status) - tokensOf(state, seat, status);
  const { group } = statusOf(state, status).hooks;
  if (group === undefined) return own;
  return groupOf(state, status).reduce((left, other) => left - tokensOf(state, seat, other), group.limit);
}

/** Of statuses with one limit the higher ones stay: lower ones make room (ADV-13.5). */
function makeRoom(play: Play, seat: Seat, status: number, count: number): void {
  for (const lower of groupOf(play.state, status)) {
    if (lower >= status) return;
    while (roomFor(play.state, seat, status) < count && removeTokens(play, seat, lower, 1) > 0);
  }
}

/** Whoever the player is in a fight with may wait for that very status, with room for it or without. */
function befall(state: ThroneState, seat: Seat, status: number, count: number): void {
  const holder = playerAt(state, playerAt(state, seat).faces);
  if (holder.out) return;
  for (const number of passivesOf(state, holder)) {
    const { ability, hooks } = abilityOf(state, number);
    if (ability.hooks.awaits !== statusOf(state, status).id) continue;
    for (let i = 0; i < count; i++)
      begin(state, hooks.befalls, playerAt(state, seat).faces, 'passive', number).picked = seat;
  }
}

/** DT-10.11: tokens beyond the limit are not placed. Gives how many were. */
export function addTokens({ state, chance, emit }: Play, seat: Seat, status: number, count: number): number {
  const player = playerAt(state, seat);
  const { tokens, fresh } = player;
  if (player.faces !== NONE) befall(state, seat, status, count);
  if (isImmune(state, player, status)) return 0;
  makeRoom({ state, chance, emit }, seat, status, count);
  const held = tokens[status] ?? 0;
  const placed = Math.max(0, Math.min(count, roomFor(state, seat, status)));
  if (placed === 0) return 0;
  tokens[status] = held + placed;
  if (libraryOf(state).maturing[status]) addFresh(fresh, status, placed);
  if (emit) emit({ kind: 'status', seat, status: statusOf(state, status).id, change: placed, tokens: held + placed });
  return placed;
}

/** `oldest`: tokens gained this turn stay; otherwise they go first. */
export function removeTokens({ state, emit }: Play, seat: Seat, status: number, count: number, oldest = false): number {
  const { tokens, fresh } = playerAt(state, seat);
  const held = tokens[status] ?? 0;
  const removed = Math.min(count, held);
  if (removed <= 0) return 0;
  tokens[status] = held - removed;
  if (!oldest && libraryOf(state).maturing[status]) addFresh(fresh, status, -removed);
  if (emit)
    emit({ kind: 'status', seat, status: statusOf(state, status).id, change: -removed, tokens: held - removed });
  return removed;
}
