// Setting up a match (SK-2).
import { type Chance, type Manifest, openedKey } from '@wyrmtable/kernel';
import { NO_CARD } from './content/cards.ts';
import { CONTENT } from './content/catalogue.ts';
import { DICE } from './content/table.ts';
import type { Card } from './content/verbs.ts';
import type { FarkleOptions } from './options.ts';
import type { FarkleState } from './state.ts';

/** Card numbers with as many copies as the deck holds. */
export function deckOf(cards: readonly Card[], firstNumber: number): number[] {
  return cards.flatMap((card, i) => Array<number>(card.count).fill(firstNumber + i));
}

export function start(options: FarkleOptions, seats: number, chance: Chance, content: Manifest): FarkleState {
  const library = openedKey(CONTENT, content);
  const { cards, companions, figures } = CONTENT.library(library);
  const first = options.first ?? chance.below(seats);
  const companionDeck = deckOf(cards.slice(0, companions), 0);
  const itemDeck = deckOf(cards.slice(companions), companions);
  chance.shuffle(companionDeck);
  chance.shuffle(itemDeck);
  const heroes = Array.from({ length: seats }, () => ({
    army: 0,
    companion: NO_CARD,
    items: [] as number[],
    pending: [] as number[],
    lair: false,
    wiped: false,
  }));
  for (let i = 0; i < seats; i++) {
    const hero = heroes[(first + i) % seats];
    if (hero === undefined) continue;
    hero.companion = companionDeck.pop() ?? NO_CARD;
    hero.items.push(itemDeck.pop() ?? NO_CARD);
  }
  return {
    drawn: 0,
    library,
    wounds: options.wounds,
    ties: options.ties ?? 'nobody',
    heroes,
    companionDeck,
    companionDiscard: [],
    itemDeck,
    itemDiscard: [],
    turn: 1,
    active: first,
    armyAtStart: 0,
    threshold: figures.lairThreshold,
    begun: false,
    companionUsed: false,
    refused: 0,
    step: 'turn',
    asked: first,
    quiet: 0,
    action: null,
    target: -1,
    attack: 0,
    roller: first,
    pending: 0,
    aside: [],
    rolls: 0,
    left: DICE,
    mustRoll: false,
    placed: [],
    placedEvent: null,
    extraDie: false,
    dice: [],
    face: null,
    faceFixed: false,
    calmed: false,
    addedWounds: 0,
    dealt: 0,
    lost: 0,
    aimed: NO_CARD,
    aimedBy: -1,
    aimedAt: -1,
    aimedFace: 0,
    winner: -1,
  };
}
