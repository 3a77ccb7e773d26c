// Chests and the loot die, loot decks, and which cards a deck may hold (ADV-13, ADV-19).
import {
  addTokens,
  cardOf,
  changeCp,
  changeHealth,
  drawCards,
  playerAt,
  statusNumber,
} from '@wyrmtable/dice-throne/lead';
import type { Chance, Seat } from '@wyrmtable/kernel';
import { classNumber, contentOf, isLoot, lootOf } from '../content/library.ts';
import { CLASSES } from '../content/loot-card.ts';
import type { Reward } from '../content/loot-table.ts';
import { type AdventureState, travellerAt } from '../state.ts';
import { arenaOf, changeGold, type Play } from './play.ts';

export const lootDie = (chance: Chance): number => 1 + chance.below(20);

/** ADV-13.2: every hero rolls, wherever they are. */
export function openChest(play: Play, chest: number): void {
  for (let i = 0; i < play.state.heroes.length; i++)
    rollLoot(play, (play.state.active + i) % play.state.heroes.length, chest);
}

export function rollLoot(play: Play, seat: Seat, chest: number): void {
  const result = lootDie(play.chance);
  if (play.emit) play.emit({ kind: 'loot-die', seat, chest, result });
  const reward = contentOf(play.state).figures.lootTable[chest - 1]?.results[result - 1];
  if (reward !== undefined) takeReward(play, seat, reward);
}

function takeReward(play: Play, seat: Seat, reward: Reward): void {
  const { state, emit } = play;
  const table = arenaOf(play);
  if (typeof reward === 'string') {
    const card = takeLoot(state, classNumber(reward));
    if (card === null) return;
    travellerAt(state, seat).mystery.push(card);
    if (emit) emit({ kind: 'mystery', seat, class: lootOf(state, card).class });
    return;
  }
  const [kind, amount] = reward;
  switch (kind) {
    case 'boost':
      addTokens(table, seat, statusNumber(state, `boost-${amount}`), 1);
      break;
    case 'cp':
      changeCp(table, seat, amount);
      break;
    case 'draw':
      drawCards(table, seat, amount);
      break;
    case 'heal':
      changeHealth(table, playerAt(state.arena, seat).dial, amount);
      break;
    case 'gold':
      changeGold(play, amount);
      break;
  }
}

/** ADV-13.13, ADV-3.9: the top card of the class, else of the highest lower one; null when all are empty. */
export function takeLoot(state: AdventureState, wanted: number): number | null {
  for (let kind = wanted; kind >= 0; kind--) {
    const deck = state.lootDecks[kind] ?? [];
    for (let tries = deck.length; tries > 0; tries--) {
      const card = deck.pop() as number;
      if (state.heroes.length > 1 || !lootOf(state, card).team) return card;
      deck.unshift(card);
    }
  }
  return null;
}

/** Under the deck of its class. */
export function putUnder(state: AdventureState, card: number): void {
  state.lootDecks[classNumber(lootOf(state, card).class)]?.unshift(card);
}

/** The card of that name the hero owns, a hero's own card included, or null. */
export function ownedVersion(
  state: AdventureState,
  seat: Seat,
  name: string,
): { card: number; version: number } | null {
  for (const card of travellerAt(state, seat).deck) {
    if (isLoot(state, card)) {
      const loot = lootOf(state, card);
      if (loot.name === name) return { card, version: loot.version };
    } else if (cardOf(state, card).id === name) return { card, version: 1 };
  }
  return null;
}

/** Is it no better than what the hero owns (ADV-20.7)? */
function isLower(state: AdventureState, seat: Seat, card: number): boolean {
  const { name, version } = lootOf(state, card);
  return (ownedVersion(state, seat, name)?.version ?? 0) >= version;
}

/** The card, or one that is no lower version of an owned one: those go under their deck (ADV-20.7, 20.10, 21.4). */
export function exchanged(state: AdventureState, seat: Seat, card: number): number | null {
  let found: number | null = card;
  const kind = classNumber(lootOf(state, card).class);
  const tries = CLASSES.reduce((sum, _, at) => sum + (state.lootDecks[at]?.length ?? 0), 0);
  for (let i = 0; found !== null && isLower(state, seat, found); i++) {
    putUnder(state, found);
    if (i > tries) return null;
    found = takeLoot(state, kind);
  }
  return found;
}

/** ADV-19.5, ADV-19.6: a deck holds one card of a name; the lower one goes. */
export function addToDeck({ state, emit }: Play, seat: Seat, card: number): void {
  const { name, card: action } = lootOf(state, card);
  const { deck } = travellerAt(state, seat);
  const owned = ownedVersion(state, seat, name);
  if (owned !== null) {
    deck.splice(deck.indexOf(owned.card), 1);
    if (isLoot(state, owned.card)) putUnder(state, owned.card);
  }
  deck.push(card);
  if (emit) emit({ kind: 'acquired', seat, card: action.id });
}

export function dropFromDeck(state: AdventureState, seat: Seat, card: number): void {
  const { deck } = travellerAt(state, seat);
  deck.splice(deck.indexOf(card), 1);
  putUnder(state, card);
}
