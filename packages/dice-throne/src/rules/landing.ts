// Damage and healing reach the dials together; who is at 0 has been defeated (DT-16).
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, libraryStatus, statusesWith, statusNumber, statusOf } from '../content/library.ts';
import { NONE, type Pool, playerAt, seatsOfDial, type ThroneState } from '../state.ts';
import { passivesOf } from './board.ts';
import { attackPool, breakdown, canBeRaised, finalDamage, isKeptOff, subtotal } from './damage.ts';
import { punish } from './dealing.ts';
import { begin, beginPassives } from './frames.ts';
import { type Play, removeTokens, tokensOf } from './play.ts';
import { rescue, tellSaved } from './rescue.ts';

/** DT-16.1: everything that waits lands at once; `nowOnly` lands what does not wait for the phase. */
export function land(play: Play, nowOnly: boolean): void {
  const { state } = play;
  if (state.pools.length === 0 && state.healing.every((amount) => amount === 0)) {
    if (!nowOnly) state.dealt = 0;
    return;
  }
  const landing: Pool[] = [];
  // Read all before anything moves: what one pool comes to must not depend on another's landing.
  const damages: number[] = [];
  const change = state.health.map((_, dial) => (nowOnly ? 0 : (state.healing[dial] ?? 0)));
  let dealt = 0;
  for (const pool of state.pools) {
    if (pool.at === NONE || !(pool.now || !nowOnly) || playerAt(state, pool.at).out) continue;
    const damage = finalDamage(state, pool);
    landing.push(pool);
    damages.push(damage);
    if (pool.attack && !nowOnly) dealt += throughShield(pool, damage);
  }
  for (let i = 0; i < landing.length; i++) {
    const pool = landing[i] as Pool;
    const damage = damages[i] as number;
    if (pool.recoil && dealt === 0) continue;
    const { dial } = playerAt(state, pool.at);
    change[dial] = (change[dial] ?? 0) - throughShield(pool, damage);
    report(play, pool, damage);
    takeShield(play, pool, damage);
  }
  if (!nowOnly) settlePhase(play, dealt, change);
  const hit: Seat[] = [];
  const hidden: Seat[] = [];
  for (let i = 0; i < landing.length; i++) {
    const pool = landing[i] as Pool;
    if (pool.offence && throughShield(pool, damages[i] as number) > 0 && !hit.includes(pool.at)) hit.push(pool.at);
    if (isKeptOff(state, pool) && !hidden.includes(pool.at)) hidden.push(pool.at);
  }
  state.pools = nowOnly ? state.pools.filter((pool) => !pool.now) : [];
  for (let dial = 0; dial < change.length; dial++) changeHealth(play, dial, change[dial] ?? 0);
  for (const status of statusesWith(state, 'passing'))
    state.players.forEach((_, seat) => {
      removeTokens(play, seat, status, tokensOf(state, seat, status));
    });
  checkDefeat(play);
  for (const seat of hit) if (!playerAt(state, seat).out && seat !== state.stunned) beginPassives(state, seat, 'hurt');
  for (const seat of hidden) if (!playerAt(state, seat).out) punish(state, seat);
}

/** What ends with the Roll Phase's damage: what was taken is known, tokens used up by the attack go. */
function settlePhase(play: Play, dealt: number, change: number[]): void {
  const { state } = play;
  state.dealt = dealt;
  state.healing.fill(0);
  if (state.leech !== NONE) {
    const { dial } = playerAt(state, state.leech);
    change[dial] = (change[dial] ?? 0) + dealt;
    state.leech = NONE;
  }
  const attack = attackPool(state);
  if (attack === null || !canBeRaised(attack)) return;
  for (const status of statusesWith(state, 'weakens'))
    if (statusOf(state, status).hooks.weakens?.used)
      removeTokens(play, state.active, status, tokensOf(state, state.active, status));
}

/** What is left for the dial after a companion has stepped in between. */
const throughShield = (pool: Pool, damage: number): number => Math.max(0, damage - pool.shielded);

function takeShield(play: Play, pool: Pool, damage: number): void {
  const { state } = play;
  if (pool.shield === NONE) return;
  removeTokens(play, pool.at, pool.shield, Math.min(damage, pool.shielded));
  const { emptied } = libraryStatus(state, pool.shield).hooks;
  if (emptied >= 0 && tokensOf(state, pool.at, pool.shield) === 0)
    begin(state, emptied, pool.at, 'status', pool.shield);
}

function report({ state, emit }: Play, pool: Pool, damage: number): void {
  if (!emit) return;
  const { by, at, type, attack } = pool;
  emit({
    kind: 'damage',
    by,
    at,
    type,
    attack,
    subtotal: subtotal(state, pool),
    damage,
    lines: breakdown(state, pool),
  });
}

/** DT-2.1 to DT-2.4; a status may save a dial from 0. */
export function changeHealth(play: Play, dial: number, by: number): void {
  const { state, emit } = play;
  if (by === 0) return;
  const before = state.health[dial] ?? 0;
  let health = Math.min(state.ceilings[dial] ?? 0, Math.max(0, before + by));
  if (health === 0 && before > 0) health = savedAt(play, dial);
  if (health === before) return;
  state.health[dial] = health;
  if (emit) emit({ kind: 'health', seats: seatsOfDial(state, dial), change: health - before, health });
}

/** Where a status or passive leaves a dial that would reach 0; 0 without one. */
function savedAt(play: Play, dial: number): number {
  const { state } = play;
  for (const seat of seatsOfDial(state, dial)) {
    for (const status of statusesWith(state, 'saves'))
      if (removeTokens(play, seat, status, 1) > 0)
        return savedBy(play, dial, seat, status, statusOf(state, status).hooks.savesAt ?? 1);
    for (const number of passivesOf(state, playerAt(state, seat))) {
      const { revives } = abilityOf(state, number).ability.hooks;
      if (revives === undefined) continue;
      const status = statusNumber(state, revives.status);
      if (removeTokens(play, seat, status, 1) > 0) return savedBy(play, dial, seat, status, revives.health);
    }
  }
  return rescue(play, dial);
}

/** Tells whose token it was. */
function savedBy(play: Play, dial: number, by: Seat, status: number, health: number): number {
  tellSaved(play, dial, by, status, health);
  return health;
}

/** DT-16.5, DT-16.6, DT-10.16. */
export function checkDefeat(play: Play): void {
  const { state, emit } = play;
  const fallen: Seat[] = [];
  for (let seat = 0; seat < state.players.length; seat++) {
    const player = playerAt(state, seat);
    if (player.out || (state.health[player.dial] ?? 0) > 0) continue;
    player.out = true;
    player.tokens.fill(0);
    state.healing[player.dial] = 0;
    fallen.push(seat);
  }
  if (fallen.length === 0) return;
  if (emit) emit({ kind: 'defeated', seats: fallen });
  const dials = [...new Set(state.players.filter((player) => !player.out).map((player) => player.dial))];
  // A table that is led is never over by itself.
  if (dials.length > 1 || state.mode === 'led') {
    if (state.mode === 'led')
      for (const seat of fallen) state.calls.push({ what: 'fallen', amount: 0, by: seat, who: seat });
    leave(state);
    return;
  }
  state.winners = dials;
  state.step = 'over';
  clearTable(state);
  state.asking = null;
  if (!emit) return;
  const [winner] = dials;
  emit(winner === undefined ? { kind: 'drawn' } : { kind: 'won', seats: seatsOfDial(state, winner) });
}

/** A card that was being resolved goes to the discard pile with what it started. */
function clearTable(state: ThroneState): void {
  for (const frame of state.stack) {
    if (frame.kind === 'effects' && frame.root && frame.cause === 'card')
      playerAt(state, frame.by).discard.push(frame.source);
  }
  state.stack.length = 0;
  state.rest.length = 0;
  state.queued.length = 0;
  state.pools.length = 0;
  state.triggers.length = 0;
}

/** The others play on: a defeated active player's turn is over (DT-3.29), others take their effects with them. */
function leave(state: ThroneState): void {
  if (playerAt(state, state.active).out) {
    clearTable(state);
    state.healing.fill(0);
    state.stunned = NONE;
    state.fading.length = 0;
    state.step = 'turn-over';
    state.asking = null;
    return;
  }
  const isOut = (seat: Seat): boolean => seat !== NONE && playerAt(state, seat).out;
  state.pools = state.pools.filter((pool) => !isOut(pool.at) && !(isOut(pool.by) && pool.mirrors === NONE));
  state.stack = state.stack.filter((frame, i) => {
    const under = frame.kind === 'window' && frame.cause === 'effect-roll' ? state.stack[i - 1] : frame;
    return under?.kind !== 'effects' || !isOut(under.by);
  });
  if (isOut(state.stunned)) state.stunned = NONE;
}
