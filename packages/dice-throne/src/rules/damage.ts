// Pools of damage: how they are made, raised and lessened, and what they come to (DT-15).
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, cardOf, sceneName, statusesWith, statusOf, useOf } from '../content/library.ts';
import type { DamageType } from '../content/vocabulary.ts';
import type { BreakdownLine } from '../events.ts';
import { CAUSES, type Cause, type EffectFrame, NONE, type Pool, playerAt, type ThroneState } from '../state.ts';
import { passivesOf } from './board.ts';
import { type Play, tokensOf } from './play.ts';

const WHATS = ['base', 'plus', 'minus', 'half', 'times', 'avoided', 'shielded'] as const;

/** Where a number comes from: a frame, or anything shaped like one. */
export type Origin = Pick<EffectFrame, 'by' | 'cause' | 'source'>;

function note(pool: Pool, what: (typeof WHATS)[number], origin: Origin, amount: number): void {
  pool.lines.push(WHATS.indexOf(what), origin.by, CAUSES.indexOf(origin.cause), origin.source, amount);
}

function newPool(state: ThroneState, origin: Origin, at: Seat, type: DamageType): Pool {
  const pool: Pool = {
    id: state.poolsMade++,
    by: origin.by,
    at,
    type,
    base: 0,
    mirrors: NONE,
    plus: 0,
    minus: 0,
    halves: 0,
    factors: [],
    avoided: false,
    offence: false,
    attack: false,
    now: false,
    recoil: false,
    shield: NONE,
    shielded: 0,
    lines: [],
  };
  state.pools.push(pool);
  return pool;
}

/** Does the pool come from there? What a player's own tokens deal to their holder is one source (DT-R10). */
function isOfSource({ by, at, lines }: Pool, origin: Origin): boolean {
  const cause = CAUSES.indexOf(origin.cause);
  return lines[2] === cause && (lines[3] === origin.source || (origin.cause === 'status' && by === at));
}

/** Damage of one source, target and type; the same source adds to its own pool (DT-15.1). */
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
      !one.recoil &&
      !one.avoided &&
      one.mirrors === NONE &&
      isOfSource(one, origin),
  );
  if (pool === undefined) {
    pool = newPool(state, origin, at, type);
    pool.attack = attack;
    pool.offence = origin.cause === 'ability';
    pool.now = now;
  }
  pool.base += amount;
  note(pool, 'base', origin, amount);
}

export function addRecoil({ state }: Play, origin: Origin, amount: number): void {
  const pool = newPool(state, origin, origin.by, 'undefendable');
  pool.base = amount;
  pool.recoil = true;
  note(pool, 'base', origin, amount);
}

/** DT-15.8: half of what that pool comes to before it is halved, for the one who deals it. */
export function addReflection({ state }: Play, origin: Origin, source: Pool): void {
  const pool = newPool(state, origin, source.by, 'undefendable');
  pool.mirrors = source.id;
  note(pool, 'base', origin, 0);
}

/** The attack's main pool: the one modifiers raise (DT-7.7, Ambiguities 15). */
export function attackPool(state: ThroneState): Pool | null {
  for (let i = 0; i < state.pools.length; i++) {
    const pool = state.pools[i];
    if (pool?.attack) return pool;
  }
  return null;
}

/** DT-6: pure and collateral damage cannot be raised. */
export function canBeRaised(pool: Pool): boolean {
  return pool.type === 'normal' || pool.type === 'undefendable' || pool.type === 'ultimate';
}

export function raise(pool: Pool, origin: Origin, amount: number): void {
  pool.plus += amount;
  note(pool, 'plus', origin, amount);
}

/** DT-6.7, DT-9.3, DT-9.8: nothing reduces what an ultimate deals. */
export function canBeReduced(state: ThroneState, pool: Pool): boolean {
  return pool.type !== 'ultimate' && !(state.ultimate && pool.offence);
}

export function reduce(pool: Pool, origin: Origin, amount: number): void {
  pool.minus += amount;
  note(pool, 'minus', origin, amount);
}

export function halve(pool: Pool, origin: Origin): void {
  pool.halves++;
  note(pool, 'half', origin, 0);
}

export function multiply(pool: Pool, origin: Origin, by: number): void {
  pool.factors.push(by);
  note(pool, 'times', origin, by);
}

export function avoidPool(pool: Pool, origin: Origin): void {
  pool.avoided = true;
  note(pool, 'avoided', origin, 0);
}

export function shieldPool(pool: Pool, origin: Origin, companion: number, amount: number): void {
  pool.shield = companion;
  pool.shielded = amount;
  note(pool, 'shielded', origin, amount);
}

/** Could something still be done about it? */
function isOpen(state: ThroneState, pool: Pool): boolean {
  return !pool.avoided && !pool.recoil && canBeReduced(state, pool) && subtotal(state, pool) > 0;
}

/** Pools coming at a player that something could still be done about. */
export function incomingOn(state: ThroneState, seat: Seat): Pool[] {
  return state.pools.filter((pool) => pool.at === seat && isOpen(state, pool));
}

/** The most that is coming at the player from one source. */
export function mostIncoming(state: ThroneState, seat: Seat): number {
  let most = 0;
  for (let i = 0; i < state.pools.length; i++) {
    const pool = state.pools[i];
    if (pool?.at === seat && isOpen(state, pool)) most = Math.max(most, subtotal(state, pool));
  }
  return most;
}

function holdsAny(state: ThroneState, seat: Seat, statuses: readonly number[]): boolean {
  const { tokens } = playerAt(state, seat);
  for (let i = 0; i < statuses.length; i++) if ((tokens[statuses[i] as number] ?? 0) > 0) return true;
  return false;
}

/** Does nobody defend behind this player's status (DT-20.6)? */
export const isHidden = (state: ThroneState, seat: Seat): boolean =>
  holdsAny(state, seat, statusesWith(state, 'hides'));

/** Statuses that keep all damage of the Offensive Roll Phase away; an ultimate ignores them (DT-9.4). */
function isSuppressed(state: ThroneState, pool: Pool): boolean {
  if (!pool.offence || state.ultimate) return false;
  return holdsAny(state, pool.by, statusesWith(state, 'harmless')) || (pool.at !== NONE && isHidden(state, pool.at));
}

/** Does a positive token of the one it is aimed at keep damage off that would have come (ADV-26.17)? */
export function isKeptOff(state: ThroneState, pool: Pool): boolean {
  if (!pool.offence || state.ultimate || pool.avoided || !isHidden(state, pool.at)) return false;
  return baseOf(state, pool) + pool.plus - pool.minus > 0 && !holdsAny(state, pool.by, statusesWith(state, 'harmless'));
}

/** A status in play, whose it counts for, and what it adds; what it takes away is negative. */
type Standing = readonly [status: number, holder: Seat, amount: number];

const NOTHING: readonly Standing[] = [];

/** Does any token lie there that changes damage? Of most there is none, and this is asked for every pool, many times over. */
function anythingStands(state: ThroneState, pool: Pool): boolean {
  if (holdsAny(state, pool.by, statusesWith(state, 'strengthens'))) return true;
  if (holdsAny(state, pool.by, statusesWith(state, 'weakens'))) return true;
  return pool.at !== NONE && holdsAny(state, pool.at, statusesWith(state, 'invites'));
}

/** What tokens in play add to an attack, as long as they lie there. */
function raises(state: ThroneState, pool: Pool): readonly Standing[] {
  if (!pool.attack || pool !== attackPool(state) || !canBeRaised(pool)) return NOTHING;
  const found: Standing[] = [];
  for (const status of statusesWith(state, 'strengthens')) {
    const held = tokensOf(state, pool.by, status);
    if (held > 0) found.push([status, pool.by, held * (statusOf(state, status).hooks.strengthens?.damage ?? 0)]);
  }
  for (const status of statusesWith(state, 'invites')) {
    if (pool.at !== NONE && tokensOf(state, pool.at, status) > 0)
      found.push([status, pool.by, statusOf(state, status).hooks.invites?.damage ?? 0]);
  }
  return found;
}

/** What they add to damage of the Offensive Roll Phase and take from it. */
function standing(state: ThroneState, pool: Pool): readonly Standing[] {
  if (!anythingStands(state, pool)) return NOTHING;
  const raised = raises(state, pool);
  if (state.ultimate) return raised;
  const found = raised.slice();
  for (const status of statusesWith(state, 'weakens')) {
    const held = tokensOf(state, pool.by, status);
    const { weakens } = statusOf(state, status).hooks;
    if (held === 0 || !weakens) continue;
    const most = held * weakens.damage;
    const taken = weakens.used ? takenFromAttack(state, pool, most) : takenFromPhase(state, pool, most);
    if (taken > 0) found.push([status, pool.by, -taken]);
  }
  return found;
}

/** What an attack uses up modifies it: not the kind of damage that cannot be modified (Shame, ruling). */
function takenFromAttack(state: ThroneState, pool: Pool, most: number): number {
  return pool === attackPool(state) && canBeRaised(pool) ? most : 0;
}

/** DT-20.11: one reduction for the whole phase, from the attack first, then from the rest as it was dealt. */
function takenFromPhase(state: ThroneState, pool: Pool, most: number): number {
  let left = most;
  for (const attack of [true, false])
    for (const other of state.pools) {
      if (!other.offence || other.by !== pool.by || other.attack !== attack) continue;
      const taken = Math.min(left, dealtBy(state, other));
      if (other === pool) return taken;
      left -= taken;
    }
  return 0;
}

/** What the pool comes to before anything lessens it. */
function dealtBy(state: ThroneState, pool: Pool): number {
  let sum = baseOf(state, pool) + pool.plus;
  for (const [, , amount] of raises(state, pool)) sum += amount;
  return sum;
}

function baseOf(state: ThroneState, pool: Pool): number {
  if (pool.mirrors === NONE) return pool.base;
  const source = state.pools.find(({ id }) => id === pool.mirrors);
  return source === undefined ? 0 : Math.ceil(subtotal(state, source) / 2);
}

/** DT-15.3, DT-15.9. */
export function subtotal(state: ThroneState, pool: Pool): number {
  if (pool.avoided || isSuppressed(state, pool)) return 0;
  let sum = baseOf(state, pool) + pool.plus - pool.minus;
  if (pool.offence) for (const [, , amount] of standing(state, pool)) sum += amount;
  return Math.max(0, sum);
}

/** What a multiplier adds to the subtotal, or takes from it: what is left rounds up (DT-15.5, DT-15.6). */
const gainOf = (factor: number, left: number): number => Math.ceil(factor * left) - left;

/** DT-15.4 to DT-15.7: each half and each multiplier is worked out from the subtotal by itself. */
export function finalDamage(state: ThroneState, pool: Pool): number {
  const left = subtotal(state, pool);
  let sum = left - pool.halves * Math.ceil(left / 2);
  for (const factor of pool.factors) sum += gainOf(factor, left);
  if (isScaled(state, pool)) for (let i = 0; i < state.scaled.length; i += 4) sum += gainOf(state.scaled[i] ?? 1, left);
  return Math.min(capOn(state, pool), Math.max(0, sum));
}

/** Is it multiplied as all damage of this Offensive Roll Phase is? An ultimate does not care (DT-9.4). */
const isScaled = (state: ThroneState, pool: Pool): boolean => pool.offence && !state.ultimate;

/** Would what is on its way bring the player's dial down, healing included? */
export function isFalling(state: ThroneState, seat: Seat): boolean {
  const { dial } = playerAt(state, seat);
  let left = (state.health[dial] ?? 0) + (state.healing[dial] ?? 0);
  for (const pool of state.pools)
    if (pool.at !== NONE && playerAt(state, pool.at).dial === dial)
      left -= Math.max(0, finalDamage(state, pool) - pool.shielded);
  return left <= 0;
}

/** The most that an attack takes from a player with such a passive (ADV-9.6). */
function capOn(state: ThroneState, pool: Pool): number {
  let cap = Number.MAX_SAFE_INTEGER;
  if (!pool.attack || state.ultimate || pool.at === NONE || pool.at === state.stunned) return cap;
  for (const number of passivesOf(state, playerAt(state, pool.at)))
    cap = Math.min(cap, abilityOf(state, number).ability.hooks.caps?.damage ?? cap);
  return cap;
}

function nameOf(state: ThroneState, cause: Cause, source: number): string {
  switch (cause) {
    case 'card':
      return cardOf(state, source).id;
    case 'status':
    case 'spent':
      return statusOf(state, source).id;
    case 'bought':
      return useOf(state, source).use.status ?? '';
    case 'scene':
      return sceneName(state, source);
    default:
      return abilityOf(state, source).ability.id;
  }
}

/** Why the number is what it is, line by line. */
export function breakdown(state: ThroneState, pool: Pool): BreakdownLine[] {
  const lines: BreakdownLine[] = [];
  const left = subtotal(state, pool);
  const half = Math.ceil(left / 2);
  const times = (factor: number, seat: Seat, cause: Cause, source: number): void => {
    lines.push({
      what: 'times',
      seat,
      cause,
      source: nameOf(state, cause, source),
      amount: gainOf(factor, left),
      factor,
    });
  };
  for (let i = 0; i < pool.lines.length; i += 5) {
    const [what = 0, seat = 0, cause = 0, source = 0, amount = 0] = pool.lines.slice(i, i + 5);
    const named = CAUSES[cause] ?? 'ability';
    const kind = WHATS[what] ?? 'base';
    if (kind === 'times') {
      times(amount, seat, named, source);
      continue;
    }
    const shown = kind === 'half' ? half : kind === 'base' && pool.mirrors !== NONE ? baseOf(state, pool) : amount;
    lines.push({ what: kind, seat, cause: named, source: nameOf(state, named, source), amount: shown });
  }
  for (const [status, seat, amount] of standing(state, pool)) {
    const what = amount > 0 ? 'plus' : 'minus';
    lines.push({ what, seat, cause: 'status', source: statusOf(state, status).id, amount: Math.abs(amount) });
  }
  if (isScaled(state, pool))
    for (let i = 0; i < state.scaled.length; i += 4) {
      const [factor = 1, seat = 0, cause = 0, source = 0] = state.scaled.slice(i, i + 4);
      times(factor, seat, CAUSES[cause] ?? 'status', source);
    }
  for (const status of [...statusesWith(state, 'harmless'), ...statusesWith(state, 'hides')]) {
    const holder = statusOf(state, status).hooks.hides ? pool.at : pool.by;
    if (holder !== NONE && isSuppressed(state, pool) && tokensOf(state, holder, status) > 0)
      lines.push({ what: 'avoided', seat: holder, cause: 'status', source: statusOf(state, status).id, amount: 0 });
  }
  return lines;
}

/** Who attacks somebody with such a status on the board earns CP, before the defence (README of Season 2, 3). */
export function invitations(state: ThroneState): number {
  const pool = attackPool(state);
  if (pool === null || !canBeRaised(pool) || pool.at === NONE) return 0;
  let cp = 0;
  for (const status of statusesWith(state, 'invites'))
    if (tokensOf(state, pool.at, status) > 0) cp += statusOf(state, status).hooks.invites?.cp ?? 0;
  return cp;
}
