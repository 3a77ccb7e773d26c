// Pools of damage and how they land (DT-15, DT-16).
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, cardOf, statusOf } from '../content/library.ts';
import type { DamageType } from '../content/vocabulary.ts';
import type { BreakdownLine } from '../events.ts';
import { type Cause, type EffectFrame, NONE, type Pool, playerAt, seatsOfDial, type ThroneState } from '../state.ts';
import type { Play } from './play.ts';

const WHATS = ['base', 'plus', 'minus', 'half', 'avoided'] as const;
const CAUSES: readonly Cause[] = ['ability', 'defence', 'card', 'status', 'passive'];

/** Where a number comes from: a frame, or anything shaped like one. */
export type Origin = Pick<EffectFrame, 'by' | 'cause' | 'source'>;

function note(pool: Pool, what: (typeof WHATS)[number], origin: Origin, amount: number): void {
  pool.lines.push(WHATS.indexOf(what), origin.by, CAUSES.indexOf(origin.cause), origin.source, amount);
}

/** Damage of one source, target and type; the same origin adds to its own pool (DT-15.1). */
export function addPool(
  { state, emit }: Play,
  origin: Origin,
  at: Seat,
  type: DamageType,
  amount: number,
  attack: boolean,
  now: boolean,
): void {
  if (emit) emit({ kind: 'incoming', by: origin.by, at: at === NONE ? null : at, damage: amount, type });
  let pool = state.pools.find(
    (one) =>
      one.by === origin.by &&
      one.at === at &&
      one.type === type &&
      one.attack === attack &&
      one.now === now &&
      !one.recoil,
  );
  if (pool === undefined) {
    pool = {
      by: origin.by,
      at,
      type,
      base: 0,
      plus: 0,
      minus: 0,
      halves: 0,
      avoided: false,
      attack,
      now,
      recoil: false,
      lines: [],
    };
    state.pools.push(pool);
  }
  pool.base += amount;
  note(pool, 'base', origin, amount);
}

export function addRecoil({ state }: Play, origin: Origin, amount: number): void {
  const pool: Pool = {
    by: origin.by,
    at: origin.by,
    type: 'undefendable',
    base: amount,
    plus: 0,
    minus: 0,
    halves: 0,
    avoided: false,
    attack: false,
    now: false,
    recoil: true,
    lines: [],
  };
  note(pool, 'base', origin, amount);
  state.pools.push(pool);
}

/** The attack's main pool: the one modifiers raise (DT-7.7, Ambiguities 15). */
export function attackPool(state: ThroneState): Pool | null {
  return state.pools.find((pool) => pool.attack) ?? null;
}

/** DT-6: pure and collateral damage cannot be raised. */
export function canBeRaised(pool: Pool): boolean {
  return pool.type === 'normal' || pool.type === 'undefendable' || pool.type === 'ultimate';
}

export function raise(pool: Pool, origin: Origin, amount: number): void {
  pool.plus += amount;
  note(pool, 'plus', origin, amount);
}

/** DT-6.7, DT-9.3: nothing reduces ultimate damage. */
export function canBeReduced(state: ThroneState, pool: Pool): boolean {
  return pool.type !== 'ultimate' && !(state.ultimate && pool.by === state.active && pool.type === 'collateral');
}

export function reduce(pool: Pool, origin: Origin, amount: number): void {
  pool.minus += amount;
  note(pool, 'minus', origin, amount);
}

export function halve(pool: Pool, origin: Origin): void {
  pool.halves++;
  note(pool, 'half', origin, 0);
}

export function avoidPool(pool: Pool, origin: Origin): void {
  pool.avoided = true;
  note(pool, 'avoided', origin, 0);
}

/** Pools coming at a player that something could still be done about. */
export function incomingOn(state: ThroneState, seat: Seat): Pool[] {
  return state.pools.filter(
    (pool) => pool.at === seat && !pool.avoided && !pool.recoil && canBeReduced(state, pool) && subtotal(pool) > 0,
  );
}

/** DT-15.3. */
export function subtotal(pool: Pool): number {
  return pool.avoided ? 0 : Math.max(0, pool.base + pool.plus - pool.minus);
}

/** DT-15.4 to DT-15.7: each half is taken from the subtotal by itself and rounds up. */
export function finalDamage(pool: Pool): number {
  const left = subtotal(pool);
  return Math.max(0, left - pool.halves * Math.ceil(left / 2));
}

function nameOf(cause: Cause, source: number): string {
  if (cause === 'card') return cardOf(source).id;
  if (cause === 'status') return statusOf(source).id;
  return abilityOf(source).ability.id;
}

export function breakdown(pool: Pool): BreakdownLine[] {
  const lines: BreakdownLine[] = [];
  const left = subtotal(pool);
  for (let i = 0; i < pool.lines.length; i += 5) {
    const [what = 0, seat = 0, cause = 0, source = 0, amount = 0] = pool.lines.slice(i, i + 5);
    const named = CAUSES[cause] ?? 'ability';
    const kind = WHATS[what] ?? 'base';
    lines.push({
      what: kind,
      seat,
      cause: named,
      source: nameOf(named, source),
      amount: kind === 'half' ? Math.ceil(left / 2) : amount,
    });
  }
  return lines;
}

/** DT-16.1: everything that waits lands at once; `nowOnly` lands what does not wait for the phase. */
export function land(play: Play, nowOnly: boolean): void {
  const { state, emit } = play;
  const change = state.health.map((_, dial) => (nowOnly ? 0 : (state.healing[dial] ?? 0)));
  const attack = state.pools.filter((pool) => pool.attack && !nowOnly);
  const dealt = attack.reduce((sum, pool) => sum + finalDamage(pool), 0);
  if (!nowOnly) state.dealt = dealt;
  const landing = state.pools.filter((pool) => (nowOnly ? pool.now : true) && pool.at !== NONE);
  for (const pool of landing) {
    if (pool.recoil && dealt === 0) continue;
    const damage = finalDamage(pool);
    const { dial } = playerAt(state, pool.at);
    change[dial] = (change[dial] ?? 0) - damage;
    if (emit) {
      const { by, at, type } = pool;
      emit({
        kind: 'damage',
        by,
        at,
        type,
        attack: pool.attack,
        subtotal: subtotal(pool),
        damage,
        lines: breakdown(pool),
      });
    }
  }
  state.pools = nowOnly ? state.pools.filter((pool) => !pool.now) : [];
  if (!nowOnly) state.healing.fill(0);
  for (let dial = 0; dial < change.length; dial++) changeHealth(play, dial, change[dial] ?? 0);
  checkDefeat(play);
}

export function changeHealth({ state, emit }: Play, dial: number, by: number): void {
  if (by === 0) return;
  const before = state.health[dial] ?? 0;
  const health = Math.min(state.healthMax, Math.max(0, before + by));
  if (health === before) return;
  state.health[dial] = health;
  if (emit) emit({ kind: 'health', seats: seatsOfDial(state, dial), change: health - before, health });
}

/** DT-16.5, DT-16.6, DT-10.16. */
export function checkDefeat({ state, emit }: Play): void {
  const fallen: Seat[] = [];
  state.players.forEach((player, seat) => {
    if (player.out || (state.health[player.dial] ?? 0) > 0) return;
    player.out = true;
    player.tokens.fill(0);
    fallen.push(seat);
  });
  if (fallen.length === 0) return;
  if (emit) emit({ kind: 'defeated', seats: fallen });
  const dials = [...new Set(state.players.filter((player) => !player.out).map((player) => player.dial))];
  if (dials.length > 1) return;
  state.winners = dials;
  state.step = 'over';
  state.stack.length = 0;
  state.rest.length = 0;
  state.asking = null;
  if (!emit) return;
  const [winner] = dials;
  emit(winner === undefined ? { kind: 'drawn' } : { kind: 'won', seats: seatsOfDial(state, winner) });
}
