// The whole state of a Dice Throne match: plain data, pauses included.
import type { Position, Seat } from '@wyrmtable/kernel';
import type { DamageType } from './content/vocabulary.ts';

export const MODES = ['duel', '2v2', '3v3', 'koth'] as const;
export type Mode = (typeof MODES)[number];

/** Stands for "nobody", "nothing". */
export const NONE = -1;

export interface Player {
  hero: number;
  /** Which health dial is lowered when this player is hurt; teammates share one (DT-17.3). */
  dial: number;
  cp: number;
  out: boolean;
  hand: number[];
  /** The top is the end of the list. */
  deck: number[];
  discard: number[];
  /** Played upgrades: out of the deck for good (DT-2.17). */
  played: number[];
  /** Tokens by status number. */
  tokens: number[];
  /** Raised stack limits: status number and by how much, in turns (DT-10.12). */
  raised: number[];
  /** Upgrades lying on each slot of the board. */
  ranks: number[];
}

/** What a frame was started by, for the breakdown and for rules that ask. */
export type Cause = 'ability' | 'defence' | 'card' | 'status' | 'passive';

/** Effects being resolved: where in which sequence, for whom. */
export interface EffectFrame {
  kind: 'effects';
  sequence: number;
  at: number;
  by: Seat;
  /** The player an effect around this one has picked. */
  picked: Seat;
  cause: Cause;
  source: number;
  /** The first frame of a card, ability or status; frames inside it look up to it for dice. */
  root: boolean;
  /** Dice this effect rolled. */
  dice: number[];
  rerolls: number;
  /** Tokens or CP given up for what follows. */
  given: number;
  /** Damage this card has added to the attack. */
  added: number;
  /** Left for a repeated choice (two dice to set, …). */
  left: number;
}

/** Why others may answer now (DT-14.4). */
export const WINDOW_CAUSES = [
  'rolled',
  'declared',
  'then',
  'effect-roll',
  'targeting',
  'targeted',
  'defence-roll',
  'last-chance',
  'landed',
  'incoming',
  'upkeep',
  'phase',
] as const;
export type WindowCause = (typeof WINDOW_CAUSES)[number];

export interface WindowFrame {
  kind: 'window';
  cause: WindowCause;
  asked: Seat;
  quiet: number;
  /** This seat is not asked here (it decides right after anyway), or NONE. */
  spared: Seat;
  /** Only dice may be touched: a card or spent status is being resolved (DT-14.6). */
  diceOnly: boolean;
}

export type Frame = EffectFrame | WindowFrame;

/** One source, one target, one type (DT-15.1). */
export interface Pool {
  by: Seat;
  /** NONE until the attack has a target. */
  at: Seat;
  type: DamageType;
  base: number;
  plus: number;
  minus: number;
  /** How many halves are prevented. */
  halves: number;
  avoided: boolean;
  /** Part of the attack in progress. */
  attack: boolean;
  /** Lands by itself, outside the phase's sum (DT-16.4). */
  now: boolean;
  /** Only if the attack took at least one health (Reckless). */
  recoil: boolean;
  /** Every addition and prevention for the breakdown: what, seat, cause, source, amount in turns. */
  lines: number[];
}

export type Step =
  | 'turn'
  | 'upkeep'
  | 'upkeep-end'
  | 'income'
  | 'main-1'
  | 'offence'
  | 'rolling'
  | 'declared'
  | 'activate'
  | 'determined'
  | 'targeting-die'
  | 'targeted'
  | 'resolved'
  | 'defence'
  | 'defence-rolled'
  | 'defended'
  | 'landing'
  | 'aftermath'
  | 'roll-over'
  | 'main-2'
  | 'discard'
  | 'turn-over'
  | 'over';

/** What the seat to move is asked, apart from windows. */
export type Asking =
  | 'order'
  | 'main'
  | 'pay'
  | 'roll'
  | 'target'
  | 'defence'
  | 'defence-reroll'
  | 'discard'
  | 'window'
  | 'option'
  | 'pick'
  | 'token'
  | 'token-from'
  | 'token-to'
  | 'nudge'
  | 'set'
  | 'copy'
  | 'reroll'
  | 'effect-reroll'
  | 'count';

/** A targeted effect of the ability that waits for the target: what, number, amount. */
export type Queued = readonly [
  what: 'inflict' | 'lose-cp' | 'steal-cp' | 'discard-random',
  number: number,
  amount: number,
];

export interface ThroneState extends Position {
  mode: Mode;
  players: Player[];
  /** Health by dial, the most it may reach, and healing to land with the phase. */
  health: number[];
  healthMax: number;
  healing: number[];
  turn: number;
  /** Seats in the order of their turns. */
  order: Seat[];
  active: Seat;
  step: Step;
  asking: Asking | null;
  asked: Seat;
  stack: Frame[];
  /** Frames of the ability set aside at a "then" until the target is known or the damage has landed. */
  rest: EffectFrame[];
  triggers: number[];

  attempts: number;
  rolls: number;
  dice: number[];
  altered: boolean;
  declared: number;
  declaredRow: number;
  target: Seat;
  /** The extra Offensive Roll Phase has its target already (DT-20.5). */
  fixedTarget: Seat;
  targetingDie: number;
  ability: number;
  ultimate: boolean;
  undefendable: boolean;
  queued: Queued[];
  /** Statuses that the attack in progress has put on its target. */
  arrived: number[];
  pools: Pool[];
  defence: number;
  defenceDice: number[];
  defenceAttempts: number;
  /** Damage the attack of this Roll Phase really took. */
  dealt: number;
  /** Whoever was stunned by the attack of this phase, or NONE. */
  stunned: Seat;
  extraOffence: boolean;
  /** Dials that won, or null; an empty list is a draw. */
  winners: number[] | null;
}

export function playerAt(state: ThroneState, seat: Seat): Player {
  const player = state.players[seat];
  if (player === undefined) throw new RangeError(`nobody sits at seat ${seat}`);
  return player;
}

function copyPlayer(player: Player): Player {
  return {
    hero: player.hero,
    dial: player.dial,
    cp: player.cp,
    out: player.out,
    hand: player.hand.slice(),
    deck: player.deck.slice(),
    discard: player.discard.slice(),
    played: player.played.slice(),
    tokens: player.tokens.slice(),
    raised: player.raised.slice(),
    ranks: player.ranks.slice(),
  };
}

function copyFrame(frame: Frame): Frame {
  return frame.kind === 'window' ? { ...frame } : { ...frame, dice: frame.dice.slice() };
}

export function copy(state: ThroneState): ThroneState {
  return {
    ...state,
    players: state.players.map(copyPlayer),
    health: state.health.slice(),
    healing: state.healing.slice(),
    order: state.order.slice(),
    stack: state.stack.map(copyFrame),
    rest: state.rest.map((frame) => ({ ...frame, dice: frame.dice.slice() })),
    triggers: state.triggers.slice(),
    dice: state.dice.slice(),
    queued: state.queued.map(([what, number, amount]) => [what, number, amount]),
    arrived: state.arrived.slice(),
    pools: state.pools.map((pool) => ({ ...pool, lines: pool.lines.slice() })),
    defenceDice: state.defenceDice.slice(),
    winners: state.winners === null ? null : state.winners.slice(),
  };
}

export function topOf(state: ThroneState): Frame | null {
  return state.stack[state.stack.length - 1] ?? null;
}

/** Opponents still in the game. */
export function isOpponent(state: ThroneState, a: Seat, b: Seat): boolean {
  return playerAt(state, a).dial !== playerAt(state, b).dial;
}

/** The next seat that is still in, in the order of turns. */
export function nextIn(state: ThroneState, seat: Seat): Seat {
  const { order } = state;
  let at = order.indexOf(seat);
  for (let i = 0; i < order.length; i++) {
    at = (at + 1) % order.length;
    const next = order[at] as Seat;
    if (!playerAt(state, next).out) return next;
  }
  return seat;
}

/** Seats are numbered clockwise (DT-17.6). */
export function nextClockwise(state: ThroneState, seat: Seat): Seat {
  return (seat + 1) % state.players.length;
}

/** Seats of a dial: one player, or a whole team. */
export function seatsOfDial(state: ThroneState, dial: number): Seat[] {
  return state.players.flatMap((player, seat) => (player.dial === dial ? [seat] : []));
}
