// Verbs that take cards out of a discard pile, a deck or play: what they may take, and where it goes.
import type { Seat } from '@wyrmtable/kernel';
import { abilityOf, cardOf } from '../content/library.ts';
import type { EffectOf } from '../content/vocabulary.ts';
import { type EffectFrame, type Player, playerAt, type ThroneState } from '../state.ts';
import { isLayable } from './board.ts';
import { type Play, takeFromHand } from './play.ts';

/** Cards of the own discard pile that may come back. */
export function returnable(state: ThroneState, seat: Seat, which: 'any' | 'upgrade'): number[] {
  return playerAt(state, seat).discard.filter((card) => which === 'any' || cardOf(state, card).upgrade !== null);
}

export function takeBack(play: Play, seat: Seat, card: number): void {
  const player = playerAt(play.state, seat);
  player.discard.splice(player.discard.indexOf(card), 1);
  player.hand.push(card);
  if (play.emit) play.emit({ kind: 'found', seat, card: cardOf(play.state, card).id });
}

export function searchDeck(play: Play, seat: Seat, card: number): void {
  const player = playerAt(play.state, seat);
  player.deck.splice(player.deck.indexOf(card), 1);
  player.hand.push(card);
  play.chance.shuffle(player.deck);
  if (play.emit) play.emit({ kind: 'found', seat, card: cardOf(play.state, card).id });
}

/** Upgrades that may be laid on the board for free. */
export function layable(
  state: ThroneState,
  seat: Seat,
  { from, most }: Pick<EffectOf<'play-upgrade'>, 'from' | 'most'>,
): number[] {
  const player = playerAt(state, seat);
  const isFree = (card: number): boolean => isLayable(player, cardOf(state, card)) && cardOf(state, card).cost <= most;
  return player[from].filter(isFree).toSorted((a, b) => a - b);
}

export function layUpgrade(play: Play, seat: Seat, card: number): void {
  const player = playerAt(play.state, seat);
  const { upgrade, id } = cardOf(play.state, card);
  if (upgrade === null) return;
  if (player.hand.includes(card)) takeFromHand(play, seat, card);
  else {
    player.deck.splice(player.deck.indexOf(card), 1);
    play.chance.shuffle(player.deck);
  }
  player.played.push(card);
  player.ranks[upgrade.slot] = upgrade.rank;
  if (play.emit) play.emit({ kind: 'upgraded', seat, card: id });
}

/** One of the cards drawn last: even numbers put it on the deck, odd ones under it; the top is the end of the list. */
export function putBack(play: Play, seat: Seat, of: number, way: number): void {
  const { deck, hand } = playerAt(play.state, seat);
  const card = hand.slice(-of)[way >> 1];
  if (card === undefined) return;
  takeFromHand(play, seat, card);
  if (way % 2 === 0) deck.push(card);
  else deck.unshift(card);
}

/** Equipment goes to the discard pile; an action is out for the rest of the game. */
export function putAway(state: ThroneState, root: EffectFrame): void {
  const player = playerAt(state, root.by);
  if (root.cause === 'card') {
    player.played.push(root.source);
    root.root = false;
    return;
  }
  const isIts = (card: number): boolean => {
    const { number, uses } = abilityOf(state, cardOf(state, card).gear);
    return root.cause === 'bought' ? uses.includes(root.source) : number === root.source;
  };
  const card = player.gear.find(isIts);
  if (card !== undefined) dropGear(player, card);
}

export function dropGear(player: Player, card: number): void {
  player.gear.splice(player.gear.indexOf(card), 1);
  player.discard.push(card);
}
