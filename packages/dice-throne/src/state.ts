// The whole state of a Dice Throne match: plain data, pauses included.
import type { Position, Seat } from '@wyrmtable/kernel';
import type { DamageType } from './content/vocabulary.ts';
import type { ModeId } from './modes.ts';

/** `led`: a larger game says whose turn it is, and when it is over. */
export type Mode = ModeId | 'led';

/** Stands for "nobody", "nothing". */
export const NONE = -1;

export interface Player {
  hero: number;
  /** Which health dial is lowered when this player is hurt; teammates share one (DT-17.3). */
  dial: number;
  /** Players of one team are no opponents, whatever their dials. */
  team: number;
  /** The opponent this player is locked in a fight with, or NONE. */
  faces: Seat;
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
  /** Tokens gained this turn, of statuses where that matters: status number and how many, in turns. */
  fresh: number[];
  /** Raised stack limits: status number and by how much, in turns (DT-10.12). */
  raised: number[];
  /** Equipment beside the board. */
  gear: number[];
  /** Upgrades lying on each slot of the board; 1 everywhere when a two-sided board is turned over. */
  ranks: number[];
}

/**
 * What a frame was started by: `status` acts by itself, `spent` is a status the player spent, `bought` a passive's use,
 * `scene` something of a larger game.
 */
export const CAUSES = ['ability', 'defence', 'card', 'status', 'spent', 'passive', 'bought', 'scene'] as const;
export type Cause = (typeof CAUSES)[number];

/** Effects being resolved: where in which sequence, for whom. */
export interface EffectFrame {
  kind: 'effects';
  sequence: number;
  at: number;
  /** Where it stops; a frame for a single effect that waited for its target stops after it. */
  until: number;
  by: Seat;
  /** The player an effect around this one has picked. */
  picked: Seat;
  /** Whom this card is played against, where its player faces nobody and has said it. */
  opponent: Seat;
  cause: Cause;
  source: number;
  /** The first frame of a card, ability or status; frames inside it look up to it for dice. */
  root: boolean;
  /** Dice this effect rolled; with a rival, the last one is the rival's. */
  dice: number[];
  rival: Seat;
  /** Tokens or CP given up for what follows. */
  given: number;
  /** The amount as it was when the effect was set aside to wait for its target, or NONE. */
  fixed: number;
  /** Damage this card has added to the attack. */
  added: number;
  tally: number;
  /** A die was turned or rerolled by this card. */
  turned: boolean;
  /** Left for a repeated choice (two dice to set, …). */
  left: number;
  /** Picks made so far, and who was picked as bits. */
  picks: number;
  chosen: number;
}

/** Why others may answer now (DT-14.4). */
export const WINDOW_CAUSES = [
  'rolled',
  'declared',
  'activated',
  'then',
  'effect-roll',
  'targeting',
  'targeted',
  'resolved',
  'defence-roll',
  'last-chance',
  'landed',
  'incoming',
  'upkeep',
  'phase',
  'played',
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
  id: number;
  by: Seat;
  /** NONE until the attack has a target. */
  at: Seat;
  type: DamageType;
  base: number;
  /** This pool is half the subtotal of that one (DT-15.8), or NONE. */
  mirrors: number;
  plus: number;
  minus: number;
  /** How many halves are prevented. */
  halves: number;
  /** What it is multiplied by (DT-15.6). */
  factors: number[];
  avoided: boolean;
  /** Dealt by the ability of this Offensive Roll Phase, collateral damage included. */
  offence: boolean;
  /** Part of the attack in progress. */
  attack: boolean;
  /** Lands by itself, outside the phase's sum (DT-16.4). */
  now: boolean;
  /** Only if the attack took at least one health (Reckless). */
  recoil: boolean;
  /** A companion that takes part of it, and how much; NONE and 0 without. */
  shield: number;
  shielded: number;
  /** Every addition and prevention for the breakdown: what, seat, cause, source, amount in turns. */
  lines: number[];
}

/** The steps in the order of a turn; `over` is the end of the match. */
export const STEPS = [
  'turn',
  'upkeep',
  'upkeep-end',
  'income',
  'income-end',
  'main-1',
  'main-1-end',
  'offence',
  'rolling',
  'declared',
  'conclude',
  'activate',
  'determined',
  'aim',
  'targeting-die',
  'targeted',
  'resolved',
  'defence',
  'defence-rolled',
  'defended',
  'last-chance',
  'landing',
  'aftermath',
  'roll-over',
  'main-2',
  'main-2-end',
  'discard',
  'turn-end',
  'turn-over',
  'over',
] as const;
export type Step = (typeof STEPS)[number];

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
  | 'source'
  | 'token'
  | 'token-from'
  | 'token-to'
  | 'nudge'
  | 'set'
  | 'copy'
  | 'reroll'
  | 'effect-reroll'
  /** Pay to keep a die, or let it be rolled again. */
  | 'ransom'
  | 'count'
  | 'card'
  | 'search';

/** What an effect asks of the larger game. */
export interface Call {
  what: string;
  amount: number;
  by: Seat;
  who: Seat;
}

export interface ThroneState extends Position {
  mode: Mode;
  players: Player[];
  /** Health by dial, the most it may reach, and healing to land with the phase. */
  health: number[];
  ceilings: number[];
  healing: number[];
  /** Figures of the scenario, in the order of FIGURES. */
  figures: number[];
  /** A larger game has to say whose turn is next. */
  resting: boolean;
  /** What the larger game has to do before the table goes on. */
  calls: Call[];
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
  /** Triggers of the Upkeep or of the turn's end that are still to come. */
  triggers: number[];
  /** Tokens of the active player that go at the end of this turn. */
  fading: number[];
  /** Uses that are allowed once a turn and have been made: seat and use, in turns. */
  used: number[];
  /** Offensive roll attempts made this turn. */
  rollsThisTurn: number;
  /** A hand that was looked at this turn: who looked, whose it is, then the cards; empty without. */
  seen: number[];
  /** The Discard Phase found too many cards: more may be sold than must (DT-3.27). */
  selling: boolean;

  attempts: number;
  rolls: number;
  dice: number[];
  altered: boolean;
  declared: number;
  declaredRow: number;
  target: Seat;
  /** The extra Offensive Roll Phase has its target already (DT-20.5). */
  fixedTarget: Seat;
  /** The Targeting Roll, one die, or empty. */
  targeting: number[];
  ability: number;
  ultimate: boolean;
  undefendable: boolean;
  /** The declared ability has no effect. */
  failed: boolean;
  /** What damage of this Offensive Roll Phase is multiplied by: factor, seat, cause, source in turns. */
  scaled: number[];
  /** An attack was made in this Offensive Roll Phase (DT-7.3). */
  attacked: boolean;
  /** Something has happened since others could last answer. */
  stirred: boolean;
  /** Who heals what the attack takes, or NONE. */
  leech: Seat;
  /** Effects of the ability that wait for the target (DT-3.17). */
  queued: EffectFrame[];
  /** Who defends now: the target, or whoever a unique defence lets answer collateral damage (ADV-9.6). */
  defender: Seat;
  /** Who has had the chance to defend in this Roll Phase. */
  defended: Seat[];
  /** Statuses that the attack in progress has put on its target. */
  arrived: number[];
  pools: Pool[];
  /** Pools are numbered through the match. */
  poolsMade: number;
  defence: number;
  defenceDice: number[];
  defenceAttempts: number;
  /** How many defence dice may be rolled once more by the defence's own words. */
  defenceRerolls: number;
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

/** Most lists of a state are empty most of the time: nothing of them has to be copied. */
const copyList = (list: readonly number[]): number[] => (list.length === 0 ? [] : list.slice());

function copyPlayer(player: Player): Player {
  return {
    hero: player.hero,
    dial: player.dial,
    team: player.team,
    faces: player.faces,
    cp: player.cp,
    out: player.out,
    hand: copyList(player.hand),
    deck: copyList(player.deck),
    discard: copyList(player.discard),
    played: copyList(player.played),
    tokens: copyList(player.tokens),
    fresh: copyList(player.fresh),
    raised: copyList(player.raised),
    gear: copyList(player.gear),
    ranks: copyList(player.ranks),
  };
}

function copyEffects(frame: EffectFrame): EffectFrame {
  return { ...frame, dice: frame.dice.slice() };
}

function copyFrame(frame: Frame): Frame {
  return frame.kind === 'window' ? { ...frame } : copyEffects(frame);
}

const copyPool = (pool: Pool): Pool => ({ ...pool, factors: copyList(pool.factors), lines: copyList(pool.lines) });

export function copy(state: ThroneState): ThroneState {
  return {
    ...state,
    players: state.players.map(copyPlayer),
    health: copyList(state.health),
    ceilings: copyList(state.ceilings),
    healing: copyList(state.healing),
    figures: copyList(state.figures),
    calls: state.calls.length === 0 ? [] : state.calls.map((one) => ({ ...one })),
    order: copyList(state.order),
    stack: state.stack.length === 0 ? [] : state.stack.map(copyFrame),
    rest: state.rest.length === 0 ? [] : state.rest.map(copyEffects),
    triggers: copyList(state.triggers),
    fading: copyList(state.fading),
    used: copyList(state.used),
    seen: copyList(state.seen),
    dice: copyList(state.dice),
    targeting: copyList(state.targeting),
    queued: state.queued.length === 0 ? [] : state.queued.map(copyEffects),
    defended: copyList(state.defended),
    arrived: copyList(state.arrived),
    scaled: copyList(state.scaled),
    pools: state.pools.length === 0 ? [] : state.pools.map(copyPool),
    defenceDice: copyList(state.defenceDice),
    winners: state.winners === null ? null : state.winners.slice(),
  };
}

export function topOf({ stack }: ThroneState): Frame | null {
  const { length } = stack;
  // Read at −1 a list looks for a property of that name, and this is asked at every step.
  return length === 0 ? null : (stack[length - 1] as Frame);
}

/** Opponents still in the game. */
export function isOpponent(state: ThroneState, a: Seat, b: Seat): boolean {
  return playerAt(state, a).team !== playerAt(state, b).team;
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
