// What a player could play right now, in a window or in the own time (DT-12, DT-14).
import type { Choice, Seat } from '@wyrmtable/kernel';
import { discard, play as playCard, spend } from '../choice.ts';
import {
  cardOf,
  type LibraryCard,
  type LibraryUse,
  libraryOf,
  libraryStatus,
  statusNumber,
  statusOf,
  useOf,
} from '../content/library.ts';
import type { Moment, PlayNeed } from '../content/shapes.ts';
import { inRollPhase } from '../phases.ts';
import { type EffectFrame, isOpponent, NONE, playerAt, type ThroneState } from '../state.ts';
import { seatsAmong } from './among.ts';
import { usesOf } from './board.ts';
import { holdsFor, isUndefended } from './conditions.ts';
import { attackPool, canBeRaised, mostIncoming } from './damage.ts';
import { exhaustionOf, isMarked } from './marks.ts';
import { hasDie, openDice } from './open-dice.ts';
import { freshOf, tokensOf } from './play.ts';

/**
 * When a player is asked: in the own time everything that is allowed is offered; in a window only what could do something;
 * inside a card only what touches its dice (DT-14.6); when a defence is chosen only what may take its place.
 */
export type Asked = 'own-time' | 'window' | 'dice' | 'defence';

/** DT-9.2: an ultimate locks all opponents. */
function isLocked(state: ThroneState, seat: Seat): boolean {
  return playerAt(state, seat).out || (state.ultimate && isOpponent(state, seat, state.active));
}

/** DT-9.2, DT-20.5: nothing at all may be done by the locked and the stunned. */
export function mayAct(state: ThroneState, seat: Seat): boolean {
  return state.stunned !== seat && !isLocked(state, seat);
}

/** The attack in progress may still be raised by a card of that player: not by the side it is aimed at (DT-7.6 to DT-7.9). */
function isRaisable(state: ThroneState, seat: Seat): boolean {
  if (state.pools.length === 0) return false;
  const pool = attackPool(state);
  return pool !== null && pool.at !== NONE && canBeRaised(pool) && isOpponent(state, pool.at, seat);
}

/** The same for what raises only the player's own attack. */
const raisableBy = (state: ThroneState, seat: Seat): boolean => seat === state.active && isRaisable(state, seat);

/** The player is the defender of an attack that has not landed yet (DT-7.4). */
function isAttacked(state: ThroneState, seat: Seat): boolean {
  return seat === state.target && state.pools.length > 0 && attackPool(state)?.at === seat;
}

const isToken = (state: ThroneState, count: number, status: number): boolean =>
  count > 0 && statusOf(state, status).removable;

/** Would it do anything? Nobody is prompted for nothing (DT-12.14 allows it in the own time). */
function isUseful(state: ThroneState, seat: Seat, need: PlayNeed): boolean {
  switch (need) {
    case 'somebody-incoming':
      return state.pools.length > 0 && state.players.some((_, other) => mostIncoming(state, other) > 0);
    case 'own-die':
      return hasDie(state, seat, 'own');
    case 'team-die':
      return hasDie(state, seat, 'team');
    case 'opponent-die':
      return hasDie(state, seat, 'opponent');
    case 'any-die':
      return hasDie(state, seat, 'any');
    case 'two-own-dice': {
      const open = openDice(state);
      return (
        open !== null && open.owner === seat && open.rival === NONE && open.dice.some((value) => value !== open.dice[0])
      );
    }
    case 'offence':
      return state.step === 'rolling' || state.step === 'declared';
    case 'defence':
      return state.step === 'defence-rolled';
    case 'a-status':
      return state.players.some(
        (player) => !player.out && player.tokens.some((count, at) => isToken(state, count, at)),
      );
    case 'own-negative':
      return playerAt(state, seat).tokens.some(
        (count, at) => isToken(state, count, at) && statusOf(state, at).kind === 'negative',
      );
    case 'status-arrived':
      return seat === state.target && state.arrived.some((status) => tokensOf(state, seat, status) > 0);
    case 'defendable':
      return !state.undefendable && attackPool(state)?.type === 'normal';
    default:
      return true;
  }
}

/** What the card itself demands. */
function isAllowed(state: ThroneState, seat: Seat, need: PlayNeed): boolean {
  if (typeof need === 'string') {
    if (need === 'an-attack') return isRaisable(state, seat);
    if (need === 'attacked') return isAttacked(state, seat);
    if (need === 'falling') return seatsAmong(state, seat, 'falling').length > 0;
    return need !== 'another-card' || playerAt(state, seat).hand.length > 1;
  }
  if ('kind' in need) return holdsFor(state, seat, need);
  if ('attackBase' in need) return (attackPool(state)?.base ?? 0) >= need.attackBase;
  if ('incoming' in need) return mostIncoming(state, seat) >= need.incoming;
  if ('dieOf' in need) return openDice(state)?.status === statusNumber(state, need.dieOf);
  return (
    seat === state.active &&
    state.step === 'aftermath' &&
    state.dealt >= need.landed &&
    state.target !== NONE &&
    !playerAt(state, state.target).out
  );
}

function needsMet(state: ThroneState, seat: Seat, needs: readonly PlayNeed[], asked: Asked): boolean {
  for (let i = 0; i < needs.length; i++) {
    const need = needs[i] as PlayNeed;
    if (!isAllowed(state, seat, need)) return false;
    if (asked !== 'own-time' && !isUseful(state, seat, need)) return false;
  }
  return true;
}

/** An action card whose moment is now and whose cost can be paid (DT-12.14). */
function isPlayable(state: ThroneState, seat: Seat, cp: number, card: LibraryCard, asked: Asked): boolean {
  const { action } = card;
  if (action === null || card.cost > cp || asked === 'defence' || state.stunned === seat) return false;
  if (asked === 'dice' && !card.touchesDice) return false;
  if (action.timing === 'main' && !(seat === state.active && state.asking === 'main')) return false;
  if (action.timing === 'roll' && !inRollPhase(state)) return false;
  return needsMet(state, seat, action.needs, asked);
}

function momentIs(state: ThroneState, seat: Seat, moment: Moment): boolean {
  switch (moment) {
    case 'any':
      return true;
    case 'main':
      return seat === state.active && state.asking === 'main';
    case 'upkeep':
      return seat === state.active && (state.step === 'upkeep' || state.step === 'upkeep-end');
    case 'roll':
      return inRollPhase(state);
    case 'incoming':
      return state.pools.length > 0 && mostIncoming(state, seat) > 0;
    case 'own-attack':
      return raisableBy(state, seat);
    case 'before-defence':
      return raisableBy(state, seat) && isUndefended(state);
    case 'attacked':
      return isAttacked(state, seat);
    case 'struck':
      return state.pools.some(({ offence, at, by }) => offence && at === seat && isOpponent(state, by, seat));
    case 'defence':
      return seat === state.target && !state.ultimate;
  }
}

/** Marks of what may be done once a turn: this use, or any use of that token. */
export function onceKey({ number, use, owner }: LibraryUse): number {
  return use.perTurn === 'once-a-token' ? exhaustionOf(owner) : number;
}

function isUsedUp(state: ThroneState, seat: Seat, entry: LibraryUse): boolean {
  if (entry.use.perTurn === 'any') return false;
  return isMarked(state, seat, onceKey(entry));
}

function isUsable(state: ThroneState, seat: Seat, entry: LibraryUse, asked: Asked): boolean {
  const { use, status } = entry;
  if (asked === 'dice' && !entry.touchesDice) return false;
  // What blocks an arriving status may block the stun itself (Dryad, ruling).
  if (state.stunned === seat && !use.needs.includes('status-arrived')) return false;
  if ((asked === 'defence') !== (use.moment === 'defence')) return false;
  if (use.cp > playerAt(state, seat).cp) return false;
  if (status >= 0) {
    const held = tokensOf(state, seat, status);
    if (held < use.tokens) return false;
    // Tokens gained this turn do not count for some uses (Chi).
    if (use.matured && seat === state.active && held - freshOf(state, seat, status) < use.tokens) return false;
  }
  return !isUsedUp(state, seat, entry) && momentIs(state, seat, use.moment) && needsMet(state, seat, use.needs, asked);
}

/**
 * Cards and once-a-turn uses of all players in one turn, a seat and a mark for each: more than any match of ours comes to. Cards of
 * made heroes that bring each other back end here.
 */
const MOST_USED = 400;
const isSpent = ({ used }: ThroneState): boolean => used.length >= MOST_USED;

/** Adds every card and use the seat may play now to the list; without a list it stops at the first. */
function collect(state: ThroneState, seat: Seat, asked: Asked, into: Choice[] | null): boolean {
  if (isLocked(state, seat) || isSpent(state)) return false;
  const { hand, cp } = playerAt(state, seat);
  let any = false;
  // No card takes the place of a defence.
  for (let i = asked === 'defence' ? hand.length : 0; i < hand.length; i++) {
    const number = hand[i] as number;
    if (!isPlayable(state, seat, cp, cardOf(state, number), asked)) continue;
    if (into === null) return true;
    any = true;
    into.push(playCard(number));
  }
  return collectOpen(state, seat, asked, into) || any;
}

/** The same for what lies open on the board: tokens and passives. */
function collectOpen(state: ThroneState, seat: Seat, asked: Asked, into: Choice[] | null): boolean {
  const player = playerAt(state, seat);
  const { tokens } = player;
  const { usable } = libraryOf(state);
  let any = false;
  for (let i = 0; i < usable.length; i++) {
    const status = usable[i] as number;
    if (tokens[status] === 0) continue;
    if (collectUses(state, seat, asked, libraryStatus(state, status).uses, into)) {
      if (into === null) return true;
      any = true;
    }
  }
  return collectUses(state, seat, asked, usesOf(state, player), into) || any;
}

function collectUses(
  state: ThroneState,
  seat: Seat,
  asked: Asked,
  uses: readonly number[],
  into: Choice[] | null,
): boolean {
  let any = false;
  for (let i = 0; i < uses.length; i++) {
    const number = uses[i] as number;
    if (!isUsable(state, seat, useOf(state, number), asked)) continue;
    if (into === null) return true;
    any = true;
    into.push(spend(number));
  }
  return any;
}

/** The uses of tokens and passives that lie open, can be paid for and are not used up this turn, whatever their moment. */
export function usesLeft(state: ThroneState, seat: Seat): number[] {
  const player = playerAt(state, seat);
  const lying = libraryOf(state)
    .usable.filter((status) => (player.tokens[status] ?? 0) > 0)
    .flatMap((status) => libraryStatus(state, status).uses);
  return [...lying, ...usesOf(state, player)].filter((number) => {
    const entry = useOf(state, number);
    const { use, status } = entry;
    const held = status < 0 || tokensOf(state, seat, status) >= use.tokens;
    return held && use.cp <= player.cp && !isUsedUp(state, seat, entry);
  });
}

export function hasAnswer(state: ThroneState, seat: Seat, asked: Asked): boolean {
  return collect(state, seat, asked, null);
}

/** Could the seat answer for all that others can know: its tokens lie open, its hand may hold any card not seen yet. */
export function mightAnswer(state: ThroneState, seat: Seat, asked: Asked): boolean {
  if (isLocked(state, seat) || isSpent(state)) return false;
  if (collectOpen(state, seat, asked, null)) return true;
  const { hand, deck, cp } = playerAt(state, seat);
  if (hand.length === 0) return false;
  const playable = (card: number): boolean => isPlayable(state, seat, cp, cardOf(state, card), asked);
  return hand.some(playable) || deck.some(playable);
}

/** Adds everything the seat may play now to the list. */
export function answers(state: ThroneState, seat: Seat, asked: Asked, into: Choice[]): Choice[] {
  collect(state, seat, asked, into);
  if (asked !== 'own-time' && asked !== 'window') return into;
  // ADV-19.2: loot may be changed for another card, but nobody is asked for that alone (ADV-R3).
  for (const card of playerAt(state, seat).hand)
    if (cardOf(state, card).action?.swaps && mayAct(state, seat)) into.push(discard(card));
  return into;
}

/** Is the frame part of something nobody may interrupt (DT-12.12)? */
export function isUninterruptible(state: ThroneState, frame: EffectFrame): boolean {
  if (frame.cause === 'spent' || frame.cause === 'bought') return true;
  return frame.cause === 'card' && cardOf(state, frame.source).action?.timing !== 'main';
}
