// What is true at every moment of every match, and a walk by random legal play that looks for a moment where it is not.
import {
  type Chance,
  type Choice,
  chachaChance,
  derivedSeed,
  proceed,
  start,
  streamKey,
  swiftChance,
} from '@wyrmtable/kernel';
import { kindOf } from '../src/choice.ts';
import { libraryOf } from '../src/content/library.ts';
import { diceThrone } from '../src/game.ts';
import { limitOf } from '../src/rules/play.ts';
import { NONE, type ThroneState } from '../src/state.ts';
import type { Table } from './tables.ts';

/** Cards never appear or vanish: hand, deck, discard pile, beside the board or on it, or being resolved. */
export function cardsOf(state: ThroneState, seat: number): number[] {
  const player = state.players[seat];
  if (player === undefined) return [];
  const resolving = [...state.stack, ...state.rest].flatMap((frame) =>
    frame.kind === 'effects' && frame.root && frame.cause === 'card' && frame.by === seat ? [frame.source] : [],
  );
  const { hand, deck, discard, played, gear } = player;
  return [...hand, ...deck, ...discard, ...played, ...gear, ...resolving];
}

/** The first thing that is wrong with a match, or null. */
function brokenInvariant(state: ThroneState, promo: boolean): string | null {
  for (const [seat, player] of state.players.entries()) {
    const whole =
      (libraryOf(state).decks[player.hero]?.length ?? 0) +
      (promo && libraryOf(state).promos[player.hero] !== null ? 1 : 0);
    const cards = cardsOf(state, seat).length;
    if (cards !== whole) return `seat ${seat} has ${cards} cards of ${whole}`;
  }
  return brokenTable(state);
}

/** The first thing that is wrong with a table, whoever leads it, or null. */
export function brokenTable(state: ThroneState): string | null {
  for (const [dial, health] of state.health.entries())
    if (!Number.isInteger(health) || health < 0 || health > (state.ceilings[dial] ?? 0)) return `health ${health}`;
  for (const healing of state.healing) if (!(healing >= 0)) return `healing ${healing}`;
  for (const [seat, player] of state.players.entries()) {
    if (!Number.isInteger(player.cp) || player.cp < 0 || player.cp > 15) return `seat ${seat} has ${player.cp} CP`;
    for (const [status, tokens] of player.tokens.entries()) {
      if (!Number.isInteger(tokens) || tokens < 0) return `seat ${seat} has ${tokens} tokens of ${status}`;
      if (tokens > limitOf(state, seat, status)) return `seat ${seat} has too many tokens of ${status}`;
      if (player.out && tokens > 0) return `seat ${seat} is out and has tokens`;
    }
    if (player.out && (state.health[player.dial] ?? 0) > 0) return `seat ${seat} is out and has health`;
    if (player.out && (state.healing[player.dial] ?? 0) > 0) return `seat ${seat} is out and is being healed`;
  }
  for (const pool of state.pools) {
    if (!(pool.base >= 0) || !(pool.plus >= 0) || !(pool.minus >= 0)) return 'a pool below nothing';
    if (pool.at !== NONE && state.players[pool.at]?.out) return 'damage for somebody who is out';
  }
  for (const dice of [state.dice, state.defenceDice, state.targeting])
    if (dice.some((value) => !(value >= 1 && value <= 6))) return 'a die shows no number';
  if (state.attempts < 0) return 'attempts below nothing';
  if (state.asking !== null && state.players[state.asked]?.out) return 'somebody who is out is asked';
  if (state.asking === 'main' && (state.stack.length > 0 || state.pools.length > 0))
    return 'something hangs on in a Main Phase';
  if (state.step === 'over' && state.stack.length > 0) return 'something hangs on after the end';
  return null;
}

export interface Found {
  readonly choices: number;
  readonly problem: string | null;
  readonly state: ThroneState;
}

const IDLE: ReadonlySet<string> = new Set(['sell', 'proceed', 'pass']);

/** Any legal choice; an eager player mostly declares what is met, and plays rather than sells or goes on. */
function pick(legal: readonly Choice[], whim: Chance, eager: boolean): Choice | undefined {
  let wanted = legal;
  if (eager && whim.below(4) > 0) {
    const declared = legal.filter((choice) => kindOf(choice) === 'declare');
    const busy = declared.length > 0 ? declared : legal.filter((choice) => !IDLE.has(kindOf(choice)));
    if (busy.length > 0) wanted = busy;
  }
  return wanted[whim.below(wanted.length)];
}

/** How often everybody's view is made and every choice read: they cost more than the moves. */
const LOOK_EVERY = 16;

/** Views can be made and choices read at any moment; null when all is well. */
function unreadable(state: ThroneState, legal: readonly Choice[]): string | null {
  diceThrone.view(state, 'spectator');
  state.players.forEach((_, seat) => {
    diceThrone.view(state, seat);
  });
  const unread = legal.find((choice) => diceThrone.read(choice, state).kind !== kindOf(choice));
  if (unread !== undefined) return `choice ${unread} reads as another`;
  return new Set(legal).size === legal.length ? null : 'a choice is offered twice';
}

/** One match by legal play at random, looked at before every choice. */
export function walk({ options, seats, eager }: Table, seed: number): Found {
  const chance = chachaChance(streamKey(derivedSeed(seed, 0), []));
  const whim = swiftChance(seed);
  const state = start(diceThrone, options, seats, chance);
  let choices = 0;
  while (diceThrone.toMove(state) !== null) {
    const broken = brokenInvariant(state, options.promo);
    if (broken !== null) return { choices, problem: broken, state };
    const legal: readonly Choice[] = diceThrone.choices(state);
    const problem = choices % LOOK_EVERY === 0 ? unreadable(state, legal) : null;
    if (problem !== null) return { choices, problem, state };
    const choice = pick(legal, whim, eager);
    if (choice === undefined) return { choices, problem: 'nothing to choose', state };
    if (choices > diceThrone.bound) return { choices, problem: 'no end', state };
    proceed(diceThrone, state, choice, chance);
    choices++;
  }
  return { choices, problem: brokenInvariant(state, options.promo), state };
}
