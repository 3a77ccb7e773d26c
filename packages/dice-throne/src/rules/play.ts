// What every rule is handed: the state, the luck and who listens; and the small changes all rules are made of.
import { type Chance, die, type Emit, type Seat } from '@wyrmtable/kernel';
import { abilityOf, cardOf, heroOf, libraryOf, libraryStatus, statusesWith, statusOf } from '../content/library.ts';
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

/** Statuses of that limit which the player holds. */
export function heldOf(state: ThroneState, seat: Seat, name: string): number[] {
  return statusesWith(state, 'group').filter(
    (status) => statusOf(state, status).hooks.group?.name === name && tokensOf(state, seat, status) > 0,
  );
}

/** What the own limit leaves; where statuses share one, all come and their holder says which go (ADV-13.5). */
function roomFor(state: ThroneState, seat: Seat, status: number): number {
  const { group } = statusOf(state, status).hooks;
  return group === undefined ? limitOf(state, seat, status) - tokensOf(state, seat, status) : Number.MAX_SAFE_INTEGER;
}

/** One question for each token beyond a shared limit. */
function crowd(state: ThroneState, seat: Seat, status: number, placed: number): void {
  const { group } = statusOf(state, status).hooks;
  if (group === undefined) return;
  const held = heldOf(state, seat, group.name).reduce((sum, one) => sum + tokensOf(state, seat, one), 0);
  const { overflow } = libraryStatus(state, status).hooks;
  for (let i = Math.min(placed, held - group.limit); i > 0; i--) begin(state, overflow, seat, 'status', status);
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
export function addTokens({ state, emit }: Play, seat: Seat, status: number, count: number): number {
  const player = playerAt(state, seat);
  const { tokens, fresh } = player;
  if (player.faces !== NONE) befall(state, seat, status, count);
  if (isImmune(state, player, status)) return 0;
  const held = tokens[status] ?? 0;
  const placed = Math.max(0, Math.min(count, roomFor(state, seat, status)));
  if (placed === 0) return 0;
  tokens[status] = held + placed;
  if (libraryOf(state).maturing[status]) addFresh(fresh, status, placed);
  if (emit) emit({ kind: 'status', seat, status: statusOf(state, status).id, change: placed, tokens: held + placed });
  crowd(state, seat, status, placed);
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
