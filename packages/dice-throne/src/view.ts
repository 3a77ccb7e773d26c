// What one watcher may know of a match, picked field by field.
import type { Seat, Stocked, Watcher } from '@wyrmtable/kernel';
import { abilityOf, cardOf, heroNumber, heroOf, sequenceOf, statusOf } from './content/library.ts';
import type { DamageType } from './content/vocabulary.ts';
import type { BreakdownLine } from './events.ts';
import type { LaidBoard } from './rules/board.ts';
import { breakdown, finalDamage, subtotal } from './rules/damage.ts';
import { lessenable } from './rules/dealing.ts';
import {
  type Asking,
  type Mode,
  NONE,
  type Player,
  playerAt,
  type Step,
  type ThroneState,
  topOf,
  type WindowCause,
} from './state.ts';

export interface PlayerView {
  readonly hero: string;
  readonly dial: number;
  readonly cp: number;
  readonly out: boolean;
  readonly hand: number;
  readonly deck: number;
  readonly discard: readonly string[];
  readonly upgrades: readonly string[];
  readonly statuses: readonly { readonly status: string; readonly tokens: number }[];
  /** The other side of a two-sided board is up. */
  readonly flipped: boolean;
  readonly raised: readonly { readonly status: string; readonly by: number }[];
  readonly team: number;
  /** At a table that is led: whom this player is locked in a fight with. */
  readonly faces: Seat | null;
  /** Equipment beside the board. */
  readonly gear: readonly string[];
}

export interface PoolView {
  readonly by: Seat;
  readonly at: Seat | null;
  readonly type: DamageType;
  readonly attack: boolean;
  readonly subtotal: number;
  readonly damage: number;
  readonly lines: readonly BreakdownLine[];
}

export interface AskingView {
  readonly sequence: number;
  readonly at: number;
  /** Which pools a prevention may be used on, as numbers among `pools`. */
  readonly sources: readonly number[];
}

export interface ThroneView extends Stocked {
  readonly seat: Watcher;
  readonly mode: Mode;
  readonly players: readonly PlayerView[];
  /** Own cards; teammates see each other's (DT-17.2). */
  readonly hands: readonly { readonly seat: Seat; readonly cards: readonly string[] }[];
  readonly health: readonly number[];
  /** How far each dial goes. */
  readonly ceilings: readonly number[];
  readonly healing: readonly number[];
  readonly turn: number;
  readonly order: readonly Seat[];
  readonly active: Seat;
  readonly step: Step;
  /** Who decides; null when it is over and while a window is open (own choices tell whether one is asked). */
  readonly toMove: Seat | null;
  readonly asking: Asking | null;
  /** The effect that asks, by its place in the library, so that a client can say what its options are. */
  readonly asks: AskingView | null;
  readonly window: WindowCause | null;
  readonly attempts: number;
  readonly rolls: number;
  readonly dice: readonly number[];
  readonly declared: string | null;
  readonly ability: string | null;
  readonly row: number;
  readonly target: Seat | null;
  readonly targeting: readonly number[];
  readonly ultimate: boolean;
  readonly defence: string | null;
  readonly defenceDice: readonly number[];
  /** Dice of the effect being resolved; with a rival, the last one is the rival's. */
  readonly effectDice: readonly number[];
  readonly rival: Seat | null;
  /** Cards being resolved, the innermost last. */
  readonly resolving: readonly { readonly seat: Seat; readonly card: string }[];
  /** A hand this watcher was shown this turn. */
  readonly seen: { readonly seat: Seat; readonly cards: readonly string[] } | null;
  readonly pools: readonly PoolView[];
  readonly winners: readonly number[] | null;
}

const ids = (state: ThroneState, cards: readonly number[]): string[] => cards.map((card) => cardOf(state, card).id);

function playerView(state: ThroneState, player: Player): PlayerView {
  const raised: { status: string; by: number }[] = [];
  for (let i = 0; i < player.raised.length; i += 2)
    raised.push({ status: statusOf(state, player.raised[i] ?? 0).id, by: player.raised[i + 1] ?? 0 });
  return {
    hero: heroOf(state, player.hero).id,
    dial: player.dial,
    cp: player.cp,
    out: player.out,
    hand: player.hand.length,
    deck: player.deck.length,
    discard: ids(state, player.discard),
    upgrades: ids(state, player.played),
    statuses: player.tokens.flatMap((tokens, status) =>
      tokens > 0 ? [{ status: statusOf(state, status).id, tokens }] : [],
    ),
    flipped: heroOf(state, player.hero).slots.some(({ otherSide }, at) => otherSide !== null && player.ranks[at] === 1),
    raised,
    team: player.team,
    faces: player.faces === NONE ? null : player.faces,
    gear: ids(state, player.gear),
  };
}

/** The board as it lies in front of that player. */
export function boardIn(
  of: Stocked,
  { hero, upgrades, flipped }: Pick<PlayerView, 'hero' | 'upgrades' | 'flipped'>,
): LaidBoard {
  const number = heroNumber(of, hero);
  const ranks = heroOf(of, number).slots.map((slot) =>
    slot.otherSide === null ? slot.upgrades.findLastIndex(({ id }) => upgrades.includes(id)) + 1 : Number(flipped),
  );
  return { hero: number, ranks };
}

/** May the watcher see that seat's hand? */
export function seesHand(state: ThroneState, watcher: Watcher, seat: Seat): boolean {
  return watcher !== 'spectator' && playerAt(state, watcher).team === playerAt(state, seat).team;
}

function seenBy(state: ThroneState, watcher: Watcher): ThroneView['seen'] {
  const [viewer, seat = NONE, ...cards] = state.seen;
  return viewer !== undefined && viewer === watcher ? { seat, cards: ids(state, cards) } : null;
}

function asksIn(state: ThroneState): AskingView | null {
  const frame = topOf(state);
  if (state.asking === null || frame?.kind !== 'effects') return null;
  const at = frame.at - 1;
  const effect = sequenceOf(state, frame.sequence).effects[at];
  if (effect === undefined) return null;
  const sources = state.asking === 'source' ? lessenable(state, frame, effect) : [];
  return { sequence: frame.sequence, at, sources: sources.map((pool) => state.pools.indexOf(pool)) };
}

export function view(state: ThroneState, watcher: Watcher): ThroneView {
  const top = topOf(state);
  const window = state.asking === 'window' && top?.kind === 'window' ? top.cause : null;
  const rolled = state.stack.findLast((frame) => frame.kind === 'effects' && frame.dice.length > 0);
  return {
    library: state.library,
    seat: watcher,
    mode: state.mode,
    players: state.players.map((player) => playerView(state, player)),
    hands: state.players.flatMap((player, seat) =>
      seesHand(state, watcher, seat) ? [{ seat, cards: ids(state, player.hand) }] : [],
    ),
    health: state.health.slice(),
    ceilings: state.ceilings.slice(),
    healing: state.healing.slice(),
    turn: state.turn,
    order: state.order.slice(),
    active: state.active,
    step: state.step,
    toMove: window !== null || state.asking === null ? null : state.asked,
    asking: state.asking,
    asks: asksIn(state),
    window,
    attempts: state.attempts,
    rolls: state.rolls,
    dice: state.dice.slice(),
    declared: state.declared === NONE ? null : abilityOf(state, state.declared).ability.id,
    ability: state.ability === NONE ? null : abilityOf(state, state.ability).ability.id,
    row: state.declaredRow,
    target: state.target === NONE ? null : state.target,
    targeting: state.targeting.slice(),
    ultimate: state.ultimate,
    defence: state.defence === NONE ? null : abilityOf(state, state.defence).ability.id,
    defenceDice: state.defenceDice.slice(),
    effectDice: rolled?.kind === 'effects' ? rolled.dice.slice() : [],
    rival: rolled?.kind === 'effects' && rolled.rival !== NONE ? rolled.rival : null,
    resolving: state.stack.flatMap((frame) =>
      frame.kind === 'effects' && frame.root && frame.cause === 'card'
        ? [{ seat: frame.by, card: cardOf(state, frame.source).id }]
        : [],
    ),
    seen: seenBy(state, watcher),
    pools: state.pools.map((pool) => ({
      by: pool.by,
      at: pool.at === NONE ? null : pool.at,
      type: pool.type,
      attack: pool.attack,
      subtotal: subtotal(state, pool),
      damage: finalDamage(state, pool),
      lines: breakdown(state, pool),
    })),
    winners: state.winners,
  };
}
