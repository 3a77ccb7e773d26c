// How a match stands: every side's strength in points of health, and its chance to win.
import type { ThroneState } from '@wyrmtable/dice-throne';
import { finalDamage, heroOf, NONE, nextIn, playerAt } from '@wyrmtable/dice-throne/inside';
import type { Seat } from '@wyrmtable/kernel';
import { boardWorth } from './boards.ts';
import { cpWorth, hiddenHandWorth, knownHandWorth } from './hand.ts';
import { ESTIMATED, type Prices } from './prices.ts';
import { tokensWorth } from './tokens.ts';

const FEWEST_TURNS = 0.7;
const MOST_TURNS = 7;
/** By then somebody has taken a lasting token away. */
const TOKEN_TURNS = 3.5;
/** What is on its way would defeat this side. */
const FALLING = 12;
/** Whoever rolls next is half a turn ahead. */
const TO_ROLL = 3;
/** Near the end health counts more than anything that could still be made of cards and tokens. */
const WHOLE = 14;
const LEAST_PART = 0.35;
/** Fights with a boss go slower: its cards help the heroes, too (ADV-16.6), and it follows the objective on them. */
const BOSS_TURN = 4.5;
const MOST_BOSS_TURNS = 10;
/** Where a larger game sends one minion after another: how many turns what is built lasts, about, */
const LASTING_TURNS = 5;
/** what still waits behind a minion, what its fall brings, and how much luck is still to come. */
const ROAD = 30;
const FELLED = 4;
const ROAD_SPREAD = 12;
/** The part of their worth that CP and cards have there while they are kept: many a scenario ends with hands full. */
const LED_KEPT = 0.65;
/** The same among more than two sides, for those who look further: bonus cards (DT-18.5) come faster than they can be used. */
const CROWD_KEPT = 0.4;
/** Everybody strikes whoever leads (DT-18.5), so that of a lead in health there, or of a lack of it, only this part will last, */
const CROWD_LEAD = 0.6;
/** and with so much healing matches last so many times as long as the health to go would say. */
const CROWD_TURNS = 1.5;
/** Nobody goes on after a hero's fall. */
const LAST_FALL = 40;
const ABOVE_START = 10;

/** Health of every side when everything on its way has landed. */
function settledHealth(state: ThroneState): number[] {
  const { health: now, healing, ceilings, pools } = state;
  const health = now.slice();
  for (let dial = 0; dial < health.length; dial++) health[dial] = (health[dial] as number) + (healing[dial] ?? 0);
  for (const pool of pools) {
    if (pool.at === NONE) continue;
    const { dial } = playerAt(state, pool.at);
    health[dial] = (health[dial] ?? 0) - Math.max(0, finalDamage(state, pool) - pool.shielded);
  }
  for (let dial = 0; dial < health.length; dial++) {
    const points = health[dial] as number;
    health[dial] = Math.min(ceilings[dial] ?? points, points);
  }
  return health;
}

const BEFORE_ROLL: ReadonlySet<ThroneState['step']> = new Set([
  'turn',
  'upkeep',
  'upkeep-end',
  'income',
  'income-end',
  'main-1',
  'main-1-end',
  'offence',
]);

/** Whose fall ends nothing: an enemy that only rolls is followed by the next. */
const isMinion = (state: ThroneState, dial: number): boolean =>
  state.mode === 'led' && state.players.some((player) => player.dial === dial && heroOf(state, player.hero).rolls);

/** Heroes who share a dial share the turns left, too: a boss strikes once for each of theirs. */
function sharersOf(state: ThroneState, dial: number): number {
  if (state.mode !== 'led') return 1;
  return state.players.reduce((sum, player) => sum + (player.dial === dial && !player.out ? 1 : 0), 0);
}

/**
 * How far somebody looks at a table of more than two sides: until the first of them falls, as if that were the end, or
 * until one alone is left. Of two sides it is the same.
 */
export type Reach = 'first-fall' | 'last-stand';

/** How somebody looks at a table: how far, and what things are worth in those eyes. */
export interface Eye {
  readonly reach: Reach;
  readonly prices: Prices;
}

export const PLAIN_EYE: Eye = { reach: 'first-fall', prices: ESTIMATED };

/** Do more than two sides stand against each other? */
export function isCrowd({ mode, players }: ThroneState): boolean {
  return mode !== 'led' && new Set(players.filter(({ out }) => !out).map(({ dial }) => dial)).size > 2;
}

/** Health that must go until one side alone is left. */
export function healthAbout({ players, health }: ThroneState): number {
  const dials = new Set(players.filter(({ out }) => !out).map(({ dial }) => dial));
  let sum = 0;
  let most = 0;
  for (const dial of dials) {
    const points = Math.max(0, health[dial] ?? 0);
    sum += points;
    most = Math.max(most, points);
  }
  return sum - most;
}

/** Health that one side takes from others until then: of two sides, what the weaker one has. */
function healthToGo(sides: readonly number[], reach: Reach): number {
  if (reach === 'first-fall') return Math.min(...sides);
  let sum = 0;
  let most = 0;
  for (const points of sides) {
    sum += Math.max(0, points);
    most = Math.max(most, points);
  }
  // A side may be struck by all the others, and by one when two are left: by half as many as there are now, on average.
  return (sum - most) / Math.max(1, sides.length / 2);
}

function meanHealth(sides: readonly number[]): number {
  if (sides.length === 0) return 1;
  return sides.reduce((sum, points) => sum + Math.max(1, points), 0) / sides.length;
}

/** How many turns each side still has, about, with so much health to go. */
function turnsToGo({ mode }: ThroneState, left: number, goesOn: boolean, { aTurn: usual }: Prices): number {
  if (goesOn) return LASTING_TURNS;
  const [aTurn, most] = mode === 'led' ? [BOSS_TURN, MOST_BOSS_TURNS] : [usual, MOST_TURNS];
  return Math.min(most, Math.max(FEWEST_TURNS, left / aTurn));
}

/** A dial goes so far above what it began with (DT-2.2, ADV-3.11). */
const firstHealth = ({ ceilings }: ThroneState, dial: number): number => (ceilings[dial] ?? 0) - ABOVE_START;

interface Standing {
  /** By side: strength in points of health; −∞ for who is out. */
  readonly strengths: readonly number[];
  readonly spread: number;
}

/** `knower` is the seat whose side's cards count as what they are; other hands count by their number. */
function standingOf(state: ThroneState, knower: Seat, { reach, prices }: Eye): Standing {
  const health = settledHealth(state);
  const minions = health.map((_, dial) => isMinion(state, dial));
  const goesOn = minions.includes(true);
  const alive = health.map(
    (_, dial) => minions[dial] || state.players.some((player) => player.dial === dial && !player.out),
  );
  const standing = health.filter((_, dial) => alive[dial]);
  const left = goesOn
    ? Math.min(...health.filter((_, dial) => alive[dial] && !minions[dial]))
    : healthToGo(standing, reach);
  // Those who look further see more than the first fall only where more than one is still to come.
  const far = state.mode !== 'led' && reach === 'last-stand' && standing.length > 2;
  const turns = turnsToGo(state, far ? CROWD_TURNS * left : left, goesOn, prices);
  const part = Math.min(1, LEAST_PART + Math.max(0, left) / WHOLE);
  const own = playerAt(state, knower).dial;
  const mean = meanHealth(standing);
  const strengths = health.map((points, dial) => {
    if (!alive[dial]) return Number.NEGATIVE_INFINITY;
    if (minions[dial]) return ROAD + (points > 0 ? points : -FELLED);
    if (points <= 0) return points - (goesOn ? LAST_FALL : FALLING);
    if (far) return mean + CROWD_LEAD * (points - mean);
    // A boss has more health than its heroes, and needs it: what each side has lost tells how the fight stands.
    return state.mode === 'led' && !goesOn ? points - firstHealth(state, dial) : points;
  });
  const savings = state.mode === 'led' ? LED_KEPT : far ? CROWD_KEPT : 1;
  for (const player of state.players) {
    if (player.out) continue;
    const its = turns / (goesOn ? 1 : sharersOf(state, player.dial));
    const hand =
      player.dial === own ? knownHandWorth(state, player, its, prices) : hiddenHandWorth(player.hand.length, prices);
    const kept = (cpWorth(player.cp, prices) + hand) * savings;
    const tokens = tokensWorth(state, player.tokens, Math.min(TOKEN_TURNS, its), player.dial === own ? prices.kept : 1);
    const assets = kept + tokens + boardWorth(state, player, prices) * its;
    strengths[player.dial] = (strengths[player.dial] ?? 0) + part * assets;
  }
  const roller = BEFORE_ROLL.has(state.step) ? state.active : nextIn(state, state.active);
  const { dial } = playerAt(state, roller);
  strengths[dial] = (strengths[dial] ?? 0) + TO_ROLL;
  return { strengths, spread: goesOn ? ROAD_SPREAD : prices.spread * Math.sqrt(mean) };
}

/** Two players, each a side, in a game of their own: where judgement is asked most. */
const isPlainDuel = ({ mode, players }: ThroneState): boolean =>
  mode === 'duel' && players.length === 2 && !players[0]?.out && !players[1]?.out;

/** What is on its way to that dial, or from it. */
function landedOn(state: ThroneState, dial: number): number {
  const { healing, ceilings, pools } = state;
  let health = (state.health[dial] as number) + (healing[dial] ?? 0);
  for (let i = 0; i < pools.length; i++) {
    const pool = pools[i] as (typeof pools)[number];
    if (pool.at === NONE || playerAt(state, pool.at).dial !== dial) continue;
    health -= Math.max(0, finalDamage(state, pool) - pool.shielded);
  }
  return Math.min(ceilings[dial] ?? health, health);
}

/** The same as `standingOf` for two players, with all that only larger tables need left out, on numbers alone. */
function duelChance(state: ThroneState, knower: Seat, { prices }: Eye, of: number): number {
  const first = landedOn(state, 0);
  const second = landedOn(state, 1);
  const left = Math.min(first, second);
  const turns = Math.min(MOST_TURNS, Math.max(FEWEST_TURNS, left / prices.aTurn));
  const part = Math.min(1, LEAST_PART + Math.max(0, left) / WHOLE);
  const roller = playerAt(state, BEFORE_ROLL.has(state.step) ? state.active : nextIn(state, state.active)).dial;
  const strengthAt = (seat: Seat): number => {
    const player = playerAt(state, seat);
    const isOwn = seat === knower;
    const hand = isOwn ? knownHandWorth(state, player, turns, prices) : hiddenHandWorth(player.hand.length, prices);
    const tokens = tokensWorth(state, player.tokens, Math.min(TOKEN_TURNS, turns), isOwn ? prices.kept : 1);
    const assets = cpWorth(player.cp, prices) + hand + tokens + boardWorth(state, player, prices) * turns;
    const points = player.dial === 0 ? first : second;
    return points - (points <= 0 ? FALLING : 0) + part * assets + (player.dial === roller ? TO_ROLL : 0);
  };
  const own = strengthAt(0);
  const other = strengthAt(1);
  const spread = prices.spread * Math.sqrt((Math.max(1, first) + Math.max(1, second)) / 2);
  const top = Math.max(own, other);
  const weight = Math.exp((own - top) / spread);
  const against = Math.exp((other - top) / spread);
  return (playerAt(state, 0).dial === of ? weight : against) / (weight + against);
}

/** Every side's chance to win, as judged from the table as it lies. */
export function chancesOf(state: ThroneState, knower: Seat, eye: Eye): number[] {
  const { winners } = state;
  if (winners !== null) {
    const share = winners.length === 0 ? 1 / state.health.length : 1;
    return state.health.map((_, dial) => (winners.length === 0 || winners.includes(dial) ? share : 0));
  }
  if (isPlainDuel(state)) return [duelChance(state, knower, eye, 0), duelChance(state, knower, eye, 1)];
  const { strengths, spread } = standingOf(state, knower, eye);
  const top = Math.max(...strengths);
  // All fell together where a larger game has the last word: nobody can tell from the table.
  if (top === Number.NEGATIVE_INFINITY) return strengths.map(() => 1 / strengths.length);
  const weights = strengths.map((strength) => Math.exp((strength - top) / spread));
  const all = weights.reduce((sum, weight) => sum + weight, 0);
  return weights.map((weight) => weight / all);
}

/** One side's chance to win. */
export function chanceAt(state: ThroneState, knower: Seat, eye: Eye, dial: number): number {
  if (state.winners === null && isPlainDuel(state)) return duelChance(state, knower, eye, dial);
  return chancesOf(state, knower, eye)[dial] ?? 0;
}
